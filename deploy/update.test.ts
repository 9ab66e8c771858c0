// Tests deploy/update.sh with stubs for Docker and kubectl. swarm.spec.ts uses a real swarm; no test uses a
// real cluster.
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const commandStubs = `
docker() { case $1 in node) seq "$MACHINES" ;; build) cat; ;; service) echo completed ;; esac; echo "docker $*" >&2; }
kubectl() { echo "kubectl $*" >&2; }
. deploy/update.sh`

function runUpdate(words: string[], machines = 3) {
  const { status, stderr } = spawnSync('sh', ['-c', commandStubs, 'update.sh', ...words], {
    encoding: 'utf8',
    env: { ...process.env, MACHINES: String(machines) },
  })
  return { status, lines: stderr.trim().split('\n') }
}
const findPushes = (lines: string[]) => lines.filter((line) => line.startsWith('docker push'))

test('a cluster has the assets of both versions before the first new page, also at the second update', () => {
  const { status, lines } = runUpdate(['kubernetes', 'r.example/site:1', 'r.example/site:2'])
  const rolloutCommand = 'kubectl --namespace website rollout status deployment/website'
  const setImageCommand = 'kubectl --namespace website set image deployment/website nginx=r.example/site'
  expect(status).toBe(0)
  expect(findPushes(lines)).toHaveLength(2)
  expect(lines.filter((line) => line.startsWith('kubectl'))).toEqual([
    `${setImageCommand}:1-with-2`,
    rolloutCommand,
    `${setImageCommand}:2-with-1`,
    rolloutCommand,
  ])
  // The tag must be new, because Kubernetes rolls out nothing if the image's name stays the same.
  const secondUpdate = runUpdate(['kubernetes', 'r.example/site:2', 'r.example/site:3'])
  expect(secondUpdate.lines).toContain(`${setImageCommand}:2-with-3`)
})

test('a swarm of several machines pulls images from the registry', () => {
  const args = ['swarm', 'r.example/site:1', 'r.example/site:2']
  expect(findPushes(runUpdate(args, 3).lines)).toEqual(
    ['1-with-2', '2-with-1'].map((tag) => `docker push --quiet r.example/site:${tag}`),
  )
  expect(findPushes(runUpdate(args, 1).lines)).toEqual([])
  const updates = runUpdate(args, 3).lines.filter((line) => line.startsWith('docker service update'))
  for (const update of updates)
    expect(update, 'so that all machines may pull').toContain(' --with-registry-auth ')
  expect(updates).not.toEqual([])
})

test.each([
  [[], '0 words given'],
  [['swarm', 'site:1'], '2 words given'],
  [['compose', 'site:1', 'site:2'], '"compose" is unknown'],
  [['swarm', 'r.example:5000/site', 'site:2'], '"r.example:5000/site" has no tag'],
  [['swarm', 'site:1', 'site@sha256:0123'], '"site@sha256:0123" is given by digest'],
])('called with the arguments %j, it says what is expected and changes nothing', (words, message) => {
  const { status, lines } = runUpdate(words)
  expect([status, lines]).toEqual([
    1,
    [expect.stringContaining(`update: ${message}, expected: sh deploy/update.sh`)],
  ])
})
