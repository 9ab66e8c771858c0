import type { Mutant } from './mutants/mutant.ts'

/** The guards of every test: without its guard, the guard's own test fails. */
export const mutants: readonly Mutant[] = [
  {
    name: 'guards: findings pass',
    file: 'e2e/fixtures.ts',
    find: "      expect(findings, 'what the guards found').toEqual([])\n",
    replace: '',
    killedBy: 'a finding that is left fails the test',
  },
  {
    name: 'guards: console errors pass',
    file: 'e2e/fixtures.ts',
    find: '        findings.push(`console ${message.type()}: ${message.text()}`)\n',
    replace: '',
    killedBy: 'notice a console error',
  },
  {
    name: 'guards: console warnings pass',
    file: 'e2e/fixtures.ts',
    find: "['error', 'warning'].includes",
    replace: "['error'].includes",
    killedBy: 'notice a console warning',
  },
  {
    name: 'guards: uncaught errors pass',
    file: 'e2e/fixtures.ts',
    find: '        findings.push(`uncaught: ${message}`)\n',
    replace: '',
    killedBy: 'notice an uncaught error',
  },
  {
    name: 'guards: unhandled rejections pass',
    file: 'e2e/fixtures.ts',
    find: 'findings.push(`uncaught: ${message}`)',
    replace: 'if (!/purpose/.test(message)) findings.push(`uncaught: ${message}`)',
    killedBy: 'notice an unhandled rejection',
  },
  {
    name: 'guards: errors of hydration pass',
    file: 'e2e/fixtures.ts',
    find: 'findings.push(`uncaught: ${message}`)',
    replace: 'if (!/Minified React error/.test(message)) findings.push(`uncaught: ${message}`)',
    killedBy: 'notice that the server and the browser disagree',
  },
  {
    name: 'guards: violations of the policy pass',
    file: 'e2e/fixtures.ts',
    find: "        if (kind === 'policy') findings.push(`policy: ${detail}`)\n",
    replace: '',
    killedBy: 'notice what the content security policy refused',
  },
  {
    name: 'guards: answers of 404 pass',
    file: 'e2e/fixtures.ts',
    find: 'if (response.status() < 400 ||',
    replace: 'if (response.status() < 500 ||',
    killedBy: 'notice an answer of 404',
  },
  {
    name: 'guards: requests to other origins pass',
    file: 'e2e/fixtures.ts',
    find: '        findings.push(`request to ${route.request().url()}`)\n',
    replace: '',
    killedBy: 'notice a request to another origin, and stop it',
  },
  {
    name: 'guards: layout shifts pass',
    file: 'e2e/fixtures.ts',
    find: 'const shiftLimit = 0.01',
    replace: 'const shiftLimit = 1',
    killedBy: 'notice a layout shift',
  },
  {
    name: 'guards: an allowance lets everything pass',
    file: 'e2e/fixtures.ts',
    find: 'allowConsole?.test(text) ||',
    replace: 'allowConsole ||',
    killedBy: 'lets pass what a test expects, and nothing else',
  },
]
