import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { dist } from '../../build/dist.ts'
import { securityHeaders } from '../../doctor/headers.ts'
import { startNginx } from '../../testbed/nginx.ts'
import { content, site } from '../helpers/content.ts'
import { findAssetPaths, request } from './http.ts'

/** Starts nginx with a copy of the build and further files (sizes in bytes by path). The test must call `stop`. */
async function startNginxWithFiles(files: Record<string, number>) {
  const distCopyFolder = mkdtempSync(join(tmpdir(), 'dist-'))
  cpSync(dist, distCopyFolder, { recursive: true, preserveTimestamps: true })
  for (const [path, bytes] of Object.entries(files))
    writeFileSync(join(distCopyFolder, 'client', path), Buffer.alloc(bytes))
  const { base, stop } = await startNginx(distCopyFolder)
  return { base, stop: () => stop().then(() => rmSync(distCopyFolder, { recursive: true })) }
}

const readText = async (path: string) => String((await request(path)).body)

test.describe('files', { tag: '@readonly' }, () => {
  test('security.txt names a contact and has not expired', async () => {
    const text = await readText('/.well-known/security.txt')
    expect(text).toContain(`Contact: mailto:${site.email}\n`)
    expect(text).toContain(`Canonical: ${site.url}/.well-known/security.txt\n`)
    const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')
    expect(expires, 'rebuild at least once a year').toBeGreaterThan(Date.now())
  })

  test('the licences of shipped packages and fonts are served', async () => {
    const scriptLicences = await readText('/licenses.txt')
    for (const name of ['react', 'react-dom', 'react-router'])
      expect(scriptLicences).toMatch(new RegExp(`^## ${name} - [\\d.]+ \\(MIT\\)$`, 'm'))
    expect(scriptLicences).toContain('Permission is hereby granted, free of charge')
    const fontLicences = await readText('/licenses-fonts.txt')
    for (const name of ['Instrument Sans', 'Instrument Serif'])
      expect(fontLicences).toContain(`Copyright 2022 The ${name} Project Authors`)
    expect(fontLicences).toContain('SIL OPEN FONT LICENSE Version 1.1')
  })

  test('a redirect never leaves the site', async () => {
    const paths = String.raw`//evil.example/about.html /%2f%2fevil.example/ /\evil.example/ /%5cevil.example/ /.//evil.example/
      /%0d%0aLocation:%20//evil.example/ /about/%0d%0aSet-Cookie:%20a=b/ ///about/ /about.html/ /about/`
    for (const path of paths.split(/\s+/)) {
      const { headers } = await request(path, { headers: { host: 'evil.example' } })
      expect.soft(headers.location ?? '/', path).toMatch(/^\/(?![/\\])[\w/?=&%-]*$/)
      expect.soft(headers['set-cookie'], path).toBeUndefined()
    }
  })

  test('every asset named by pages and scripts exists', async () => {
    for (const path of await findAssetPaths(''))
      expect.soft((await request(path, { method: 'HEAD' })).status, path).toBe(200)
  })
})

test('pages and the page for errors name their language and fit phones', { tag: '@readonly' }, async () => {
  const textScale = '<meta name="text-scale" content="scale"' // by the font size that is set on the phone
  for (const path of ['/about', '/assets/nope.js'])
    for (const part of [`<html lang="${content.pages.language}"`, 'content="width=device-width', textScale])
      expect(await readText(path)).toContain(part)
})

test('hidden files and files of other types are not served', { tag: '@local' }, async () => {
  const refusedFileNames = ['.hidden.txt', 'assets/.hidden.js', 'notes.md', 'about.html.map']
  const { base, stop } = await startNginxWithFiles(
    Object.fromEntries(refusedFileNames.map((name) => [name, 9])),
  )
  for (const name of refusedFileNames)
    expect.soft((await request(`/${name}`, { base })).status, name).toBe(404)
  await stop()
})

test('a PDF that the owner puts into public/ is served', { tag: '@local' }, async () => {
  const { base, stop } = await startNginxWithFiles({ 'sustainability.pdf': 9 })
  const { status, headers } = await request('/sustainability.pdf', { base })
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
  await stop()
})

test('a film answers range requests, and 416 beyond its end', { tag: '@local' }, async () => {
  const { base, stop } = await startNginxWithFiles({ 'assets/film.mp4': 1000, 'assets/film.webm': 9 })
  const [part, beyondEnd] = await Promise.all(
    ['bytes=10-19', 'bytes=2000-'].map((range) => request('/assets/film.mp4', { base, headers: { range } })),
  )
  const webmResponse = await request('/assets/film.webm', { base })
  expect(webmResponse.headers['content-type']).toBe('video/webm')
  await stop()
  expect(part).toMatchObject({
    status: 206,
    headers: {
      'content-type': 'video/mp4',
      'content-range': 'bytes 10-19/1000',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })
  expect(beyondEnd).toMatchObject({ status: 416, headers: { 'content-range': 'bytes */1000' } })
  expect(beyondEnd?.headers['cache-control']).toContain('no-store')
  for (const name of [...securityHeaders, 'etag'])
    expect.soft(beyondEnd?.headers[name], `${name}, once`).toBe(part?.headers[name])
})
