import { expect, it } from 'vitest'
import { quoted } from './quoted.ts'

it('uses the marks of the language', () => {
  expect(quoted('Still, it moves.', 'en')).toBe('“Still, it moves.”')
  expect(quoted('И все пак тя се върти.', 'bg')).toBe('„И все пак тя се върти.“')
})

it('does not double existing marks', () => {
  expect(quoted('“Still, it moves.”', 'en')).toBe('“Still, it moves.”')
  expect(quoted('„И все пак тя се върти.“', 'bg')).toBe('„И все пак тя се върти.“')
})
