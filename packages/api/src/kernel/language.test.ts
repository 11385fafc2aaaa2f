import { expect, test } from 'vitest'
import { readLanguage } from './language.ts'

test.each([
  ['bg', 'bg'],
  ['bg-BG,en;q=0.8', 'bg'],
  ['en-GB;q=0.7, bg-BG;q=0.9', 'bg'],
  ['de, fr;q=0.9, en;q=0.1', 'en'],
  ['en,bg', 'en'],
  ['BG', 'bg'],
  ['bg;q=0, en;q=0.5', 'en'],
  ['bg;q=0', undefined],
  ['de', undefined],
  ['', undefined],
  ['bg;q=nonsense', 'bg'],
  [undefined, undefined],
])('%j selects %j', (header, language) => {
  expect(readLanguage(header)).toBe(language)
})
