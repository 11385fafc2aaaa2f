import { expect, it } from 'vitest'
import { gained } from './gained.ts'

const before = { gold: 40, level: 1, exp: 95, nextLevelExp: 100 }

it('is the difference of the balances', () => {
  expect(gained({ ...before, exp: 20 }, { ...before, gold: 50, exp: 30 })).toEqual({ gold: 10, exp: 10 })
})

it('continues into the next level', () => {
  expect(gained(before, { gold: 50, level: 2, exp: 5, nextLevelExp: 230 })).toEqual({ gold: 10, exp: 10 })
})

it('is 0 when gold was spent meanwhile', () => {
  expect(gained(before, { ...before, gold: 10 })).toEqual({ gold: 0, exp: 0 })
})
