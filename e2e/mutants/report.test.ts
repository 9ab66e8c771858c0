import { expect, test } from 'vitest'
import { instrumentSources } from './instrumentation.ts'
import { withoutEquivalents } from './report.ts'

test(
  'equivalent.json lists only mutants that exist, at most one in twenty',
  { timeout: 60_000 },
  async () => {
    const { mutants, sources } = await instrumentSources()
    const rest = withoutEquivalents(mutants, sources)
    expect(rest.length).toBeLessThan(mutants.length)
    expect(rest.length / mutants.length).toBeGreaterThanOrEqual(0.95)
  },
)
