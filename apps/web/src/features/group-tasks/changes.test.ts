import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import { expect, it } from 'vitest'
import { datesWithoutSchedule } from '../tasks/dates.ts'
import { completeIn, reopenIn } from './changes.ts'

const taskOf = (about: Partial<UserGroupTask> = {}) =>
  [
    {
      ...datesWithoutSchedule('daily', '2026-11-20'),
      id: 'a',
      type: 'daily',
      streak: 3,
      completed: false,
      approveRequested: false,
      approved: false,
      requireApprove: false,
      requireResult: false,
      result: null,
      ...about,
    },
  ] as UserGroupTask[]

it('completing counts one more period, and reopening takes it off', () => {
  const before = taskOf()
  const done = completeIn('a')(before)
  expect(done).toMatchObject([{ completed: true, streak: 4 }])
  expect(reopenIn('a', '2026-11-20')(done)).toEqual(before)
})

it('a missed occurrence that is done late adds nothing to the streak, and stops being overdue', () => {
  const before = taskOf({ late: true, overdue: true, dueOn: '2026-11-19', streak: 0 })
  const done = completeIn('a')(before)
  expect(done).toMatchObject([{ completed: true, overdue: false, streak: 0 }])
  expect(reopenIn('a', '2026-11-20')(done)).toEqual(before)
  expect(reopenIn('a', '2026-11-20')(taskOf({ completed: true, late: true, streak: 2 }))).toMatchObject([{ streak: 2 }])
})
