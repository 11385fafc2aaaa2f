import { fireReminders, queueNotifications, retryFailedEmails, sendEmails } from '@questboard/api'
import type { NotificationPreferences, UpdatePreferences } from '@questboard/api/preferences/schema'
import {
  emailOutbox,
  missedReminders,
  notificationEmails,
  notifications,
  rateLimits,
  users,
} from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTransactionRunner } from '../../../packages/api/src/kernel/transaction.ts'
import { type Notice, notify } from '../../../packages/api/src/notifications/notify.ts'
import { joinByInvitation, newGroup } from '../../support/group.ts'
import { type MailServer, mailServer } from '../../support/mail-server.ts'
import { expectOk } from '../../support/rest.ts'
import type { Person, TestServer } from '../../support/test-server.ts'
import { twoServers } from '../../support/two-servers.ts'

let mail: MailServer
let servers: Awaited<ReturnType<typeof twoServers>>
let server: TestServer
beforeAll(async () => {
  mail = await mailServer()
  servers = await twoServers({
    sharesClock: true,
    outside: { mail: { url: mail.url, from: 'Questboard <no-reply@questboard.example>', timeout: 5_000 } },
  })
  server = servers.first
})
afterAll(async () => {
  await servers.close()
  await mail.close()
})
beforeEach(async () => {
  server.clock.set('2026-03-10T10:00:00Z')
  for (const table of [emailOutbox, notificationEmails, rateLimits]) await server.database.queries.delete(table)
})

const headers = { timezone: 'Europe/Sofia' }

const on = { email: true } as const

const setPreferences = (person: Person, body: UpdatePreferences) =>
  expectOk(person.send<NotificationPreferences>('PUT /user/notification-preferences', body, headers))

const read = (person: Person) => expectOk(person.send<NotificationPreferences>('GET /user/notification-preferences'))

/** A user with a verified address who wants some types by e-mail. */
async function reader(body: UpdatePreferences = { types: { askTaskApprove: on, sendGems: on } }): Promise<Person> {
  const person = await server.person({ headers })
  await server.database.queries.update(users).set({ provenAt: server.clock.now() }).where(eq(users.id, person.id))
  await setPreferences(person, body)
  return person
}

const notifyPerson = (person: Pick<Person, 'id'>, notice: Notice) =>
  createTransactionRunner(server)((tx) => notify(tx, server.clock, [person.id], notice))

const dishes = (title: string): Notice => ({
  type: 'askTaskApprove',
  data: { task: { title } },
  group: { name: 'Our family' },
})

async function work({ services }: Pick<TestServer, 'services'> = server): Promise<void> {
  while (await queueNotifications(services)) {}
  while (await sendEmails(services)) {}
}

async function workAt(at: string): Promise<void> {
  server.clock.set(at)
  await work()
}

const subjectsOf = ({ email }: Person) => mail.of(email).map(({ message }) => message.subject)

test('notifications of a type within a minute become one e-mail, whose link stops just this type', async () => {
  const ani = await reader()
  await notifyPerson(ani, dishes('Dishes'))
  await notifyPerson(ani, { type: 'taskApprove', data: { task: { title: 'Not wanted by e-mail', approved: true } } })
  await notifyPerson(ani, { type: 'sendGems', data: { gems: 3 } })
  server.clock.set('2026-03-10T10:00:59Z')
  await notifyPerson(ani, dishes('Bins'))
  await work()
  expect(mail.of(ani.email)).toEqual([])
  await workAt('2026-03-10T10:01:00Z')
  expect(subjectsOf(ani).toSorted()).toEqual(['2 tasks are waiting for your approval', 'Gems for you'])
  const both = mail.of(ani.email).find(({ message }) => message.subject?.startsWith('2 tasks'))
  expect(both?.message.text).toContain('“Dishes” · Our family\n\n“Bins” · Our family')
  expect(both?.link.url.pathname).toBe('/notifications')
  expect(both?.link.url.searchParams.get('seen')?.split(',')).toHaveLength(2)
  await workAt('2026-03-10T11:00:00Z')
  expect(mail.of(ani.email)).toHaveLength(2)

  const header = (name: string) => both?.message.headers.find(({ key }) => key === name)?.value
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const stop = new URL(/<(.+)>/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '')
  const oneClick = () =>
    fetch(`${server.url}${stop.pathname}${stop.search}`, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  expect((await oneClick()).status).toBe(204)
  expect((await oneClick()).status).toBe(204)
  const { types } = await read(ani)
  expect(types.askTaskApprove).toEqual({ inApp: true, push: true, email: false })
  expect(types.sendGems.email).toBe(true)
  await notifyPerson(ani, dishes('Floor'))
  await workAt('2026-03-10T12:00:00Z')
  expect(mail.of(ani.email)).toHaveLength(2)
  // A token of another type, with the signature of this one.
  const forged = stop.searchParams.get('token')?.replace('askTaskApprove', 'sendGems') ?? ''
  expect((await server.send('POST /auth/unsubscribe', { token: forged })).status).toBe(404)
})

test('quiet hours put everything off to their end, where it is one e-mail whose link stops all', async () => {
  const ani = await reader({
    quietFrom: '22:00',
    quietTo: '07:00',
    types: { askTaskApprove: on, sendGems: on, newMissionAssigned: { email: false } },
  })
  // Sofia is two hours ahead. What was written just before quiet hours is due in them.
  server.clock.set('2026-03-10T19:59:30Z')
  await notifyPerson(ani, dishes('Dishes'))
  server.clock.set('2026-03-11T01:00:00Z')
  await notifyPerson(ani, { type: 'sendGems', data: { gems: 3 } })
  await work()
  await workAt('2026-03-11T04:59:59Z')
  expect(mail.of(ani.email)).toEqual([])
  await workAt('2026-03-11T05:00:00Z')
  expect(subjectsOf(ani)).toEqual(['2 new notifications'])
  const { message } = await mail.next(ani.email)
  expect(message.text).toContain('A task is waiting for your approval: “Dishes” · Our family\n\nGems for you')
  const token = /token=(\S+)/.exec(message.text ?? '')?.[1] ?? ''
  await expectOk(server.send('POST /auth/unsubscribe', { token }))
  const { types } = await read(ani)
  expect(Object.values(types).filter(({ email }) => email)).toEqual([])
  expect(types.askTaskApprove.push).toBe(true)
})

test('an e-mail that the mail server refused until the night waits for the morning', async () => {
  const ani = await reader({ quietFrom: '22:00', quietTo: '07:00', types: { askTaskApprove: on, sendGems: on } })
  server.clock.set('2026-03-10T19:55:00Z')
  await notifyPerson(ani, dishes('Dishes'))
  mail.moods.push('later', 'later')
  await workAt('2026-03-10T19:56:00Z')
  await workAt('2026-03-10T19:57:00Z')
  expect(await server.database.queries.select().from(emailOutbox)).toMatchObject([{ attempts: 2 }])
  await workAt('2026-03-10T20:02:00Z')
  expect(await server.database.queries.select().from(emailOutbox)).toEqual([])
  await notifyPerson(ani, { type: 'sendGems', data: { gems: 3 } })
  await workAt('2026-03-11T05:00:00Z')
  expect(subjectsOf(ani)).toEqual(['2 new notifications'])
})

test('nothing is sent that was seen, stopped or lost meanwhile, nor to accounts that cannot have it', async () => {
  const group = await newGroup(server, { members: 0 })
  const [seen, stopped, locked, gone, member] = await Promise.all(Array.from({ length: 5 }, () => reader()))
  if (!seen || !stopped || !locked || !gone || !member) throw new Error('no readers')
  const memberId = await joinByInvitation(group, member)
  const unproven = await server.person({ headers })
  await setPreferences(unproven, { types: { askTaskApprove: on } })
  const away = await reader({ types: { askTaskApprove: on, sendGems: on } })
  await expectOk(away.send('PATCH /users/profile/holiday-mode', { holidayMode: true }, headers))
  for (const person of [seen, stopped, locked, gone, unproven]) await notifyPerson(person, dishes('Dishes'))
  await notifyPerson(member, { ...dishes('Dishes'), group: { id: group.id, name: 'Our family' } })
  await notifyPerson(away, dishes('Dishes'))
  await notifyPerson(away, { type: 'sendGems', data: { gems: 3 } })

  await expectOk(seen.send('PUT /user/notifications/seen', { notificationIds: [] }))
  await setPreferences(stopped, { types: { askTaskApprove: { email: false } } })
  const { queries } = server.database
  await queries.update(users).set({ lockedAt: server.clock.now() }).where(eq(users.id, locked.id))
  await queries
    .update(users)
    .set({ erasesAt: new Date('2026-04-09') })
    .where(eq(users.id, gone.id))
  await expectOk(group.creator.send(`DELETE /groups/${group.id}/members/${memberId}`))
  await workAt('2026-03-10T10:01:00Z')
  for (const person of [seen, stopped, locked, gone, member, unproven]) expect(subjectsOf(person)).toEqual([])
  expect(subjectsOf(away)).toEqual(['A task is waiting for your approval: “Dishes” · Our family'])
  expect(await queries.select().from(notificationEmails)).toEqual([])

  // Seen after it was queued, while the mail server refuses.
  const late = await reader()
  await notifyPerson(late, dishes('Dishes'))
  mail.moods.push('later')
  await workAt('2026-03-10T10:02:00Z')
  await expectOk(late.send('PUT /user/notifications/seen', { notificationIds: [] }))
  await workAt('2026-03-10T10:30:00Z')
  expect([subjectsOf(late), await queries.select().from(emailOutbox)]).toEqual([[], []])
})

test('hidden contents are hidden in e-mails, and types with an e-mail of their own have no second one', async () => {
  const ani = await reader({ hideContents: true, types: { askTaskApprove: on, groupInvitation: on, newDevice: on } })
  await notifyPerson(ani, { type: 'newDevice', data: { device: { name: 'Chrome' } } })
  await notifyPerson(ani, { type: 'groupInvitation', group: { name: 'Our family' } })
  await notifyPerson(ani, dishes('Dishes'))
  await workAt('2026-03-10T10:01:00Z')
  expect(subjectsOf(ani)).toEqual(['Something new on Questboard'])
  const { message } = await mail.next(ani.email)
  expect(`${message.text}${message.html}`).not.toMatch(/Dishes|Our family|approval/)
})

test('ten e-mails an hour and thirty a day: what follows waits, and becomes one', async () => {
  const ani = await reader()
  let hour = 10
  for (const wanted of [10, 20, 30]) {
    for (let minute = 0; minute < 26; minute += 2) {
      server.clock.set(new Date(Date.UTC(2026, 2, 10, hour, minute)))
      await notifyPerson(ani, dishes(`Task ${minute}`))
      server.clock.set(new Date(Date.UTC(2026, 2, 10, hour, minute + 1)))
      await work()
    }
    expect(mail.of(ani.email)).toHaveLength(wanted)
    hour += 1
    // The e-mail about those that were put off is the first of the next hour.
    server.clock.set(new Date(Date.UTC(2026, 2, 10, hour, 1)))
    if (wanted === 30) break
    await expectOk(ani.send('PUT /user/notifications/seen', { notificationIds: [] }))
    await work()
  }
  await work()
  expect(mail.of(ani.email)).toHaveLength(30)
  await workAt('2026-03-11T10:01:00Z')
  expect(subjectsOf(ani).slice(30)).toEqual(['3 tasks are waiting for your approval'])
})

test('two servers e-mail each notification once', async () => {
  const people = await Promise.all(Array.from({ length: 60 }, () => reader()))
  await Promise.all(
    people.flatMap((person) => [notifyPerson(person, dishes('Dishes')), notifyPerson(person, dishes('Bins'))]),
  )
  server.clock.set('2026-03-10T10:01:00Z')
  await Promise.all([work(), work(servers.second), work(), work(servers.second)])
  await work()
  for (const person of people) expect(subjectsOf(person)).toEqual(['2 tasks are waiting for your approval'])
  expect(await server.database.queries.select().from(notificationEmails)).toEqual([])
})

test('a reminder is e-mailed at its time to those who want it', async () => {
  const ani = await reader({ quietFrom: '16:00', quietTo: '20:00', types: { reminder: on } })
  server.clock.set('2026-03-18T08:00:00Z')
  await expectOk(
    ani.send('POST /user/tasks', {
      title: 'Trash',
      gold: 1,
      type: 'todo',
      schedule: { due: '2026-03-18', time: '18:00' },
      reminders: [{ daysBefore: 0, at: '17:00' }],
    }),
  )
  server.clock.set('2026-03-18T15:00:00Z')
  while (await fireReminders(server.services)) {}
  await work()
  expect(subjectsOf(ani)).toEqual(['Reminder: 18:00 · “Trash”'])
  expect(await server.database.queries.select().from(notifications).where(eq(notifications.userId, ani.id))).toEqual([])
})

test('a reminder of a group task is not e-mailed to a member who was removed meanwhile', async () => {
  const group = await newGroup(server, { members: 0 })
  const boyan = await reader({ types: { reminder: on } })
  const memberId = await joinByInvitation(group, boyan)
  const remind = async (title: string, time: string) => {
    const schedule = { due: '2026-03-10', time }
    const reminders = [{ daysBefore: 0, at: time }]
    const about = { title, notes: '', ruby: 1, type: 'todo', tags: [], assignedUsers: [boyan.id], schedule, reminders }
    await expectOk(group.creator.send(`POST /groups/${group.id}/tasks`, about))
  }
  await remind('Trash', '14:00')
  await remind('Windows', '14:10')
  await expectOk(
    boyan.send('POST /user/tasks', {
      title: 'Own',
      gold: 1,
      type: 'todo',
      schedule: { due: '2026-03-10', time: '14:00' },
      reminders: [{ daysBefore: 0, at: '14:00' }],
    }),
  )
  server.clock.set('2026-03-10T12:00:00Z')
  while (await fireReminders(server.services)) {}
  while (await queueNotifications(server.services)) {}
  server.clock.set('2026-03-10T12:10:00Z')
  while (await fireReminders(server.services)) {}
  await expectOk(group.creator.send(`DELETE /groups/${group.id}/members/${memberId}`))
  await work()
  const texts = mail.of(boyan.email).map(({ message }) => `${message.subject} ${message.text}`)
  expect(texts.join()).toContain('Own')
  expect(texts.join()).not.toMatch(/Trash|Windows/)
})

test('a reminder that the limit of e-mails held back for too long is in the digest', async () => {
  const ani = await reader({ types: { reminder: on } })
  const minutes = Array.from({ length: 11 }, (_, nth) => String(nth).padStart(2, '0'))
  for (const minute of minutes) {
    await expectOk(
      ani.send('POST /user/tasks', {
        title: `Task ${minute}`,
        gold: 1,
        type: 'todo',
        schedule: { due: '2026-03-10', time: `13:${minute}` },
        reminders: [{ daysBefore: 0, at: `13:${minute}` }],
      }),
    )
  }
  for (const minute of minutes) {
    server.clock.set(`2026-03-10T11:${minute}:00Z`)
    while (await fireReminders(server.services)) {}
    await work()
  }
  expect(mail.of(ani.email)).toHaveLength(10)
  await workAt('2026-03-10T12:30:00Z')
  expect(mail.of(ani.email)).toHaveLength(10)
  const missed = await server.database.queries
    .select({ title: missedReminders.title, groupId: missedReminders.groupId })
    .from(missedReminders)
    .where(eq(missedReminders.userId, ani.id))
  expect(missed).toEqual([{ title: 'Task 10', groupId: null }])
})

/** A reminder of 13:00 in Sofia on the day of these tests. */
async function withReminder(): Promise<Person> {
  const person = await reader({ types: { reminder: on } })
  await expectOk(
    person.send('POST /user/tasks', {
      title: 'Water the flowers',
      gold: 1,
      type: 'todo',
      schedule: { due: '2026-03-10', time: '13:00' },
      reminders: [{ daysBefore: 0, at: '13:00' }],
    }),
  )
  server.clock.set('2026-03-10T11:00:00Z')
  while (await fireReminders(server.services)) {}
  return person
}

const missedOf = ({ id }: Person) =>
  server.database.queries
    .select({ title: missedReminders.title })
    .from(missedReminders)
    .where(eq(missedReminders.userId, id))

test('a reminder that the mail server refused for too long is in the digest, once', async () => {
  mail.moods.push('later', 'later', 'later')
  const ani = await withReminder()
  for (const minute of ['00', '01', '06']) await workAt(`2026-03-10T11:${minute}:00Z`)
  expect(mail.of(ani.email)).toEqual([])
  for (const minute of ['36', '37']) await workAt(`2026-03-10T11:${minute}:00Z`)
  expect(mail.of(ani.email)).toEqual([])
  expect(await missedOf(ani)).toEqual([{ title: 'Water the flowers' }])
})

test('a failed e-mail that is sent again after ten days names no old reminder as missed', async () => {
  mail.moods.push('never')
  const ani = await withReminder()
  await workAt('2026-03-10T11:00:00Z')
  server.clock.set('2026-03-20T11:00:00Z')
  expect(await retryFailedEmails(server.services, 'all')).toBe(1)
  await workAt('2026-03-20T11:01:00Z')
  expect([mail.of(ani.email), await missedOf(ani)]).toEqual([[], []])
})
