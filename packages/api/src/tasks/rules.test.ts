import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { taskExp } from '../game/rules.ts'
import {
  assertArchivable,
  assertCompletable,
  assertReopenable,
  assertTakesResult,
  assertUpdatable,
  earningsOf,
  streakAfterCompleting,
  streakAfterReopening,
  type TaskState,
  takenBack,
} from './rules.ts'

const at = new Date('2026-03-10T10:00:00Z')
const today = '2026-03-10'

const open: TaskState = {
  type: 'daily',
  gold: 10,
  requireResult: false,
  result: null,
  completedAt: null,
  archivedAt: null,
  streak: 0,
  paidGold: 0,
  paidExp: 0,
  slot: null,
  dueOn: null,
  opensOn: null,
  doneSlot: null,
  missed: null,
}
const done = { ...open, completedAt: at }
const archived = { ...done, archivedAt: at }

describe('which call a state allows', () => {
  test('completing: archived, then done, then holiday, then a missing result', () => {
    expect(() => assertCompletable(open, { today, holidayMode: false })).not.toThrow()
    expect(() => assertCompletable(archived, { today, holidayMode: true })).toThrow('cannotCompleteArchivedTask')
    expect(() => assertCompletable(done, { today, holidayMode: true })).toThrow('taskAlreadyCompleted')
    expect(() => assertCompletable({ ...open, requireResult: true }, { today, holidayMode: true })).toThrow(
      'holidayModeEnabledError',
    )
    expect(() => assertCompletable({ ...open, requireResult: true }, { today, holidayMode: false })).toThrow(
      'resultOfTheTaskRequired',
    )
    expect(() =>
      assertCompletable({ ...open, requireResult: true }, { today, result: 'ten pages', holidayMode: false }),
    ).not.toThrow()
    expect(() =>
      assertCompletable({ ...open, requireResult: true, result: 'before' }, { today, holidayMode: false }),
    ).not.toThrow()
  })

  test('completing an occurrence', () => {
    const due = { ...open, slot: '2026-03-16', opensOn: '2026-03-10', doneSlot: '2026-03-09' }
    const attempt = { today, holidayMode: true, occurrence: '2026-03-16' }
    expect(() => assertCompletable(due, { ...attempt, holidayMode: false })).not.toThrow()
    expect(() => assertCompletable(due, { ...attempt, occurrence: '2026-03-09' })).toThrow('taskAlreadyCompleted')
    expect(() => assertCompletable(due, { ...attempt, occurrence: '2026-03-02' })).toThrow('occurrenceOver')
    expect(() => assertCompletable({ ...due, opensOn: '2026-03-11' }, attempt)).toThrow('taskNotDue')
    expect(() => assertCompletable(due, attempt)).toThrow('holidayModeEnabledError')
  })

  test('an occurrence of a task without a schedule is a day or a week', () => {
    const onHoliday = { today, holidayMode: true }
    expect(() => assertCompletable(open, { ...onHoliday, occurrence: today })).toThrow('holidayModeEnabledError')
    expect(() => assertCompletable(open, { ...onHoliday, occurrence: '2026-03-09' })).toThrow('occurrenceOver')
    const weekly = { ...open, type: 'weekly' } as const
    expect(() => assertCompletable(weekly, { ...onHoliday, occurrence: '2026-03-09' })).toThrow(
      'holidayModeEnabledError',
    )
    const yesterday = { ...open, doneOn: ['2026-03-09'] }
    expect(() => assertCompletable(yesterday, { ...onHoliday, occurrence: '2026-03-09' })).toThrow(
      'taskAlreadyCompleted',
    )
  })

  test('reopening: archived, open and done to-dos are refused', () => {
    expect(() => assertReopenable(done, { today, occurrence: '2026-03-09' })).toThrow('occurrenceOver')
    expect(() => assertReopenable(done, { today })).not.toThrow()
    expect(() => assertReopenable({ ...archived, type: 'todo' }, { today })).toThrow('cannotReopenArchivedTask')
    expect(() => assertReopenable({ ...open, type: 'todo' }, { today })).toThrow('taskNotCompleted')
    expect(() => assertReopenable({ ...done, type: 'todo' }, { today })).toThrow('cannotReopenToDoTask')
  })

  test('archiving, updating and giving a result are refused in the wrong state', () => {
    expect(() => assertArchivable(done)).not.toThrow()
    expect(() => assertArchivable(open)).toThrow('cannotArchiveIncompletedTask')
    expect(() => assertArchivable(archived)).toThrow('taskAlreadyArchived')
    expect(() => assertUpdatable(open)).not.toThrow()
    expect(() => assertUpdatable(done)).toThrow('cannotUpdateCompletedTask')
    expect(() => assertUpdatable(archived)).toThrow('cannotUpdateCompletedTask')
    expect(() => assertTakesResult({ ...done, requireResult: true })).not.toThrow()
    expect(() => assertTakesResult(open)).toThrow('cannotAddResult')
    expect(() => assertTakesResult({ ...archived, requireResult: true })).toThrow('cannotAddResult')
  })
})

test('streaks count periods of repeating tasks', () => {
  expect(streakAfterCompleting({ ...open, streak: 4 })).toBe(5)
  expect(streakAfterCompleting({ ...open, type: 'todo', streak: 0 })).toBe(0)
  expect(streakAfterReopening({ ...done, streak: 5 }, { isOverdue: false })).toBe(4)
})

type Act =
  | { kind: 'complete' }
  | { kind: 'reopen' }
  | { kind: 'spend'; share: number }
  | { kind: 'price'; gold: number }

test('no sequence of completing, spending, repricing and reopening creates gold or experience', () => {
  const act = fc.oneof<fc.Arbitrary<Act>[]>(
    fc.constant<Act>({ kind: 'complete' }),
    fc.constant<Act>({ kind: 'reopen' }),
    fc.record({ kind: fc.constant('spend' as const), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
    fc.record({ kind: fc.constant('price' as const), gold: fc.integer({ min: 0, max: 100 }) }),
  )
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      let task: TaskState = { ...open, gold: 40 }
      let balance = { gold: 0, exp: 0 }
      let spent = 0
      let dearest = task.gold
      for (const one of acts) {
        if (one.kind === 'complete' && !task.completedAt) {
          const earned = earningsOf(task)
          balance = { gold: balance.gold + earned.gold, exp: balance.exp + earned.exp }
          task = {
            ...task,
            completedAt: at,
            paidGold: task.paidGold + earned.gold,
            paidExp: task.paidExp + earned.exp,
          }
        } else if (one.kind === 'reopen' && task.completedAt) {
          const back = takenBack(task, balance)
          balance = { gold: balance.gold - back.gold, exp: balance.exp - back.exp }
          task = { ...task, completedAt: null, paidGold: task.paidGold - back.gold, paidExp: task.paidExp - back.exp }
        } else if (one.kind === 'spend') {
          const gold = Math.floor(balance.gold * one.share)
          balance = { ...balance, gold: balance.gold - gold }
          spent += gold
        } else if (one.kind === 'price' && !task.completedAt) {
          task = { ...task, gold: one.gold }
          dearest = Math.max(dearest, one.gold)
        }
        expect(balance.gold).toBeGreaterThanOrEqual(0)
        expect(balance.gold + spent).toBe(task.paidGold)
        expect(balance.gold + spent).toBeLessThanOrEqual(dearest)
        expect(balance.exp).toBe(task.completedAt ? taskExp.daily : 0)
      }
    }),
  )
})
