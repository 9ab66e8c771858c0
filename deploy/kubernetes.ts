import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseAllDocuments } from 'yaml'

/** The ways to route traffic into a cluster: the operator applies one of these folders of deploy/kubernetes. */
export const overlays = ['gateway', 'ingress'] as const

export interface Resource {
  apiVersion: string
  kind: string
  metadata: { name: string }
  spec: unknown
}

/** The resources of `kubectl apply -k deploy/kubernetes/OVERLAY`; undefined without kubectl and kustomize. */
export function render(overlay: (typeof overlays)[number]): Resource[] | undefined {
  for (const command of [
    ['kubectl', 'kustomize'],
    ['kustomize', 'build'],
  ] as const) {
    const [program, verb] = command
    const { error, status, stdout, stderr } = spawnSync(program, [verb, `deploy/kubernetes/${overlay}`], {
      encoding: 'utf8',
    })
    if (error) continue
    if (status !== 0) throw new Error(`${program} ${verb} deploy/kubernetes/${overlay}: ${stderr.trim()}`)
    return parseAllDocuments(stdout).map((document) => document.toJS() as Resource)
  }
  return undefined
}

/** The resources in a file of deploy/kubernetes. */
export const manifests = (file: string): Resource[] =>
  parseAllDocuments(readFileSync(`deploy/kubernetes/${file}`, 'utf8')).map(
    (document) => document.toJS() as Resource,
  )
