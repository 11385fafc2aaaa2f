import { i18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { shortDay, weekSpan } from './week-days.ts'

describe.each([
  { locale: 'en', day: '9 Mar', week: '9 Mar – 15 Mar 2026', acrossYears: '28 Dec – 3 Jan 2027' },
  { locale: 'bg', day: '09.03', week: '09.03 – 15.03.2026', acrossYears: '28.12 – 03.01.2027' },
])('in $locale', ({ locale, day, week, acrossYears }) => {
  it('formats a day without its year', () => {
    i18n.activate(locale)
    expect(shortDay('2026-03-09')).toBe(day)
  })

  it('formats a week by its first and last day, across months and years', () => {
    i18n.activate(locale)
    expect(weekSpan('2026-03-09')).toBe(week)
    expect(weekSpan('2026-12-28')).toBe(acrossYears)
  })
})
