import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The ways into a cluster, one of which the operator chooses in deploy/kubernetes/kustomization.yaml. */
export const entrances = ['gateway', 'ingress'] as const
export type Entrance = (typeof entrances)[number]

/** What `kubectl apply -k deploy/kubernetes` would send; undefined where neither kubectl nor kustomize is installed. */
export function render(entrance: Entrance): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'kubernetes-'))
  try {
    cpSync('deploy/kubernetes', folder, { recursive: true })
    const file = join(folder, 'kustomization.yaml')
    writeFileSync(file, readFileSync(file, 'utf8').replace(/- gateway # or: ingress/, `- ${entrance}`))
    for (const [command, verb] of [
      ['kubectl', 'kustomize'],
      ['kustomize', 'build'],
    ] as const) {
      const { error, status, stdout, stderr } = spawnSync(command, [verb, folder], { encoding: 'utf8' })
      if (error) continue
      if (status !== 0) throw new Error(`${command} ${verb}: ${stderr.trim()}`)
      return stdout
    }
    return undefined
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The rendering that was looked at, for machines without kustomize; `node build/approveKubernetes.ts` writes it anew. */
export const approved = (entrance: Entrance) => `build/approved/kubernetes-${entrance}.yaml`
