import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { finish } from '../../build/finish.ts'
import { entryScript, readManifest, scriptsOf } from './scripts.ts'

/**
 * Copies a built site and makes it hydrate as React sites do: the entry is a module that imports the app statically, and
 * each page preloads both. All else stays the same.
 */
export async function writeEagerSite(from: string, to: string) {
  await cp(from, to, { recursive: true })
  const client = join(to, 'client')
  const scripts = scriptsOf(await readManifest(from), 'src/app.tsx').map((file) => `/${file}`)
  await writeFile(
    join(client, 'assets/eager.js'),
    `import{start}from"${scripts[0]}";start(document.getElementById("root")).then(()=>{document.documentElement.dataset.app="ready"});` +
      'addEventListener("load",()=>document.documentElement.classList.add("painted","fonts"));\n',
  )
  const links = scripts.map((script) => `<link rel="modulepreload" href="${script}" />`).join('')
  const html = (await readdir(client)).filter((name) => name.endsWith('.html') && name !== 'error.html')
  for (const name of html) {
    const file = join(client, name)
    const text = await readFile(file, 'utf8')
    await writeFile(
      file,
      text
        .replace(`>${entryScript(text, name)}<`, ' type="module" src="/assets/eager.js"><')
        .replace('</head>', () => `${links}</head>`),
    )
  }
  await finish(client)
}
