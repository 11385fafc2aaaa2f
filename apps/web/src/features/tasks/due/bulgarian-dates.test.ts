import { readFileSync } from 'node:fs'
import { setupI18n } from '@lingui/core'
import { formatter } from '@lingui/format-po'
import { describe, expect, test } from 'vitest'

const filename = 'catalogs/schedules/bg.po'
const content = readFileSync(new URL(`../../../../../../packages/i18n/src/${filename}`, import.meta.url), 'utf8')
const catalog = await formatter().parse(content, { locale: 'bg', sourceLocale: 'en', filename })
const texts = Object.fromEntries(
  Object.values(catalog).map(({ message = '', translation = '' }) => [message, translation]),
)
const bulgarian = setupI18n({ locale: 'bg', messages: { bg: texts } })

describe('in Bulgarian', () => {
  test.each([
    ['понеделник', 'първия понеделник', 'Последния понеделник'],
    ['вторник', 'първия вторник', 'Последния вторник'],
    ['сряда', 'първата сряда', 'Последната сряда'],
    ['четвъртък', 'първия четвъртък', 'Последния четвъртък'],
    ['петък', 'първия петък', 'Последния петък'],
    ['събота', 'първата събота', 'Последната събота'],
    ['неделя', 'първата неделя', 'Последната неделя'],
  ])('an ordinal number agrees with %s', (weekday, first, last) => {
    expect(bulgarian._('the first {weekday}', { weekday })).toBe(first)
    expect(bulgarian._('The last {name}', { name: weekday })).toBe(last)
  })

  test('the weekdays of the texts are those of the format', () => {
    const format = new Intl.DateTimeFormat('bg', { weekday: 'long', timeZone: 'UTC' })
    const names = [4, 5, 6, 7, 8, 9, 10].map((day) => format.format(new Date(Date.UTC(2026, 0, day))))
    expect(names).toEqual(['неделя', 'понеделник', 'вторник', 'сряда', 'четвъртък', 'петък', 'събота'])
  })

  test('a day of the month has its ending', () => {
    const days = [1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 20, 21, 22, 23, 27, 28, 30, 31]
    expect(days.map((day) => bulgarian._('day {day}', { day }).replace(' число', ''))).toEqual(
      '1-во 2-ро 3-то 4-то 5-о 6-о 7-мо 8-мо 11-о 12-о 20-о 21-во 22-ро 23-то 27-мо 28-мо 30-о 31-во'.split(' '),
    )
  })
})
