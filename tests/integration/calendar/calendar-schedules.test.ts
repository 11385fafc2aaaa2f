import { groupTaskStates, groupTasks } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CalendarEntry } from '../../../packages/api/src/calendar/entries.ts'
import { writeCalendar } from '../../../packages/api/src/calendar/write.ts'
import { addDays, firstSlotFrom, type Recurrence, type Schedule } from '../../../packages/api/src/schedules/index.ts'
import { giveTask, newGroup } from '../../support/group.ts'
import { recurrences } from '../../support/recurrences.ts'
import { expectOk } from '../../support/rest.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'
import { complete, familyIn, make } from '../../support/turns.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const every = (fields: Partial<Recurrence> & Pick<Recurrence, 'frequency' | 'start'>): Recurrence => ({
  interval: 1,
  byDay: null,
  byMonthDay: null,
  until: null,
  time: null,
  after: 'schedule',
  ...fields,
})

const entry = (schedule: Schedule, slot: string | null, dueOn = slot ?? ''): CalendarEntry => ({
  kind: 'task',
  id: crypto.randomUUID(),
  title: 'Task',
  notes: '',
  status: null,
  group: null,
  from: dueOn,
  to: dueOn,
  createdAt: 0,
  scheduled: { schedule, slot },
})

const write = (entries: CalendarEntry[], timeZone = 'UTC', dayStartsAt = 0): string =>
  writeCalendar({
    entries,
    language: 'en',
    revision: 1,
    changedAt: new Date(0),
    publicUrl: 'http://localhost',
    timeZone,
    dayStartsAt,
  })

const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))

/** The first occurrences of all events: days, or instants in UTC. */
function occurrences(text: string, count: number): string[] {
  const starts = eventsIn(text).flatMap((event) => {
    const times: string[] = []
    const dates = event.iterator()
    for (let next = dates.next(); next && times.length < count; next = dates.next()) {
      times.push(next.isDate ? next.toString() : new Date(next.toUnixTime() * 1000).toISOString())
    }
    return times
  })
  return starts.sort().slice(0, count)
}

const shown = (schedule: Recurrence, slot: string, count: number) => occurrences(write([entry(schedule, slot)]), count)

describe('a series', () => {
  test('on the 31st is on the last day of shorter months', () => {
    const rent = every({ frequency: 'monthly', start: '2026-12-31' })
    expect(shown(rent, '2027-01-31', 4)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'])
    const leap = every({ frequency: 'monthly', start: '2028-01-30' })
    expect(shown(leap, '2028-01-30', 3)).toEqual(['2028-01-30', '2028-02-29', '2028-03-30'])
    const twice = every({ frequency: 'monthly', start: '2026-01-29', byMonthDay: [29, 30] })
    expect(shown(twice, '2027-01-30', 4)).toEqual(['2027-01-30', '2027-02-28', '2027-03-29', '2027-03-30'])
    // Few calendars understand both parts of such a rule.
    expect(write([entry(twice, '2027-01-30')])).not.toContain('BYSETPOS')
  })

  test('on 29 February is on 28 February of common years', () => {
    const birthday = every({ frequency: 'yearly', start: '2024-02-29' })
    expect(shown(birthday, '2027-02-28', 3)).toEqual(['2027-02-28', '2028-02-29', '2029-02-28'])
  })

  test('without a rule in iCalendar is a list of its next 24 days', () => {
    const late = every({ frequency: 'monthly', start: '2026-01-31', time: '02:00' })
    const text = write([entry(late, '2027-01-31')], 'Europe/Sofia', 180)
    expect(text.match(/RDATE;TZID=Europe\/Sofia:/g)).toHaveLength(23)
    expect(occurrences(text, 30)).toHaveLength(24)
    expect(occurrences(text, 2)).toEqual(['2027-02-01T00:00:00.000Z', '2027-03-01T00:00:00.000Z'])
  })

  test('ends with its last day, and is an event if that is the only one', () => {
    const course = every({ frequency: 'daily', interval: 3, start: '2026-03-01', until: '2026-03-08' })
    expect(shown(course, '2026-03-04', 9)).toEqual(['2026-03-04', '2026-03-07'])
    expect(write([entry(course, '2026-03-07')])).not.toContain('RRULE')
    const evening = { ...course, time: '23:30' }
    const text = write([entry(evening, '2026-03-04')], 'America/New_York')
    expect(occurrences(text, 9)).toEqual(['2026-03-05T04:30:00.000Z', '2026-03-08T04:30:00.000Z'])
  })

  test.each([
    ['Europe/Sofia', '02:00', 180],
    ['America/New_York', '23:30', 0],
  ])('until the last day that can be written has such an end in %s at %s', (timeZone, time, dayStartsAt) => {
    const walk = every({ frequency: 'daily', start: '2026-03-01', until: '9999-12-31', time })
    const text = write([entry(walk, '2026-03-04')], timeZone, dayStartsAt)
    expect(text.match(/UNTIL=[^\r;]*/)?.[0]).toBe('UNTIL=99991231T235959Z')
    expect(occurrences(text, 3)).toHaveLength(3)
  })

  test('with a snoozed occurrence begins with the next one', () => {
    const mondays = every({ frequency: 'weekly', start: '2026-03-02', byDay: [{ day: 'mo', nthOfPeriod: null }] })
    const moved = entry(mondays, '2026-03-09', '2026-03-11')
    const text = write([moved])
    expect(occurrences(text, 3)).toEqual(['2026-03-11', '2026-03-16', '2026-03-23'])
    expect(eventsIn(text).map(({ uid }) => uid)).toEqual([`${moved.id}-2026-03-09`, moved.id])
  })

  test('counted from completions is one event on the due day', () => {
    const plants = every({ frequency: 'daily', interval: 3, start: '2026-03-01', after: 'completion' })
    expect(shown(plants, '2026-03-10', 5)).toEqual(['2026-03-10'])
  })
})

describe('a time', () => {
  test('becomes an event of half an hour in the time zone of the player, even when clocks change', () => {
    const dinner = every({ frequency: 'daily', start: '2026-03-01', time: '18:30' })
    const text = write([entry(dinner, '2026-03-28')], 'Europe/Sofia')
    expect(text).toContain('DTSTART;TZID=Europe/Sofia:20260328T183000\r\nDTEND;TZID=Europe/Sofia:20260328T190000\r\n')
    expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1)
    expect(occurrences(text, 2)).toEqual(['2026-03-28T16:30:00.000Z', '2026-03-29T15:30:00.000Z'])
    expect(text).toContain('TRANSP:TRANSPARENT')
  })

  test('before the start of the day is in the night after it', () => {
    const late = every({ frequency: 'weekly', start: '2026-03-02', time: '01:30' })
    const text = write([entry(late, '2026-03-02')], 'Europe/Sofia', 180)
    expect(occurrences(text, 2)).toEqual(['2026-03-02T23:30:00.000Z', '2026-03-09T23:30:00.000Z'])
  })

  test('that the clock skips moves on that day alone', () => {
    const night = every({ frequency: 'daily', start: '2026-03-01', time: '03:30' })
    const text = write([entry(night, '2026-03-29')], 'Europe/Sofia')
    expect(occurrences(text, 3)).toEqual([
      '2026-03-29T01:30:00.000Z',
      '2026-03-30T00:30:00.000Z',
      '2026-03-31T00:30:00.000Z',
    ])
  })

  test('is shown in the hour of an offset', () => {
    const early = every({ frequency: 'weekly', start: '2026-03-02', time: '01:00' })
    for (const [zone, expected] of [
      ['+02:00', '2026-03-01T23:00:00.000Z'],
      ['-03:30', '2026-03-02T04:30:00.000Z'],
      ['+05:45', '2026-03-01T19:15:00.000Z'],
      ['UTC', '2026-03-02T01:00:00.000Z'],
    ] as const) {
      expect([zone, occurrences(write([entry(early, '2026-03-02')], zone), 1)]).toEqual([zone, [expected]])
    }
  })
})

test('every schedule shows the days of its rule, in any zone', () => {
  const times = ['09:00', '18:45', '23:59', '00:10', '04:15']
  const zones = [
    'Europe/Sofia',
    'America/New_York',
    'Asia/Jerusalem',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'Europe/Dublin',
    'Pacific/Chatham',
    '+03:00',
    '-09:30',
    'UTC',
  ]
  const zoned = fc.record({ zone: fc.constantFrom(...zones), dayStartsAt: fc.constantFrom(0, 0, 300) })
  fc.assert(
    fc.property(recurrences('2026-01-10', times), zoned, (rule, { zone, dayStartsAt }) => {
      const slots: string[] = []
      // Slots that moved back are shown for five years.
      const first = firstSlotFrom(rule, '2026-03-01') ?? '2031'
      for (
        let day: string | null = first;
        day && day < '2030' && slots.length < 24;
        day = firstSlotFrom(rule, addDays(day, 1))
      )
        slots.push(day)
      if (slots.length === 0) return
      const at = ({ time }: Recurrence, slot: string) => {
        if (time === null) return slot
        const isNight = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) < dayStartsAt
        const local = Temporal.PlainDate.from(slot).add({ days: isNight ? 1 : 0 })
        const instant = local.toZonedDateTime({ timeZone: zone, plainTime: time }).toInstant()
        return new Date(instant.epochMilliseconds).toISOString()
      }
      const text = write([entry(rule, first)], zone, dayStartsAt)
      expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
      expect(occurrences(text, slots.length)).toEqual(slots.map((slot) => at(rule, slot)))
    }),
    { numRuns: 1500, seed: 20_260_310 },
  )
})

const address = async (of: Person) => (await expectOk(of.send<{ address: string }>('POST /user/calendar', {}))).address

const read = async (of: Person): Promise<string> => (await fetch(await address(of))).text()

describe('the feed', () => {
  test('shows tasks with a schedule, and to-dos with a date', async () => {
    const ani = await server.person({ headers: { timezone: 'Europe/Sofia' } })
    const make = (fields: object) =>
      expectOk(ani.send<{ id: string }>('POST /user/tasks', { title: 'Task', gold: 1, ...fields }))
    const trash = await make({
      title: 'Trash',
      type: 'daily',
      schedule: { frequency: 'weekly', byDay: [{ day: 'th' }], time: '19:00' },
    })
    const dentist = await make({ title: 'Dentist', type: 'todo', schedule: { due: '2026-03-20', time: '08:15' } })
    await make({ title: 'Some day', type: 'todo' })
    await make({ title: 'Walk', type: 'daily' })
    await make({ title: 'Clean', type: 'weekly' })
    await expectOk(ani.send(`POST /user/tasks/${trash.id}/snooze`, { until: '2026-03-13' }))
    const text = await read(ani)
    expect(text).not.toContain('VTODO')
    expect(eventsIn(text).map(({ uid, summary, startDate }) => [uid, summary, startDate.toString()])).toEqual([
      [`${trash.id}-2026-03-12`, 'Trash', '2026-03-13T19:00:00'],
      [trash.id, 'Trash', '2026-03-19T19:00:00'],
      [dentist.id, 'Dentist', '2026-03-20T08:15:00'],
      [expect.any(String), 'Walk', '2026-03-10'],
      [expect.any(String), 'Clean', '2026-03-15'],
    ])
    await expectOk(ani.send(`POST /user/tasks/${dentist.id}/complete`, {}))
    expect(eventsIn(await read(ani)).map(({ summary }) => summary)).toContain('✓ Dentist')
    await expectOk(ani.send(`PATCH /user/tasks/${dentist.id}/archive`))
    expect(await read(ani)).not.toContain('Dentist')
  })

  test('follows the zone and the start of the day', async () => {
    const ani = await server.person({ headers: { timezone: 'Europe/Sofia' } })
    const schedule = { due: '2026-03-20', time: '08:15' }
    await expectOk(ani.send('POST /user/tasks', { title: 'Dentist', gold: 1, type: 'todo', schedule }))
    const feed = await address(ani)
    const first = await fetch(feed)
    expect(occurrences(await first.text(), 1)).toEqual(['2026-03-20T06:15:00.000Z'])
    await expectOk(ani.send('GET /users/profile', undefined, { timezone: 'America/New_York' }))
    const moved = await fetch(feed, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
    expect([moved.status, occurrences(await moved.text(), 1)]).toEqual([200, ['2026-03-20T12:15:00.000Z']])
  })

  test('does not show the tasks of others, and shows group tasks with a schedule', async () => {
    const group = await newGroup(server, { name: 'Home', members: 2 })
    const [vera, dora] = group.members
    if (!vera || !dora) throw new Error('the group has two members')
    const ownTask = { title: 'Own', gold: 1, type: 'todo', schedule: { due: '2026-03-20' } }
    await expectOk(vera.send('POST /user/tasks', ownTask))
    expect(eventsIn(await read(dora))).toEqual([])
    const task = await giveTask(group, [vera], { type: 'daily', requireApprove: true })
    const { queries } = server.database
    const schedule = every({ frequency: 'weekly', start: '2026-03-03' })
    await queries.update(groupTasks).set({ schedule }).where(eq(groupTasks.id, task.id))
    const state = { slot: '2026-03-10', dueOn: '2026-03-10' }
    await queries.update(groupTaskStates).set(state).where(eq(groupTaskStates.taskId, task.id))
    const shown = eventsIn(await read(vera))
    expect(shown.map(({ summary }) => summary)).toEqual(['Own', 'Dishes · Home'])
    expect(shown[1]?.component.getFirstPropertyValue('url')).toBe(`${server.url}/groups/${group.id}`)
    expect(eventsIn(await read(dora))).toEqual([])
  })

  test('shows a turn by a schedule to the member who has it, on its due day', async () => {
    const { group, ids, ani, boris } = await familyIn(server)
    const shared = { assignedUsers: ids, assignment: 'rotation' }
    const thursdays = { frequency: 'weekly', byDay: [{ day: 'th' }] }
    const weekly = { ...shared, type: 'weekly' }
    const [bins, plants] = [
      await expectOk(make(group, { ...weekly, title: 'Bins', schedule: { ...thursdays, time: '19:00' } })),
      await expectOk(make(group, { ...weekly, title: 'Plants', schedule: thursdays })),
    ]
    const turns = [
      [bins, '2026-03-12T19:00:00Z'],
      [plants, '2026-03-12'],
    ] as const
    for (const person of [ani, boris]) {
      const own = turns.filter(([{ occurrence }]) => occurrence?.holder === person.id)
      expect(
        eventsIn(await read(person)).map((event) => [event.uid, event.startDate.toString(), event.isRecurring()]),
      ).toEqual(own.map(([{ id }, start]) => [id, start, false]))
    }
  })

  test('shows a dated to-do for the first who does it until another member has done it', async () => {
    const { group, ids, ani, boris } = await familyIn(server)
    const about = { title: 'Form', type: 'todo', assignment: 'first', schedule: { due: '2026-03-12' } }
    const task = await expectOk(make(group, { ...about, assignedUsers: ids }))
    const shown = async (person: Person) => eventsIn(await read(person)).map(({ summary }) => summary)
    expect([await shown(ani), await shown(boris)]).toEqual([['Form · Family'], ['Form · Family']])
    await expectOk(complete(group, task, ani))
    expect([await shown(ani), await shown(boris)]).toEqual([['✓ Form · Family'], []])
  })
})
