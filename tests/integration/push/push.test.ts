import { sendPushes, sweepPushes, webhookSettings } from '@questboard/api'
import type { PushState } from '@questboard/api/push/schema'
import { pushMessages, users } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTransactionRunner } from '../../../packages/api/src/kernel/transaction.ts'
import { notify, withdrawNotifications } from '../../../packages/api/src/notifications/notify.ts'
import type { NotificationType } from '../../../packages/api/src/notifications/schema.ts'
import type { PushDevice } from '../../../packages/api/src/push/schema.ts'
import { type InGroup, newGroup, type TestGroup } from '../../support/group.ts'
import { type Browser, neverResponds, type PushService, pushService, withStatus } from '../../support/push-service.ts'
import { expectOk } from '../../support/rest.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

let server: TestServer
let service: PushService
beforeAll(async () => {
  server = await startTestServer({ outside: { webhooks: { ...webhookSettings(true), timeout: 1500 } } })
  service = await pushService()
})
afterAll(async () => {
  await server.close()
  await service.close()
})
beforeEach(async () => {
  service.received.length = 0
  service.answers.length = 0
  await server.database.queries.delete(pushMessages)
})

async function withDevice<Who extends Person>(
  person: Who,
  name = 'Phone',
): Promise<{ person: Who; browser: Browser; device: PushDevice }> {
  const browser = service.browser()
  const device = await expectOk(person.send<PushDevice>('POST /user/push/devices', { ...browser, name }))
  return { person, browser, device }
}

const setPreferences = (person: Person, preferences: object) =>
  expectOk(person.send('PUT /user/notification-preferences', preferences))

/** Notifies a person of something. */
const notifyPerson = (
  { id }: Person,
  {
    type = 'askTaskApprove' as NotificationType,
    source = undefined as string | undefined,
    group = undefined as { id: string; name: string } | undefined,
    title = 'Dishes',
  } = {},
) =>
  createTransactionRunner(server)((tx) =>
    notify(tx, server.clock, [id], {
      type,
      data: { task: { title }, note: 'A secret note' },
      ...(source && { source }),
      ...(group && { group }),
    }),
  )

const send = () => sendPushes(server.services)

/** The rows of the outbox that wait. */
const waiting = async () =>
  (await server.database.queries.select().from(pushMessages)).filter(({ nextAttemptAt }) => nextAttemptAt !== null)

/** What a browser has got, as the device shows it. */
const shownOn = (browser: Browser) => service.of(browser).map(({ payload: { title, body } }) => `${title} | ${body}`)

describe('a request for approval', () => {
  let group: TestGroup
  let leader: InGroup
  let member: InGroup
  beforeAll(async () => {
    group = await newGroup(server, { name: 'Home', leaders: 1, members: 1 })
    ;[leader, member] = [group.leaders[0] as InGroup, group.members[0] as InGroup]
    await expectOk(leader.send('PUT /user/notifications/seen', { notificationIds: [] }))
  })

  /** Completed on a device that was offline, so the request is older than its notification. */
  async function request(title: string): Promise<string> {
    const body = {
      title,
      ruby: 5,
      type: 'todo',
      requireApprove: true,
      assignedUsers: [member.id],
      notes: 'A secret note',
    }
    const { id } = await expectOk(group.creator.send<{ id: string }>(`POST /groups/${group.id}/tasks`, body))
    const doneAt = new Date(server.clock.now().getTime() - 1).toISOString()
    await expectOk(member.send(`PATCH /groups/${group.id}/users/${member.id}/tasks/${id}/complete`, { doneAt }))
    return id
  }

  test('is pushed with its group and title, and answered by its buttons', async () => {
    const { browser } = await withDevice(leader)
    const taskId = await request('Wash the dishes')
    await send()
    const [push] = service.of(browser)
    expect(push?.payload).toMatchObject({
      title: 'A task is waiting for your approval',
      body: '“Wash the dishes” · Home',
      badge: 1,
      url: expect.stringMatching(/^\/notifications\?open=[\w-]{36}$/),
      actions: [
        { action: 'approve', title: 'Approve' },
        { action: 'notYet', title: 'Not yet' },
      ],
    })
    expect(JSON.stringify(push?.payload)).not.toContain('secret')
    expect(push?.headers).toMatchObject({ urgency: 'high', topic: expect.stringMatching(/^[\w-]{32}$/) })
    const { path, body } = push?.payload.actions[0] ?? { path: '', body: {} }
    await expectOk(leader.send(`POST ${path}` as never, body))
    expect(path).toContain(taskId)
    await expectOk(leader.send('PUT /user/notifications/seen', { notificationIds: [] }))
  })

  test('is counted with others that follow within a minute, on the tag of the first', async () => {
    const { browser } = await withDevice(leader)
    for (const title of ['One', 'Two', 'Three']) await request(title)
    await send()
    expect(shownOn(browser)).toEqual(['A task is waiting for your approval | “One” · Home'])
    server.clock.advance({ seconds: 3 })
    await send()
    expect(shownOn(browser).slice(1)).toEqual(['3 tasks are waiting for your approval | Home'])
    const [first, second] = service.of(browser)
    expect([second?.payload.tag, second?.headers.topic]).toEqual([first?.payload.tag, first?.headers.topic])
    expect(second?.payload.actions).toEqual([])
    server.clock.advance({ minutes: 2 })
    await request('Four')
    await send()
    expect(shownOn(browser).slice(2)).toEqual(['A task is waiting for your approval | “Four” · Home'])
    expect(service.of(browser)[2]?.payload.tag).not.toBe(first?.payload.tag)
  })

  test('is not pushed to a member who has left, nor its text', async () => {
    const leaving = await group.join('leader')
    const { browser } = await withDevice(leaving)
    await request('Five')
    await expectOk(group.creator.send(`DELETE /groups/${group.id}/members/${leaving.memberId}`))
    await setPreferences(leaving, { types: { removeMember: { push: true } } })
    await send()
    expect(shownOn(browser)).toEqual([])
  })

  test('is not pushed to a leader who was made a member meanwhile', async () => {
    const lowered = await group.join('leader')
    const { browser } = await withDevice(lowered)
    await request('Six')
    await expectOk(group.creator.send(`PATCH /groups/${group.id}/members/${lowered.memberId}/lower-member`))
    await send()
    expect(shownOn(browser).join()).not.toContain('Six')
  })
})

test('only what a person wants is written, and nothing for people without devices', async () => {
  const [{ person, browser }, without] = [await withDevice(await server.person()), await server.person()]
  await notifyPerson(without)
  await notifyPerson(person, { type: 'taskApprove' })
  expect(await waiting()).toEqual([])
  await setPreferences(person, { types: { taskApprove: { push: true }, askTaskApprove: { push: false } } })
  await notifyPerson(person, { type: 'taskApprove' })
  await notifyPerson(person)
  await server.database.queries.update(users).set({ lang: 'bg' }).where(eq(users.id, person.id))
  await send()
  expect(shownOn(browser)).toEqual(['Опитай пак | „Dishes“'])
  await server.database.queries.update(users).set({ holidayMode: true }).where(eq(users.id, person.id))
  await setPreferences(person, { types: { askTaskApprove: { push: true } } })
  await notifyPerson(person, { type: 'taskApprove' })
  await notifyPerson(person, { title: 'Await' })
  server.clock.advance({ minutes: 2 })
  await send()
  expect(shownOn(browser).slice(1)).toEqual(['Задача чака одобрението ти | „Await“'])
})

test('what was seen, answered or withdrawn before is not sent', async () => {
  const { person, browser } = await withDevice(await server.person())
  await notifyPerson(person, { source: 'one' })
  await notifyPerson(person, { type: 'askDeedApprove' })
  await server.database.transaction((tx) => withdrawNotifications(tx, 'one'))
  await expectOk(person.send('PUT /user/notifications/seen', { notificationIds: [] }))
  await send()
  expect([service.of(browser), await waiting()]).toEqual([[], []])
})

test('a device whose session has expired gets nothing', async () => {
  const { person, browser } = await withDevice(await server.person())
  server.clock.advance({ days: 31 })
  await notifyPerson(person)
  await send()
  expect(service.of(browser)).toEqual([])
})

test('hidden contents say only that there is something new', async () => {
  const { person, browser } = await withDevice(await server.person())
  await setPreferences(person, { hideContents: true })
  await notifyPerson(person, { group: undefined, title: 'A surprise for Ani' })
  await send()
  expect(service.of(browser)[0]?.payload).toMatchObject({ title: 'Questboard', body: 'Something new', actions: [] })
  expect(JSON.stringify(service.of(browser)[0]?.payload)).not.toContain('Ani')
})

test('in quiet hours nothing is sent; at their end it is one push', async () => {
  server.clock.set('2026-04-20T19:30:00Z')
  const person = await server.person({ headers: { timezone: 'Europe/Sofia' } })
  const { browser } = await withDevice(person)
  await setPreferences(person, { quietFrom: '22:00', quietTo: '07:00', types: { taskApprove: { push: true } } })
  for (const type of ['askTaskApprove', 'taskApprove', 'askDeedApprove'] as const) {
    await notifyPerson(person, { type })
    await send()
    server.clock.advance({ hours: 2 })
    await send()
  }
  server.clock.set('2026-04-21T03:59:59Z')
  await send()
  expect(service.of(browser)).toEqual([])
  server.clock.set('2026-04-21T04:00:00Z')
  await send()
  expect(shownOn(browser)).toEqual(['Questboard | 3 new notifications'])
  server.clock.set('2026-04-21T04:10:00Z')
  await notifyPerson(person, { title: 'By day' })
  await send()
  expect(shownOn(browser).slice(1)).toEqual(['A task is waiting for your approval | “By day”'])
})

describe('a push', () => {
  test('that failed is retried with growing delays', async () => {
    const { person, browser } = await withDevice(await server.person())
    await notifyPerson(person)
    service.answers.push(withStatus(500), withStatus(503))
    for (const seconds of [0, 4, 1, 36]) {
      server.clock.advance({ seconds })
      await send()
    }
    expect(service.of(browser)).toHaveLength(3)
    expect(await waiting()).toEqual([])
  })

  test('that is never accepted is given up when it is no longer worth sending', async () => {
    const { person, browser } = await withDevice(await server.person())
    await notifyPerson(person)
    service.answers.push(...Array.from({ length: 500 }, () => withStatus(500)))
    for (let hours = 0; hours < 100; hours += 2) {
      await send()
      server.clock.advance({ hours: 2 })
    }
    expect([service.of(browser).length > 20, await waiting()]).toEqual([true, []])
    await sweepPushes(server.services)
    expect(await server.database.queries.select().from(pushMessages)).toEqual([])
  })

  test('that is answered by 410 or 404 ends its device', async () => {
    for (const status of [410, 404]) {
      const { person } = await withDevice(await server.person())
      await notifyPerson(person)
      service.answers.push(withStatus(status))
      await send()
      expect((await expectOk(person.send<PushState>('GET /user/push'))).devices).toEqual([])
    }
  })

  test('is not sent to a device that was answered by 429 until Retry-After', async () => {
    const { person, browser } = await withDevice(await server.person())
    await notifyPerson(person)
    service.answers.push(withStatus(429, { 'retry-after': '600' }))
    await send()
    await notifyPerson(person, { type: 'askDeedApprove' })
    server.clock.advance({ seconds: 599 })
    await send()
    expect(service.of(browser)).toHaveLength(1)
    server.clock.advance({ seconds: 1 })
    await send()
    expect(service.of(browser)).toHaveLength(3)
  })

  test('that is answered by 413 is sent without contents, once', async () => {
    const { person, browser } = await withDevice(await server.person())
    await notifyPerson(person)
    service.answers.push(withStatus(413), withStatus(413))
    await send()
    expect(shownOn(browser)).toEqual(['A task is waiting for your approval | “Dishes”', 'Questboard | Something new'])
    expect(await waiting()).toEqual([])
  })

  test('that hangs delays no pushes to other people', async () => {
    const slow = await withDevice(await server.person())
    await notifyPerson(slow.person)
    service.answers.push(neverResponds)
    const sending = send()
    await service.until(1)
    const fast = await withDevice(await server.person())
    await notifyPerson(fast.person)
    const begun = performance.now()
    await send()
    expect(performance.now() - begun).toBeLessThan(1500)
    expect(service.of(fast.browser)).toHaveLength(1)
    await sending
    expect(await waiting()).toMatchObject([{ userId: slow.person.id, attempts: 1 }])
  })
})

test('one device has at most 100 pushes that wait', async () => {
  const { person } = await withDevice(await server.person())
  for (let count = 0; count < 105; count += 1) await notifyPerson(person, { title: `Task ${count}` })
  expect(await waiting()).toHaveLength(100)
  server.clock.advance({ seconds: 3 })
  await send()
  expect(await waiting()).toEqual([])
})

test('closing interrupts an attempt, which is due again at once', async () => {
  const { person, browser } = await withDevice(await server.person())
  await notifyPerson(person)
  service.answers.push(neverResponds)
  const closing = new AbortController()
  const sending = sendPushes(server.services, { signal: closing.signal }).catch(() => {})
  await service.until(1)
  closing.abort()
  await sending
  await send()
  expect(service.of(browser)).toHaveLength(2)
})
