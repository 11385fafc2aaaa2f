import { setImmediate as nextLoop } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FairQueue, fairQueue, type Permit } from './fair-queue.ts'

let permits: { key: string; permit: Permit }[]
let refused: string[]

beforeEach(() => {
  permits = []
  refused = []
})

function acquire(queue: FairQueue, key: string, entry?: Parameters<FairQueue['acquire']>[1]): void {
  // Calls that still wait after their test are refused during another one.
  const ofTest = { permits, refused }
  queue.acquire(key, entry).then(
    (permit) => ofTest.permits.push({ key, permit }),
    ({ code }) => ofTest.refused.push(`${key} ${code}`),
  )
}

const running = () => permits.map(({ key }) => key).join('')

async function end(nth: number): Promise<void> {
  permits[nth]?.permit.release()
  await nextLoop()
}

test('a key waits for its own calls alone', async () => {
  const queue = fairQueue({ concurrency: 2 })
  for (let nth = 0; nth < 50; nth++) acquire(queue, 'a')
  acquire(queue, 'b')
  await nextLoop()
  expect(running()).toBe('aab')
  await end(0)
  expect(running()).toBe('aaba')
})

test('calls run in the order of arrival, after calls that are half done', async () => {
  const queue = fairQueue({ concurrency: 1 })
  const order: string[] = []
  const first = queue.tryAcquire('a')
  for (const name of ['one', 'two']) {
    void queue.acquire('a').then((permit) => {
      order.push(name)
      permit.release()
    })
  }
  void queue.acquire('a', { always: true }).then((permit) => {
    order.push('half done')
    permit.release()
  })
  first?.release()
  await vi.waitFor(() => expect(order).toEqual(['half done', 'one', 'two']))
})

test('each call of a permit counts, and a permit of many calls runs alone', async () => {
  const queue = fairQueue({ concurrency: 4 })
  acquire(queue, 'a', { calls: 3 })
  acquire(queue, 'a', { calls: 2 })
  acquire(queue, 'a', { calls: 10 })
  await nextLoop()
  expect(permits).toHaveLength(1)
  await end(0)
  expect(permits).toHaveLength(2)
  await end(1)
  expect(permits).toHaveLength(3)
  expect(queue.tryAcquire('a')).toBeUndefined()
})

test('only so many of a key wait, and the next one is refused at once', async () => {
  const queue = fairQueue({ concurrency: 1 })
  for (let nth = 0; nth < 202; nth++) acquire(queue, 'a')
  acquire(queue, 'b')
  await nextLoop()
  expect(refused).toEqual(['a tooManyRequests'])
  expect(running()).toBe('ab')
  await expect(queue.acquire('a')).rejects.toMatchObject({ retryAfter: expect.any(Number) })
})

test('calls that go first have their own places, and start before the others that wait', async () => {
  const queue = fairQueue({ concurrency: 1 })
  for (let nth = 0; nth < 202; nth++) acquire(queue, 'a')
  const order: string[] = []
  for (const name of ['one', 'two']) {
    void queue.acquire('a', { first: true }).then((permit) => {
      order.push(name)
      permit.release()
    })
  }
  void queue.acquire('a', { always: true }).then((permit) => {
    order.push('half done')
    permit.release()
  })
  await nextLoop()
  expect(refused).toEqual(['a tooManyRequests'])
  await end(0)
  await vi.waitFor(() => expect(permits).toHaveLength(2))
  expect(order).toEqual(['half done', 'one', 'two'])
})

test('only so many that go first wait, and they keep no other out', async () => {
  const queue = fairQueue({ concurrency: 1 })
  for (let nth = 0; nth < 202; nth++) acquire(queue, 'a', { first: true })
  acquire(queue, 'a')
  await nextLoop()
  expect(refused).toEqual(['a tooManyRequests'])
  for (let nth = 0; nth < 201; nth++) await end(nth)
  await vi.waitFor(() => expect(permits).toHaveLength(202))
})

test('a caller who is gone leaves the queue', async () => {
  const queue = fairQueue({ concurrency: 1 })
  const gone = new AbortController()
  acquire(queue, 'a')
  acquire(queue, 'a', { signal: gone.signal })
  acquire(queue, 'a')
  gone.abort()
  await nextLoop()
  expect(refused).toEqual(['a tooManyRequests'])
  await end(0)
  await end(0)
  expect(running()).toBe('aa')
})

test('calls that end at once let others be heard in between', async () => {
  const queue = fairQueue({ concurrency: 2 })
  let begun = 0
  const one = async () => {
    const permit = queue.tryAcquire('a') ?? (await queue.acquire('a'))
    begun++
    permit.release()
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
    const queue = fairQueue({ concurrency: 1 })
    acquire(queue, 'a')
    acquire(queue, 'a')
    acquire(queue, 'a', { always: true })
    await vi.advanceTimersByTimeAsync(9_900)
    expect(refused).toEqual([])
    await vi.advanceTimersByTimeAsync(300)
    await nextLoop()
    expect(refused).toEqual(['a tooManyRequests'])
    await end(0)
    expect(running()).toBe('aa')
  })

  test('a permit that is held too long no longer blocks other calls of its key', async () => {
    const queue = fairQueue({ concurrency: 1, countedForMs: 1_000 })
    acquire(queue, 'a')
    acquire(queue, 'a')
    await vi.advanceTimersByTimeAsync(900)
    expect(permits).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(300)
    await nextLoop()
    expect(permits).toHaveLength(2)
    // Its end counts no second time.
    await end(0)
    acquire(queue, 'a')
    await nextLoop()
    expect(permits).toHaveLength(2)
  })
})
