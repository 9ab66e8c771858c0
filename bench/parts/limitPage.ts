import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { precompressFolder } from '../../build/precompress.ts'
import { findPhoneSource } from '../budgets.ts'
import { yardstickScript } from './mainThread.ts'

const cssOfLimitPage = `body{margin:0;font:1rem/1.5 Georgia,serif;color:#222;background:#fbf9f5}
img{display:block;width:100%;aspect-ratio:4/5;max-height:80svh;object-fit:cover}main{padding:1rem}h1{font-size:2rem;line-height:1.1}`

/**
 * Writes a site with two pages into the folder `dist`. `/` is the limit page, about the smallest page with a photograph: one
 * HTML file with inline CSS and the home page's first photograph, its files and `sizes` taken from the build in `site`.
 * `/yardstick` does a fixed amount of work (yardstickScript).
 */
export async function writeLimitPage(site: string, dist: string) {
  const clientFolder = join(dist, 'client')
  await mkdir(join(clientFolder, 'assets'), { recursive: true })
  await mkdir(join(dist, 'nginx'), { recursive: true })
  const homeHtml = await readFile(join(site, 'client/index.html'), 'utf8')
  const { source, srcset } = findPhoneSource(homeHtml, '/')
  for (const [, file = ''] of srcset.matchAll(/\/(assets\/\S+)/g))
    await copyFile(join(site, 'client', file), join(clientFolder, file))
  const fallbackUrl = srcset.split(' ')[0] ?? ''
  await writeFile(
    join(clientFolder, 'index.html'),
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>The physical limit</title>
<meta name="description" content="A heading and a photograph." />
<link rel="icon" href="data:," />
<style>${cssOfLimitPage}</style>
</head>
<body>
<picture>${source}<img src="${fallbackUrl}" width="800" height="1000" alt="A dining table" fetchpriority="high" /></picture>
<main><h1>The physical limit</h1><p>The least a page with a photograph can be.</p></main>
</body>
</html>
`,
  )
  await writeFile(join(clientFolder, 'assets/yardstick.js'), yardstickScript)
  await writeFile(
    join(clientFolder, 'yardstick.html'),
    '<!doctype html><title>Yardstick</title><p>Yardstick</p><script src="/assets/yardstick.js"></script>',
  )
  await writeFile(join(clientFolder, 'robots.txt'), 'User-agent: *\nAllow: /\n')
  const inlineStyleHash = createHash('sha256').update(cssOfLimitPage).digest('base64')
  await writeFile(
    join(dist, 'nginx/csp-hashes.conf'),
    `map "" $script_hash { default ""; }\nmap "" $style_hashes { default "'sha256-${inlineStyleHash}'"; }\n` +
      `map "" $form_action { default "'none'"; }\nmap "" $form_connect { default ""; }\n`,
  )
  await precompressFolder(clientFolder)
}
