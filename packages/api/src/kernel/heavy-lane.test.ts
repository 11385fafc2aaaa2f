import { expect, test } from 'vitest'
import { heavyLane } from './heavy-lane.ts'

const MiB = 1024 * 1024

test('an account is heavy from a large response on, and others are not', async () => {
  const lane = heavyLane()
  lane.weigh('ani', MiB / 2 - 1)
  expect(await lane.enter('ani', undefined)).toBeUndefined()
  lane.weigh('ani', MiB / 2)
  expect(await lane.enter('boyan', undefined)).toBeUndefined()
  const turn = await lane.enter('ani', undefined)
  expect(turn).toBeDefined()
  turn?.end()
})

test('calls of heavy accounts run one at a time, and the lane rests after each for longer than it took', async () => {
  const lane = heavyLane()
  for (const account of ['ani', 'boyan']) lane.weigh(account, MiB)
  const first = await lane.enter('ani', undefined)
  const begun = performance.now()
  const second = lane.enter('boyan', undefined)
  // As work does that holds the event loop.
  while (performance.now() - begun < 20);
  first?.end()
  const took = performance.now() - begun
  const turn = await second
  expect(performance.now() - begun).toBeGreaterThanOrEqual(3 * took)
  turn?.end()
})

test('a call whose client has gone does not wait', async () => {
  const lane = heavyLane()
  lane.weigh('ani', MiB)
  const turn = await lane.enter('ani', undefined)
  const gone = new AbortController()
  const waiting = lane.enter('ani', gone.signal)
  gone.abort()
  await expect(waiting).rejects.toThrow()
  turn?.end()
})

test('requests of heavy accounts pass one at a time, and those of others at once', async () => {
  const lane = heavyLane()
  for (const account of ['ani', 'boyan']) lane.weigh(account, MiB)
  expect(lane.pass('vera', undefined)).toBeUndefined()
  const first = await lane.pass('ani', undefined)
  let passed = false
  const second = lane.pass('boyan', undefined)?.then((turn) => {
    passed = true
    return turn
  })
  await new Promise(setImmediate)
  expect(passed).toBe(false)
  first?.end()
  const turn = await second
  expect(passed).toBe(true)
  turn?.end()
})
