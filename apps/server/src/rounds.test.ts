import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openRounds } from './rounds.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const seconds = 1000

/** A job whose rounds are listed with the seconds at which they began. */
function newJob({ answers = [], maxPauseMs }: { answers?: (boolean | Error)[]; maxPauseMs?: number } = {}) {
  const begun: number[] = []
  const logged: unknown[] = []
  const recorded: string[] = []
  const first = Date.now()
  const rounds = openRounds({
    metrics: { job: (name, outcome) => void recorded.push(`${name} ${outcome}`) },
    log: { error: (details: unknown) => void logged.push(details) },
  })
  const round = async () => {
    begun.push(Math.round((Date.now() - first) / seconds))
    const answer = answers.shift() ?? false
    if (answer instanceof Error) throw answer
    return answer
  }
  const wake = rounds.repeat('tidy', 10 * seconds, round, maxPauseMs)
  return { ...rounds, wake, begun, logged, recorded }
}

const pass = (time: number) => vi.advanceTimersByTimeAsync(time * seconds)

test('a job runs after each pause, and at once while there is more to do', async () => {
  const { begun } = newJob({ answers: [false, true, true] })
  await pass(35)
  expect(begun).toEqual([10, 20, 20, 20, 30])
})

test('its pause doubles up to the longest one, and is short again after work', async () => {
  const { begun } = newJob({ answers: [false, false, false, true], maxPauseMs: 30 * seconds })
  await pass(105)
  expect(begun).toEqual([10, 20, 40, 70, 70, 80, 100])
})

test('a job that fails is recorded, logged and tried again', async () => {
  const fault = new Error('no room')
  const { begun, logged, recorded } = newJob({ answers: [fault] })
  await pass(25)
  expect(begun).toEqual([10, 20])
  expect(recorded).toEqual(['tidy failed', 'tidy done'])
  expect(logged).toEqual([{ err: fault, job: 'tidy' }])
})

test('waking a job shortens its pause, and a second time does not delay it', async () => {
  const { wake, begun } = newJob()
  await pass(1)
  wake(2 * seconds)
  await pass(1)
  wake(2 * seconds)
  await pass(12)
  expect(begun).toEqual([3, 13])
})

test('a job that is woken during a round runs again at once', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const rounds = openRounds({ metrics: undefined, log: { error: () => {} } })
  const round = vi.fn(() => promise)
  const wake = rounds.repeat('tidy', 10 * seconds, round)
  await pass(10)
  wake(5 * seconds)
  await pass(60)
  expect(round).toHaveBeenCalledTimes(1)
  resolve(false)
  await pass(0)
  expect(round).toHaveBeenCalledTimes(2)
})

test('ending waits for the running round, and none follows', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const rounds = openRounds({ metrics: undefined, log: { error: () => {} } })
  const round = vi.fn(() => promise)
  const wake = rounds.repeat('tidy', 10 * seconds, round)
  await pass(10)
  let hasEnded = false
  const ended = rounds.end().then(() => {
    hasEnded = true
  })
  await pass(60)
  expect(hasEnded).toBe(false)
  resolve(true)
  await ended
  wake(0)
  await pass(60)
  expect(round).toHaveBeenCalledTimes(1)
})
