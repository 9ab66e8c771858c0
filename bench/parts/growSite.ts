import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { products } from '../../src/content/products.ts'

/**
 * Adds copies of the gallery's photographs, each with slightly other pixels, until there are `factor` times as many
 * photographs as before; all of them in the gallery. Returns how many there are.
 */
export async function growGallery(project: string, factor: number): Promise<number> {
  const images = join(project, 'src/images')
  const before = (await readdir(images)).filter((name) => name.endsWith('.jpg')).length
  const added: { name: string; original: string }[] = []
  for (let copy = 0; added.length < before * (factor - 1); copy++) {
    const original = products.gallery[copy % products.gallery.length]
    if (!original) throw new Error('the gallery is empty')
    const name = `grown-${copy}`
    const brighter = sharp(join(images, `${original}.jpg`)).linear(1, (copy % 16) + 1)
    await brighter.jpeg({ quality: 90 }).toFile(join(images, `${name}.jpg`))
    added.push({ name, original })
  }

  const names = added.map(({ name }) => `'${name}'`).join(', ')
  await edit(
    project,
    'src/content/photos.ts',
    /\} as const satisfies/,
    (end) =>
      added
        .map(({ name }) => `'${name}': { alt: 'A', caption: 'B', focus: { x: 0.5, y: 0.5 } },\n`)
        .join('') + end,
  )
  await edit(project, 'src/content/products.ts', /\] as const satisfies/, (end) => `${names}${end}`)
  await edit(project, 'src/images/products.ts', /glob<\w+>\(\s*\[/g, (start) => `${start} './grown-*.jpg', `)
  return before + added.length
}

async function edit(project: string, name: string, pattern: RegExp, change: (found: string) => string) {
  const file = join(project, name)
  const text = await readFile(file, 'utf8')
  const changed = text.replace(pattern, change)
  if (changed === text)
    throw new Error(`${name}: nothing matches ${String(pattern)}; growSite.ts must follow the source`)
  await writeFile(file, changed)
}
