import { expect, test } from 'vitest'
import { heavyQueue } from './heavy-queue.ts'

const MiB = 1024 * 1024

test('an account is heavy from a large response on, and others are not', async () => {
  const queue = heavyQueue()
  queue.recordSize('ani', MiB / 2 - 1)
  expect(await queue.enter('ani', undefined)).toBeUndefined()
  queue.recordSize('ani', MiB / 2)
  expect(await queue.enter('boyan', undefined)).toBeUndefined()
  const permit = await queue.enter('ani', undefined)
  expect(permit).toBeDefined()
  permit?.end()
})

test('calls of heavy accounts run one at a time, and the queue pauses after each for longer than it took', async () => {
  const queue = heavyQueue()
  for (const account of ['ani', 'boyan']) queue.recordSize(account, MiB)
  const first = await queue.enter('ani', undefined)
  const begun = performance.now()
  const second = queue.enter('boyan', undefined)
  // As work does that holds the event loop.
  while (performance.now() - begun < 20);
  first?.end()
  const took = performance.now() - begun
  const permit = await second
  expect(performance.now() - begun).toBeGreaterThanOrEqual(3 * took)
  permit?.end()
})

test('a call whose client has gone does not wait', async () => {
  const queue = heavyQueue()
  queue.recordSize('ani', MiB)
  const permit = await queue.enter('ani', undefined)
  const gone = new AbortController()
  const waiting = queue.enter('ani', gone.signal)
  gone.abort()
  await expect(waiting).rejects.toThrow()
  permit?.end()
})

test('requests of heavy accounts pass one at a time, and those of others at once', async () => {
  const queue = heavyQueue()
  for (const account of ['ani', 'boyan']) queue.recordSize(account, MiB)
  expect(queue.pass('vera', undefined)).toBeUndefined()
  const first = await queue.pass('ani', undefined)
  let passed = false
  const second = queue.pass('boyan', undefined)?.then((permit) => {
    passed = true
    return permit
  })
  await new Promise(setImmediate)
  expect(passed).toBe(false)
  first?.end()
  const permit = await second
  expect(passed).toBe(true)
  permit?.end()
})
