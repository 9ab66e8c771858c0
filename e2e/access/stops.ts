import type { Locator } from '@playwright/test'
import { parse } from 'yaml'

type Node = string | { [described: string]: string | Node[] }

/** Reads where the Tab key should stop in a part of the page: the controls of its accessibility tree, each as `link "Home"`. */
export async function readTabStops(part: Locator): Promise<string[]> {
  return listControls(parse(await part.ariaSnapshot()) as Node[])
}

function listControls(nodes: Node[]): string[] {
  return nodes.flatMap((node) => {
    const [[described = '', children = []] = []] =
      typeof node === 'string' ? [[node, []]] : Object.entries(node)
    return [
      ...(/^(link|button|textbox|spinbutton|combobox) /.test(described)
        ? [described.replace(/ \[[^\]]*\]$/, '')]
        : []),
      ...(typeof children === 'string' ? [] : listControls(children)),
    ]
  })
}
