import { expect, it } from 'vitest'
import { quoted } from './quoted.ts'

it('uses the marks of the language', () => {
  expect(quoted('Still, it moves.', 'en')).toBe('“Still, it moves.”')
  expect(quoted('И все пак тя се върти.', 'bg')).toBe('„И все пак тя се върти.“')
})

it('turns marks in the text into single ones, also at its ends', () => {
  expect(quoted('“Why?” asked the child.', 'en')).toBe('“‘Why?’ asked the child.”')
  expect(quoted('I say “Why not?”', 'en')).toBe('“I say ‘Why not?’”')
  expect(quoted('Казвам: „Защо не?“', 'bg')).toBe('„Казвам: ’Защо не?’“')
})
