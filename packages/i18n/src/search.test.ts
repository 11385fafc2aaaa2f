import { expect, test } from 'vitest'
import { containsWords, foldText, searchWords } from './search.ts'

test.each([
  ['Тор за цветята', 'ЦВЕТЯ', true],
  ['Café', 'cafe', true],
  ['Cafe\u0301', 'CAFÉ', true],
  ['Чаша чай', 'чаи', true],
  ['Water the plants', 'plants water', true],
  ['Water the plants', 'water roses', false],
  ['Anything', '  ', true],
])('searching %j for %j', (text, query, isFound) => {
  expect(containsWords(foldText(text), searchWords(query))).toBe(isFound)
})
