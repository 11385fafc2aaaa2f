import { expect, test } from 'vitest'
import { type HashingTurns, hashingTurns } from './hashing-turns.ts'

/** Hashes that end when they are let go, each of which takes so long by the clock that they go by. */
function slowHashes(lanes: number, milliseconds: number) {
  let time = 0
  const turns = hashingTurns(lanes, () => time)
  const made = async () => {
    time += milliseconds
  }
  return { turns, signIn: () => turns.whenHashesAreFew(() => turns.inTurn(made)) }
}

/** How many of a crowd are taken on while no hash ends, before the first one is refused. */
async function takenOn({ whenHashesAreFew, inTurn }: HashingTurns): Promise<number> {
  const end = Promise.withResolvers<void>()
  const crowd = Array.from({ length: 100 }, () => whenHashesAreFew(() => inTurn(() => end.promise)))
  end.resolve()
  const results = await Promise.allSettled(crowd)
  for (const one of results) if (one.status === 'rejected') expect(one.reason.message).toBe('serviceUnavailable')
  return results.filter(({ status }) => status === 'fulfilled').length
}

test('as many wait for a hash as have it within a second, by how long hashes take of late', async () => {
  const { turns, signIn } = slowHashes(1, 25)
  for (let nth = 0; nth < 50; nth++) await signIn()
  expect(await takenOn(turns)).toBe(1 + 1000 / 25)
})

test('more of them where more hash at a time', async () => {
  const { turns, signIn } = slowHashes(2, 40)
  for (let nth = 0; nth < 50; nth++) await signIn()
  expect(await takenOn(turns)).toBe(2 + (2 * 1000) / 40)
})

test('however slow or quick hashes are, a class may sign up at once, and a crowd may not', async () => {
  for (const [milliseconds, most] of [
    [500, 1 + 30],
    [1, 1 + 60],
  ] as const) {
    const { turns, signIn } = slowHashes(1, milliseconds)
    for (let nth = 0; nth < 50; nth++) await signIn()
    expect(await takenOn(turns)).toBe(most)
  }
})
