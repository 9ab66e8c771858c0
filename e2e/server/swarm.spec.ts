// npm run e2e:swarm: deploys deploy/swarm.yml to a Docker swarm of only this machine, and changes it under load. Needs the images
// of two versions of the site, which .ci/run builds. Clients find the replicas by DNS inside the swarm's network. So Docker's
// routing mesh is not tested: it needs IPVS, which not every kernel has.
import { execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import type { Visits } from './visitors.ts'

const [firstImage, secondImage, unhealthyImage] = ['latest', '2', 'sick'].map(
  (tag) => `heartwood-and-forge:${tag}`,
) as [string, string, string]
const dockerfile = readFileSync('Dockerfile', 'utf8')
const [, NODE_IMAGE = ''] = /^FROM (?:--platform=\S+ )?(\S+) AS build$/m.exec(dockerfile) ?? []
const env = { ...process.env, IMAGE: firstImage, PORT: '8314', NODE_IMAGE }

async function runCommand(command: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, { env })
  return stdout.trim()
}
const docker = (...args: string[]) => runCommand('docker', ...args)

/** Lists the ids or images of the healthy containers that serve the site. */
async function listReplicas(field: 'ID' | 'Image'): Promise<string[]> {
  const healthyFilter = [
    '--filter',
    'label=com.docker.swarm.service.name=site_web',
    '--filter',
    'health=healthy',
  ]
  const lines = await docker('ps', ...healthyFilter, '--format', `{{.${field}}}`)
  return lines.split('\n').filter(Boolean).toSorted()
}

/** Runs simulated clients (visitors.ts) during `change`; returns what they have recorded. */
async function recordVisitsDuring(change: () => Promise<unknown>): Promise<Visits> {
  const visitorsContainer = await docker(
    'ps',
    '--quiet',
    '--filter',
    'label=com.docker.swarm.service.name=site_visitors',
  )
  const visitorsScript = readFileSync('e2e/server/visitors.ts', 'utf8')
  const nodeCommand = ['node', '--input-type=module-typescript', '--eval', visitorsScript]
  const visitorsProcess = spawn('docker', ['exec', '--interactive', visitorsContainer, ...nodeCommand], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let visitsJson = ''
  visitorsProcess.stdout.on('data', (chunk: Buffer) => (visitsJson += chunk.toString()))
  const processClosed = once(visitorsProcess, 'close')
  await change()
  visitorsProcess.stdin.end()
  await processClosed
  return JSON.parse(visitsJson) as Visits
}

test.describe('a swarm', { tag: '@swarm' }, () => {
  test.describe.configure({ mode: 'serial', retries: 0, timeout: 90_000 })

  test.beforeAll(async () => {
    await docker('swarm', 'init', '--advertise-addr', '127.0.0.1')
    await docker('stack', 'deploy', '-c', 'deploy/swarm.yml', '-c', 'e2e/server/swarm.yml', 'site')
    await expect.poll(() => listReplicas('Image'), { timeout: 60_000 }).toEqual([firstImage, firstImage])
  })

  test.afterAll(async () => {
    await docker('stack', 'rm', 'site').catch(() => undefined) // fails while a stopping task uses the network
    await docker('swarm', 'leave', '--force')
  })

  test('updates to a new version without a failed request', async () => {
    const visits = await recordVisitsDuring(() =>
      runCommand('sh', 'deploy/update.sh', 'swarm', firstImage, secondImage),
    )
    expect(visits.failed).toEqual([])
    expect(Object.keys(visits.versions), 'pages of both versions were seen').toHaveLength(2)
    await expect.poll(() => listReplicas('Image')).toEqual([`${secondImage}-both`, `${secondImage}-both`])
  })

  test('rolls back an image that is never healthy, without a failed request', async () => {
    const buildProcess = spawn('docker', ['build', '--quiet', '--tag', unhealthyImage, '-'], {
      stdio: ['pipe', 'ignore', 'inherit'],
    })
    buildProcess.stdin.end(`FROM ${secondImage}\nHEALTHCHECK CMD ["false"]\n`)
    expect(await once(buildProcess, 'exit')).toEqual([0, null])
    const replicasBefore = await listReplicas('ID')
    const updateToUnhealthy = () => runCommand('sh', 'deploy/update.sh', 'swarm', secondImage, unhealthyImage)
    const visits = await recordVisitsDuring(() =>
      expect(updateToUnhealthy()).rejects.toThrow(
        /:sick-both does not become healthy \(rollback_completed\)/,
      ),
    )
    expect(visits.failed).toEqual([])
    await expect.poll(() => listReplicas('ID')).toEqual(replicasBefore)
  })

  test('scales to four replicas and back to two without a failed request', async () => {
    const visits = await recordVisitsDuring(async () => {
      await docker('service', 'scale', 'site_web=4')
      await expect.poll(() => listReplicas('ID')).toHaveLength(4)
      await docker('service', 'scale', 'site_web=2')
      await expect.poll(() => listReplicas('ID'), { timeout: 30_000 }).toHaveLength(2)
    })
    expect(visits.failed).toEqual([])
  })

  test('replaces a killed replica: only requests in progress are lost', async () => {
    const [victim] = await listReplicas('ID')
    let killedAt = 0
    const visits = await recordVisitsDuring(async () => {
      killedAt = Date.now()
      await docker('kill', String(victim))
      await expect.poll(() => listReplicas('ID'), { timeout: 30_000 }).not.toContain(victim)
      await expect.poll(() => listReplicas('ID'), { timeout: 30_000 }).toHaveLength(2)
    })
    expect(visits.pages).toBeGreaterThan(100)
    expect(visits.failed.filter(({ at }) => at > killedAt + 2000)).toEqual([])
  })
})
