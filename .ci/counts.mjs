// node .ci/counts.mjs STATUS: adds up the JUnit reports and prints "tests: N passed, N failed". STATUS is 0 if all
// steps of .ci/run have passed. Exits with 1 if STATUS is not 0, if a test has failed, or if none has passed.
import { globSync, readFileSync } from 'node:fs'

let passed = 0
let failed = 0
for (const file of globSync('reports/**/junit*.xml')) {
  const [, attributes = ''] = /<testsuites([^>]*)>/.exec(readFileSync(file, 'utf8')) ?? []
  const count = (name) => Number(new RegExp(` ${name}="(\\d+)"`).exec(attributes)?.[1] ?? 0)
  const bad = count('failures') + count('errors')
  failed += bad
  passed += count('tests') - bad - count('skipped')
}
const hasFailed = process.argv[2] !== '0' || failed > 0 || passed === 0
if (hasFailed && failed === 0) failed = 1 // no test failed, but another step did, such as the build
console.log(`tests: ${passed} passed, ${failed} failed`)
process.exit(hasFailed ? 1 : 0)
