import { expect, test } from 'vitest'
import { queryOf } from './query-of.ts'

test('reads the query as the app sent it, and nothing else', () => {
  const query = 'response_type=code&state=1e5&scope=tasks%3Aread+„дума“'
  expect(queryOf(`r${Buffer.from(query).toString('base64url')}`)).toBe(query)
  for (const other of [undefined, 7, '', 'r', 'x', 'r*', 'rA', 'r__79'])
    expect([other, queryOf(other)]).toEqual([other, undefined])
})
