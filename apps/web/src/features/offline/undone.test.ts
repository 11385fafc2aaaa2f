import { expect, it } from 'vitest'
import { isOfEndedPeriod, isUndone } from './undone.ts'

const at = (day: number, hour: number) => new Date(2026, 10, day, hour)
const made = (call: 'complete' | 'reopen', day: number, hour: number, id = 'bins') => ({
  call,
  input: { id },
  title: 'Bins',
  type: 'daily' as const,
  at: at(day, hour).toISOString(),
})

it('a completion that was undone on the same day has no effect, once the day has ended', () => {
  const mutations = [made('complete', 17, 10), made('reopen', 17, 11)]
  const undone = (now: Date) => mutations.map((mutation) => isUndone(mutation, mutations, now))
  expect(undone(at(18, 9))).toEqual([true, true])
  expect(undone(at(17, 12))).toEqual([false, false])
})

it('a completion counts when that of another day was undone, or of another task', () => {
  const mutations = [
    made('complete', 16, 10),
    made('complete', 17, 10, 'dishes'),
    made('complete', 17, 10),
    made('reopen', 17, 11),
  ]
  expect(mutations.map((mutation) => isUndone(mutation, mutations, at(18, 9)))).toEqual([false, false, true, true])
})

const inGroup = (call: 'completeInGroup' | 'reopenInGroup', day: number, hour: number, outlastsPeriod: boolean) => ({
  call,
  input: { groupId: 'flat', userId: 'ani', taskId: 'cat' },
  title: 'Feed the cat',
  type: 'daily' as const,
  outlastsPeriod,
  at: at(day, hour).toISOString(),
})

it('taking back what waits for approval has an effect on the next day too', () => {
  const takenBack = inGroup('reopenInGroup', 17, 11, true)
  expect(isUndone(takenBack, [takenBack], at(18, 9))).toBe(false)
  const paid = inGroup('reopenInGroup', 17, 11, false)
  expect(isUndone(paid, [paid], at(18, 9))).toBe(true)
})

it('a completion that was taken back before it could ask for approval is dropped with that', () => {
  const mutations = [inGroup('completeInGroup', 17, 10, false), inGroup('reopenInGroup', 17, 11, true)]
  const undone = (now: Date) => mutations.map((mutation) => isUndone(mutation, mutations, now))
  expect(undone(at(18, 9))).toEqual([true, true])
  expect(undone(at(17, 12))).toEqual([false, false])
})
