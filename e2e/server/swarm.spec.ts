// npm run e2e:swarm: deploys deploy/swarm.yml to a Docker swarm of only this machine, and updates it under load.
// Needs images of two versions of the site, which .ci/run builds. Clients find the replicas by DNS inside the swarm's
// network. Docker's routing mesh is not tested, because it needs IPVS, which not every kernel has.
import { execFile, execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { pagePaths } from './http.ts'
import type { VisitResults } from './simulateVisitors.ts'

const firstImage = 'heartwood-and-forge:latest'
const secondImage = 'heartwood-and-forge:2'
const unhealthyImage = 'heartwood-and-forge:sick'
const [, NODE_IMAGE = ''] =
  /^FROM (?:--platform=\S+ )?(\S+) AS build$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? []
const env = { ...process.env, IMAGE: firstImage, PORT: '8314', NODE_IMAGE }

async function readOutput(command: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, { env })
  return stdout.trim()
}
const runDocker = (...args: string[]) => readOutput('docker', ...args)
const updateSwarm = (from: string, to: string) => readOutput('sh', 'deploy/update.sh', 'swarm', from, to)

const listContainers = (service: 'web' | 'visitors', ...args: string[]) =>
  runDocker('ps', '--filter', `label=com.docker.swarm.service.name=site_${service}`, ...args)

/** Lists the images of the healthy containers that serve the site. */
async function listReplicaImages(): Promise<string[]> {
  const lines = await listContainers('web', '--filter', 'health=healthy', '--format', '{{.Image}}')
  return lines.split('\n').filter(Boolean)
}

/** Runs simulated clients (simulateVisitors.ts) during `change`; returns what they have recorded. */
async function recordVisitsDuring(change: () => Promise<unknown>): Promise<VisitResults> {
  const visitorsContainerId = await listContainers('visitors', '--quiet')
  const visitorsSource = readFileSync('e2e/server/simulateVisitors.ts', 'utf8')
  const nodeCommand = ['node', '--input-type=module-typescript', '--eval', visitorsSource, ...pagePaths]
  const visitorsProcess = spawn('docker', ['exec', '--interactive', visitorsContainerId, ...nodeCommand], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const output = text(visitorsProcess.stdout)
  await change()
  visitorsProcess.stdin.end()
  return JSON.parse(await output) as VisitResults
}

test.describe('a swarm', { tag: '@swarm' }, () => {
  test.describe.configure({ mode: 'serial', retries: 0, timeout: 90_000 })

  let isOwnSwarm = false

  test.beforeAll(async () => {
    const swarmState = await runDocker('info', '--format', '{{.Swarm.LocalNodeState}}')
    expect(swarmState, 'this machine is in a swarm, which the test would remove').toBe('inactive')
    await runDocker('swarm', 'init', '--advertise-addr', '127.0.0.1')
    isOwnSwarm = true
    await runDocker('stack', 'deploy', '-c', 'deploy/swarm.yml', '-c', 'e2e/server/swarm.yml', 'site')
    await expect.poll(() => listReplicaImages(), { timeout: 60_000 }).toEqual([firstImage, firstImage])
  })

  test.afterAll(async () => {
    if (!isOwnSwarm) return
    await runDocker('stack', 'rm', 'site').catch(() => undefined) // fails while a stopping task uses the network
    await runDocker('swarm', 'leave', '--force')
  })

  test('updates to a new version without a failed request', async () => {
    const visits = await recordVisitsDuring(() => updateSwarm(firstImage, secondImage))
    expect(visits.failed).toEqual([])
    expect(Object.keys(visits.viewsByAppScript), 'pages of both versions were seen').toHaveLength(2)
    await expect.poll(() => listReplicaImages()).toEqual(Array(2).fill(`${secondImage}-with-latest`))
  })

  test('rolls back an image that is never healthy, without a failed request', async () => {
    const input = `FROM ${secondImage}\nHEALTHCHECK CMD ["false"]\n`
    execFileSync('docker', ['build', '--quiet', '--tag', unhealthyImage, '-'], { input })
    const visits = await recordVisitsDuring(() =>
      expect(updateSwarm(secondImage, unhealthyImage)).rejects.toThrow(
        /:sick-with-2 does not become healthy \(rollback_completed\)/,
      ),
    )
    expect(visits.failed).toEqual([])
    await expect.poll(() => listReplicaImages()).toEqual(Array(2).fill(`${secondImage}-with-sick`))
  })
})
