import { requestCounter } from '@questboard/api'
import { rateLimits } from '@questboard/db/schema'
import { expect, test } from 'vitest'
import { twoServers } from '../../support/two-servers.ts'

/** Counts requests of a user, and returns how many were allowed. */
function letThrough({ count }: ReturnType<typeof requestCounter>, user: string, requests: number): number {
  return Array.from({ length: requests }).filter(() => {
    try {
      count('user', user)
      return true
    } catch (error) {
      expect(error).toMatchObject({ code: 'tooManyRequests', retryAfter: 60 })
      return false
    }
  }).length
}

test('requests to two servers count together, from a tenth of the limit on', async () => {
  const { first: server, second, close } = await twoServers()
  const [counter, otherCounter] = [requestCounter(server.services), requestCounter(second.services)]
  expect(letThrough(counter, 'busy', 400)).toBe(400)
  expect(letThrough(otherCounter, 'busy', 150)).toBe(150)
  expect(letThrough(otherCounter, 'quiet', 59)).toBe(59)
  await Promise.all([counter.share(), otherCounter.share()])
  await Promise.all([counter.share(), otherCounter.share()])
  expect(letThrough(counter, 'busy', 40)).toBe(40)
  await counter.share()
  await otherCounter.share()
  expect(letThrough(otherCounter, 'busy', 100)).toBe(10)
  // It has not received the last ten yet.
  expect(letThrough(counter, 'busy', 100)).toBe(10)
  const stored = await server.database.queries.select().from(rateLimits)
  expect(stored).toHaveLength(1)
  await close()
})

test('a new minute starts at zero, and old counts are not shared', async () => {
  const { first: server, second, close } = await twoServers()
  const [counter, otherCounter] = [requestCounter(server.services), requestCounter(second.services)]
  expect(letThrough(counter, 'busy', 700)).toBe(600)
  await counter.share()
  server.clock.advance({ minutes: 1 })
  second.clock.advance({ minutes: 1 })
  expect(letThrough(otherCounter, 'busy', 300)).toBe(300)
  await counter.share()
  await otherCounter.share()
  expect(letThrough(counter, 'busy', 300)).toBe(300)
  await counter.share()
  await otherCounter.share()
  expect(letThrough(otherCounter, 'busy', 1)).toBe(0)
  await close()
})
