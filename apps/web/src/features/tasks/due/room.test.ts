import { withDefaults } from '@questboard/api/schedules'
import { expect, test } from 'vitest'
import { canMoveTo, dayToRestore, roomOfGroupTask } from './room.ts'

/** A Wednesday. */
const today = '2026-03-18'

const mondays = withDefaults({ frequency: 'weekly', byDay: [{ day: 'mo' }] }, today)
const afterDone = withDefaults({ frequency: 'daily', interval: 3, after: 'completion' }, today)

const plants = {
  canSnooze: true,
  type: 'weekly',
  schedule: afterDone,
  late: false,
  slot: today,
  dueOn: today,
  opensOn: today,
} as Parameters<typeof canMoveTo>[0]

test('a task that counts from completion moves at most one interval from today', () => {
  const days = ['2026-03-17', today, '2026-03-19', '2026-03-21', '2026-03-22']
  expect(days.filter((day) => canMoveTo(plants, day, today))).toEqual(['2026-03-19', '2026-03-21'])
})

test('a group task moves to any day that is possible for one of its assignees', () => {
  expect(roomOfGroupTask(mondays, ['2026-03-23'], today)).toEqual({ from: today, to: '2026-03-29' })
  // Snoozed from Monday to Wednesday, and resting until the Monday after it.
  expect(roomOfGroupTask(mondays, ['2026-03-25', '2026-03-30'], today)).toEqual({ from: today, to: '2026-04-05' })
  expect(roomOfGroupTask(afterDone, [today], today)).toEqual({ from: today, to: '2026-03-21' })
  expect(roomOfGroupTask({ due: today, time: null }, [today], today)).toMatchObject({ from: today })
})

test('a group task does not move when each assignee has to do it before the next one today', () => {
  const daily = withDefaults({ frequency: 'daily', start: '2026-03-01' }, today)
  expect(roomOfGroupTask(daily, ['2026-03-17'], today)).toBeNull()
})

test('undoing a move leads back to the day before, if that can still be set', () => {
  const wednesday = '2026-03-04'
  expect(dayToRestore({ slot: null, dueOn: null }, wednesday)).toBeNull()
  expect(dayToRestore({ slot: null, dueOn: '2026-03-02' }, wednesday)).toBe('2026-03-02')
  expect(dayToRestore({ slot: '2026-03-02', dueOn: '2026-03-02' }, wednesday)).toBeNull()
  expect(dayToRestore({ slot: '2026-03-02', dueOn: '2026-03-04' }, wednesday)).toBe('2026-03-04')
  expect(dayToRestore({ slot: '2026-03-02', dueOn: '2026-03-03' }, wednesday)).toBeNull()
})
