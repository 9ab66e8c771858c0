import { expect, test } from 'vitest'
import { fillProjectRuns, summarizeOutcomes } from './schedule.ts'
import type { Outcome } from './mutantReporter.ts'

const fileByMutant = new Map([
  ['1', 'a.ts'],
  ['2', 'a.ts'],
  ['3', 'b.ts'],
])
const createOutcome = (mutants: string, titlePath: string, more: Partial<Outcome> = {}): Outcome => ({
  mutants: mutants.split(' '),
  project: 'chromium',
  titlePath,
  passed: true,
  isSlow: false,
  duration: 1,
  reached: [],
  ...more,
})
const coverageOutcomes = [
  createOutcome('coverage', 'x.spec.ts › fast', { reached: ['1', '2'] }),
  createOutcome('coverage', 'x.spec.ts › slow', { reached: ['1', '2'], duration: 9 }),
  createOutcome('coverage', 'x.spec.ts › too slow', { reached: ['3'], isSlow: true }),
]
const listTitlesLeft = (outcomes: Outcome[], maxTests = Infinity) =>
  summarizeOutcomes(
    ['1', '2', '3'],
    fileByMutant,
    [...coverageOutcomes, ...outcomes],
    maxTests,
  ).undecidedMutants.map(({ id, testsLeft }) => [
    id,
    testsLeft.map(({ titlePath }) => titlePath.split(' › ')[1]),
  ])

test('the fastest test that reaches a mutant is next', () => {
  expect(listTitlesLeft([])).toEqual([
    ['1', ['fast', 'slow']],
    ['2', ['fast', 'slow']],
  ])
})

test('a test that has killed a mutant comes first for other mutants of the file; a passed test is not repeated', () => {
  const killedOutcome = createOutcome('1', 'x.spec.ts › slow', { passed: false })
  expect(listTitlesLeft([killedOutcome])).toEqual([['2', ['slow', 'fast']]])
  expect(listTitlesLeft([killedOutcome, createOutcome('2', 'x.spec.ts › slow')])).toEqual([['2', ['fast']]])
})

test('it comes early for mutants of other files of the folder, too', () => {
  const otherFileOutcome = createOutcome('coverage', 'x.spec.ts › slowest', { reached: ['3'], duration: 99 })
  const fastest = createOutcome('coverage', 'x.spec.ts › fastest', { reached: ['3'] })
  const killedOutcome = createOutcome('1', 'x.spec.ts › slowest', { passed: false })
  expect(listTitlesLeft([fastest, otherFileOutcome, killedOutcome])).toContainEqual([
    '3',
    ['slowest', 'fastest'],
  ])
})

test('suites take turns', () => {
  const otherSuiteOutcome = createOutcome('coverage', 'y.spec.ts › slowest', {
    reached: ['1', '2'],
    duration: 99,
  })
  expect(listTitlesLeft([otherSuiteOutcome])).toContainEqual(['1', ['fast', 'slowest', 'slow']])
})

test('a mutant that has survived as many tests as allowed is not tried again', () => {
  expect(
    listTitlesLeft(
      ['1', '2'].map((id) => createOutcome(id, 'x.spec.ts › fast')),
      1,
    ),
  ).toEqual([])
})

test('a mutant is killed, survives, or is reached by no test', () => {
  const { findStatus } = summarizeOutcomes(
    ['1', '2', '3'],
    fileByMutant,
    [...coverageOutcomes, createOutcome('1', 'x.spec.ts › fast', { passed: false })],
    9,
  )
  expect(['1', '2', '3'].map(findStatus)).toEqual(['Killed', 'Survived', 'NoCoverage'])
})

const fast = { project: 'chromium', titlePath: 'x.spec.ts › fast', isAlone: true }

test('a project run has each test once', () => {
  const undecidedMutants = ['1', '2'].map((id) => ({ id, fileName: id, passedCount: 0, testsLeft: [fast] }))
  expect(fillProjectRuns(undecidedMutants).site).toEqual([
    { project: 'chromium', mutants: { 'x.spec.ts › fast': ['1'] } },
    { project: 'chromium', mutants: { 'x.spec.ts › fast': ['2'] } },
  ])
})

test('mutants of different files meet a test together', () => {
  const undecidedMutants = [...fileByMutant].map(([id, fileName]) => ({
    id,
    fileName,
    passedCount: 4,
    testsLeft: [{ ...fast, isAlone: false }],
  }))
  expect(fillProjectRuns(undecidedMutants).site.map(({ mutants }) => Object.values(mutants))).toEqual([
    [['1', '3']],
    [['2']],
  ])
})

test('a mutant meets its first tests alone, and tests that have failed with a group', () => {
  const titles = ['a', 'b', 'c', 'd', 'e', 'f'].map((title) => `x.spec.ts › ${title}`)
  const coverage = titles.map((title) => createOutcome('coverage', title, { reached: ['1', '3'] }))
  const passed = titles.slice(0, 4).map((title) => createOutcome('1', title))
  const failed = createOutcome('1 3', 'x.spec.ts › f', { passed: false })
  const { undecidedMutants } = summarizeOutcomes(
    ['1', '3'],
    fileByMutant,
    [...coverage, ...passed, failed],
    9,
  )
  const listTests = (id: string) =>
    undecidedMutants
      .find((mutant) => mutant.id === id)
      ?.testsLeft.map(({ titlePath, isAlone }) => [titlePath.at(-1), isAlone])
  expect(listTests('1')).toEqual([
    ['f', true],
    ['e', false],
  ])
  expect(listTests('3')?.[0]).toEqual(['f', true])
  expect(listTests('3')?.every(([, isAlone]) => isAlone)).toBe(true)
})
