import { afterEach, describe, expect, it } from 'vitest'
import { endOfDay } from './end-of-day.ts'

const zone = process.env.TZ

afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

const endIn = (timeZone: string, now: string, startsAt: number, lastDayStart: string) => {
  process.env.TZ = timeZone
  return endOfDay(new Date(now), { startsAt, lastDayStart })
}

describe('the end of the day', () => {
  it('is tonight, also after midnight', () => {
    const tonight = { isTonight: true, time: '03:00' }
    expect(endIn('Europe/Sofia', '2026-11-20T20:00:00Z', 180, '2026-11-20')).toMatchObject(tonight)
    expect(endIn('Europe/Sofia', '2026-11-20T23:00:00Z', 180, '2026-11-20')).toMatchObject(tonight)
    expect(endIn('Europe/Sofia', '2026-11-20T20:00:00Z', 0, '2026-11-20')).toMatchObject({
      isTonight: true,
      time: '00:00',
    })
  })

  it('is in the next night when the running day became longer', () => {
    expect(endIn('Europe/Sofia', '2026-11-20T23:00:00Z', 180, '2026-11-21')).toMatchObject({
      isTonight: false,
      time: '03:00',
    })
  })

  it('is after the gap when the clocks skip it', () => {
    expect(endIn('Europe/Sofia', '2026-03-28T20:00:00Z', 180, '2026-03-28')).toMatchObject({ time: '04:00' })
  })
})
