import { expect, test } from 'vitest'
import { isLetter, letterOf } from './keys.ts'

test('a key is the letter that it writes, whatever its place', () => {
  expect(letterOf({ key: 'u', code: 'KeyF' })).toBe('u')
  expect(letterOf({ key: 'N', code: 'KeyN' })).toBe('n')
})

test('where another script is written, a key is the letter of its place', () => {
  expect(letterOf({ key: 'н', code: 'KeyN' })).toBe('n')
  expect(isLetter({ key: 'Й', code: 'KeyJ' }, 'j')).toBe(true)
  expect(isLetter({ key: 'н', code: 'KeyN' }, 'j')).toBe(false)
})

test('signs and named keys are themselves', () => {
  expect(letterOf({ key: '?', code: 'Slash' })).toBe('?')
  expect(letterOf({ key: 'Escape', code: 'Escape' })).toBe('Escape')
  expect(letterOf({ key: 'Dead', code: 'KeyU' })).toBe('Dead')
  expect(letterOf({ key: 'б', code: 'Comma' })).toBe('б')
})
