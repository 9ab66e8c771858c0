import { loadEnv } from 'vite'

/** Windows' Notepad puts this in front of a file; Node's parser takes it for the start of the first name. */
const byteOrderMark = '\uFEFF'

/** The operator's variables, from .env in `folder` and from the environment. */
export function loadVariables(mode: string, folder = process.cwd()): Record<string, string> {
  const variables = loadEnv(mode, folder, ['SITE_', `${byteOrderMark}SITE_`])
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name.replace(byteOrderMark, ''), value]),
  )
}
