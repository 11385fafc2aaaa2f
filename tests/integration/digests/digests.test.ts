import { randomUUID } from 'node:crypto'
import { type Services, sendDigests, sendEmails, sendWeekly } from '@questboard/api'
import type { NotificationPreferences } from '@questboard/api/preferences/schema'
import { emailOutbox, missedReminders, notificationPreferences, users } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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
beforeEach(() => server.clock.set('2026-03-10T04:00:00Z'))

const timezone = 'Europe/Sofia'

const choose = (person: Person, digestAt: string | null) =>
  expectOk(person.send<NotificationPreferences>('PUT /user/notification-preferences', { digestAt }, { timezone }))

const change = ({ id }: Person, set: Partial<typeof users.$inferInsert>) =>
  server.database.queries.update(users).set(set).where(eq(users.id, id))

async function reader(digestAt = '07:30'): Promise<Person> {
  const person = await server.person({ headers: { timezone } })
  await choose(person, digestAt)
  await change(person, { provenAt: server.clock.now() })
  return person
}

const add = (person: Person, title: string, due: string) =>
  expectOk(person.send('POST /user/tasks', { title, gold: 5, type: 'todo', schedule: { due } }, { timezone }))

/** Queues and sends what is due at a moment. */
async function sentAt(moment: string, { services }: Pick<TestServer, 'services'> = server): Promise<void> {
  server.clock.set(moment)
  while ((await sendDigests(services)) + (await sendWeekly(services)) > 0) {}
  while (await sendEmails(services)) {}
}

test('a digest says what is due, overdue and waits for an answer, once a day at the chosen hour', async () => {
  const ani = await reader()
  await add(ani, 'Pay the bill', '2026-03-09')
  await add(ani, 'Water the flowers', '2026-03-10')
  await add(ani, 'Next week', '2026-03-17')
  const group = await newGroup(server, { members: 0 })
  const boyan = await server.person()
  await server.database.queries.update(users).set({ provenAt: server.clock.now() })
  await joinByInvitation(group, boyan)
  const path: `/groups/${string}` = `/groups/${group.id}`
  const { id } = await expectOk(
    group.creator.send<{ id: string }>(`POST ${path}/tasks`, {
      title: 'Wash up',
      ruby: 5,
      type: 'daily',
      requireApprove: true,
      assignedUsers: [boyan.id],
    }),
  )
  await expectOk(boyan.send(`PATCH ${path}/users/${boyan.id}/tasks/${id}/complete`))
  await choose(group.creator, '07:30')

  await sentAt('2026-03-10T05:29:59Z')
  expect(mail.of(ani.email)).toEqual([])
  await sentAt('2026-03-10T05:30:00Z')
  const { message, link } = await mail.next(ani.email)
  expect(message.subject).toBe('Your day: 2 to do')
  expect(message.text).toContain('Today: Water the flowers')
  expect(message.text).toContain('Overdue: Pay the bill')
  expect(message.text).not.toContain('Next week')
  expect(link.url.pathname).toBe('/dashboard')
  expect((await mail.next(group.creator.email)).message.text).toContain('Waiting for your approval: 1')

  await sentAt('2026-03-10T22:00:00Z')
  await sentAt('2026-03-11T05:30:05Z')
  expect(mail.of(ani.email)).toHaveLength(2)
  expect(mail.of(ani.email)[1]?.message.text).toContain('Overdue: Pay the bill · Water the flowers')
})

test('nothing is sent without tasks, on a holiday, after half an hour, and to deleted accounts', async () => {
  const [idle, away, late, gone] = [await reader(), await reader(), await reader('07:00'), await reader()]
  for (const person of [away, late, gone]) await add(person, 'Pay the bill', '2026-03-10')
  await expectOk(away.send('PATCH /users/profile/holiday-mode', { holidayMode: true }, { timezone }))
  await change(gone, { erasesAt: new Date('2026-04-01') })
  await sentAt('2026-03-10T05:30:01Z')
  for (const { email } of [idle, away, late, gone]) expect(mail.of(email)).toEqual([])
  // The outage cost one digest, not the next.
  await sentAt('2026-03-11T05:00:00Z')
  expect(mail.of(late.email)).toHaveLength(1)
})

test('nothing is sent to a locked account or an unverified address, even if it was queued before', async () => {
  const [locked, unverified, lockedLater] = [await reader(), await reader(), await reader()]
  for (const person of [locked, unverified, lockedLater]) await add(person, 'Pay the bill', '2026-03-10')
  await change(locked, { lockedAt: server.clock.now() })
  await change(unverified, { provenAt: null })
  server.clock.set('2026-03-10T05:30:00Z')
  while ((await sendDigests(server.services)) > 0) {}
  const queued = await server.database.queries.select({ userId: emailOutbox.userId }).from(emailOutbox)
  expect(queued).toEqual([{ userId: lockedLater.id }])
  await change(lockedLater, { lockedAt: server.clock.now() })
  while (await sendEmails(server.services)) {}
  for (const { email } of [locked, unverified, lockedLater]) expect(mail.of(email)).toEqual([])
})

test('a digest says once which reminders were missed, without those of groups that the reader has left', async () => {
  const ani = await reader()
  const group = await newGroup(server, { members: 0 })
  const about = { taskId: randomUUID(), dueOn: '2026-03-09', time: '18:00', at: new Date('2026-03-09T16:00:00Z') }
  const missed = (title: string, groupId: string | null, taskId = about.taskId) => ({
    ...about,
    taskId,
    title,
    groupId,
    id: randomUUID(),
    userId: ani.id,
    createdAt: about.at,
  })
  await server.database.queries
    .insert(missedReminders)
    .values([missed('Call grandma', null), missed('Call grandma', null), missed('Dishes', group.id, randomUUID())])
  await sentAt('2026-03-10T05:30:00Z')
  const { message } = await mail.next(ani.email)
  expect(message.text).toContain('Reminders you missed: Call grandma\n')
  expect(message.text).not.toContain('Dishes')
  await sentAt('2026-03-11T05:30:00Z')
  expect(mail.of(ani.email)).toHaveLength(1)
})

test('a digest follows the clock of the reader: over a clock change, and on a journey', async () => {
  const ani = await reader()
  await add(ani, 'Pay the bill', '2026-03-09')
  await sentAt('2026-03-28T05:30:00Z')
  await sentAt('2026-03-29T04:30:00Z')
  expect(mail.of(ani.email)).toHaveLength(1)
  server.clock.set('2026-03-29T20:00:00Z')
  await expectOk(ani.send('GET /users/profile', undefined, { timezone: 'America/New_York' }))
  await sentAt('2026-03-30T04:30:00Z')
  expect(mail.of(ani.email)).toHaveLength(1)
  await sentAt('2026-03-30T11:30:00Z')
  expect(mail.of(ani.email)).toHaveLength(2)
})

test('two servers queue each digest once', async () => {
  const readers = await Promise.all(Array.from({ length: 60 }, () => reader('08:00')))
  await Promise.all(readers.map((person) => add(person, 'Pay the bill', '2026-03-10')))
  server.clock.set('2026-03-10T06:00:00Z')
  const queue = async ({ services }: { services: Services }) => {
    while ((await sendDigests(services)) > 0) {}
  }
  await Promise.all([server, servers.second].map(queue))
  while (await sendEmails(server.services)) {}
  for (const { email } of readers) expect(mail.of(email)).toHaveLength(1)
})

test('on Mondays leaders read what each member did, if they asked for it', async () => {
  const group = await newGroup(server, { name: 'The Collins family', members: 0 })
  const boyan = await server.person()
  await server.database.queries.update(users).set({ provenAt: server.clock.now() })
  await joinByInvitation(group, boyan)
  for (const person of [group.creator, boyan]) {
    await expectOk(person.send('PUT /user/notification-preferences', { weekly: true }, { timezone }))
  }
  const path: `/groups/${string}` = `/groups/${group.id}`
  const { id } = await expectOk(
    group.creator.send<{ id: string }>(`POST ${path}/tasks`, {
      title: 'Wash up',
      ruby: 5,
      type: 'daily',
      assignedUsers: [boyan.id],
    }),
  )
  await expectOk(boyan.send(`PATCH ${path}/users/${boyan.id}/tasks/${id}/complete`))
  await sentAt('2026-03-16T05:59:59Z')
  expect(mail.of(group.creator.email)).toEqual([])
  for (let times = 0; times < 2; times++) await sentAt('2026-03-16T06:00:00Z')
  const { message, link } = await mail.next(group.creator.email)
  expect(message.text).toContain(`The Collins family\n${group.creator.name}: 0 done\n${boyan.name}: 1 done`)
  expect(link.url.pathname).toBe('/groups')
  expect(mail.of(group.creator.email)).toHaveLength(1)
  // A plain member leads no group, so gets no weekly e-mail.
  expect(mail.of(boyan.email)).toEqual([])
  const header = message.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
  expect((await fetch(header.slice(1, -1), { method: 'POST' })).status).toBe(204)
  const preferences = await expectOk(group.creator.send<NotificationPreferences>('GET /user/notification-preferences'))
  expect(preferences.weekly).toBe(false)
})

test('a digest that the mail server refused is dropped when its reader is removed from a group', async () => {
  const group = await newGroup(server, { members: 0 })
  const boyan = await reader()
  const memberId = await joinByInvitation(group, boyan)
  const body = { title: 'Wash up', ruby: 5, type: 'daily', assignedUsers: [boyan.id] }
  await expectOk(group.creator.send(`POST /groups/${group.id}/tasks`, body))
  mail.moods.push('later')
  await sentAt('2026-03-10T05:30:00Z')
  expect(mail.of(boyan.email)).toEqual([])
  await expectOk(group.creator.send(`DELETE /groups/${group.id}/members/${memberId}`))
  await sentAt('2026-03-10T05:32:00Z')
  expect(mail.of(boyan.email)).toEqual([])
})

test('a weekly e-mail that the mail server refused is dropped when its reader leads a group no longer', async () => {
  const group = await newGroup(server, { members: 0 })
  const [lowered, leader, member] = [await server.person(), await server.person(), await server.person()]
  await server.database.queries.update(users).set({ provenAt: server.clock.now() })
  const memberIds: string[] = []
  for (const person of [lowered, leader, member]) memberIds.push(await joinByInvitation(group, person))
  for (const id of memberIds.slice(0, 2)) {
    await expectOk(group.creator.send(`PATCH /groups/${group.id}/members/${id}/promote-leader`))
  }
  for (const person of [lowered, leader]) {
    await expectOk(person.send('PUT /user/notification-preferences', { weekly: true }, { timezone }))
  }
  const path: `/groups/${string}` = `/groups/${group.id}`
  const body = { title: 'Wash up', ruby: 5, type: 'daily', assignedUsers: [member.id] }
  const { id } = await expectOk(group.creator.send<{ id: string }>(`POST ${path}/tasks`, body))
  await expectOk(member.send(`PATCH ${path}/users/${member.id}/tasks/${id}/complete`))
  await server.database.queries.delete(emailOutbox)
  mail.moods.push('later', 'later')
  await sentAt('2026-03-16T06:00:00Z')
  expect(await server.database.queries.select({ kind: emailOutbox.kind }).from(emailOutbox)).toHaveLength(2)
  await expectOk(group.creator.send(`PATCH ${path}/members/${memberIds[0]}/lower-member`))
  await sentAt('2026-03-16T06:02:00Z')
  expect([lowered, leader].map(({ email }) => mail.of(email).length)).toEqual([0, 1])
})

test('one click in the mail program stops it, and so does the page, without signing in', async () => {
  const ani = await reader()
  await add(ani, 'Pay the bill', '2026-03-10')
  await sentAt('2026-03-10T05:30:00Z')
  const { message } = await mail.next(ani.email)
  const header = (name: string) => message.headers.find(({ key }) => key === name)?.value
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const link = new URL(/^<(.+)>$/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '')
  expect(link.origin).toBe(server.url)
  const click = (url: URL) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
  const token = link.searchParams.get('token') ?? ''
  const forged = new URL(link)
  forged.searchParams.set(
    'token',
    token.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A')),
  )
  expect((await click(forged)).status).toBe(404)
  expect((await click(new URL('/unsubscribe', link))).status).toBe(404)
  const digestAt = async () => {
    const [row] = await server.database.queries
      .select()
      .from(notificationPreferences)
      .where(eq(notificationPreferences.userId, ani.id))
    return row?.digestAt
  }
  expect(await digestAt()).toBe('07:30')
  for (let times = 0; times < 2; times++) expect((await click(link)).status).toBe(204)
  expect(await digestAt()).toBeNull()
  await choose(ani, '07:30')
  await expectOk(server.send('POST /auth/unsubscribe', { token }))
  expect(await digestAt()).toBeNull()
  expect((await server.send('POST /auth/unsubscribe', { token: 'half' })).error?.message).toBe('tokenDoesNotExist')
})
