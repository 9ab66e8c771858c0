import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { finish } from '../../build/finish.ts'
import { entryAndApp, staticImports } from './scripts.ts'

/**
 * Copies a built site and makes it hydrate as React sites do: the entry imports the app statically, and each page preloads
 * it together with what it imports. All else stays the same.
 */
export async function writeEagerSite(from: string, to: string) {
  await cp(from, to, { recursive: true })
  const client = join(to, 'client')
  const assets = join(client, 'assets')
  const html = (await readdir(client)).filter((name) => name.endsWith('.html') && name !== 'error.html')
  for (const name of html) {
    const file = join(client, name)
    const text = await readFile(file, 'utf8')
    const { entry, app } = await entryAndApp(assets, text, name)
    const preloads = [...(await staticImports(assets, app)), entry]
    await writeFile(
      join(assets, 'eager.js'),
      `import{start}from"./${app}";start(document.getElementById("root")).then(()=>{document.documentElement.dataset.app="ready"});` +
        'addEventListener("load",()=>document.documentElement.classList.add("fonts"));\n',
    )
    const links = preloads.map((script) => `<link rel="modulepreload" href="/assets/${script}" />`).join('')
    await writeFile(
      file,
      text.replace(`/assets/${entry}`, '/assets/eager.js').replace('</head>', () => `${links}</head>`),
    )
  }
  await finish(client)
}
