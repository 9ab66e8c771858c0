import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** The site's container, by name or id, and the one of the https proxy in front of it. Empty if there is none. */
export const { CONTAINER: container = '', PROXY: proxy = '' } = process.env

/** Runs a docker command; returns stdout and stderr. */
export async function docker(...args: string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)('docker', args)
  return stdout + stderr
}

/** A property of a container, by a Go template such as `{{.Config.Image}}`. */
export const inspect = async (id: string, format: string) =>
  (await docker('inspect', '--format', format, id)).trim()
