import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * What each of these images in the engine is made of: each file of each layer in its order, in a line with its name, its time
 * and a hash of its bytes and of all else that the archive says of it. A time later than `latest` (seconds since 1970) is
 * shown as that, as BuildKit's rewrite-timestamp writes it.
 */
export async function filesOf(images: string[], latest: number): Promise<string[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'layers-'))
  try {
    const archive = join(folder, 'images.tar')
    await run('docker', ['save', '--output', archive, ...images])
    await run('tar', ['--extract', '--file', archive, '--directory', folder])
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
      RepoTags: string[]
      Layers: string[]
    }[]
    return images.map((image) => {
      const layers = manifest.find(({ RepoTags }) => RepoTags.includes(image))?.Layers
      if (layers === undefined) throw new Error(`docker save: ${image} is not in what it saved`)
      return layers.flatMap((layer, index) =>
        entries(readFileSync(join(folder, layer)), latest).map((line) => `${index} ${line}`),
      )
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Where the header of a file in a tar archive keeps what is asked for here. */
const fields = {
  name: [0, 100],
  size: [124, 136],
  time: [136, 148],
  sum: [148, 156],
  folder: [345, 500],
} as const

function entries(layer: Buffer, latest: number): string[] {
  const lines: string[] = []
  for (let at = 0; at < layer.length && layer[at] !== 0;) {
    const header = Buffer.from(layer.subarray(at, at + 512))
    const text = (field: keyof typeof fields) =>
      header.toString('latin1', ...fields[field]).replace(/[\0 ].*$/s, '')
    const end = at + 512 + Math.ceil(Number.parseInt(text('size'), 8) / 512) * 512
    const seconds = Math.min(Number.parseInt(text('time'), 8), latest)
    const name = text('folder') + text('name')
    for (const field of ['time', 'sum'] as const) header.fill(0, ...fields[field])
    const hash = createHash('sha256')
      .update(header)
      .update(layer.subarray(at + 512, end))
      .digest('hex')
    lines.push(`${name} ${new Date(seconds * 1000).toISOString()} ${hash.slice(0, 16)}`)
    at = end
  }
  return lines
}
