// Copies e2e/content/second into a folder for each test, which may spoil it.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { iconNames } from '../check/iconNames.ts'
import type { ContentProblem } from '../owner/contentProblem.ts'

/** The folder of the present test. */
export let testContentFolder: string

/** A photograph without faults, drawn once for all tests. */
export const goodPhotograph = await sharp({
  create: { width: 2000, height: 1400, channels: 3, background: '#765' },
})
  .jpeg()
  .toBuffer()

/** Gives each test of a file its own copy of the content, without a .env. */
export function useTestContent() {
  beforeEach(async () => {
    testContentFolder = realpathSync(mkdtempSync(join(tmpdir(), 'content-'))) // macOS has a link at /tmp
    cpSync('e2e/content/second', testContentFolder, {
      recursive: true,
      filter: (file) => !file.endsWith('photographs'),
    })
    for (const folder of ['photographs', 'public'])
      mkdirSync(join(testContentFolder, folder), { recursive: true })
    for (const name of iconNames) writeFileSync(join(testContentFolder, 'public', name), '')
    const { photographs } = JSON.parse(readFileSync(join(testContentFolder, 'photographs.json'), 'utf8')) as {
      photographs: object
    }
    for (const name of Object.keys(photographs))
      writeFileSync(join(testContentFolder, 'photographs', `${name}.jpg`), goodPhotograph)
    vi.stubEnv('CONTENT', testContentFolder)
    vi.spyOn(process, 'cwd').mockReturnValue(testContentFolder) // a folder without .env
    vi.resetModules()
  })

  afterEach(() => {
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
    vi.resetModules()
    rmSync(testContentFolder, { recursive: true })
  })
}

/** Replaces text in a file of the content. */
export function editContentFile(file: string, from: string | RegExp, to: string) {
  const path = join(testContentFolder, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toMatch(from)
  writeFileSync(path, text.replace(from, to))
}

export const drawPhotograph = (name: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#765' } }).toFile(
    join(testContentFolder, 'photographs', name),
  )

export const drawPiece = (name: string, background: string) =>
  sharp({ create: { width: 2400, height: 1600, channels: 3, background } })
    .composite([{ input: { create: { width: 1800, height: 900, channels: 3, background: '#765' } } }])
    .toFile(join(testContentFolder, 'photographs', `${name}.jpg`))

/** Writes the same drawing for each of these pieces, and returns the pieces. */
export function writeElevations(...photographs: string[]) {
  mkdirSync(join(testContentFolder, 'elevations'), { recursive: true })
  return photographs.map((photograph) => {
    writeFileSync(
      join(testContentFolder, `elevations/${photograph}.svg`),
      '<svg viewBox="0,0, 900,450"><path d="M0 0z"/></svg>',
    )
    return { photograph, name: photograph, elevation: `The ${photograph}` }
  })
}

/** A way to spoil the content, and the problem that it causes. */
export type ProblemCase = [what: string, spoil: () => unknown, where: RegExp, message: RegExp]

/** Tests that each case causes its problem. `findProblems` reads the spoilt content. */
export function testProblems(
  level: ContentProblem['level'],
  findProblems: () => Promise<ContentProblem[]>,
  cases: ProblemCase[],
) {
  test.each(cases)(`%s causes this ${level}`, async (_what, spoil, where, message) => {
    await spoil()
    expect(await findProblems()).toContainEqual({
      level,
      where: expect.stringMatching(where) as string,
      message: expect.stringMatching(message) as string,
    })
  })
}
