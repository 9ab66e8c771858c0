import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { placeholders as defaults } from '../../src/content/site.ts'
import { expect, test } from '../fixtures.ts'

const project = resolve(import.meta.dirname, '../..')

/** What a build needs of the project; packages, and with them the photographs that are encoded already, are linked. */
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

/** Builds a copy of the project with these settings; rejects with what the build said if it refuses them. */
async function build(folder: string, settings: Record<string, string>) {
  for (const name of sources) await cp(join(project, name), join(folder, name), { recursive: true })
  await symlink(join(project, 'node_modules'), join(folder, 'node_modules'))
  const vite = join(folder, 'node_modules/vite/bin/vite.js')
  await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: folder,
    env: { ...process.env, ...settings },
  })
}

test.describe("an operator's settings", { tag: '@local' }, () => {
  test.slow()

  let folder: string
  test.beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'settings-'))
  })
  test.afterEach(() => rm(folder, { recursive: true }))

  test('reach every page and every file that machines read', async () => {
    await build(folder, {
      SITE_NAME: 'Oak & Iron',
      SITE_URL: 'https://oak.test',
      SITE_PHONE: '+49 30 5550199',
      SITE_EMAIL: 'post@oak.test',
      SITE_SUSTAINABILITY_URL: 'https://oak.test/care',
      SITE_FACTORY_ADDRESS: '1 Mill; Wood',
      SITE_HEAD_OFFICE_ADDRESS: '2 Mill; Wood',
      SITE_SHOWROOM_ADDRESS: '3 Mill; Wood',
      SITE_MAP_LATITUDE: '1.5',
      SITE_MAP_LONGITUDE: '2.5',
    })
    const { name, url, phone, email, addresses } = defaults
    const placeholders = [
      name.split(' ')[0] ?? name, // its "&" is written in other ways, too
      new URL(url).host,
      phone,
      phone.replaceAll(/\D/g, ''),
      email,
      new URL(defaults.sustainabilityUrl).host,
      ...Object.values(addresses).map(({ lines }) => lines[0] ?? ''),
    ]
    const client = join(folder, 'dist/client')
    const files = (await readdir(client)).filter((file) => /\.(html|txt|xml|webmanifest)$/.test(file))
    const left: string[] = []
    for (const file of files) {
      const text = await readFile(join(client, file), 'utf8')
      for (const placeholder of placeholders)
        if (text.includes(placeholder)) left.push(`${file}: ${placeholder}`)
    }
    expect(left).toEqual([])
    expect(await readFile(join(client, 'about.html'), 'utf8')).toContain(
      '<title>About Us | Oak &amp; Iron</title>',
    )
  })

  test('that are wrong end the build with a line that says what is expected', async () => {
    await expect(build(folder, { SITE_PHONE: '12345' })).rejects.toMatchObject({
      code: 1,
      stderr:
        'SITE_PHONE="12345": expected an international phone number of 8 to 15 digits, such as +91 55555 50123\n',
    })
  })
})
