import { expect, test } from 'vitest'
import { partsOf } from './parts.ts'

const rowsOf = (ids: string) => [...ids].map((id) => ({ id }))

/** The rows of each part, after each of the lists. */
function shownAfter(...lists: string[]): string[] {
  const keys = new Map<string, string>()
  return lists.map((ids) => {
    const parts = partsOf(rowsOf(ids), keys)
    expect(new Set(parts.map(({ key }) => key)).size).toBe(parts.length)
    return parts.map(({ key, rows }) => `${key}:${rows.map(({ id }) => id).join('')}`).join(' ')
  })
}

test('rows are grouped by five', () => {
  expect(shownAfter('', 'abcdefghijkl')).toEqual(['', 'a:abcde f:fghij k:kl'])
})

test('a row that is added changes no part of another', () => {
  expect(shownAfter('abcdefg', 'xabcdefg')[1]).toBe('x:x a:abcde f:fg')
  expect(shownAfter('abcdefg', 'abxcdefg')[1]).toBe('a:abxcde f:fg')
  expect(shownAfter('abcdefg', 'abcdexfg')[1]).toBe('a:abcde x:x f:fg')
  expect(shownAfter('abcdefg', 'abcdefgx')[1]).toBe('a:abcde f:fgx')
})

test('a row that goes and comes back changes no part of another', () => {
  expect(shownAfter('abcdefg', 'bcdefg', 'abcdefg').slice(1)).toEqual(['a:bcde f:fg', 'a:abcde f:fg'])
  expect(shownAfter('abcdefg', 'abcdeg', 'abcdefg').slice(1)).toEqual(['a:abcde f:g', 'a:abcde f:fg'])
})

test('a row that comes back into another part leaves the rest of its own', () => {
  expect(shownAfter('abcdefghij', 'abcdghij', 'abcdfghij').slice(1)).toEqual(['a:abcd f:ghij', 'a:abcdf f:ghij'])
})

test('many rows that are added share parts', () => {
  expect(shownAfter('ab', 'mnopqrstab')[1]).toBe('m:mnopq r:rst a:ab')
})

test('a row that is moved belongs to the part where it is then', () => {
  expect(shownAfter('abcdefg', 'bcdefag')[1]).toBe('a:bcde f:fag')
  expect(shownAfter('abcdefg', 'fabcdeg')[1]).toBe('f:f a:abcdeg')
})
