import { expect, test } from 'vitest'
import { isLetter, letterOf } from './keys.ts'

test('letterOf returns the Latin letter that a key types, wherever it is', () => {
  expect(letterOf({ key: 'u', code: 'KeyF' })).toBe('u')
  expect(letterOf({ key: 'N', code: 'KeyN' })).toBe('n')
})

test('letterOf uses the position of the key for other scripts', () => {
  expect(letterOf({ key: 'н', code: 'KeyN' })).toBe('n')
  expect(isLetter({ key: 'Й', code: 'KeyJ' }, 'j')).toBe(true)
  expect(isLetter({ key: 'н', code: 'KeyN' }, 'j')).toBe(false)
})

test('letterOf returns signs and named keys unchanged', () => {
  expect(letterOf({ key: '?', code: 'Slash' })).toBe('?')
  expect(letterOf({ key: 'Escape', code: 'Escape' })).toBe('Escape')
  expect(letterOf({ key: 'Dead', code: 'KeyU' })).toBe('Dead')
  expect(letterOf({ key: 'б', code: 'Comma' })).toBe('б')
})
