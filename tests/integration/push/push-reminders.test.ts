import {
  fireReminders,
  queueNotifications,
  sendEmails,
  sendPushes,
  sweepDays,
  sweepTurns,
  webhookSettings,
} from '@questboard/api'
import {
  emailOutbox,
  groupTaskStates,
  missedReminders,
  notificationEmails,
  pushMessages,
  tasks,
  users,
} from '@questboard/db/schema'
import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTransactionRunner } from '../../../packages/api/src/kernel/transaction.ts'
import { notify } from '../../../packages/api/src/notifications/notify.ts'
import { newGroup } from '../../support/group.ts'
import { type Browser, type PushService, pushService } from '../../support/push-service.ts'
import { expectOk } from '../../support/rest.ts'
import type { Person, TestServer } from '../../support/test-server.ts'
import { complete, dishes, familyIn, holderOf, make } from '../../support/turns.ts'
import { twoServers } from '../../support/two-servers.ts'

let server: TestServer
let second: TestServer
let closeAll: () => Promise<void>
let service: PushService
beforeAll(async () => {
  const opened = await twoServers({
    sharesClock: true,
    outside: { webhooks: webhookSettings(true) },
    groupLimits: { created: 9, members: 9 },
  })
  ;({ first: server, second } = opened)
  closeAll = opened.close
  service = await pushService()
})
afterAll(async () => {
  await closeAll()
  await service.close()
})
beforeEach(async () => {
  server.clock.set('2026-03-18T08:00:00Z')
  service.received.length = 0
  for (const table of [pushMessages, tasks, missedReminders]) await server.database.queries.delete(table)
})

const sofia = { headers: { timezone: 'Europe/Sofia' } }

async function withDevice(person: Person): Promise<Browser> {
  const browser = service.browser()
  await expectOk(person.send('POST /user/push/devices', { ...browser, name: 'Phone' }))
  return browser
}

/** A to-do of today with a reminder at a local time. */
const remind = (person: Person, at: string, title = 'Trash') =>
  expectOk(
    person.send('POST /user/tasks', {
      title,
      gold: 1,
      type: 'todo',
      schedule: { due: '2026-03-18', time: '18:00' },
      reminders: [{ daysBefore: 0, at }],
    }),
  )

async function work(server: TestServer): Promise<void> {
  while (await fireReminders(server.services)) await sendPushes(server.services)
  await sendPushes(server.services)
}

test('a reminder is pushed once, at its time, and shown by open windows', async () => {
  const person = await server.person(sofia)
  const browser = await withDevice(person)
  await remind(person, '17:00')
  server.clock.set('2026-03-18T14:59:59Z')
  await work(server)
  expect(service.received).toEqual([])
  server.clock.set('2026-03-18T15:00:00Z')
  await work(server)
  server.clock.set('2026-03-18T15:00:10Z')
  await work(second)
  const [push, another] = service.of(browser)
  expect(another).toBeUndefined()
  expect(push?.payload).toMatchObject({ title: 'Reminder: 18:00', body: 'Trash', url: '/dashboard', actions: [] })
  expect(push?.headers).toMatchObject({ urgency: 'high', ttl: '1800' })
})

test('two servers race for 1,000 reminders and send 1,000 pushes', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => server.person(sofia)))
  const browsers = await Promise.all(people.map(withDevice))
  for (const [place, person] of people.entries()) {
    for (let from = 0; from < 100; from += 50) {
      const titles = Array.from({ length: 50 }, (_, index) => `Task ${place}-${from + index}`)
      const body = titles.map((title) => ({
        title,
        gold: 1,
        type: 'todo',
        notes: '',
        tags: [],
        requireResult: false,
        schedule: { due: '2026-03-18', time: '18:00' },
        reminders: [{ daysBefore: 0, at: '17:00' }],
      }))
      await expectOk(person.send('POST /user/tasks/import', { tasks: body }))
    }
  }
  server.clock.set('2026-03-18T15:00:05Z')
  const begun = performance.now()
  await Promise.all([work(server), work(second), work(server), work(second)])
  console.log(`1,000 reminders were pushed in ${Math.round(performance.now() - begun)} ms`)
  await work(server)
  const titles = browsers.flatMap((browser) => service.of(browser).map(({ payload }) => payload.body))
  expect([titles.length, new Set(titles).size]).toEqual([1000, 1000])
  expect(service.faults).toEqual([])
}, 120_000)

test('after an outage, reminders of the last 30 minutes fire, and others are kept for the digest', async () => {
  const person = await server.person(sofia)
  const browser = await withDevice(person)
  await remind(person, '16:29', 'Missed')
  await remind(person, '16:30', 'Just in time')
  server.clock.set('2026-03-18T15:00:00Z')
  await work(server)
  expect(service.of(browser).map(({ payload }) => payload.body)).toEqual(['Just in time'])
  const missed = await server.database.queries.select().from(missedReminders)
  expect(missed).toMatchObject([{ userId: person.id, title: 'Missed', dueOn: '2026-03-18', time: '18:00' }])
})

test('a reminder that players set themselves fires in quiet hours, and one of a leader waits for the digest', async () => {
  const group = await newGroup(server, { members: 2 })
  const [member, otherMember] = group.members
  if (!member || !otherMember) throw new Error('no members')
  const browser = await withDevice(member)
  const prefer = { quietFrom: '13:00', quietTo: '20:00', types: { reminder: { push: true } } }
  await expectOk(member.send('PUT /user/notification-preferences', prefer))
  const body = {
    title: 'Dishes',
    ruby: 1,
    type: 'todo',
    assignedUsers: [member.id],
    schedule: { due: '2026-03-18', time: '16:00' },
    reminders: [{ minutesBefore: 60 }],
  }
  await expectOk(group.creator.send(`POST /groups/${group.id}/tasks`, body))
  const ownTask = await expectOk(
    group.creator.send<{ id: string }>(`POST /groups/${group.id}/tasks`, { ...body, title: 'Floor' }),
  )
  const path = `/groups/${group.id}/users/${member.id}/tasks/${ownTask.id}/reminders` as const
  await expectOk(member.send(`PUT ${path}`, { reminders: [{ minutesBefore: 60 }] }))
  server.clock.set('2026-03-18T15:00:00Z')
  await work(server)
  expect(service.of(browser).map(({ payload }) => payload.body)).toEqual(['Floor'])
  expect(await server.database.queries.select().from(missedReminders)).toMatchObject([{ title: 'Dishes' }])
})

const pushReminders = { types: { reminder: { push: true } } }

/** A group of two with phones, and a function that returns the tasks of which each was reminded since the last call. */
async function remindedFamily() {
  const family = await familyIn(server)
  const people = [family.ani, family.boris]
  const browsers = await Promise.all(people.map(withDevice))
  for (const person of people) await expectOk(person.send('PUT /user/notification-preferences', pushReminders))
  const reminded = async (at: string) => {
    server.clock.set(at)
    service.received.length = 0
    await work(server)
    return browsers.map((browser) => service.of(browser).map(({ payload }) => payload.body))
  }
  return { ...family, people, reminded }
}

const atSix = { reminders: [{ daysBefore: 0, at: '18:00' }] }

test.each([
  ['each day', {}],
  ['by a schedule', { schedule: { frequency: 'daily' } }],
])('a task of turns %s reminds the member whose turn it is', async (_, when) => {
  const { group, ids, people, reminded } = await remindedFamily()
  const shared = { ...atSix, ...when, assignedUsers: ids, assignment: 'rotation' }
  const { id } = await expectOk(make(group, shared))
  const byHolder = async () => {
    const holder = await holderOf(group, { id })
    return people.map((person) => (person.id === holder ? [dishes.title] : []))
  }
  const first = await byHolder()
  expect(await reminded('2026-03-18T18:00:00Z')).toEqual(first)
  server.clock.set('2026-03-19T08:00:00Z')
  for (const person of people) await expectOk(person.send('GET /users/profile'))
  const second = await byHolder()
  expect(second).toEqual(first.toReversed())
  expect(await reminded('2026-03-19T18:00:00Z')).toEqual(second)
})

test.each([
  ['each day', {}],
  ['by a schedule', { schedule: { frequency: 'daily' } }],
])('a reminder of a turn %s is late, but not lost, after a night without a server', async (_, when) => {
  const { group, ids, people, reminded } = await remindedFamily()
  const atSeven = { reminders: [{ daysBefore: 0, at: '07:00' }], assignedUsers: ids, assignment: 'rotation', ...when }
  const { id } = await expectOk(make(group, atSeven))
  const startAt = async (at: string) => {
    server.clock.set(at)
    await sweepDays(server.services)
    await sweepTurns(server.services)
    const holder = await holderOf(group, { id })
    return people.map((person) => (person.id === holder ? [dishes.title] : []))
  }
  const first = await startAt('2026-03-19T07:10:00Z')
  expect(first.flat()).toHaveLength(1)
  expect(await reminded('2026-03-19T07:10:00Z')).toEqual(first)
  await startAt('2026-03-20T08:00:00Z')
  expect(await reminded('2026-03-20T08:00:00Z')).toEqual([[], []])
  expect(await server.database.queries.select().from(missedReminders)).toMatchObject([{ dueOn: '2026-03-20' }])
})

test('a task for the first who does it reminds all assignees until one of them has done it', async () => {
  const { group, ids, ani, reminded } = await remindedFamily()
  const shared = { ...atSix, assignedUsers: ids, assignment: 'first' }
  const taken = await expectOk(make(group, shared))
  await expectOk(make(group, { ...shared, title: 'Floor' }))
  server.clock.set('2026-03-18T17:00:00Z')
  await expectOk(complete(group, taken, ani))
  expect(await reminded('2026-03-18T18:00:00Z')).toEqual([['Floor'], ['Floor']])
})

test('a group that is hidden because its creator leaves does not remind, until a restore', async () => {
  const { group, ids, people, reminded } = await remindedFamily()
  await expectOk(make(group, { ...atSix, assignedUsers: ids }))
  const { email, password } = group.creator
  await expectOk(group.creator.send('POST /users/profile/deletion', { password }))
  expect(await reminded('2026-03-18T18:00:00Z')).toEqual([[], []])
  server.clock.set('2026-03-19T08:00:00Z')
  for (const person of people) await expectOk(person.send('GET /users/profile'))
  await expectOk(server.send('POST /auth/restore-account', { email, password }))
  expect(await reminded('2026-03-19T17:59:00Z')).toEqual([[], []])
  expect(await reminded('2026-03-19T18:00:00Z')).toEqual([[dishes.title], [dishes.title]])
})

test('who leaves or has a task no more has no reminder that waits, until it is assigned again', async () => {
  const { group, ids, ani, boris, reminded } = await remindedFamily()
  const { id } = await expectOk(make(group, { ...atSix, assignedUsers: ids }))
  const waiting = async () => {
    const { taskId, userId, remindAt } = groupTaskStates
    const { queries } = server.database
    const found = await queries
      .select({ userId })
      .from(groupTaskStates)
      .where(and(eq(taskId, id), isNotNull(remindAt)))
    return found.map((state) => state.userId)
  }
  expect((await waiting()).toSorted()).toEqual(ids.toSorted())
  await expectOk(group.creator.send(`DELETE /groups/${group.id}/users/${boris.id}/tasks/${id}`))
  expect(await waiting()).toEqual([ani.id])
  await expectOk(ani.send(`DELETE /groups/${group.id}/members/${ani.memberId}`))
  expect(await waiting()).toEqual([])
  await expectOk(group.creator.send(`PATCH /groups/${group.id}/tasks/${id}`, { assignedUsers: [boris.id] }))
  expect(await reminded('2026-03-18T18:00:00Z')).toEqual([[], [dishes.title]])
})

test('an open window is shown a reminder', async () => {
  const person = await server.person(sofia)
  const events: unknown[] = []
  const stop = await server.services.events.subscribe(
    person.id,
    (event) => events.push(event),
    () => {},
  )
  await remind(person, '17:00', 'Bins')
  server.clock.set('2026-03-18T15:00:00Z')
  await work(second)
  await expect
    .poll(() => events)
    .toContainEqual(
      expect.objectContaining({
        kind: 'reminder',
        reminder: expect.objectContaining({ title: 'Bins', time: '18:00' }),
      }),
    )
  stop()
})

/** Forty zones, with all offsets of 30 and 45 minutes. */
const zones = [
  ...['Pacific/Pago_Pago', 'Pacific/Honolulu', 'Pacific/Marquesas', 'America/Anchorage', 'America/Los_Angeles'],
  ...[
    'America/Denver',
    'America/Chicago',
    'America/New_York',
    'America/Halifax',
    'America/St_Johns',
    'America/Sao_Paulo',
  ],
  ...[
    'America/Santiago',
    'America/Havana',
    'Atlantic/South_Georgia',
    'Atlantic/Azores',
    'Europe/London',
    'Europe/Sofia',
  ],
  ...['Africa/Cairo', 'Africa/Casablanca', 'Europe/Moscow', 'Asia/Tehran', 'Asia/Dubai', 'Asia/Kabul', 'Asia/Karachi'],
  ...[
    'Asia/Kolkata',
    'Asia/Kathmandu',
    'Asia/Dhaka',
    'Asia/Yangon',
    'Asia/Bangkok',
    'Asia/Shanghai',
    'Australia/Eucla',
  ],
  ...['Asia/Tokyo', 'Australia/Darwin', 'Australia/Adelaide', 'Australia/Sydney', 'Australia/Lord_Howe'],
  ...['Pacific/Noumea', 'Pacific/Auckland', 'Pacific/Chatham', 'Pacific/Kiritimati'],
]

test('in a simulated week in 40 zones nothing is pushed or e-mailed in quiet hours, and all of it after them', async () => {
  // Summer time begins and ends somewhere in this week.
  server.clock.set('2026-04-01T00:00:00Z')
  const types = { sendGems: { email: true } }
  const people = await Promise.all(
    zones.map(async (timezone) => {
      const person = await server.person({ headers: { timezone } })
      await expectOk(person.send('PUT /user/notification-preferences', { quietFrom: '21:30', quietTo: '07:15', types }))
      return { timezone, person, browser: await withDevice(person) }
    }),
  )
  const { queries } = server.database
  await queries.update(users).set({ provenAt: server.clock.now() })
  const wrong: string[] = []
  const mailed: unknown[] = []
  // As with a mail server. The log says which e-mails would have been sent, since sending them all would take minutes.
  const log = Object.assign(Object.create(server.services.log), { info: ({ to }: { to?: string }) => mailed.push(to) })
  const mailing = { ...server.services, hasMailServer: true, log }
  function check(timeZone: string | undefined): void {
    const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(server.clock.now())
    if (time >= '21:30' || time < '07:15') wrong.push(`${timeZone} ${time}`)
  }
  async function passAnHour(): Promise<void> {
    server.clock.advance({ hours: 1 })
    const before = { pushed: service.received.length, mailed: mailed.length }
    await sendPushes(server.services)
    while (await queueNotifications(mailing)) {}
    while (await sendEmails(mailing)) {}
    for (const { path } of service.received.slice(before.pushed)) {
      check(people.find(({ browser }) => browser.endpoint.endsWith(path))?.timezone)
    }
    for (const to of mailed.slice(before.mailed)) {
      check(people.find(({ person }) => person.email === to)?.timezone)
    }
  }
  for (let hour = 0; hour < 7 * 24; hour += 1) {
    if (hour % 3 === 0) {
      await createTransactionRunner(server)(async (tx) => {
        for (const { person } of people) {
          await notify(tx, server.clock, [person.id], { type: 'askDeedApprove', data: { deed: { title: `${hour}` } } })
          if (hour % 12 === 0) await notify(tx, server.clock, [person.id], { type: 'sendGems', data: { gems: 1 } })
        }
      })
    }
    await passAnHour()
  }
  for (let hour = 0; hour < 24; hour += 1) await passAnHour()
  expect(wrong).toEqual([])
  const waiting = (await queries.select().from(pushMessages)).filter(({ nextAttemptAt }) => nextAttemptAt)
  expect(waiting).toEqual([])
  expect([await queries.select().from(notificationEmails), await queries.select().from(emailOutbox)]).toEqual([[], []])
  for (const { browser, person } of people) {
    expect(service.of(browser).length).toBeGreaterThan(30)
    expect(mailed.filter((to) => to === person.email)).toHaveLength(14)
  }
}, 120_000)
