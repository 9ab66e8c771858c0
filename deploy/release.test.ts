// Tests that .github/workflows/release.yml does what deploy/README.md says about a release.
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { runWithStub } from './runWithStub.ts'

const releaseWorkflow = readFileSync('.github/workflows/release.yml', 'utf8')
const readme = readFileSync('deploy/README.md', 'utf8')

interface Step {
  name?: string
  uses?: string
  run?: string
  with?: Record<string, unknown>
}
const { on, jobs } = parse(releaseWorkflow) as {
  on: { push: { tags: string[] } }
  jobs: Record<string, { needs?: string | string[]; uses?: string; steps?: Step[] }>
}
const findStep = (job: string, wanted: (step: Step) => boolean) => jobs[job]?.steps?.find(wanted)
const findScript = (job: string, name: string) => findStep(job, (one) => one.name === name)?.run ?? ''

test('a release needs the gates of main, and is tagged after its own tests', () => {
  expect(on).toEqual({ push: { tags: ['v*.*.*'] } })
  expect(findScript('on-main', 'The tag is on main')).toBe(
    'git merge-base --is-ancestor "$GITHUB_SHA" origin/main',
  )
  expect(jobs.gates).toEqual({ needs: 'on-main', uses: './.github/workflows/ci.yml' })
  expect([jobs.build?.needs, jobs.test?.needs, jobs.publish?.needs]).toEqual([
    'gates',
    'build',
    ['build', 'test'],
  ])
})

test('the gates run all tests', () => {
  const ciWorkflow = readFileSync('.github/workflows/ci.yml', 'utf8')
  const { jobs: gates } = parse(ciWorkflow) as { jobs: typeof jobs }
  const commands = gates.test?.steps?.map(({ run }) => run ?? '').join('\n')
  for (const command of ['npm cit', 'npm run gate', 'npm run e2e:https', 'npm run e2e:endpoint'])
    expect(commands).toMatch(new RegExp(`(^|\\s)${command}$`, 'm'))
  for (const job of ['engines', 'container'])
    expect(gates[job]?.steps?.some(({ run }) => run?.includes('npm run e2e'))).toBe(true)
})

test('a release is built without cache, reproducibly, with an SBOM', () => {
  const buildInputs = findStep(
    'build',
    ({ uses }) => uses?.startsWith('docker/build-push-action@') === true,
  )?.with
  expect(buildInputs).toMatchObject({ 'no-cache': true, provenance: 'mode=max', sbom: true })
  expect(buildInputs).toMatchObject({
    outputs: expect.stringMatching(/push-by-digest=true.*rewrite-timestamp=true/),
  })
  expect(Object.keys(buildInputs ?? {})).not.toContain('cache-from')
  expect(readFileSync('Dockerfile', 'utf8')).toMatch(/^ARG BUILDKIT_SBOM_SCAN_CONTEXT=true$/m)
  expect(findStep('publish', ({ uses }) => uses?.startsWith('actions/attest@') === true)).toBeDefined()
})

test('a release is tested from outside and inspected by Docker', () => {
  const testStep = findStep('test', ({ run }) => run?.includes('npm run e2e') === true)
  expect(testStep?.run).toMatch(/^CONTAINER=\$\(docker compose ps --quiet web\) npm run e2e /)
})

test('a release is started on each platform', () => {
  const { strategy } = jobs.test as unknown as { strategy: { matrix: { include: { runner: string }[] } } }
  const buildInputs = findStep(
    'build',
    ({ uses }) => uses?.startsWith('docker/build-push-action@') === true,
  )?.with
  const runnersByPlatform = { 'linux/amd64': 'ubuntu-latest', 'linux/arm64': 'ubuntu-24.04-arm' }
  expect(strategy.matrix.include.map(({ runner }) => runner)).toEqual(Object.values(runnersByPlatform))
  expect(buildInputs?.platforms).toBe(Object.keys(runnersByPlatform).join(','))
})

test.each([
  ['v1.2.3', ['1.2.3', '1.2', 'latest']],
  ['v1.2.3-rc.1', ['1.2.3-rc.1']],
])('the image of the release %s gets the tags %j', (VERSION, names) => {
  const stateFile = join(mkdtempSync(join(tmpdir(), 'release-')), 'state')
  const dockerStub =
    'if [ $3 = create ]; then touch "$STATE"; echo "$@" >&2; elif [ -e "$STATE" ]; then echo sha256:0; else echo not found >&2; exit 1; fi'
  const env = { VERSION, IMAGE: 'ghcr.io/Oak/Site', DIGEST: 'sha256:0', STATE: stateFile }
  const { status, stderr } = runWithStub(
    { name: 'docker', stub: dockerStub },
    ['bash', '-e', '-c', findScript('publish', 'Tag')],
    env,
  )
  expect(status).toBe(0)
  expect([...stderr.matchAll(/--tag ghcr\.io\/oak\/site:(\S+)/g)].map(([, name]) => name)).toEqual(names)
  expect(stderr).toMatch(/ ghcr\.io\/oak\/site@sha256:0\n$/)
})

test.each([
  ['that is released', 'echo sha256:1', /1\.2\.3 is already released as sha256:1/],
  ['of which the registry tells nothing', 'echo timeout >&2; exit 1', /^timeout$/m],
])('a version %s is not replaced', (_which, stub, message) => {
  const { status, stdout } = runWithStub(
    { name: 'docker', stub },
    ['bash', '-e', '-c', findScript('publish', 'Tag')],
    { VERSION: 'v1.2.3', IMAGE: 'ghcr.io/Oak/Site', DIGEST: 'sha256:0' },
  )
  expect(status).toBe(1)
  expect(stdout).toMatch(message)
})

test('the README verifies the signature of the release workflow', () => {
  const verifyScript = findScript('publish', 'Verify, as an operator would')
  expect(verifyScript).toContain('--certificate-identity "$GITHUB_SERVER_URL/$GITHUB_WORKFLOW_REF" ')
  expect(readme).toContain(
    '--certificate-identity https://github.com/OWNER/REPOSITORY/.github/workflows/release.yml@refs/tags/v1.2.3 ',
  )
  expect(releaseWorkflow + readme).not.toContain('identity-regexp')
})

test('a release with placeholders is refused', () => {
  expect(releaseWorkflow).toMatch(/ && node check\/run\/check\.ts --release\n/)
})
