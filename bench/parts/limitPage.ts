import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { finish } from '../../build/finish.ts'

const photograph = resolve('src/images/hero-dining.jpg')
const [width, height] = [720, 900]
/** Bytes that the photograph should have, as in the research that set the bar. */
const target = 20_000

const css = `body{margin:0;font:1rem/1.5 Georgia,serif;color:#222;background:#fbf9f5}
img{display:block;width:100%;height:auto}main{padding:1rem}h1{font-size:2rem;line-height:1.1}`

/** Writes the least page that shows a photograph: one HTML file with its styles inside, and one AVIF of about 20 kB. */
export async function writeLimitPage(dist: string) {
  const client = join(dist, 'client')
  await mkdir(join(client, 'assets'), { recursive: true })
  await mkdir(join(dist, 'nginx'), { recursive: true })
  await writeFile(join(client, 'assets/hero.avif'), await encode())
  await writeFile(
    join(client, 'index.html'),
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>The physical limit</title>
<meta name="description" content="A heading and a photograph." />
<link rel="icon" href="data:," />
<style>${css}</style>
</head>
<body>
<img src="/assets/hero.avif" width="${width}" height="${height}" alt="A dining table" fetchpriority="high" />
<main><h1>The physical limit</h1><p>The least a page with a photograph can be.</p></main>
</body>
</html>
`,
  )
  await writeFile(join(client, 'robots.txt'), 'User-agent: *\nAllow: /\n')
  const hash = createHash('sha256').update(css).digest('base64')
  await writeFile(
    join(dist, 'nginx/csp-hashes.conf'),
    `map "" $script_hash { default ""; }\nmap "" $style_hashes { default "'sha256-${hash}'"; }\n`,
  )
  await finish(client)
}

/** The photograph at the best quality that keeps within the target. */
async function encode(): Promise<Buffer> {
  const cut = await sharp(photograph).resize(width, height, { fit: 'cover' }).toBuffer()
  for (let quality = 70; quality > 10; quality -= 1) {
    const file = await sharp(cut).avif({ quality }).toBuffer()
    if (file.length <= target) return file
  }
  throw new Error(`${photograph}: no quality gives ${target} bytes or less`)
}
