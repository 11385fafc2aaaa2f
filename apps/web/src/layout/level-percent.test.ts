import { expect, it } from 'vitest'
import { levelPercent } from './level-percent.ts'

it.each([
  [0, 100, 0],
  [99, 100, 99],
  [229, 230, 99],
  [1, 370, 0],
  [5, 0, 0],
])('%i of %i experience is %i percent', (exp, nextLevelExp, percent) => {
  expect(levelPercent({ exp, nextLevelExp })).toBe(percent)
})
