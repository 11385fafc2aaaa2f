import { describe, expect, it } from 'vitest'
import { dayOf, partsOf } from './typed-day.ts'

describe('dayOf', () => {
  it('formats a typed date for the API', () => {
    expect(dayOf({ day: '5', month: '3', year: '1990' })).toBe('1990-03-05')
    expect(dayOf({ day: '29', month: '02', year: '2012' })).toBe('2012-02-29')
  })

  it.each([
    { day: '30', month: '02', year: '2012' },
    { day: '29', month: '02', year: '2013' },
    { day: '31', month: '04', year: '1990' },
    { day: '00', month: '05', year: '1990' },
    { day: '12', month: '13', year: '1990' },
    { day: '12', month: '12', year: '90' },
    { day: '', month: '', year: '' },
  ])('is empty for the invalid %j', (parts) => {
    expect(dayOf(parts)).toBe('')
  })
})

describe('partsOf', () => {
  it.each(['05.03.1990', '5/3/1990', '05.03.1990 г.', '5 3 1990'])('reads %s with the day first', (text) => {
    const { day, month, year } = partsOf(text) ?? {}
    expect([Number(day), Number(month), Number(year)]).toEqual([5, 3, 1990])
  })

  it('reads a date filled in by the browser', () => {
    expect(partsOf('1990-03-05')).toEqual({ day: '05', month: '03', year: '1990' })
  })

  it.each(['5', '05', '1990', 'март'])('leaves %s to its own field', (text) => {
    expect(partsOf(text)).toBeNull()
  })
})
