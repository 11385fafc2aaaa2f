import { expect, test } from 'vitest'
import { defaultsInWords } from './defaults-in-words.ts'

const described = (description?: string) => defaultsInWords({ ...(description && { description }), default: false })

test.each([
  [undefined, 'Without it: `false`.'],
  ['Ends all sessions', 'Ends all sessions. Without it: `false`.'],
  ['Ends all sessions.', 'Ends all sessions. Without it: `false`.'],
  ['All of them?', 'All of them? Without it: `false`.'],
])('a default follows the description %s as a sentence', (description, text) => {
  expect(described(description)).toEqual({ description: text })
})

test('a field that is named default stays', () => {
  const properties = { default: { type: 'string' } }
  expect(defaultsInWords({ properties })).toEqual({ properties })
})
