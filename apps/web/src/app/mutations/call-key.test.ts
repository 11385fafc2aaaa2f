import { TRPCClientError } from '@trpc/client'
import { afterEach, expect, test, vi } from 'vitest'
import { answered, callKey } from './call-key.ts'

afterEach(() => void vi.useRealTimers())

const lost = () => Promise.reject(new TRPCClientError('Failed to fetch'))

test('a call keeps its key after an unknown outcome, and no other call gets it', async () => {
  const [first, second] = [callKey('cinema'), callKey('cinema')]
  expect(second).not.toBe(first)
  await expect(answered('cinema', first, lost())).rejects.toThrow()
  await answered('cinema', second, Promise.resolve())
  expect(callKey('cinema')).toBe(first)
  expect(callKey('cinema')).not.toBe(first)
})

test('a quarter of an hour later it is a new call', async () => {
  vi.useFakeTimers()
  const first = callKey('tea')
  await expect(answered('tea', first, lost())).rejects.toThrow()
  vi.advanceTimersByTime(15 * 60_000)
  expect(callKey('tea')).not.toBe(first)
})
