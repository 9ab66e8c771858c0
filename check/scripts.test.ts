// Tests the scripts in check/run.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import {
  drawPhotograph,
  drawPiece,
  editContentFile,
  testContentFolder,
  useTestContent,
} from '../testbed/testContent.ts'

useTestContent()

test('the scripts that read the content print its errors', () => {
  editContentFile('home.json', /"call": "[^"]*"/, '"call": ""')
  for (const [script, ...args] of [['run/elevation.ts', 'bank'], ['run/specify.ts']]) {
    const path = resolve(import.meta.dirname, script ?? '')
    const { status, stderr } = spawnSync(process.execPath, [path, ...args], {
      encoding: 'utf8',
      cwd: testContentFolder,
    })
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^home\.json, intro, call: is empty.*\n$/)])
  }
})

const checkScriptPath = resolve(import.meta.dirname, 'run/check.ts')
const runCheck = (...flags: string[]) =>
  spawnSync(process.execPath, [checkScriptPath, ...flags], { encoding: 'utf8', cwd: testContentFolder })

test('npm run check prints all problems, and exits with 1 only on errors', async () => {
  await drawPhotograph('stube.jpg', 1600, 1000)
  expect(runCheck()).toMatchObject({
    status: 0,
    stdout: 'content/ and .env can be built.\n',
    stderr: expect.stringContaining('Warnings (') as string,
  })
  rmSync(join(testContentFolder, 'photographs/bank.jpg'))
  await drawPhotograph('stube.jpg', 900, 600)
  expect(runCheck()).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining('Errors (2):') as string,
  })
})

test('a build stops at errors of the content', () => {
  rmSync(join(testContentFolder, 'photographs/bank.jpg'))
  const { status, stderr } = spawnSync('npx', ['vite', 'build'], {
    encoding: 'utf8',
    env: { ...process.env, VITEST: '', DIST: join(testContentFolder, 'dist') },
  })
  expect([status, stderr]).toEqual([1, expect.stringContaining('Errors (1):')])
})

test('a release fails on placeholder facts and on no other warning', async () => {
  await drawPhotograph('stube.jpg', 1600, 1100) // causes a warning: not sharp on dense screens
  const { status, stderr } = runCheck('--release')
  expect(status).toBe(1)
  expect(stderr).toMatch(/Errors \(1\):\n {2}\.env: still placeholders: SITE_NAME/)
})

test('npm run specify records the present content and removes missing entries', () => {
  const file = join(testContentFolder, 'specified.json')
  const absentEntry = { 'home.slides.items.9.title': 'A slide' }
  editContentFile('home.json', '"ÜBER UNS"', '"ÜBER {name}"')
  writeFileSync(file, JSON.stringify({ about: { 'home.intro.button': 'ABOUT US', ...absentEntry } }))
  const scriptPath = resolve(import.meta.dirname, 'run/specify.ts')
  const { stdout } = spawnSync(process.execPath, [scriptPath], { encoding: 'utf8', cwd: testContentFolder })
  expect(stdout).toBe(
    'home.intro.button: "ABOUT US" is now "ÜBER {name}"\nhome.slides.items.9.title: "A slide" is now absent\n',
  )
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ about: { 'home.intro.button': 'ÜBER {name}' } })
})

test('a photograph that is not on white gives no elevation', () => {
  const scriptPath = resolve(import.meta.dirname, 'run/elevation.ts')
  const { status, stderr } = spawnSync(process.execPath, [scriptPath, 'bank'], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining('bank.jpg shows no piece on plain white, expected'),
  ])
})

test('an elevation has the width and height of its piece, and replaces no other drawing', async () => {
  await drawPiece('bank', '#fff')
  const scriptPath = resolve(import.meta.dirname, 'run/elevation.ts')
  const runElevation = () => spawnSync(process.execPath, [scriptPath, 'bank'], { cwd: testContentFolder })
  const svgFile = join(testContentFolder, 'elevations/bank.svg')
  rmSync(svgFile, { force: true })
  expect(runElevation().status).toBe(0)
  expect(readFileSync(svgFile, 'utf8')).toContain('viewBox="0 0 1800 450"')
  writeFileSync(svgFile, 'drawn by hand')
  const { status, stderr } = runElevation()
  expect([status, String(stderr)]).toEqual([1, expect.stringContaining('bank.svg exists; delete it first')])
  expect(readFileSync(svgFile, 'utf8')).toBe('drawn by hand')
})
