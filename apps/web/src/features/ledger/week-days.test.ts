import { expect, it } from 'vitest'
import { shortDay, weekSpan } from './week-days.ts'

it('formats a day without its year', () => {
  expect(shortDay('2026-03-09')).toBe('09.03')
})

it('formats a week by its first and last day, across months and years', () => {
  expect(weekSpan('2026-03-09')).toBe('09.03 – 15.03.2026')
  expect(weekSpan('2026-12-28')).toBe('28.12 – 03.01.2027')
})
