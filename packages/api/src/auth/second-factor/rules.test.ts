import { describe, expect, test } from 'vitest'
import { readCode, recoveryCodeOf, stepOf, stepsOfWrongClocks } from './rules.ts'

describe('codes as people type them', () => {
  test.each([
    ['123456', { kind: 'app', digits: '123456' }],
    [' 123 456 ', { kind: 'app', digits: '123456' }],
    ['123-456', { kind: 'app', digits: '123456' }],
    ['ABCD-EFGH-JKMN-PQRS', { kind: 'recovery', text: 'abcdefghjkmnpqrs' }],
    ['abcd efgh jkmn pqrs', { kind: 'recovery', text: 'abcdefghjkmnpqrs' }],
    ['oilo-0000-0000-0000', { kind: 'recovery', text: '0110000000000000' }],
    ['12345', undefined],
    ['1234567', undefined],
    ['uuuu-uuuu-uuuu-uuuu', undefined],
    ['', undefined],
  ])('%s', (typed, read) => {
    expect(readCode(typed)).toEqual(read)
  })

  test('a recovery code is read as it was made', () => {
    const code = recoveryCodeOf(Uint8Array.from({ length: 16 }, (_, index) => index * 17))
    expect(code).toMatch(/^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/)
    expect(readCode(code)).toEqual({ kind: 'recovery', text: code.replaceAll('-', '') })
  })
})

test('a wrong clock is recognised behind by up to two hours, and ahead by one', () => {
  const steps = stepsOfWrongClocks(1000)
  expect(steps).not.toContain(999)
  expect(steps).toContain(998)
  expect(steps).toContain(1000 - 120)
  expect(steps).toContain(1000 - 241)
  expect(steps.filter((step) => step > 1000)).toEqual([1119, 1120, 1121])
})

test('a step lasts half a minute', () => {
  expect(stepOf(new Date(59_000))).toBe(1)
  expect(stepOf(new Date(60_000))).toBe(2)
})
