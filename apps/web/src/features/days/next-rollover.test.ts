import { afterEach, describe, expect, it } from 'vitest'
import { nextRollover } from './next-rollover.ts'

const zone = process.env.TZ

afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

function turnIn(timeZone: string, now: string): string {
  process.env.TZ = timeZone
  return nextRollover(new Date(now)).toISOString()
}

describe('nextRollover', () => {
  it('is the next midnight of the time zone, not of UTC', () => {
    expect(turnIn('Europe/Sofia', '2026-11-20T21:59:59Z')).toBe('2026-11-20T22:00:00.000Z')
    expect(turnIn('America/New_York', '2026-11-20T21:59:59Z')).toBe('2026-11-21T05:00:00.000Z')
  })

  it('is a whole day away at midnight itself', () => {
    expect(turnIn('Europe/Sofia', '2026-11-20T22:00:00Z')).toBe('2026-11-21T22:00:00.000Z')
  })

  it('crosses months and years', () => {
    expect(turnIn('UTC', '2028-02-29T12:00:00Z')).toBe('2028-03-01T00:00:00.000Z')
    expect(turnIn('UTC', '2026-12-31T12:00:00Z')).toBe('2027-01-01T00:00:00.000Z')
  })

  it('follows clock changes', () => {
    expect(turnIn('Europe/Sofia', '2026-10-24T21:00:00Z')).toBe('2026-10-25T22:00:00.000Z')
    expect(turnIn('Europe/Sofia', '2026-03-28T22:00:00Z')).toBe('2026-03-29T21:00:00.000Z')
  })

  it('is the first moment of the day where the clocks skip midnight', () => {
    expect(turnIn('America/Santiago', '2026-09-05T12:00:00Z')).toBe('2026-09-06T04:00:00.000Z')
  })
})
