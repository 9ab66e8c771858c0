import { EventEmitter } from 'node:events'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import { contentFolder } from '../owner/folders.ts'

const reportProblems = vi.fn<() => Promise<boolean>>()
vi.doMock('./reportProblems.ts', () => ({ reportProblems }))
const { checkPlugin } = await import('./checkPlugin.ts')
vi.doUnmock('./reportProblems.ts')
const { config, configureServer } = checkPlugin() as unknown as {
  config: (config: object, env: { command: string }) => Promise<void>
  configureServer: (server: ViteDevServer) => void
}

afterEach(() => vi.restoreAllMocks())

test.each([
  ['build', true, 1],
  ['build', false, 0],
  ['serve', true, 0],
])('at the start of "vite %s", errors (%s) end the process %d times', async (command, hasErrors, times) => {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  reportProblems.mockResolvedValue(hasErrors)
  await config({}, { command })
  expect(exit).toHaveBeenCalledTimes(times)
})

test('the development server reports problems after each change of content/', () => {
  reportProblems.mockClear()
  const watcher = new EventEmitter()
  configureServer({ watcher } as unknown as ViteDevServer)
  watcher.emit('all', 'change', join(contentFolder, 'home.json'))
  expect(reportProblems).toHaveBeenCalledTimes(1)
  watcher.emit('all', 'change', '/elsewhere/src/App.tsx')
  expect(reportProblems).toHaveBeenCalledTimes(1)
})
