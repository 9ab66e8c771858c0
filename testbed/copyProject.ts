import { cp, mkdir, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'

const sources = [
  'src',
  'build',
  'public',
  'index.html',
  'vite.config.ts',
  'package.json',
  'tsconfig.json',
  'nginx.conf',
]

/**
 * Copies the project without what was built; packages are linked, and with `cache` the encoded photographs that are there
 * already, too.
 */
export async function copyProject(from: string, to: string, cache = false) {
  for (const name of sources) await cp(join(from, name), join(to, name), { recursive: true })
  if (cache) return symlink(join(from, 'node_modules'), join(to, 'node_modules'))
  await mkdir(join(to, 'node_modules'))
  for (const name of await readdir(join(from, 'node_modules')))
    if (name !== '.cache' && name !== '.vite')
      await symlink(join(from, 'node_modules', name), join(to, 'node_modules', name))
}
