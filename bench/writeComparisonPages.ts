import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderCspVariables } from '../build/renderCspVariables.ts'
import { precompressFolder } from '../build/precompressPlugin.ts'
import { findPhoneSourceElement } from './budgets.ts'
import { yardstickScript } from './mainThread.ts'

const baselinePageCss = `body{margin:0;font:1rem/1.5 Georgia,serif;color:#222;background:#fbf9f5}
img{display:block;width:100%;aspect-ratio:4/5;max-height:80svh;object-fit:cover}main{padding:1rem}h1{font-size:2rem;line-height:1.1}`

/**
 * Writes into the folder `comparisonDist` two pages with which the gate compares the site's pages. `/` is the baseline page,
 * about the smallest page with a photograph: HTML, inline CSS and the home page's first photograph, copied from the
 * build `siteDist`. `/yardstick` does a fixed amount of work (yardstickScript).
 */
export async function writeComparisonPages(siteDist: string, comparisonDist: string) {
  const clientFolder = join(comparisonDist, 'client')
  await mkdir(join(clientFolder, 'assets'), { recursive: true })
  await mkdir(join(comparisonDist, 'nginx'))
  const { source, srcset } = findPhoneSourceElement(
    await readFile(join(siteDist, 'client/index.html'), 'utf8'),
    '/',
  )
  for (const [, file = ''] of srcset.matchAll(/\/(assets\/\S+)/g))
    await copyFile(join(siteDist, 'client', file), join(clientFolder, file))
  for (const [file, text] of Object.entries({
    'client/index.html': `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>The baseline page</title>
<meta name="description" content="A heading and a photograph." />
<link rel="icon" href="data:," />
<style>${baselinePageCss}</style>
</head>
<body>
<picture>${source}<img src="${srcset.split(' ')[0]}" width="800" height="1000" alt="A dining table" fetchpriority="high" /></picture>
<main><h1>The baseline page</h1><p>The least a page with a photograph can be.</p></main>
</body>
</html>
`,
    'client/yardstick.html':
      '<!doctype html><title>Yardstick</title><p>Yardstick</p><script src="/assets/yardstick.js"></script>',
    'client/assets/yardstick.js': yardstickScript,
    'client/robots.txt': 'User-agent: *\nAllow: /\n',
    'nginx/csp-variables.conf': renderCspVariables('', [['index', baselinePageCss]]),
  }))
    await writeFile(join(comparisonDist, file), text)
  await precompressFolder(clientFolder)
}
