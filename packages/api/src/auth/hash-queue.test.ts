import { expect, test } from 'vitest'
import { type HashQueue, hashQueue } from './hash-queue.ts'

/** A queue whose hashes each advance the clock by `milliseconds`. */
function slowHashes(parallel: number, milliseconds: number) {
  let time = 0
  const queue = hashQueue(parallel, () => time)
  const made = async () => {
    time += milliseconds
  }
  return { queue, signIn: () => queue.whenHashesAreFew(() => queue.queueHash(made)) }
}

/** How many of a hundred sign-ins are accepted while no hash ends. */
async function countAccepted({
  whenHashesAreFew,
  queueHash,
}: Pick<HashQueue, 'whenHashesAreFew' | 'queueHash'>): Promise<number> {
  const end = Promise.withResolvers<void>()
  const crowd = Array.from({ length: 100 }, () => whenHashesAreFew(() => queueHash(() => end.promise)))
  end.resolve()
  const results = await Promise.allSettled(crowd)
  for (const one of results) if (one.status === 'rejected') expect(one.reason.message).toBe('serviceUnavailable')
  return results.filter(({ status }) => status === 'fulfilled').length
}

test('a hash queue accepts as many sign-ins as can be hashed within a second, by recent durations', async () => {
  const { queue, signIn } = slowHashes(1, 25)
  for (let nth = 0; nth < 50; nth++) await signIn()
  expect(await countAccepted(queue)).toBe(1 + 1000 / 25)
})

test('a hash queue accepts more sign-ins when more hashes run in parallel', async () => {
  const { queue, signIn } = slowHashes(2, 40)
  for (let nth = 0; nth < 50; nth++) await signIn()
  expect(await countAccepted(queue)).toBe(2 + (2 * 1000) / 40)
})

test('a hash queue accepts at least 30 waiting sign-ins and at most 60', async () => {
  for (const [milliseconds, max] of [
    [500, 1 + 30],
    [1, 1 + 60],
  ] as const) {
    const { queue, signIn } = slowHashes(1, milliseconds)
    for (let nth = 0; nth < 50; nth++) await signIn()
    expect(await countAccepted(queue)).toBe(max)
  }
})

test('a hash queue leaves places for sign-ins, however many PINs are tried on devices', async () => {
  const { whenHashesAreFew, whenHashesOfDevicesAreFew, queueHash } = slowHashes(1, 500).queue
  const end = Promise.withResolvers<void>()
  const tries = Promise.allSettled(
    Array.from({ length: 100 }, () => whenHashesOfDevicesAreFew(() => queueHash(() => end.promise))),
  )
  const signIn = whenHashesAreFew(() => queueHash(() => end.promise))
  end.resolve()
  await expect(signIn).resolves.toBeUndefined()
  expect((await tries).filter(({ status }) => status === 'fulfilled')).toHaveLength(1 + 25)
  expect(await countAccepted({ whenHashesAreFew: whenHashesOfDevicesAreFew, queueHash })).toBe(1 + 25)
})
