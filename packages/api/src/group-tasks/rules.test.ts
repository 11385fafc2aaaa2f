import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assertNotOwn } from '../group-items/rules.ts'
import {
  afterCompletion,
  afterPayment,
  afterReopening,
  assertAnswerable,
  assertCompletable,
  assertNoneWaits,
  assertReopenable,
  assertTakesResult,
  type Current,
  earningsOf,
  isOfEarlierPeriod,
  type Progress,
  reopening,
  type TaskTerms,
  takenBack,
} from './rules.ts'

const at = new Date('2026-03-10T10:00:00Z')
const tuesday = '2026-03-10'
const wednesday = '2026-03-11'
const nextMonday = '2026-03-16'

const daily: TaskTerms = { type: 'daily', ruby: 10, requireApprove: true, requireResult: false, archivedAt: null }
const weekly: TaskTerms = { ...daily, type: 'weekly' }
const todo: TaskTerms = { ...daily, type: 'todo' }
const archived = { ...daily, archivedAt: at }

const open: Progress & Current = {
  missed: null,
  slot: null,
  opensOn: null,
  doneSlot: null,
  doneOn: null,
  completedAt: null,
  completedOn: null,
  approveRequested: false,
  approved: false,
  result: null,
  streak: 0,
  coveredOn: null,
  paidRuby: 0,
  paidExp: 0,
  pawnMoved: false,
  paidEarlier: false,
}
const on = (day: string) => ({ at, day, today: day })
const done = { ...open, ...afterCompletion('daily', open, on(tuesday)) }
const waiting = { ...done, approveRequested: true }
const approved = { ...done, approved: true, paidRuby: 10, paidExp: 5, pawnMoved: true }

describe('completing', () => {
  test.each([
    ['cannotCompleteArchivedTask', archived, waiting, true],
    ['groupTaskApproveAlreadyRequested', daily, waiting, true],
    ['taskAlreadyCompleted', daily, approved, true],
    ['holidayModeEnabledError', { ...daily, requireResult: true }, open, true],
    ['resultOfTheTaskRequired', { ...daily, requireResult: true }, open, false],
  ] as const)('%s', (code, task, state, holiday) => {
    expect(() => assertCompletable(task, state, { result: undefined, holidayMode: holiday })).toThrow(code)
  })

  test('an open task is completed, with a result given now or before where it asks for one', () => {
    const asking = { ...daily, requireResult: true }
    const given = (result?: string) => ({ result, holidayMode: false })
    expect(() => assertCompletable(daily, open, given())).not.toThrow()
    expect(() => assertCompletable(asking, open, given('done'))).not.toThrow()
    expect(() => assertCompletable(asking, { ...open, result: 'done' }, given())).not.toThrow()
  })
})

describe('reopening', () => {
  test.each([
    ['cannotReopenArchivedTask', archived, approved],
    ['taskNotCompleted', todo, open],
    ['cannotReopenToDoTask', todo, approved],
    ['cannotReopenToDoTask', todo, done],
  ] as const)('%s', (code, task, state) => {
    expect(() => assertReopenable(task, state, { today: tuesday })).toThrow(code)
  })

  test('a to-do is open to its assignee until it is paid', () => {
    expect(() => assertReopenable(todo, waiting, { today: tuesday })).not.toThrow()
    expect(() => assertReopenable(daily, approved, { today: tuesday })).not.toThrow()
  })

  test('after reopening, the current period can be missed again, but not the days of waiting', () => {
    expect(reopening('daily', approved, tuesday)).toMatchObject({
      coveredOn: '2026-03-09',
      streak: 0,
      paysAgain: false,
    })
    expect(reopening('daily', waiting, wednesday)).toMatchObject({ coveredOn: tuesday, streak: 0, paysAgain: true })
    expect(reopening('weekly', waiting, wednesday)).toMatchObject({ coveredOn: '2026-03-08', paysAgain: false })
    const late = { ...approved, coveredOn: wednesday, paidEarlier: true }
    expect(reopening('daily', late, wednesday)).toMatchObject({ coveredOn: wednesday, paysAgain: true })
  })
})

test.each([
  ['alreadyApproved', { ...daily, requireApprove: false }, approved],
  ['groupTaskApproveNotRequired', { ...daily, requireApprove: false }, open],
  ['groupTaskNotCompleted', daily, open],
  ['groupTaskApproveNotRequested', daily, done],
] as const)('answering: %s', (code, task, state) => {
  expect(() => assertAnswerable(task, state)).toThrow(code)
  expect(() => assertAnswerable(daily, waiting)).not.toThrow()
})

test('own tasks, waiting tasks and tasks without a result are refused with a code', () => {
  expect(() => assertNotOwn([{ userId: 'a' }], { userId: 'a' })).toThrow('notAuthorized')
  expect(() => assertNotOwn([{ userId: 'a' }], { userId: 'b' })).not.toThrow()
  expect(() => assertNoneWaits([done, waiting])).toThrow('waitingApprovalTasksExist')
  expect(() => assertNoneWaits([done, approved])).not.toThrow()
  expect(() => assertTakesResult(daily)).toThrow('cannotAddResult')
  expect(() => assertTakesResult({ ...archived, requireResult: true })).toThrow('cannotAddResult')
})

test('a daily completion is of an earlier period from the next day, a weekly one from Monday', () => {
  expect(isOfEarlierPeriod('daily', waiting, tuesday)).toBe(false)
  expect(isOfEarlierPeriod('daily', waiting, wednesday)).toBe(true)
  expect(isOfEarlierPeriod('weekly', waiting, '2026-03-15')).toBe(false)
  expect(isOfEarlierPeriod('weekly', waiting, nextMonday)).toBe(true)
  expect(isOfEarlierPeriod('todo', waiting, nextMonday)).toBe(false)
  expect(isOfEarlierPeriod('daily', open, nextMonday)).toBe(false)
})

test('a to-do pays 10 experience, a daily task 5, a weekly task 15', () => {
  expect([todo, daily, weekly].map((task) => earningsOf(task, open).exp)).toEqual([10, 5, 15])
})

test('a to-do has no streak, and none falls below zero', () => {
  expect(afterCompletion('todo', open, on(tuesday)).streak).toBe(0)
  expect(afterCompletion('weekly', { ...open, streak: 3 }, on(tuesday)).streak).toBe(4)
  expect(afterReopening({ ...done, streak: 0 }).streak).toBe(0)
})

test('whatever is spent between, a period never holds more than the highest price it had', () => {
  const price = fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(fc.array(fc.tuple(price, price)), (rounds) => {
      let state = open
      let received = 0
      for (const [ruby, balance] of rounds) {
        const earned = earningsOf({ ...daily, ruby }, state)
        state = { ...state, ...afterPayment(state, earned) }
        received += earned.ruby
        const back = takenBack(state, { ruby: balance, exp: balance })
        state = { ...state, paidRuby: state.paidRuby - back.ruby, paidExp: state.paidExp - back.exp }
        received -= back.ruby
        expect(back.ruby).toBeLessThanOrEqual(balance)
      }
      expect(received).toBeLessThanOrEqual(Math.max(0, ...rounds.map(([ruby]) => ruby)))
      expect(state.paidRuby).toBe(received)
    }),
  )
})
