import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { dist } from '../check/folders.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Writes dist/nginx/csp-hashes.conf, which nginx.conf includes: the hashes of the script and the styles that stand in the
 * built pages. Throws where a page has a style attribute, which the policy blocks, or another script than the others.
 */
export const policy = (): Plugin => ({
  name: 'policy',
  apply: 'build',
  buildApp: {
    order: 'post',
    async handler() {
      const scripts = new Set<string>()
      const styles: string[] = []
      for (const name of (await readdir(join(dist, 'client')))
        .filter((file) => file.endsWith('.html'))
        .toSorted()) {
        const html = await readFile(join(dist, 'client', name), 'utf8')
        if (/ style="/.test(html)) throw new Error(`${name}: has a style attribute, which the policy blocks`)
        for (const [, script = ''] of html.matchAll(/<script nonce="[^"]*">(.*?)<\/script>/gs))
          scripts.add(script)
        const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
        styles.push(`    "~^/${name.replace('.', '\\.')}" "${hash(style)}";\n`)
      }
      const [script, ...others] = scripts
      if (script === undefined || others.length > 0)
        throw new Error(`the built pages: expected one inline script in all of them, found ${scripts.size}`)
      await mkdir(join(dist, 'nginx'), { recursive: true })
      await writeFile(
        join(dist, 'nginx/csp-hashes.conf'),
        `map "" $script_hash { default "${hash(script)}"; }\n` +
          `map $uri $style_hashes {\n    volatile;\n    default "";\n${styles.join('')}}\n`,
      )
    },
  },
})
