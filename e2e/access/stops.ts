import type { Locator } from '@playwright/test'
import { parse } from 'yaml'

type Node = string | { [described: string]: string | Node[] }

/** Expected tab stops in a part of the page: the controls of its accessibility tree in order, as `link "Home"`. */
export async function stopsOf(part: Locator): Promise<string[]> {
  return controls(parse(await part.ariaSnapshot()) as Node[])
}

function controls(nodes: Node[]): string[] {
  return nodes.flatMap((node) => {
    const [[described = '', children = []] = []] =
      typeof node === 'string' ? [[node, []]] : Object.entries(node)
    return [
      ...(/^(link|button|textbox|spinbutton|combobox) /.test(described)
        ? [described.replace(/ \[[^\]]*\]$/, '')]
        : []),
      ...(typeof children === 'string' ? [] : controls(children)),
    ]
  })
}
