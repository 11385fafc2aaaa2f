import { expect, test } from 'vitest'
import { readDateWords, typeOf } from './index.ts'

const today = '2026-03-18'

const en = (text: string) => readDateWords(text, 'en', today)

test('reads a text that is a date as a whole', () => {
  expect(en('tomorrow at 9:00')).toMatchObject({ schedule: { due: '2026-03-19', time: '09:00' }, isExact: true })
  expect(en('every workday')).toMatchObject({ schedule: { frequency: 'weekly', byDay: { length: 5 } } })
  expect(readDateWords('всеки втори ден', 'bg', today)).toMatchObject({ schedule: { frequency: 'daily', interval: 2 } })
  expect(readDateWords('every other fri', 'bg', today)).toMatchObject({
    schedule: { interval: 2, start: '2026-03-20' },
  })
})

test.each(['', 'Call mum tomorrow', 'tomorrow maybe', 'every 2 hours', '31 April', 'завтра', 'tomorrow and Friday'])(
  'reads no date from “%s”',
  (text) => expect(en(text)).toBeNull(),
)

test('reads days in the past', () => {
  expect(en('5 May 2024')).toMatchObject({ schedule: { due: '2024-05-05' } })
  expect(en('2025-12-31')).toMatchObject({ schedule: { due: '2025-12-31' } })
  expect(en('5 May 1999')).toBeNull()
})

test('says what was left out', () => {
  expect(en('every! 3 days')).toMatchObject({ schedule: { interval: 3, after: 'completion' }, isExact: true })
  expect(en('every! Monday')).toMatchObject({ schedule: { frequency: 'weekly', after: 'schedule' }, isExact: false })
})

test('the type follows from the date', () => {
  const type = (text: string, wanted?: 'todo' | 'daily' | 'weekly') => {
    const date = en(text)
    return date && typeOf(date, wanted)
  }
  expect(type('tomorrow', 'daily')).toMatchObject({ type: 'todo', schedule: { due: '2026-03-19' } })
  expect(type('every day')).toEqual({ type: 'daily', schedule: null })
  expect(type('every week')).toEqual({ type: 'weekly', schedule: null })
  expect(type('every week', 'daily')).toMatchObject({ type: 'daily', schedule: { frequency: 'weekly' } })
  expect(type('every 2 days', 'weekly')).toMatchObject({ type: 'daily', schedule: { interval: 2 } })
  expect(type('every 3 days')).toMatchObject({ type: 'weekly', schedule: { interval: 3 } })
})
