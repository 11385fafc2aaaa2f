import { describe, expect, test } from 'vitest'
import { type KeyKind, readKey } from './keyed-call.ts'

const key = '0199a8f4-6f0e-7c53-9a3e-0f7a5f1c2b3d'
const other = '0199a8f4-6f0e-7c53-9a3e-0f7a5f1c2b3e'

const read = (header: string | undefined, input: unknown, kind: KeyKind = 'replay') =>
  readKey({ kind, procedure: 'rewards.redeem', header, input })?.key

describe('the header', () => {
  test.each([key, `"${key}"`, key.toUpperCase(), `"${key.toUpperCase()}"`, ` ${key} `])('%s is the key', (header) => {
    expect(read(header, {})).toBe(key)
  })

  test.each(['', '""', 'mine', `"${key}`, `${key}"`, `"${key}";a=1`, `${key}, ${key}`, `'${key}'`])(
    '%j is invalidData',
    (header) => {
      expect(() => read(header, {})).toThrow('invalidData')
    },
  )
})

test('the key comes from the body as well, in any case', () => {
  expect(read(undefined, { id: key.toUpperCase() })).toBe(key)
  expect(read(`"${key}"`, { id: key.toUpperCase() })).toBe(key)
})

test('a header that differs from the body is invalidData', () => {
  expect(() => read(other, { id: key })).toThrow('invalidData')
  expect(() => read(other, { id: key }, 'create')).toThrow('invalidData')
})

test('an id that is no UUID is left to the schema of the call', () => {
  expect(read(undefined, { id: 'mine' })).toBeUndefined()
  expect(read(undefined, null)).toBeUndefined()
  expect(read(undefined, {})).toBeUndefined()
})

test('a create with an id in its body needs no key; with the header alone it has one', () => {
  expect(read(undefined, { id: key }, 'create')).toBeUndefined()
  expect(read(key, { id: key }, 'create')).toBeUndefined()
  expect(read(key, {}, 'create')).toBe(key)
})
