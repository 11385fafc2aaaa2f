import { afterEach, describe, expect, it } from 'vitest'
import { nextRollover } from './next-rollover.ts'

const zone = process.env.TZ

afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

function turnIn(timeZone: string, now: string, startsAt = 0): string {
  process.env.TZ = timeZone
  return nextRollover(new Date(now), startsAt).toISOString()
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

  it('is when the days of the player start', () => {
    expect(turnIn('Europe/Sofia', '2026-11-20T21:59:59Z', 180)).toBe('2026-11-21T01:00:00.000Z')
    expect(turnIn('Europe/Sofia', '2026-11-21T00:59:59Z', 180)).toBe('2026-11-21T01:00:00.000Z')
    expect(turnIn('Europe/Sofia', '2026-11-21T01:00:00Z', 180)).toBe('2026-11-22T01:00:00.000Z')
  })

  it('is the first moment after a skipped start, and the first of two', () => {
    // Sofia skips 03:00–04:00 on 29 March 2026 and repeats it on 25 October 2026.
    expect(turnIn('Europe/Sofia', '2026-03-28T20:00:00Z', 180)).toBe('2026-03-29T01:00:00.000Z')
    expect(turnIn('Europe/Sofia', '2026-03-28T20:00:00Z', 210)).toBe('2026-03-29T01:00:00.000Z')
    expect(turnIn('Europe/Sofia', '2026-10-24T20:00:00Z', 210)).toBe('2026-10-25T00:30:00.000Z')
    expect(turnIn('Australia/Lord_Howe', '2026-10-03T10:00:00Z', 120)).toBe('2026-10-03T15:30:00.000Z')
  })
})
