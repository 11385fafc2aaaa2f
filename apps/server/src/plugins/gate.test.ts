import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Gate, openGate } from './gate.ts'

/** In work at once while the database is busy, and who waits while nothing is known of how much is done. */
const [atOnce, waiting] = [40, 500]

let gate: Gate
let told: string[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  gate = openGate({ isDatabaseBusy: () => true })
  told = []
})
afterEach(() => vi.useRealTimers())

const come = (many: number, calls = 1) => {
  for (let nth = 0; nth < many; nth++) {
    gate.enter({ calls, begin: () => told.push('begun'), refuse: () => told.push('refused'), isGone: () => false })
  }
}

const count = (what: string) => told.filter((one) => one === what).length

test('as many begin as are done in time, and as many wait as a crowd is', () => {
  come(atOnce + waiting)
  expect([count('begun'), count('refused')]).toEqual([atOnce, 0])
  gate.leave(1)
  expect([count('begun'), count('refused')]).toEqual([atOnce + 1, 0])
})

test('each call of a batch counts', () => {
  come(atOnce / 10, 10)
  expect([count('begun'), count('refused')]).toEqual([atOnce / 10, 0])
  come(waiting / 10, 10)
  expect([count('begun'), count('refused')]).toEqual([atOnce / 10, 0])
  come(1)
  expect([count('begun'), count('refused')]).toEqual([atOnce / 10, 1])
  gate.leave(10)
  expect([count('begun'), count('refused')]).toEqual([atOnce / 10 + 1, 1])
})

test('whoever would wait in vain is refused at once: by then as many more would have come', () => {
  come(atOnce + waiting + 1)
  expect([count('begun'), count('refused')]).toEqual([atOnce, 1])
})

test('a crowd that has not passed is refused, and where little is done few are let wait', () => {
  come(atOnce + waiting)
  vi.advanceTimersByTime(600)
  expect([count('begun'), count('refused')]).toEqual([atOnce, waiting])
  come(101)
  expect([count('begun'), count('refused')]).toEqual([atOnce, waiting + 1])
})

test('where much is done many may wait', () => {
  come(atOnce + 10)
  // Two thousand a second, for longer than is measured: each who is done lets somebody in, whose place another one takes.
  for (let passed = 0; passed < 600; passed++) {
    vi.advanceTimersByTime(1)
    for (const _ of [1, 2]) {
      gate.leave(1)
      come(1)
    }
  }
  come(900)
  expect(count('refused')).toBe(0)
  come(100)
  expect(count('refused')).toBeGreaterThan(0)
})
