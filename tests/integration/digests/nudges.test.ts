import { queueNotifications, sendDigests, sendEmails, sendNudges, sendPushes, webhookSettings } from '@questboard/api'
import type { UpdatePreferences } from '@questboard/api/preferences/schema'
import { groupTaskStates, pushMessages, tasks, users } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { joinByInvitation, newGroup } from '../../support/group.ts'
import { type MailServer, mailServer } from '../../support/mail-server.ts'
import { type Browser, type PushService, pushService, withStatus } from '../../support/push-service.ts'
import { expectOk } from '../../support/rest.ts'
import type { Person, TestServer } from '../../support/test-server.ts'
import { twoServers } from '../../support/two-servers.ts'

/** Evening nudges, and morning digests on devices. */

let server: TestServer
let second: TestServer
let closeAll: () => Promise<void>
let service: PushService
let mail: MailServer
beforeAll(async () => {
  mail = await mailServer()
  const opened = await twoServers({
    sharesClock: true,
    outside: {
      webhooks: webhookSettings(true),
      mail: { url: mail.url, from: 'Questboard <no-reply@questboard.example>', timeout: 5_000 },
    },
  })
  ;({ first: server, second } = opened)
  closeAll = opened.close
  service = await pushService()
})
afterAll(async () => {
  await closeAll()
  await service.close()
  await mail.close()
})
beforeEach(async () => {
  server.clock.set('2026-03-18T04:00:00Z')
  service.received.length = 0
  await server.database.queries.delete(pushMessages)
})

const headers = { timezone: 'Europe/Sofia' }

async function player(body: UpdatePreferences): Promise<{ person: Person; browser: Browser }> {
  const person = await server.person({ headers })
  await expectOk(person.send('PUT /user/notification-preferences', body, headers))
  const browser = service.browser()
  await expectOk(person.send('POST /user/push/devices', { ...browser, name: 'Phone' }))
  return { person, browser }
}

/** A task that was completed for some days, or weeks, in a row. */
async function addStreak(person: Person, title: string, streak: number, type: 'daily' | 'weekly' = 'daily') {
  const { id } = await expectOk(person.send<{ id: string }>('POST /user/tasks', { title, gold: 1, type }, headers))
  await server.database.queries.update(tasks).set({ streak }).where(eq(tasks.id, id))
  return id
}

async function work(server: TestServer): Promise<void> {
  while ((await sendDigests(server.services)) + (await sendNudges(server.services)) > 0) {}
  while (await queueNotifications(server.services)) {}
  while (await sendEmails(server.services)) {}
  await sendPushes(server.services)
}

async function workAt(at: string): Promise<void> {
  server.clock.set(at)
  await work(server)
}

const pushed = (browser: Browser) => service.of(browser).map(({ payload }) => `${payload.title}: ${payload.body}`)

test('at 19:00 a nudge names the longest streak that would end that day, once', async () => {
  const { person, browser } = await player({ nudge: true })
  await addStreak(person, 'Read', 3)
  await addStreak(person, 'Run', 12)
  // This week lasts until Sunday.
  await addStreak(person, 'Call grandma', 20, 'weekly')
  const events: unknown[] = []
  const stop = await server.services.events.subscribe(
    person.id,
    (event) => events.push(event),
    () => {},
  )
  await workAt('2026-03-18T16:59:59Z')
  expect(pushed(browser)).toEqual([])
  await workAt('2026-03-18T17:00:00Z')
  await workAt('2026-03-18T17:00:20Z')
  expect(pushed(browser)).toEqual(['Your streak of 12 would end today: Run'])
  expect(service.of(browser)[0]?.payload).toMatchObject({ url: '/dashboard', actions: [] })
  await expect
    .poll(() => events)
    .toContainEqual(expect.objectContaining({ reminder: expect.objectContaining({ title: 'Run', groupId: null }) }))
  stop()
})

test('a nudge is not sent without such a streak, without consent, in quiet hours, on a holiday, or late', async () => {
  const people = {
    short: await player({ nudge: true }),
    done: await player({ nudge: true }),
    unasked: await player({ nudge: false }),
    quiet: await player({ nudge: true, quietFrom: '18:30', quietTo: '07:00' }),
    away: await player({ nudge: true }),
  }
  await addStreak(people.short.person, 'Read', 2)
  const read = await addStreak(people.done.person, 'Read', 5)
  await expectOk(people.done.person.send(`POST /user/tasks/${read}/complete`, undefined, headers))
  for (const { person } of [people.unasked, people.quiet, people.away]) await addStreak(person, 'Read', 5)
  await expectOk(people.away.person.send('PATCH /users/profile/holiday-mode', { holidayMode: true }, headers))
  const late = await player({ nudge: true })
  await addStreak(late.person, 'Read', 5)
  await expectOk(late.person.send('GET /users/profile', undefined, { timezone: 'Europe/London' }))
  // London is two hours behind: this is 19:00 in Sofia, where the clock of the last one was.
  await workAt('2026-03-18T17:00:10Z')
  expect(service.received).toEqual([])
  await workAt('2026-03-19T04:00:00Z')
  expect(service.received).toEqual([])
})

test('a nudge that the push service refused is dropped when its player is removed from the group', async () => {
  const group = await newGroup(server, { members: 0 })
  const { person, browser } = await player({ nudge: true })
  await server.database.queries.update(users).set({ provenAt: server.clock.now() })
  const memberId = await joinByInvitation(group, person)
  const body = { title: 'Feed the cat', ruby: 5, type: 'daily', assignedUsers: [person.id] }
  const { id } = await expectOk(group.creator.send<{ id: string }>(`POST /groups/${group.id}/tasks`, body))
  await server.database.queries.update(groupTaskStates).set({ streak: 12 }).where(eq(groupTaskStates.taskId, id))
  await work(server)
  service.received.length = 0
  service.answers.push(withStatus(503))
  await workAt('2026-03-18T17:00:00Z')
  expect(pushed(browser)).toEqual(['Your streak of 12 would end today: Feed the cat'])
  await expectOk(group.creator.send(`DELETE /groups/${group.id}/members/${memberId}`))
  await workAt('2026-03-18T17:30:00Z')
  expect(pushed(browser)).toEqual(['Your streak of 12 would end today: Feed the cat'])
})

test('two servers nudge each player once', async () => {
  const players = await Promise.all(Array.from({ length: 50 }, () => player({ nudge: true })))
  await Promise.all(players.map(({ person }) => addStreak(person, 'Read', 5)))
  server.clock.set('2026-03-18T17:00:05Z')
  await Promise.all([work(server), work(second), work(server), work(second)])
  await work(server)
  for (const { browser } of players) expect(pushed(browser)).toEqual(['Your streak of 5 would end today: Read'])
  expect(service.faults).toEqual([])
})

test('a morning digest is pushed to those with a device, and waits for the end of quiet hours', async () => {
  const { person, browser } = await player({ digestAt: '06:30', quietFrom: '22:00', quietTo: '07:00' })
  const mailed = await server.person({ headers })
  await expectOk(mailed.send('PUT /user/notification-preferences', { digestAt: '06:30' }, headers))
  await server.database.queries.update(users).set({ provenAt: server.clock.now() })
  for (const recipient of [person, mailed]) {
    const body = { title: 'Pay the bill', gold: 5, type: 'todo', schedule: { due: '2026-03-18' } }
    await expectOk(recipient.send('POST /user/tasks', body, headers))
  }
  await workAt('2026-03-18T04:30:05Z')
  expect([pushed(browser), mail.of(mailed.email).length]).toEqual([[], 1])
  await workAt('2026-03-18T05:00:00Z')
  await workAt('2026-03-18T05:00:20Z')
  expect(pushed(browser)).toEqual(['Good morning!: Today: 1'])
  expect(mail.of(person.email)).toEqual([])
  await workAt('2026-03-19T05:00:00Z')
  await workAt('2026-03-19T05:00:20Z')
  expect(pushed(browser).slice(1)).toEqual(['Good morning!: Overdue: 1'])
})
