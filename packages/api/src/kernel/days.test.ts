import { expect, test } from 'vitest'
import { addMonths } from '../schedules/occurrence.ts'
import { addDays, mondayOf } from './days.ts'

test.each([
  ['9999-12-30', 1, '9999-12-31'],
  ['9999-12-31', 1, '9999-12-31'],
  ['9999-12-31', 400, '9999-12-31'],
  ['0001-01-02', -1, '0001-01-01'],
  ['0001-01-01', -1, '0001-01-01'],
])('%s and %s days are %s: no day is outside the years 1 to 9999', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected)
})

test('a month and a Monday are not outside them either', () => {
  expect(addMonths('9999-12-15', 1)).toBe('9999-12-31')
  expect(mondayOf('0001-01-01')).toBe('0001-01-01')
})
