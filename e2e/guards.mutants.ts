import type { Mutants } from './mutants/mutants.ts'

/** The guards of every test: without its guard, the guard's own test fails. */
export const mutants: Mutants = {
  'a finding that is left fails the test': [
    ['e2e/fixtures.ts', "      expect(findings, 'what the guards found').toEqual([])\n", ''],
  ],
  'notice a console error': [
    ['e2e/fixtures.ts', '        findings.push(`console ${message.type()}: ${message.text()}`)\n', ''],
  ],
  'notice a console warning': [['e2e/fixtures.ts', "['error', 'warning'].includes", "['error'].includes"]],
  'notice an error that nobody caught': [
    ['e2e/fixtures.ts', '        findings.push(`uncaught: ${message}`)\n', ''],
  ],
  'notice that the server and the browser disagree': [
    [
      'e2e/fixtures.ts',
      'findings.push(`uncaught: ${message}`)',
      'if (!/Minified React error/.test(message)) findings.push(`uncaught: ${message}`)',
    ],
  ],
  'notice what the content security policy refused': [
    ['e2e/fixtures.ts', "        if (kind === 'policy') findings.push(`policy: ${detail}`)\n", ''],
  ],
  'notice an answer of 404, of a file and of a page': [
    ['e2e/fixtures.ts', 'if (response.status() < 400 ||', 'if (response.status() < 500 ||'],
  ],
  'notice a request to another origin, and stop it': [
    ['e2e/fixtures.ts', '        findings.push(`request to ${route.request().url()}`)\n', ''],
  ],
  'notice a layout shift': [['e2e/fixtures.ts', 'const shiftLimit = 0.01', 'const shiftLimit = 1']],
  'lets pass what a test expects, and nothing else': [
    ['e2e/fixtures.ts', 'allowConsole?.test(text) ||', 'allowConsole ||'],
  ],
}
