import { setImmediate as nextLoop } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FairQueue, fairQueue, type Turn } from './fair-queue.ts'

let turns: { key: string; turn: Turn }[]
let refused: string[]

beforeEach(() => {
  turns = []
  refused = []
})

function enter(queue: FairQueue, key: string, entry?: Parameters<FairQueue['enter']>[1]): void {
  queue.enter(key, entry).then(
    (turn) => turns.push({ key, turn }),
    ({ code }) => refused.push(`${key} ${code}`),
  )
}

const running = () => turns.map(({ key }) => key).join('')

async function end(nth: number): Promise<void> {
  turns[nth]?.turn.end()
  await nextLoop()
}

test('a key waits for its own calls alone', async () => {
  const queue = fairQueue({ atOnce: 2 })
  for (let nth = 0; nth < 50; nth++) enter(queue, 'a')
  enter(queue, 'b')
  await nextLoop()
  expect(running()).toBe('aab')
  await end(0)
  expect(running()).toBe('aaba')
})

test('turns are taken in the order of arrival, but what is half done goes first', async () => {
  const queue = fairQueue({ atOnce: 1 })
  const order: string[] = []
  const first = queue.begin('a')
  for (const name of ['one', 'two']) {
    void queue.enter('a').then((turn) => {
      order.push(name)
      turn.end()
    })
  }
  void queue.enter('a', { always: true }).then((turn) => {
    order.push('half done')
    turn.end()
  })
  first?.end()
  await vi.waitFor(() => expect(order).toEqual(['half done', 'one', 'two']))
})

test('each call of a turn counts, and a turn of many calls runs alone', async () => {
  const queue = fairQueue({ atOnce: 4 })
  enter(queue, 'a', { calls: 3 })
  enter(queue, 'a', { calls: 2 })
  enter(queue, 'a', { calls: 10 })
  await nextLoop()
  expect(turns).toHaveLength(1)
  await end(0)
  expect(turns).toHaveLength(2)
  await end(1)
  expect(turns).toHaveLength(3)
  expect(queue.begin('a')).toBeUndefined()
})

test('only so many of a key wait, and the next one is refused at once', async () => {
  const queue = fairQueue({ atOnce: 1 })
  for (let nth = 0; nth < 202; nth++) enter(queue, 'a')
  enter(queue, 'b')
  await nextLoop()
  expect(refused).toEqual(['a tooManyRequests'])
  expect(running()).toBe('ab')
  await expect(queue.enter('a')).rejects.toMatchObject({ retryAfter: expect.any(Number) })
})

test('a caller who is gone leaves the queue', async () => {
  const queue = fairQueue({ atOnce: 1 })
  const gone = new AbortController()
  enter(queue, 'a')
  enter(queue, 'a', { signal: gone.signal })
  enter(queue, 'a')
  gone.abort()
  await nextLoop()
  expect(refused).toEqual(['a tooManyRequests'])
  await end(0)
  await end(0)
  expect(running()).toBe('aa')
})

test('calls that end at once let others be heard in between', async () => {
  const queue = fairQueue({ atOnce: 2 })
  let begun = 0
  const one = async () => {
    const turn = queue.begin('a') ?? (await queue.enter('a'))
    begun++
    turn.end()
  }
  for (let nth = 0; nth < 10; nth++) void one()
  expect(begun).toBe(2)
  await nextLoop()
  expect(begun).toBeLessThanOrEqual(4)
  await vi.waitFor(() => expect(begun).toBe(10))
})

describe('with time', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  })
  afterEach(() => vi.useRealTimers())

  test('a call waits ten seconds at most', async () => {
    const queue = fairQueue({ atOnce: 1 })
    enter(queue, 'a')
    enter(queue, 'a')
    enter(queue, 'a', { always: true })
    await vi.advanceTimersByTimeAsync(9_900)
    expect(refused).toEqual([])
    await vi.advanceTimersByTimeAsync(300)
    expect(refused).toEqual(['a tooManyRequests'])
    await end(0)
    expect(running()).toBe('aa')
  })

  test('a turn that lasts too long no longer keeps the others of its key from theirs', async () => {
    const queue = fairQueue({ atOnce: 1, longestTurn: 1_000 })
    enter(queue, 'a')
    enter(queue, 'a')
    await vi.advanceTimersByTimeAsync(900)
    expect(turns).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(300)
    await nextLoop()
    expect(turns).toHaveLength(2)
    // Its end counts no second time.
    await end(0)
    enter(queue, 'a')
    await nextLoop()
    expect(turns).toHaveLength(2)
  })
})
