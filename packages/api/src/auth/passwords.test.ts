import { expect, test } from 'vitest'
import { verifyDecoy } from './passwords.ts'

test('a decoy that could not be hashed is hashed again at the next sign-in', async () => {
  const cost = { memory: 8, passes: 0 }
  await expect(verifyDecoy('a password', cost)).rejects.toThrow()
  cost.passes = 1
  expect(await verifyDecoy('a password', cost)).toBe(false)
})
