import { expect, test } from 'vitest'
import { memoizeAsync } from './memoize-async.ts'

test('what could not be made is made again, and then kept', async () => {
  let calls = 0
  const number = memoizeAsync(async () => {
    calls += 1
    if (calls === 1) throw new Error('too many open files')
    return calls
  })
  await expect(number()).rejects.toThrow('too many open files')
  expect(await Promise.all([number(), number()])).toEqual([2, 2])
  expect(await number()).toBe(2)
})
