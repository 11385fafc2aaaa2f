import { TRPCClientError } from '@trpc/client'
import { expect, test } from 'vitest'
import { answered, callKey } from './call-key.ts'

const lost = () => Promise.reject(new TRPCClientError('Failed to fetch'))

test('a call keeps its key after an unknown outcome, and no other call gets it', async () => {
  const [first, second] = [callKey('cinema'), callKey('cinema')]
  expect(second).not.toBe(first)
  await expect(answered('cinema', first, lost())).rejects.toThrow()
  await answered('cinema', second, Promise.resolve())
  expect(callKey('cinema')).toBe(first)
  expect(callKey('cinema')).not.toBe(first)
})
