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

const planned = (call: 'complete' | 'reopen', day: number, hour: number) => ({
  ...made(call, day, hour, 'rent'),
  type: 'weekly' as const,
  outlastsPeriod: true,
})

it('a completion of a task with a schedule is shown until the server has answered', () => {
  const done = planned('complete', 21, 10)
  // The 23rd is a Monday.
  expect(isOfEndedPeriod(done, at(23, 9))).toBe(false)
  expect(isOfEndedPeriod({ ...done, outlastsPeriod: undefined }, at(23, 9))).toBe(true)
})

it('a completion of a task with a schedule that was undone on a later day has no effect', () => {
  const undone = [planned('complete', 21, 10), planned('reopen', 22, 11)]
  expect(undone.map((mutation) => isUndone(mutation, undone, at(22, 12)))).toEqual([true, true])
  const again = [...undone, planned('complete', 22, 12), planned('reopen', 22, 13)]
  expect(again.map((mutation) => isUndone(mutation, again, at(22, 14)))).toEqual([true, true, false, false])
})

const ofSlot = (call: 'complete' | 'reopen', day: number, hour: number, slot: number) => {
  const mutation = planned(call, day, hour)
  return { ...mutation, input: { ...mutation.input, occurrence: `2026-11-${slot}` } }
}

it('undoing a completion that the server knows is dropped on the next day if it was completed again', () => {
  const undone = (mutations: readonly ReturnType<typeof planned>[], now: Date) =>
    mutations.map((mutation) => isUndone(mutation, mutations, now))
  const again = [ofSlot('reopen', 21, 11, 20), ofSlot('complete', 21, 12, 20)]
  // The completion is sent in any case: an earlier attempt to undo may have arrived.
  expect(undone(again, at(22, 9))).toEqual([true, false])
  expect(undone(again, at(21, 13))).toEqual([false, false])
  // Undone once more, the occurrence is open.
  expect(undone([...again, ofSlot('reopen', 21, 13, 20)], at(22, 9))).toEqual([false, true, true])
  // Undone and completed twice, only the last completion is left.
  const twice = [...again, ofSlot('reopen', 21, 13, 20), ofSlot('complete', 21, 14, 20)]
  expect(undone(twice, at(22, 9))).toEqual([true, true, true, false])
  // The next occurrence is another one.
  expect(undone([ofSlot('reopen', 21, 11, 20), ofSlot('complete', 22, 12, 22)], at(23, 9))).toEqual([false, false])
})

it('taking back a request is dropped only if the task was completed again for the same day', () => {
  const undone = (day: number) => {
    const mutations = [inGroup('reopenInGroup', 17, 11, true), inGroup('completeInGroup', day, 12, false)]
    return mutations.map((mutation) => isUndone(mutation, mutations, at(19, 9)))
  }
  expect(undone(17)).toEqual([true, false])
  expect(undone(18)).toEqual([false, false])
})
