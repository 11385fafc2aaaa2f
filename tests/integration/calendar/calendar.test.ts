import { type RequestOptions, request } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { lockAccount, unlockAccount } from '@questboard/api'
import type { CalendarState } from '@questboard/api/calendar/schema'
import type { GroupMission } from '@questboard/api/group-missions/schema'
import type { Mission } from '@questboard/api/missions/schema'
import { calendarFeeds, users } from '@questboard/db/schema'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CalendarEntry } from '../../../packages/api/src/calendar/entries.ts'
import { readCalendar } from '../../../packages/api/src/calendar/read-calendar.ts'
import { writeCalendar } from '../../../packages/api/src/calendar/write.ts'
import { errorCodeOf } from '../../support/error-code.ts'
import { newGroup } from '../../support/group.ts'
import { expectOk } from '../../support/rest.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Tasks that fill a large calendar. */
const addLongTasks = ({ database }: Pick<TestServer, 'database'>, { id }: Person) =>
  database.queries.execute(sql`
    insert into tasks (id, user_id, title, notes, gold, type, tags, require_result, created_at)
    select gen_random_uuid(), ${id}::uuid, 'Task ' || n, repeat('notes ', 300), 1, 'daily', '{}', false, now()
    from generate_series(1, 400) n`)

/** Of a client that waits for its response. */
const staying = new AbortController().signal

const makeAddress = async (of: Person): Promise<string> =>
  (await expectOk(of.send<{ address: string }>('POST /user/calendar', {}))).address

const state = (of: Person) => expectOk(of.send<CalendarState>('GET /user/calendar'))

/** The events of a feed by their titles, as a calendar app reads them. */
function eventsIn(text: string): Map<string, InstanceType<typeof ICAL.Event>> {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
  return new Map(events.map((event) => [event.summary, event]))
}

const read = async (address: string, headers: Record<string, string> = {}) => {
  const response = await fetch(address, { headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const plan = {
  name: 'Spring, cleaning; 🧹',
  notes: 'Room\\by room,\nline by line',
  from: '2026-03-10',
  to: '2026-03-12',
}

describe('the URL of a calendar feed', () => {
  test('is returned once and stored only as a hash', async () => {
    const ani = await server.person()
    expect(await state(ani)).toBeNull()
    const address = await makeAddress(ani)
    const secret = /\/calendar\/[0-9a-f]{32}([\w-]{43})\.ics$/.exec(address)?.[1] ?? ''
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    expect(await state(ani)).toEqual({ createdAt: '2026-03-10T10:00:00.000Z', lastReadAt: null })
    const [stored] = await server.database.queries.select().from(calendarFeeds).where(eq(calendarFeeds.userId, ani.id))
    expect(JSON.stringify(stored)).not.toContain(secret)
    expect(address.startsWith(server.url)).toBe(true)
  })

  test('stops working when another one is created, and when it is removed', async () => {
    const ani = await server.person()
    const first = await makeAddress(ani)
    expect((await read(first)).status).toBe(200)
    const second = await makeAddress(ani)
    expect((await read(first)).status).toBe(404)
    expect((await read(second)).status).toBe(200)
    expect(await expectOk(ani.send('DELETE /user/calendar'))).toBeNull()
    expect((await read(second)).status).toBe(404)
    expect(await state(ani)).toBeNull()
    expect(await expectOk(ani.send('DELETE /user/calendar'))).toBeNull()
  })

  test('shows when it was last read, to the hour', async () => {
    const ani = await server.person()
    const address = await makeAddress(ani)
    await read(address)
    const first = (await state(ani))?.lastReadAt
    expect(first).toBe(server.clock.now().toISOString())
    server.clock.advance({ minutes: 59 })
    await read(address)
    expect((await state(ani))?.lastReadAt).toBe(first)
    server.clock.advance({ minutes: 1 })
    await read(address)
    expect((await state(ani))?.lastReadAt).toBe(server.clock.now().toISOString())
  })

  test('returns nothing for an unknown secret, a locked account, or one pending deletion', async () => {
    const [ani, boyan] = [await server.person(), await server.person()]
    const [ofAni, ofBoyan] = [await makeAddress(ani), await makeAddress(boyan)]
    for (const name of [
      `${'x'.repeat(43)}.ics`,
      'x.ics',
      '.ics',
      ofAni.split('/').at(-1)?.replace('.ics', ''),
      '%00.ics',
    ]) {
      const reply = await read(`${server.url}/calendar/${name}`)
      expect([name, reply.status, reply.text]).toEqual([name, 404, ''])
    }
    await lockAccount(server.services, ani.email)
    expect((await read(ofAni)).status).toBe(404)
    await unlockAccount(server.services, ani.email)
    expect((await read(ofAni)).status).toBe(404)
    await expectOk(boyan.send('POST /users/profile/deletion', { password: boyan.password }))
    expect((await read(ofBoyan)).status).toBe(404)
  })

  test('refuses other methods and limits requests by network address', async () => {
    const ani = await server.person()
    const address = await makeAddress(ani)
    const posted = await fetch(address, { method: 'POST' })
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    const limited = await startTestServer({ rateLimits: true })
    const statuses: number[] = []
    for (let left = 1201; left > 0; left -= 100) {
      const some = Array.from({ length: Math.min(left, 100) }, () => fetch(`${limited.url}/calendar/nobody.ics`))
      statuses.push(...(await Promise.all(some)).map(({ status }) => status))
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(1200)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    await limited.close()
  })
})

describe('a calendar feed', () => {
  test('shows missions from first to last day, and repeating tasks with their rule', async () => {
    const ani = await server.person({ headers: { timezone: 'Pacific/Auckland' } })
    server.clock.set('2026-03-10T13:00:00Z')
    const { id } = await expectOk(ani.send<{ id: string }>('POST /user/missions', { ...plan, from: '2026-03-11' }))
    await expectOk(ani.send('POST /user/tasks', { title: 'Walk', gold: 5, type: 'daily' }))
    await expectOk(ani.send('POST /user/tasks', { title: 'Clean', notes: 'All of it', gold: 5, type: 'weekly' }))
    await expectOk(ani.send('POST /user/tasks', { title: 'Buy a lamp', gold: 5, type: 'todo' }))
    const { text, headers } = await read(await makeAddress(ani))
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
    expect(text).toContain('\r\nX-WR-CALNAME:Questboard\r\n')
    expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n')
    const events = eventsIn(text)
    expect([...events.keys()]).toEqual(['Spring, cleaning; 🧹', 'Walk', 'Clean'])

    const mission = events.get('Spring, cleaning; 🧹')
    expect([mission?.uid, mission?.description]).toEqual([id, plan.notes])
    expect([mission?.startDate.isDate, mission?.startDate.toString(), mission?.endDate.toString()]).toEqual([
      true,
      '2026-03-11',
      '2026-03-13',
    ])
    // It is the 11th where she lives. A date converted through UTC would be the 10th.
    const days = [...firstOf(events.get('Walk'), 3)]
    expect(days).toEqual(['2026-03-11', '2026-03-12', '2026-03-13'])
    expect([...firstOf(events.get('Clean'), 3)]).toEqual(['2026-03-15', '2026-03-22', '2026-03-29'])
    expect(events.get('Clean')?.description).toBe('On any day of the week, until Sunday.\n\nAll of it')
    server.clock.set('2026-03-10T10:00:00Z')
  })

  test('has dates that calendars can read for a mission until the last day that can be written', async () => {
    const ani = await server.person()
    await expectOk(ani.send('POST /user/missions', { ...plan, from: '9999-06-01', to: '9999-12-31' }))
    const { text } = await read(await makeAddress(ani))
    expect(text.match(/^DT(START|END).*$/gm)).toEqual(['DTSTART;VALUE=DATE:99990601', 'DTEND;VALUE=DATE:99991231'])
    expect(eventsIn(text).get(plan.name)?.startDate.toString()).toBe('9999-06-01')
  })

  test('shows the outcome of a mission, and omits archived items', async () => {
    const ani = await server.person()
    const make = async (name: string, to = '2026-03-12') =>
      expectOk(
        ani.send<Mission>('POST /user/missions', {
          name,
          from: '2026-03-10',
          to,
          tasks: [{ title: 'Step', gold: 1, type: 'todo' }],
        }),
      )
    const address = await makeAddress(ani)
    const [finished, put] = [await make('Finished'), await make('Put away')]
    await make('Missed')
    await make('Open', '2026-06-01')
    for (const { id, tasks } of [finished, put]) {
      await expectOk(ani.send(`PATCH /user/missions/${id}/tasks/${tasks[0]?.id ?? ''}/complete`))
      await expectOk(ani.send(`POST /user/missions/${id}/complete`))
    }
    await expectOk(ani.send(`PATCH /user/missions/${put.id}/archive`))
    server.clock.advance({ days: 4 })
    await expectOk(ani.send('GET /users/profile'))
    expect([...eventsIn((await read(address)).text).keys()]).toEqual(['✓ Finished', 'Missed (ended)', 'Open'])
    await expectOk(ani.send('PUT /users/profile', { lang: 'bg' }))
    expect([...eventsIn((await read(address)).text).keys()]).toContain('Missed (приключи)')
    server.clock.set('2026-03-10T10:00:00Z')
  })

  test('shows group missions to their assignees', async () => {
    const group = await newGroup(server, { name: 'Home, sweet', members: 2 })
    const [vera, dora] = group.members
    if (!vera || !dora) throw new Error('the group has two members')
    const body = {
      name: 'Harvest',
      from: '2026-03-10',
      to: '2026-03-20',
      requireApprove: true,
      assignedUsers: [vera.id],
      tasks: [{ title: 'Pick', ruby: 1, type: 'todo' }],
    }
    const mission = await expectOk(group.creator.send<GroupMission>(`POST /groups/${group.id}/missions`, body))
    const [ofVera, ofDora] = [await makeAddress(vera), await makeAddress(dora)]
    const shown = async (address: string) => [...eventsIn((await read(address)).text).keys()]
    expect(await shown(ofVera)).toEqual(['Harvest · Home, sweet'])
    expect(await shown(ofDora)).toEqual([])
    const missionPath = `/groups/${group.id}/missions/${mission.id}` as const
    await expectOk(vera.send(`POST ${missionPath}/tasks/${mission.tasks[0]?.id ?? ''}/complete`))
    await expectOk(vera.send(`POST ${missionPath}/complete`))
    expect(await shown(ofVera)).toEqual(['Harvest · Home, sweet (waiting for approval)'])
  })

  test('shows repeating group tasks to their assignees, and a turn to the member who has it', async () => {
    const group = await newGroup(server, { name: 'Home', members: 2 })
    const [vera, dora] = group.members
    if (!vera || !dora) throw new Error('the group has two members')
    const create = (body: object) =>
      expectOk(group.creator.send(`POST /groups/${group.id}/tasks`, { ruby: 1, assignedUsers: [vera.id], ...body }))
    await create({ title: 'Dishes', type: 'daily' })
    await create({ title: 'Plants', type: 'weekly', notes: 'All of them' })
    await create({ title: 'Lamp', type: 'todo' })
    const both = [vera.id, dora.id]
    await create({ title: 'Bins', type: 'weekly', assignment: 'rotation', assignedUsers: both })
    await create({ title: 'Dog', type: 'daily', assignment: 'first', assignedUsers: both })
    const shown = async (of: Person) => eventsIn((await read(await makeAddress(of))).text)

    const ofVera = await shown(vera)
    expect([...ofVera.keys()]).toEqual(['Dishes · Home', 'Plants · Home', 'Bins · Home', 'Dog · Home'])
    expect([...firstOf(ofVera.get('Dishes · Home'), 2)]).toEqual(['2026-03-10', '2026-03-11'])
    expect([...firstOf(ofVera.get('Plants · Home'), 2)]).toEqual(['2026-03-15', '2026-03-22'])
    expect(ofVera.get('Plants · Home')?.description).toBe('On any day of the week, until Sunday.\n\nAll of them')
    const turn = ofVera.get('Bins · Home')
    expect([turn?.startDate.toString(), turn?.endDate.toString(), turn?.isRecurring()]).toEqual([
      '2026-03-09',
      '2026-03-16',
      false,
    ])
    expect([...(await shown(dora)).keys()]).toEqual(['Dog · Home'])
  })

  test('omits a group that is hidden because its creator leaves, until a restore', async () => {
    const group = await newGroup(server, { name: 'Home', members: 1 })
    const [vera] = group.members
    if (!vera) throw new Error('the group has a member')
    const assigned = { ruby: 1, assignedUsers: [vera.id] }
    const days = { from: '2026-03-10', to: '2026-03-20' }
    const tasks = [{ title: 'Pick', ruby: 1, type: 'todo' }]
    const create = (path: 'missions' | 'tasks', body: object) =>
      expectOk(group.creator.send(`POST /groups/${group.id}/${path}`, { ...assigned, ...body }))
    await create('missions', { name: 'Harvest', ...days, tasks })
    await create('tasks', { title: 'Dishes', type: 'daily' })
    await create('tasks', { title: 'Bins', type: 'weekly', schedule: { frequency: 'weekly', byDay: [{ day: 'th' }] } })
    await expectOk(vera.send('POST /user/tasks', { title: 'Walk', gold: 5, type: 'daily' }))
    const address = await makeAddress(vera)
    const shown = async () => [...eventsIn((await read(address)).text).keys()].sort()
    const all = ['Bins · Home', 'Dishes · Home', 'Harvest · Home', 'Walk']
    expect(await shown()).toEqual(all)
    const { email, password } = group.creator
    await expectOk(group.creator.send('POST /users/profile/deletion', { password }))
    expect(await shown()).toEqual(['Walk'])
    await expectOk(server.send('POST /auth/restore-account', { email, password }))
    expect(await shown()).toEqual(all)
  })

  test('keeps ids, counts revisions, and is not sent again unchanged', async () => {
    const ani = await server.person()
    await expectOk(ani.send('POST /user/missions', plan))
    const address = await makeAddress(ani)
    const first = await read(address)
    const tag = first.headers.get('etag') ?? ''
    const again = await read(address, { 'if-none-match': tag })
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', tag])
    server.clock.advance({ hours: 2 })
    expect((await read(address)).text).toBe(first.text)
    await expectOk(ani.send('POST /user/tasks', { title: 'Walk', gold: 5, type: 'daily' }))
    const changed = await read(address, { 'if-none-match': tag })
    expect(changed.status).toBe(200)
    const [before, after] = [first.text, changed.text].map((text) => eventsIn(text).get(plan.name))
    expect(after?.uid).toBe(before?.uid)
    expect(after?.sequence).toBe((before?.sequence ?? 0) + 1)
    const stamp = (event: typeof before) => event?.component.getFirstPropertyValue('dtstamp')?.toString()
    expect([stamp(before), stamp(after)]).toEqual(['2026-03-10T10:00:00Z', '2026-03-10T12:00:00Z'])
    server.clock.set('2026-03-10T10:00:00Z')
  })

  test('is written sixty times an hour if it is large, and asked about more often', async () => {
    const limited = await startTestServer({ rateLimits: true })
    const ani = await limited.person()
    await expectOk(ani.send('POST /user/missions', plan))
    const { pathname } = new URL(await makeAddress(ani))
    const secret = pathname.slice('/calendar/'.length, -'.ics'.length)
    const ask = () => readCalendar(limited.services, { secret, address: '192.0.2.1' })
    const write = async () => (await ask())?.write(staying)
    const text = await write()
    const { heavy } = limited.services.queues
    for (const account of [ani.id, 'boyan']) heavy.recordSize(account, 1_000_000)
    for (let count = 0; count < 60; count++) expect(await write()).toBe(text)
    // A refused one does not wait for the place of another.
    const place = await heavy.acquireForCall('boyan')
    await expect(write()).rejects.toMatchObject({ code: 'tooManyRequests' })
    place?.release()
    await addLongTasks(limited, ani)
    const large = await fetch(`${limited.url}${pathname}`)
    const refused = await fetch(`${limited.url}${pathname}`)
    expect([large.status, refused.status, refused.headers.get('etag')]).toEqual([200, 429, null])
    expect((await ask())?.tag).toEqual(expect.any(String))
    limited.clock.advance({ hours: 1 })
    expect((await write())?.length).toBeGreaterThan(500_000)
    await limited.close()
  })

  test('counts as a call of its player, from wherever it is read', async () => {
    const limited = await startTestServer({ rateLimits: true })
    const ani = await limited.person()
    const { pathname } = new URL(await makeAddress(ani))
    const statuses: number[] = []
    for (let left = 600; left > 0; left -= 100) {
      const some = Array.from({ length: 100 }, () => fetch(`${limited.url}${pathname}`))
      statuses.push(...(await Promise.all(some)).map(({ status }) => status))
    }
    // Making the address was a call, too.
    expect(statuses.filter((status) => status === 200)).toHaveLength(599)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    limited.clock.advance({ minutes: 1 })
    expect((await fetch(`${limited.url}${pathname}`)).status).toBe(200)
    await limited.close()
  })

  test('is revoked by its player while others read it more often than a user may call', async () => {
    const limited = await startTestServer({ rateLimits: true })
    const ani = await limited.person()
    const address = await makeAddress(ani)
    const read = async () => (await fetch(address)).status
    for (let left = 600; left > 0; left -= 100) await Promise.all(Array.from({ length: 100 }, read))
    expect(await read()).toBe(429)
    expect(await errorCodeOf(ani.send('DELETE /user/calendar'))).toBe('ok')
    expect(await read()).toBe(404)
    await limited.close()
  })

  test('that lists many dates counts as large, though its text is not', async () => {
    const ani = await server.person()
    await server.database.queries.update(users).set({ dayStartsAt: 360 }).where(eq(users.id, ani.id))
    const schedule = { frequency: 'weekly', byDay: [{ day: 'mo' }, { day: 'th' }], time: '05:00' }
    const tasks = Array.from({ length: 60 }, () => ({ title: 'Bake', gold: 1, type: 'weekly', tags: [], schedule }))
    await expectOk(ani.send('POST /user/tasks/import', { tasks }))
    const { pathname } = new URL(await makeAddress(ani))
    const secret = pathname.slice('/calendar/'.length, -'.ics'.length)
    const feed = await readCalendar(server.services, { secret, address: '192.0.2.1' })
    expect((await feed?.write(staying))?.length).toBeLessThan(100_000)
    expect(server.services.queues.heavy.isHeavy(ani.id)).toBe(true)
  })

  test('that is large is written in the queue of large responses', async () => {
    const ani = await server.person()
    await addLongTasks(server, ani)
    const { pathname } = new URL(await makeAddress(ani))
    const secret = pathname.slice('/calendar/'.length, -'.ics'.length)
    const feed = await readCalendar(server.services, { secret, address: '192.0.2.1' })
    const { heavy } = server.services.queues
    expect(await heavy.acquireForCall(ani.id)).toBeUndefined()
    const text = await feed?.write(staying)
    const place = await heavy.acquireForCall(ani.id)
    expect(place).toBeDefined()
    const order: string[] = []
    const gone = new AbortController()
    const dropped = feed?.write(gone.signal)
    gone.abort()
    await expect(dropped).rejects.toThrow()
    const next = feed?.write(staying).then((same) => {
      order.push('written')
      return same
    })
    await readCalendar(server.services, { secret, address: '192.0.2.1' })
    order.push('asked')
    place?.release()
    expect(await next).toBe(text)
    expect(order).toEqual(['asked', 'written'])
  })

  test('of five hundred tasks is compressed and needs two queries and an update', async () => {
    const ani = await server.person()
    await server.database.queries.execute(sql`
      insert into tasks (id, user_id, title, notes, gold, type, tags, require_result, created_at)
      select gen_random_uuid(), ${ani.id}::uuid, 'Task ' || n, '', 1, 'daily', '{}', false, now() from generate_series(1, 600) n`)
    const address = await makeAddress(ani)
    const { length, headers, body } = await rawGet(address, { 'accept-encoding': 'br, gzip' })
    expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'accept-encoding'])
    const text = gunzipSync(body).toString()
    expect(eventsIn(text).size).toBe(500)
    expect(length).toBeLessThan(text.length / 5)
    expect((await rawGet(address, { 'accept-encoding': 'gzip;q=0' })).headers['content-encoding']).toBeUndefined()
  })
})

/** The first days of the occurrences of a repeating event, as a calendar computes them. */
function* firstOf(event: InstanceType<typeof ICAL.Event> | undefined, count: number): Generator<string> {
  const days = event?.iterator()
  for (let left = count; left > 0; left--) yield String(days?.next())
}

/** A raw request, because `fetch` would decompress the response. */
function rawGet(address: string, headers: RequestOptions['headers']) {
  return new Promise<{ headers: NodeJS.Dict<string | string[]>; body: Buffer; length: number }>((resolve, reject) => {
    request(address, { headers }, async (response) => {
      const body = Buffer.concat(await response.toArray())
      resolve({ headers: response.headers, body, length: body.length })
    })
      .on('error', reject)
      .end()
  })
}

/** Text with hostile characters. */
const odd = ['\n', '\r', '\\', ',', ';', ':', '"', 'я', '👩‍👩‍👧', '\t', '\u0007', '\\n', 'END:VEVENT\r\n']

const hostile = fc
  .array(fc.oneof(fc.constantFrom(...odd), fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 80 })
  .map((parts) => parts.join(''))

const lineOf = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

test('any text survives a round trip, on lines of 75 octets', () => {
  fc.assert(
    fc.property(hostile, hostile, (title, notes) => {
      const entry: CalendarEntry = {
        kind: 'mission',
        id: crypto.randomUUID(),
        title: `a${title}`,
        notes,
        status: 'active',
        group: null,
        from: '2026-03-10',
        to: '2026-03-12',
        createdAt: 0,
        scheduled: null,
      }
      const text = writeCalendar({
        entries: [entry],
        language: 'en',
        revision: 1,
        changedAt: new Date(0),
        publicUrl: 'http://localhost',
        timeZone: 'UTC',
        dayStartsAt: 0,
      })
      const lines = text.split('\r\n')
      expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
      expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([])
      expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
      const calendar = new ICAL.Component(ICAL.parse(text))
      const event = new ICAL.Event(calendar.getAllSubcomponents('vevent')[0])
      expect(event.summary).toBe(lineOf(`a${title}`))
      const shownNotes = notes.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')
      expect(event.description ?? '').toBe(shownNotes)
    }),
    { numRuns: 500, seed: 20_260_310 },
  )
})
