import { describe, expect, test } from 'vitest'
import { assertMatches, entityTagOf, isKnown, readIfMatch } from './preconditions.ts'

const item = { id: 'a', title: 'Tea', tags: [], note: undefined }
const tag = entityTagOf(item)

test('a tag does not depend on the order of fields, only on what a response contains', () => {
  expect(tag).toMatch(/^"[\w-]+"$/)
  expect(entityTagOf({ tags: [], title: 'Tea', id: 'a' })).toBe(tag)
  expect(entityTagOf({ ...item, title: 'Coffee' })).not.toBe(tag)
})

describe('If-Match', () => {
  test.each([
    [undefined, undefined],
    ['*', '*'],
    [' * ', '*'],
    ['"a"', ['"a"']],
    ['"a", "b,c"', ['"a"', '"b,c"']],
    [', "a",, ', ['"a"']],
    ['W/"a", "b"', ['"a"', '"b"']],
    ['W/"a"', ['"a"']],
    ['""', ['""']],
  ])('%j is read', (header, read) => {
    expect(readIfMatch(header)).toEqual(read)
  })

  test.each(['', ',', 'a', '"a', '"a" "b"', 'w/"a"', '*, "a"', '"a b"'])('%j is invalidData', (header) => {
    expect(() => readIfMatch(header)).toThrow('invalidData')
  })

  test('lets through the version that was read', () => {
    for (const header of [undefined, '*', tag, `W/${tag}`, `"x", ${tag}`]) {
      expect(() => assertMatches({ ifMatch: readIfMatch(header) }, () => item)).not.toThrow()
    }
    expect(() => assertMatches({ ifMatch: readIfMatch('"x"') }, () => item)).toThrow('preconditionFailed')
  })
})

test('If-None-Match compares weakly, and is ignored when malformed', () => {
  for (const header of [tag, `W/${tag}`, `"x", ${tag}`, '*']) expect(isKnown(header, tag)).toBe(true)
  for (const header of [undefined, '', '"x"', tag.slice(1)]) expect(isKnown(header, tag)).toBe(false)
})
