import { mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { remarksOn } from './settings.ts'

/** Says at the end of a build what the operator left unsaid, and leaves it for the container to say at each start. */
export function remarks(environment: Record<string, string>): Plugin {
  return {
    name: 'remarks',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler(builder) {
        const lines = remarksOn(environment)
        const folder = resolve('dist/nginx')
        await mkdir(folder, { recursive: true })
        await writeFile(resolve(folder, 'remarks.txt'), lines.map((line) => `${line}\n`).join(''))
        for (const line of lines) builder.config.logger.warn(line)
      },
    },
  }
}
