import { describe, expect, test } from 'vitest'
import { showPreferences } from './read.ts'
import { channelsOf, isWaitedFor, problemOfQuietHours, quietUntil } from './rules.ts'
import { preferenceTypes } from './schema.ts'

const defaults = showPreferences(undefined)

describe('the defaults', () => {
  test('push questions, invitations and own reminders, e-mail nothing, and show everything in the app', () => {
    expect(preferenceTypes.filter((type) => channelsOf(defaults, type).push)).toEqual([
      'groupInvitation',
      'askTaskApprove',
      'askMissionApprove',
      'askGuardian',
      'askSuccession',
      'askDeedApprove',
      'askTurnSwap',
      'reminder',
    ])
    expect(preferenceTypes.filter((type) => channelsOf(defaults, type).email)).toEqual([])
    expect(preferenceTypes.every((type) => channelsOf(defaults, type).inApp)).toBe(true)
  })

  test('hold for a type that was added after the row was written', () => {
    const row = {
      userId: '',
      quietFrom: null,
      quietTo: null,
      digestAt: null,
      nextDigestAt: null,
      nextWeeklyAt: null,
      nextNudgeAt: null,
      weekly: true,
      nudge: false,
    }
    const chosen = showPreferences({ ...row, hideContents: false, types: { sendGems: { push: true, email: true } } })
    expect(channelsOf(chosen, 'sendGems')).toEqual({ inApp: true, push: true, email: true })
    expect(channelsOf(chosen, 'yourTurn')).toEqual({ inApp: true, push: false, email: false })
    expect(channelsOf(chosen, 'reminder').push).toBe(true)
  })
})

const night = { quietFrom: '22:00', quietTo: '07:00' }
const until = (hours: { quietFrom: string | null; quietTo: string | null }, zone: string, now: string) =>
  quietUntil(hours, zone, new Date(now))?.toISOString().replace(':00.000Z', 'Z') ?? null

describe('quiet hours', () => {
  test.each([
    ['before they begin', '2026-03-10T19:59:59.999Z', null],
    ['as they begin', '2026-03-10T20:00:00Z', '2026-03-11T05:00Z'],
    ['at midnight', '2026-03-10T22:00:00Z', '2026-03-11T05:00Z'],
    ['before they end', '2026-03-11T04:59:59.999Z', '2026-03-11T05:00Z'],
    ['as they end', '2026-03-11T05:00:00Z', null],
    ['in the night of the spring change', '2026-03-28T21:00:00Z', '2026-03-29T04:00Z'],
    ['in the night of the autumn change', '2026-10-24T21:00:00Z', '2026-10-25T05:00Z'],
  ])('across midnight, %s', (_, now, end) => {
    expect(until(night, 'Europe/Sofia', now)).toBe(end)
  })

  test('within a day', () => {
    const noon = { quietFrom: '12:00', quietTo: '13:30' }
    expect(until(noon, '+05:45', '2026-03-10T06:14:00Z')).toBeNull()
    expect(until(noon, '+05:45', '2026-03-10T06:15:00Z')).toBe('2026-03-10T07:45Z')
    expect(until(noon, '+05:45', '2026-03-10T07:45:00Z')).toBeNull()
  })

  test('end after the gap when their end does not exist, and the second time when it exists twice', () => {
    const hours = { quietFrom: '22:00', quietTo: '03:30' }
    expect(until(hours, 'Europe/Sofia', '2026-03-29T00:30:00Z')).toBe('2026-03-29T01:00Z')
    expect(until(hours, 'Europe/Sofia', '2026-03-29T01:00:00Z')).toBeNull()
    expect(until(hours, 'Europe/Sofia', '2026-10-25T01:10:00Z')).toBe('2026-10-25T01:30Z')
    expect(until(hours, 'Europe/Sofia', '2026-10-25T00:40:00Z')).toBe('2026-10-25T01:30Z')
    expect(until(hours, 'Europe/Sofia', '2026-10-25T01:30:00Z')).toBeNull()
  })

  test('are off without ends', () => {
    expect(until({ quietFrom: null, quietTo: null }, 'UTC', '2026-03-10T00:00:00Z')).toBeNull()
  })

  test('need both ends, and different ones', () => {
    expect(problemOfQuietHours(night)).toBeNull()
    expect(problemOfQuietHours({ quietFrom: null, quietTo: null })).toBeNull()
    expect(problemOfQuietHours({ quietFrom: '22:00', quietTo: null })?.path).toBe('quietTo')
    expect(problemOfQuietHours({ quietFrom: null, quietTo: '22:00' })?.path).toBe('quietFrom')
    expect(problemOfQuietHours({ quietFrom: '07:00', quietTo: '07:00' })?.path).toBe('quietTo')
  })
})

describe('holiday mode', () => {
  test('lets only through what others wait for', () => {
    expect(preferenceTypes.filter(isWaitedFor)).toEqual([
      'groupInvitation',
      'askTaskApprove',
      'askMissionApprove',
      'requestRewardApproval',
      'rewardRedeemed',
      'askGuardian',
      'askSuccession',
      'askDeedApprove',
      'askTurnSwap',
    ])
  })
})
