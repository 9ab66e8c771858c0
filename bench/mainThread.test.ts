import { expect, test } from 'vitest'
import { measureTasksAfterPaint } from './mainThread.ts'

test('takes the tasks after the last first contentful paint, in the thread of that paint', () => {
  const createEvent = (name: string, ts: number, tdur: number, tid = 1) => ({ name, ts, tdur, pid: 7, tid })
  const task = 'ThreadControllerImpl::RunTask'
  const paint = 'firstContentfulPaint'
  expect(
    measureTasksAfterPaint([
      createEvent(paint, 10, 0),
      createEvent(task, 15, 9_000),
      createEvent(paint, 20, 0),
      createEvent(task, 21, 3_000),
      createEvent(task, 22, 4_000, 2),
      createEvent('Layout', 23, 5_000),
    ]),
  ).toEqual([3])
  expect(() => measureTasksAfterPaint([createEvent(task, 1, 1)])).toThrow('expected firstContentfulPaint')
})
