import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseAllDocuments } from 'yaml'

/** Folders of deploy/kubernetes, each a way to route traffic into the cluster. The operator applies one of them. */
export const overlays = ['gateway', 'ingress'] as const

export interface Resource {
  apiVersion: string
  kind: string
  metadata: { name: string }
  spec: unknown
}

/**
 * The resources that `kubectl apply -k` would create for an overlay. Undefined if neither kubectl nor kustomize is
 * installed.
 */
export function renderOverlay(overlay: (typeof overlays)[number]): Resource[] | undefined {
  for (const [program, verb] of [
    ['kubectl', 'kustomize'],
    ['kustomize', 'build'],
  ] as const) {
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
export const readManifests = (file: string): Resource[] =>
  parseAllDocuments(readFileSync(`deploy/kubernetes/${file}`, 'utf8')).map(
    (document) => document.toJS() as Resource,
  )
