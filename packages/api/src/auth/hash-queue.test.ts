import { expect, test } from 'vitest'
import { type HashQueue, hashQueue } from './hash-queue.ts'

/** Hashes that end when they are let go, each of which takes so long by the clock that they go by. */
function slowHashes(parallel: number, milliseconds: number) {
  let time = 0
  const queue = hashQueue(parallel, () => time)
  const made = async () => {
    time += milliseconds
  }
  return { queue, signIn: () => queue.whenHashesAreFew(() => queue.queueHash(made)) }
}

/** How many of a crowd are taken on while no hash ends, before the first one is refused. */
async function takenOn({ whenHashesAreFew, queueHash }: HashQueue): Promise<number> {
  const end = Promise.withResolvers<void>()
  const crowd = Array.from({ length: 100 }, () => whenHashesAreFew(() => queueHash(() => end.promise)))
  end.resolve()
  const results = await Promise.allSettled(crowd)
  for (const one of results) if (one.status === 'rejected') expect(one.reason.message).toBe('serviceUnavailable')
  return results.filter(({ status }) => status === 'fulfilled').length
}

test('as many wait for a hash as have it within a second, by how long hashes take of late', async () => {
  const { queue, signIn } = slowHashes(1, 25)
  for (let nth = 0; nth < 50; nth++) await signIn()
  expect(await takenOn(queue)).toBe(1 + 1000 / 25)
})

test('more of them where more hash at a time', async () => {
  const { queue, signIn } = slowHashes(2, 40)
  for (let nth = 0; nth < 50; nth++) await signIn()
  expect(await takenOn(queue)).toBe(2 + (2 * 1000) / 40)
})

test('however slow or quick hashes are, a class may sign up at once, and a crowd may not', async () => {
  for (const [milliseconds, max] of [
    [500, 1 + 30],
    [1, 1 + 60],
  ] as const) {
    const { queue, signIn } = slowHashes(1, milliseconds)
    for (let nth = 0; nth < 50; nth++) await signIn()
    expect(await takenOn(queue)).toBe(max)
  }
})
