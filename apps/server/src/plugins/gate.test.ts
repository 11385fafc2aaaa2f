import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Gate, openGate } from './gate.ts'

/**
 * The limits of calls in progress while the database is busy, and of queueLength calls before the throughput is known.
 */
const [limit, queueLength] = [40, 500]

let gate: Gate
let outcomes: string[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  gate = openGate({ isDatabaseBusy: () => true })
  outcomes = []
})
afterEach(() => vi.useRealTimers())

const arrive = (many: number, calls = 1) => {
  for (let nth = 0; nth < many; nth++) {
    gate.enter({
      calls,
      begin: () => outcomes.push('begun'),
      refuse: () => outcomes.push('refused'),
      isClosed: () => false,
    })
  }
}

const count = (what: string) => outcomes.filter((outcome) => outcome === what).length

test('starts requests up to the limit and queues a burst', () => {
  arrive(limit + queueLength)
  expect([count('begun'), count('refused')]).toEqual([limit, 0])
  gate.leave(1)
  expect([count('begun'), count('refused')]).toEqual([limit + 1, 0])
})

test('counts each call of a batch', () => {
  arrive(limit / 10, 10)
  expect([count('begun'), count('refused')]).toEqual([limit / 10, 0])
  arrive(queueLength / 10, 10)
  expect([count('begun'), count('refused')]).toEqual([limit / 10, 0])
  arrive(1)
  expect([count('begun'), count('refused')]).toEqual([limit / 10, 1])
  gate.leave(10)
  expect([count('begun'), count('refused')]).toEqual([limit / 10 + 1, 1])
})

test('refuses at once when the queue is full', () => {
  arrive(limit + queueLength + 1)
  expect([count('begun'), count('refused')]).toEqual([limit, 1])
})

test('refuses a burst that lasts, and shortens the queue at low throughput', () => {
  arrive(limit + queueLength)
  vi.advanceTimersByTime(600)
  expect([count('begun'), count('refused')]).toEqual([limit, queueLength])
  arrive(101)
  expect([count('begun'), count('refused')]).toEqual([limit, queueLength + 1])
})

test('lengthens the queue at high throughput', () => {
  arrive(limit + 10)
  // Two thousand calls a second for longer than the measurement: each finished call is replaced by a new one.
  for (let passed = 0; passed < 600; passed++) {
    vi.advanceTimersByTime(1)
    for (const _ of [1, 2]) {
      gate.leave(1)
      arrive(1)
    }
  }
  arrive(900)
  expect(count('refused')).toBe(0)
  arrive(100)
  expect(count('refused')).toBeGreaterThan(0)
})

test('starts each waiting request once when one of them finishes as soon as it begins', () => {
  arrive(limit)
  const begun: string[] = []
  for (const name of ['first', 'second', 'third']) {
    gate.enter({
      calls: 1,
      begin() {
        begun.push(name)
        if (name === 'first') gate.leave(1)
      },
      refuse: () => {},
      isClosed: () => false,
    })
  }
  gate.leave(1)
  expect(begun).toEqual(['first', 'second'])
  gate.leave(1)
  expect(begun).toEqual(['first', 'second', 'third'])
})
