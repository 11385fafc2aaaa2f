import { expect, test } from 'vitest'
import { codeOf, typedCode } from './rules.ts'

test('a code is short enough to type, and the same for all servers with the secret', () => {
  expect(codeOf('one')).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]{5}){2}$/)
  expect(codeOf('one')).toBe(codeOf('one'))
  expect(codeOf('one')).not.toBe(codeOf('two'))
})

test('a typed code may have spaces, lower case, O for 0 and I or l for 1', () => {
  expect(typedCode(' 7q2km 0rxva-93jtd ')).toBe('7Q2KM0RXVA93JTD')
  expect(typedCode('O0Il1')).toBe('00111')
})
