import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withRetries } from './repeat.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const answer = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'retry-after': '1' } })

const inProgress = () => answer(409, { error: { data: { error: { message: 'requestInProgress' } } } })

/** Calls a server that is busy with the first request of a call for some seconds. */
async function callFor(seconds: number): Promise<number> {
  const begun = Date.now()
  const ended = () => Date.now() - begun >= seconds * 1000
  const send = withRetries(async () => (ended() ? answer(200, { result: {} }) : inProgress()))
  const call = send('https://quests.example/trpc/tasks.create', { method: 'POST' })
  await vi.advanceTimersByTimeAsync(200_000)
  return (await call).status
}

test('a call that the server is still doing is asked for until it is done', async () => {
  expect(await callFor(45)).toBe(200)
})

test('a call that the server does not end in time is given up', async () => {
  expect(await callFor(100)).toBe(409)
})
