import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import type { ContentProblem } from '../owner/contentProblem.ts'
import { testContentFolder, goodPhotograph } from './testContent.ts'

/** Whether a test has left the photograph `name` as it was. */
const isUnchanged = (name: string) => {
  const file = join(testContentFolder, 'photographs', `${name}.jpg`)
  return (
    // existsSync on a Mac ignores the case of letters
    readdirSync(join(testContentFolder, 'photographs')).includes(`${name}.jpg`) &&
    readFileSync(file).equals(goodPhotograph) &&
    !existsSync(file.replace('.jpg', '-upright.jpg'))
  )
}

/** Leaves out unchanged photographs, because examining them takes most of the time of these tests. */
const omitUnchangedPhotographs = () =>
  vi.doMock('../check/findPhotographProblems.ts', async (importOriginal) => {
    const { findPhotographProblems } =
      await importOriginal<typeof import('../check/findPhotographProblems.ts')>()
    return {
      findPhotographProblems: ((name, ...rest) =>
        isUnchanged(name)
          ? Promise.resolve([])
          : findPhotographProblems(name, ...rest)) satisfies typeof findPhotographProblems,
    }
  })

/** The problems of the test's content, without those of .env, which it lacks, and of this repository's icons. */
export async function findProblemsInTestContent({ ofAllPhotographs = false } = {}): Promise<
  ContentProblem[]
> {
  if (!ofAllPhotographs) omitUnchangedPhotographs()
  const { findProblems } = await import('../check/findProblems.ts')
  vi.doUnmock('../check/findPhotographProblems.ts')
  return (await findProblems()).filter(({ where }) => !['.env', 'public'].includes(where))
}
