import { expect, test } from 'vitest'
import { characterOf, isCharacter } from './keys.ts'

test('characterOf returns the Latin letter that a key types, wherever it is', () => {
  expect(characterOf({ key: 'u', code: 'KeyF' })).toBe('u')
  expect(characterOf({ key: 'N', code: 'KeyN' })).toBe('n')
})

test('characterOf uses the position of the key for other scripts', () => {
  expect(characterOf({ key: 'н', code: 'KeyN' })).toBe('n')
  expect(isCharacter({ key: 'Й', code: 'KeyJ' }, 'j')).toBe(true)
  expect(isCharacter({ key: 'н', code: 'KeyN' }, 'j')).toBe(false)
})

test('characterOf returns signs and named keys unchanged', () => {
  expect(characterOf({ key: '?', code: 'Slash' })).toBe('?')
  expect(characterOf({ key: 'Escape', code: 'Escape' })).toBe('Escape')
  expect(characterOf({ key: 'Dead', code: 'KeyU' })).toBe('Dead')
  expect(characterOf({ key: 'б', code: 'Comma' })).toBe('б')
})
