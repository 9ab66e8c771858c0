import { expect, test } from 'vitest'
import { measureTasksAfterPaint } from './mainThread.ts'

test('takes the tasks after the last first contentful paint, in the thread of that paint', () => {
  const createEvent = (name: string, ts: number, tdur: number, tid = 1) => ({ name, ts, tdur, pid: 7, tid })
  const taskEventName = 'ThreadControllerImpl::RunTask'
  const paintEventName = 'firstContentfulPaint'
  expect(
    measureTasksAfterPaint([
      createEvent(paintEventName, 10, 0),
      createEvent(taskEventName, 15, 9_000),
      createEvent(paintEventName, 20, 0),
      createEvent(taskEventName, 21, 3_000),
      createEvent(taskEventName, 22, 4_000, 2),
      createEvent('Layout', 23, 5_000),
    ]),
  ).toEqual([3])
  expect(() => measureTasksAfterPaint([createEvent(taskEventName, 1, 1)])).toThrow(
    'expected firstContentfulPaint',
  )
})
