import { setImmediate as nextLoop } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { heavyQueue } from './heavy-queue.ts'

const MiB = 1024 * 1024

test('an account is heavy from a large response on, and others are not', async () => {
  const queue = heavyQueue()
  queue.recordSize('ani', MiB / 2 - 1)
  expect(await queue.acquireForCall('ani')).toBeUndefined()
  queue.recordSize('ani', MiB / 2)
  expect(await queue.acquireForCall('boyan')).toBeUndefined()
  const permit = await queue.acquireForCall('ani')
  expect(permit).toBeDefined()
  permit?.release()
})

test('calls of heavy accounts run one at a time, and the queue pauses after each for longer than it took', async () => {
  const queue = heavyQueue()
  for (const account of ['ani', 'boyan']) queue.recordSize(account, MiB)
  const first = await queue.acquireForCall('ani')
  const begun = performance.now()
  const second = queue.acquireForCall('boyan')
  // As work does that holds the event loop.
  while (performance.now() - begun < 20);
  first?.release()
  const took = performance.now() - begun
  const permit = await second
  expect(performance.now() - begun).toBeGreaterThanOrEqual(3 * took)
  permit?.release()
})

test('a call whose client has gone does not wait', async () => {
  const queue = heavyQueue()
  queue.recordSize('ani', MiB)
  const permit = await queue.acquireForCall('ani')
  const gone = new AbortController()
  const waiting = queue.acquireForCall('ani', { signal: gone.signal })
  gone.abort()
  await expect(waiting).rejects.toThrow()
  permit?.release()
})

test('requests of heavy accounts pass one at a time, and those of others at once', async () => {
  const queue = heavyQueue()
  for (const account of ['ani', 'boyan']) queue.recordSize(account, MiB)
  expect(queue.acquireForRequest('vera')).toBeUndefined()
  const first = await queue.acquireForRequest('ani')
  let passed = false
  const second = queue.acquireForRequest('boyan')?.then((permit) => {
    passed = true
    return permit
  })
  await new Promise(setImmediate)
  expect(passed).toBe(false)
  first?.release()
  const permit = await second
  expect(passed).toBe(true)
  permit?.release()
})

test('an account waits with one request at a time, so that it delays others by one, and sends its first calls first', async () => {
  const queue = heavyQueue()
  for (const account of ['ani', 'boyan']) queue.recordSize(account, MiB)
  const order: string[] = []
  async function pass(name: string, userId: string, first?: boolean) {
    const permit = await queue.acquireForRequest(userId, { first })
    order.push(name)
    permit?.release()
  }
  const held = await queue.acquireForRequest('ani')
  await nextLoop()
  const requests = [pass('next', 'ani'), pass('other', 'ani'), pass('boyan', 'boyan'), pass('session', 'ani', true)]
  held?.release()
  await Promise.all(requests)
  expect(order).toEqual(['next', 'boyan', 'session', 'other'])
})
