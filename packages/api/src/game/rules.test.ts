import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expOfLevel, levelOf, penaltyOf, rankingOf } from './rules.ts'

describe('levels', () => {
  test('the first ones take 100, 230 and 370', () => {
    expect([1, 2, 3].map(expOfLevel)).toEqual([100, 230, 370])
  })

  test.each([
    [0, { level: 1, exp: 0, nextLevelExp: 100 }],
    [99, { level: 1, exp: 99, nextLevelExp: 100 }],
    [100, { level: 2, exp: 0, nextLevelExp: 230 }],
    [329, { level: 2, exp: 229, nextLevelExp: 230 }],
    [330, { level: 3, exp: 0, nextLevelExp: 370 }],
  ])('a total of %i', (total, reached) => {
    expect(levelOf(total)).toEqual(reached)
  })

  test('the level follows from the total alone, in whatever order totals are asked', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000), (total) => {
        const { level, exp, nextLevelExp } = levelOf(total)
        let before = 0
        for (let passed = 1; passed < level; passed++) before += expOfLevel(passed)
        expect(before + exp).toBe(total)
        expect(exp).toBeLessThan(nextLevelExp)
        expect(nextLevelExp).toBe(expOfLevel(level))
      }),
    )
  })
})

test.each([
  [1, 'gamifinnator'],
  [2, 'newbie'],
  [4, 'newbie'],
  [5, 'kid'],
  [10, 'junior'],
  [16, 'experienced'],
  [24, 'senior'],
  [35, 'expert'],
  [49, 'expert'],
  [50, 'master'],
  [500, 'master'],
])('level %i is %s', (level, ranking) => {
  expect(rankingOf(level)).toBe(ranking)
})

test('a missed task costs half its gold, rounded up', () => {
  expect([0, 1, 2, 15, 100].map(penaltyOf)).toEqual([0, 1, 1, 8, 50])
})
