import { expect, test } from 'vitest'
import { instrumentSources } from './instrumentation.ts'
import { removeEquivalents } from './report.ts'

test(
  'equivalent.json lists only mutants that exist, at most one in twenty',
  { timeout: 60_000 },
  async () => {
    const { mutants, sources } = await instrumentSources()
    const remainingMutants = removeEquivalents(mutants, sources)
    expect(remainingMutants.length).toBeLessThan(mutants.length)
    expect(remainingMutants.length / mutants.length).toBeGreaterThanOrEqual(0.95)
  },
)
