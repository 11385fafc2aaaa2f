import { eraseAccounts, sweepDays } from '@questboard/api'
import type { GroupTask } from '@questboard/api/group-tasks/schema'
import type { Group, Member } from '@questboard/api/groups/schema'
import {
  accountLinks,
  emailOutbox,
  generatedAvatars,
  generations,
  identities,
  payments,
  rateLimits,
  reversals,
  users,
} from '@questboard/db/schema'
import { restProcedures } from '@questboard/server/procedures'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '../../../packages/api/src/auth/passwords.ts'
import { audit } from '../../support/audit.ts'
import { comeBack } from '../../support/come-back.ts'
import { digestOf } from '../../support/digest.ts'
import { errorCodeOf } from '../../support/error-code.ts'
import { type Google, openGoogle } from '../../support/google.ts'
import { newGroup } from '../../support/group.ts'
import { type Household, newHousehold, seenBy } from '../../support/household.ts'
import { registrationOf } from '../../support/registration.ts'
import { type Call, expectOk, sendTo } from '../../support/rest.ts'
import { openStream } from '../../support/stream.ts'
import { goodPassword, type Person, startTestServer, type TestServer } from '../../support/test-server.ts'
import { tracesOf } from '../../support/traces.ts'
import { twoServers } from '../../support/two-servers.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

/** Requests the deletion of an account, whose groups close. */
async function leave(person: Person, password = goodPassword) {
  const { result: all } = await person.send<Group[]>('GET /groups')
  const groups = all
    .filter(({ currentMember }) => currentMember.groupRole === 'creator')
    .map(({ id }) => ({ groupId: id, to: null }))
  return person.send<{ deletesOn: string }>('POST /users/profile/deletion', { password, groups })
}

const restore = ({ email }: Person, password = goodPassword) =>
  server.send<{ token: string; user: { id: string } }>('POST /auth/restore-account', { email, password })

const signIn = ({ email }: Person, password = goodPassword) =>
  server.send<{ token: string }>('POST /auth/login', { email, password })

/** The same user with the session that the restore has opened. */
/** The same user after signing in again: a session expires before the deletion. */
async function again(person: Person): Promise<Person> {
  const { token } = await expectOk(signIn(person))
  return { ...person, token, send: sendTo(server.url, token) }
}

describe('requesting deletion', () => {
  test("requires the password, and returns the date in the caller's time zone", async () => {
    const ani = await server.person({ headers: { timezone: 'Pacific/Auckland' } })
    expect(await errorCodeOf(leave(ani, 'a wrong one at all'))).toBe('incorrectOldPassword')
    expect(await errorCodeOf(leave(ani, ''))).toBe('incorrectOldPassword')
    server.clock.set('2026-03-10T13:00:00Z')
    // It is the 11th there already, and summer time ends in between.
    expect(await expectOk(leave(ani))).toEqual({ deletesOn: '2026-04-10' })
  })

  test('an account without a password uses an empty one', async () => {
    const ani = await server.person()
    await server.database.queries.update(users).set({ passwordHash: null }).where(eq(users.id, ani.id))
    expect(await errorCodeOf(leave(ani, goodPassword))).toBe('incorrectOldPassword')
    expect(await errorCodeOf(leave(ani, ''))).toBe('ok')
  })

  test('signs out everywhere at once and ends open streams', async () => {
    const ani = await server.person()
    const otherSession = await expectOk(
      server.send<{ token: string }>('POST /auth/login', { email: ani.email, password: goodPassword }),
    )
    const stream = await openStream(`${server.url}/api/user/notifications/stream`, otherSession.token)
    expect(await stream.next()).toMatchObject({ event: 'count' })
    await expectOk(leave(ani))
    expect(await stream.next()).toBeUndefined()
    for (const token of [ani.token, otherSession.token]) {
      expect(await errorCodeOf(sendTo(server.url, token)('GET /users/profile'))).toBe('authenticationFailed')
    }
  })

  test('keeps the address, and reveals the pending deletion only after the right password', async () => {
    const ani = await server.person()
    await expectOk(leave(ani))
    expect(await errorCodeOf(signIn(ani))).toBe('accountWaitsForDeletion')
    expect(await errorCodeOf(signIn(ani, 'not the right one'))).toBe('wrongCredentials')
    expect(await errorCodeOf(restore(ani, 'not the right one'))).toBe('wrongCredentials')
    expect(await expectOk(server.send(`GET /auth/has-account?email=${ani.email}`))).toEqual({ hasAccount: true })
    expect(await errorCodeOf(server.send('POST /auth/register', registrationOf(ani.email)))).toBe('emailAlreadyUsed')
  })

  test('can be taken back once, and only while pending', async () => {
    const ani = await server.person()
    expect(await errorCodeOf(restore(ani))).toBe('accountDoesNotWaitForDeletion')
    await expectOk(leave(ani))
    const codes = await Promise.all([errorCodeOf(restore(ani)), errorCodeOf(restore(ani))])
    expect(codes.sort()).toEqual(['accountDoesNotWaitForDeletion', 'ok'])
    expect(await errorCodeOf(signIn(ani))).toBe('ok')
  })

  test('of a locked account cannot be taken back', async () => {
    const ani = await server.person()
    await expectOk(leave(ani))
    await server.database.queries.update(users).set({ lockedAt: server.clock.now() }).where(eq(users.id, ani.id))
    expect(await errorCodeOf(restore(ani))).toBe('yourAccountIsLocked')
  })

  test('twice in parallel hides once', async () => {
    const { ani, vera, home } = await newHousehold(server)
    const before = await expectOk(vera.send<{ notificationsCount: number }>('GET /user/notifications'))
    await Promise.all([leave(ani), leave(ani)])
    const after = await expectOk(vera.send<{ notificationsCount: number }>('GET /user/notifications'))
    expect(after.notificationsCount).toBe(before.notificationsCount + 1)
    expect(await errorCodeOf(vera.send(`GET /groups/${home.id}`))).toBe('groupNotFound')
  })

  test("stops the account's days until it is restored", async () => {
    const ani = await server.person()
    await expectOk(ani.send('POST /user/tasks', { title: 'Read', gold: 10, type: 'daily' }))
    await expectOk(leave(ani))
    server.clock.advance({ days: 3 })
    expect(await sweepDays(server.services)).toEqual({ settled: 0, failed: 0 })
    const back = await comeBack(server, ani)
    expect(await expectOk(back.send('GET /users/profile'))).toMatchObject({ lastDayStart: '2026-03-13' })
  })
})

describe('while deletion is pending', () => {
  let house: Household
  beforeEach(async () => {
    house = await newHousehold(server)
  })

  const everybody = ({ boyan, vera, dora }: Household) => [boyan, vera, dora]

  test('its groups and memberships are hidden', async () => {
    const { ani, home, away } = house
    await expectOk(leave(ani))
    for (const person of everybody(house)) {
      const seen = await seenBy(house, person)
      for (const [path, answer] of Object.entries(seen)) {
        const text = JSON.stringify(answer)
        if (path.startsWith(`/groups/${home.id}`) || path.startsWith(`/dashboard/groups/${home.id}`)) {
          expect([path, answer]).toEqual([path, 'groupNotFound'])
        } else if (path.startsWith('/user/notifications')) {
          // Sent notifications stay; those that could be answered are hidden.
          expect([path, text.match(/"(groupInvitation|ask\w+Approve|requestRewardApproval)"/g)]).toEqual([path, null])
        } else {
          expect([path, text.includes(ani.id), text.includes(home.id)]).toEqual([path, false, false])
        }
      }
    }
    const notices = await expectOk(house.vera.send<{ notifications: { type: string }[] }>('GET /user/notifications'))
    expect(notices.notifications[0]).toMatchObject({
      type: 'removeMember',
      groupId: null,
      data: { group: { name: 'Home' } },
    })
    expect(await errorCodeOf(house.boyan.send(`GET /dashboard/groups/${away.id}/users/${ani.id}`))).toBe(
      'memberNotFound',
    )
  })

  test('every call about its groups answers as if they did not exist', async () => {
    const { ani, boyan, vera, home } = house
    await expectOk(leave(ani))
    const body = {
      title: 'Walk',
      name: 'Walk',
      notes: '',
      ruby: 5,
      type: 'todo',
      tags: [],
      gems: 1,
      approved: true,
      accepted: true,
      amount: 1,
      reason: 'Help',
      requireApprove: false,
      requireResult: false,
      assignedUsers: [vera.id],
      from: '2026-03-10',
      to: '2026-03-20',
      leaderRoleDisplayName: null,
      memberRoleDisplayName: null,
      result: 'done',
      email: 'else@example.org',
      url: 'https://example.org/',
      events: ['newTaskAssigned'],
      enabled: true,
      color: 'red',
      until: null,
      after: null,
      done: true,
      reminders: null,
      boardId: crypto.randomUUID(),
      plain: true,
      dueOn: null,
      consent: true,
      userId: vera.id,
      kind: 'planned',
    }
    const item = crypto.randomUUID()
    const verdictsOn = async (groupId: string) => {
      const verdicts: Record<string, string> = {}
      for (const { name, method, path } of restProcedures()) {
        if (!/^\/(dashboard\/)?groups\/\{(id|groupId)\}/.test(path) || /^\/groups\/(accept|decline)/.test(path))
          continue
        const filled = path
          .replace(/\{(id|groupId)\}/, groupId)
          .replace('{userId}', vera.id)
          .replace('{rowId}', '1')
          .replaceAll(/\{\w+\}/g, item)
        const fields = path.includes('rewards') ? { ...body, type: 'once' } : body
        const sent = method === 'GET' || method === 'DELETE' ? undefined : fields
        verdicts[name] = await errorCodeOf(boyan.send(`${method} ${filled}` as Call, sent))
      }
      return verdicts
    }
    const hidden = await verdictsOn(home.id)
    expect(Object.keys(hidden).length).toBeGreaterThan(50)
    expect(Object.entries(hidden).filter(([, verdict]) => verdict !== 'groupNotFound')).toEqual([])
    expect(hidden).toEqual(await verdictsOn(crypto.randomUUID()))
  })

  test('its invitations are hidden, and its place is kept', async () => {
    const { ani, boyan, dora, away, invitations } = house
    await expectOk(leave(ani))
    for (const id of Object.values(invitations)) {
      expect(await errorCodeOf(dora.send(`POST /groups/accept/${id}`))).toBe('invitationNotFound')
      expect(await errorCodeOf(dora.send(`POST /groups/decline/${id}`))).toBe('invitationNotFound')
    }
    expect(await expectOk(boyan.send(`GET /groups/${away.id}/invitations`))).toEqual([])
    expect(await errorCodeOf(boyan.send(`POST /groups/${away.id}/invite`, { email: ani.email }))).toBe(
      'userAlreadyInGroup',
    )
    // Boyan, Vera, Ani's place and that of her invitation: one is free.
    expect(await errorCodeOf(boyan.send(`POST /groups/${away.id}/invite`, { email: 'one@example.org' }))).toBe('ok')
    expect(await errorCodeOf(boyan.send(`POST /groups/${away.id}/invite`, { email: 'two@example.org' }))).toBe(
      'cannotInviteMembers',
    )
    // Another leader invites the same user instead.
    expect(await errorCodeOf(boyan.send(`POST /groups/${away.id}/invite`, { email: dora.email }))).toBe('ok')
    expect(await errorCodeOf(dora.send(`POST /groups/accept/${invitations.away}`))).toBe('ok')
  })

  test('it cannot get new items, and changes of its items keep its state', async () => {
    const { ani, boyan, vera, away } = house
    const before = await seenBy(house, ani)
    await expectOk(leave(ani))
    const tasks = await expectOk(boyan.send<GroupTask[]>(`GET /groups/${away.id}/tasks`))
    const shared = tasks.find(({ title }) => title === 'Garden')
    expect(shared?.assignedUsers).toEqual([vera.id])
    const garden = { title: 'Garden', notes: '', ruby: 5, type: 'weekly', tags: [], requireApprove: false }
    const put = (assignedUsers: string[]) =>
      boyan.send(`PUT /groups/${away.id}/tasks/${shared?.id}`, { ...garden, requireResult: false, assignedUsers })
    expect(await errorCodeOf(put([ani.id]))).toBe('memberNotFound')
    expect(await errorCodeOf(put([vera.id]))).toBe('ok')
    const back = await comeBack(server, ani)
    expect((await seenBy(house, back))[`/groups/${away.id}/users/${ani.id}/tasks`]).toEqual(
      before[`/groups/${away.id}/users/${ani.id}/tasks`],
    )
  })

  test('restoring brings everything back for everyone', async () => {
    const { ani } = house
    const people = [ani, ...everybody(house)]
    const look = async (of: Person[]) =>
      Object.fromEntries(await Promise.all(of.map(async (person) => [person.id, await seenBy(house, person)])))
    const before = await look(people)
    const rows = await digestOf(server.database)
    await expectOk(leave(ani))
    expect(await look(people)).not.toEqual(before)
    const back = await comeBack(server, ani)
    expect(await look([back, ...everybody(house)])).toEqual(before)
    // Except for the new session, no row differs.
    const { sessions, ...now } = await digestOf(server.database)
    const { sessions: earlier, ...then } = rows
    expect(now).toEqual(then)
    expect(sessions).not.toEqual(earlier)
    expect(await audit(server.database)).toEqual([])
  })

  test('two accounts that hide the same group restore only their own part', async () => {
    const { ani, boyan, vera, home, away } = house
    const look = () => seenBy(house, vera)
    const before = await look()
    await expectOk(leave(ani))
    await expectOk(leave(boyan))
    const none = await look()
    expect([none['/groups'], none[`/groups/${away.id}`]]).toEqual([[], 'groupNotFound'])
    await comeBack(server, ani)
    const members = await expectOk(vera.send<Member[]>(`GET /groups/${home.id}/members`))
    expect(members.map(({ userId }) => userId)).toEqual([ani.id, vera.id])
    expect(await errorCodeOf(vera.send(`GET /groups/${away.id}`))).toBe('groupNotFound')
    await comeBack(server, boyan)
    expect(await look()).toEqual(before)
  })

  test('its group cannot be left, and membership in other groups can end', async () => {
    const { ani, boyan, away } = house
    await expectOk(leave(ani))
    expect(await errorCodeOf(boyan.send(`DELETE /groups/${away.id}`))).toBe('ok')
    expect(await audit(server.database)).toEqual([])
    const back = await comeBack(server, ani)
    const groups = await expectOk(back.send<Group[]>('GET /groups'))
    expect(groups.map(({ name }) => name)).toEqual(['Home'])
    expect(await audit(server.database)).toEqual([])
  })
})

describe('after the period', () => {
  test('no data of the account is left in any table, and the rest is consistent', async () => {
    const house = await newHousehold(server)
    const { ani, home, away } = house
    await fillIn(house)
    await expectOk(leave(ani))
    server.clock.advance({ days: 29 })
    await eraseAccounts(server.services)
    expect(await errorCodeOf(signIn(ani))).toBe('accountWaitsForDeletion')
    expect(await traces(ani)).not.toEqual([])
    const [boyan, vera] = [await again(house.boyan), await again(house.vera)]
    const notices = await countNotifications(vera)
    server.clock.advance({ days: 1 })
    expect(await eraseAccounts(server.services)).toBe(false)

    expect(await traces(ani)).toEqual([])
    expect(await audit(server.database)).toEqual([])
    // Its members were notified when the group was hidden, and not again.
    expect(await countNotifications(vera)).toBe(notices)
    expect(await errorCodeOf(signIn(ani))).toBe('wrongCredentials')
    expect(await errorCodeOf(restore(ani))).toBe('wrongCredentials')
    expect(await errorCodeOf(vera.send(`GET /groups/${home.id}`))).toBe('groupNotFound')
    const members = await expectOk(boyan.send<Member[]>(`GET /groups/${away.id}/members`))
    expect(members.map(({ userId }) => userId)).toEqual([boyan.id, vera.id])
    expect(await errorCodeOf(server.send('POST /auth/register', registrationOf(ani.email)))).toBe('ok')
  })

  test('its client ids stay used', async () => {
    const ani = await server.person()
    const task = { id: crypto.randomUUID(), title: 'Read', gold: 5, type: 'todo' }
    await expectOk(ani.send('POST /user/tasks', task))
    await expectOk(leave(ani))
    server.clock.advance({ days: 30 })
    await eraseAccounts(server.services)
    expect(await errorCodeOf((await server.person()).send('POST /user/tasks', task))).toBe('idAlreadyUsed')
  })

  test('accounts that cannot be erased do not delay the others', async () => {
    const { first: server, close } = await twoServers()
    const stuck = await Promise.all(Array.from({ length: 20 }, () => server.person({ name: 'Stuck' })))
    const last = await server.person()
    for (const { send } of [...stuck, last]) {
      await expectOk(send('POST /users/profile/deletion', { password: goodPassword }))
    }
    await server.database.queries.execute(sql`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'stuck'; end $$`)
    await server.database.queries.execute(sql`
      create trigger stuck before delete on users for each row when (old.name = 'Stuck') execute function refuse()`)
    server.clock.advance({ days: 30 })
    while (await eraseAccounts(server.services));
    const left = await server.database.queries.select({ id: users.id }).from(users)
    expect(left.map(({ id }) => id).sort()).toEqual(stuck.map(({ id }) => id).sort())
    await close()
  })

  test('an account is erased once by several servers, and others one by one', async () => {
    const { first, second, close } = await twoServers()
    const people = await Promise.all([first.person(), first.person(), first.person()])
    for (const { send } of people) await expectOk(send('POST /users/profile/deletion', { password: goodPassword }))
    for (const { clock } of [first, second]) clock.advance({ days: 30 })
    await Promise.all([first, second, first].map(({ services }) => eraseAccounts(services)))
    expect(await first.database.queries.select({ id: users.id }).from(users)).toEqual([])
    await close()
  })

  test('of a restore and an erasure in parallel, one wins completely', async () => {
    const groups = await Promise.all(Array.from({ length: 12 }, () => newGroup(server)))
    for (const { creator } of groups) await expectOk(leave(creator))
    server.clock.advance({ days: 30 })
    // As long as one password check takes, so that neither always comes first.
    const erased = hashPassword(goodPassword, server.services.passwordCost).then(() => eraseAccounts(server.services))
    const codes = await Promise.all(groups.map(({ creator }) => errorCodeOf(restore(creator))))
    await erased
    const restored = codes.filter((code) => code === 'ok').length
    console.log(`of ${codes.length} accounts that were taken back and erased at once, ${restored} were taken back`)
    for (const [place, { id, creator, members }] of groups.entries()) {
      const back = codes[place] === 'ok'
      expect(codes[place]).toBe(back ? 'ok' : 'wrongCredentials')
      const rows = await server.database.queries.select().from(users).where(eq(users.id, creator.id))
      expect(rows.map(({ erasesAt }) => erasesAt)).toEqual(back ? [null] : [])
      const member = await again(members[0] as Person)
      expect(await errorCodeOf(member.send(`GET /groups/${id}/members`))).toBe(back ? 'ok' : 'groupNotFound')
    }
    expect(await audit(server.database)).toEqual([])
  })

  /** Rows that the household does not create. */
  async function fillIn({ ani, boyan, home, away, vera }: Household): Promise<void> {
    const { queries } = server.database
    const [at, userId] = [server.clock.now(), ani.id]
    const answered = { name: 'Anastasia Testova', from: '2026-03-10', to: '2026-04-10' }
    const past = { createdAt: at, expiresAt: at }
    await queries.insert(identities).values({ provider: 'google', subject: 'subject-of-ani', userId, createdAt: at })
    await queries.insert(accountLinks).values({ ...past, tokenHash: 'link', userId, kind: 'recovery' })
    const message = { kind: 'recovery', email: ani.email, lang: 'en', nextAttemptAt: at, createdAt: at } as const
    await queries.insert(emailOutbox).values({ ...message, id: crypto.randomUUID(), failedAt: at, fault: 'gone' })
    await queries.insert(rateLimits).values([
      { key: `sign-in:${ani.email}`, count: 1, resetsAt: new Date('2027-01-01') },
      { key: `invite:${userId}`, count: 1, resetsAt: new Date('2027-01-01') },
    ])
    const held = { status: 'taken', gems: 5, holdsUntil: at, createdAt: at } as const
    await queries.insert(generations).values({ ...held, id: crypto.randomUUID(), userId, kind: 'tasks' })
    await queries
      .insert(generatedAvatars)
      .values({ id: crypto.randomUUID(), userId, picture: Buffer.from('picture'), createdAt: at })
    await queries.insert(payments).values({
      id: crypto.randomUUID(),
      userId,
      planId: crypto.randomUUID(),
      quantity: 1,
      gems: 100,
      amount: 199,
      currency: 'eur',
      paymentIntentId: 'payment-of-ani',
      status: 'paid',
      createdAt: at,
    })
    const refund = { id: 'refund-of-ani', paymentIntentId: 'payment-of-ani', kind: 'refund', amount: 1 } as const
    await queries.insert(reversals).values({ ...refund, createdAt: at })
    await expectOk(
      ani.send(`PATCH /groups/${home.id}/members/${await memberOf(ani, home.id, vera)}/send-gems`, { gems: 3 }),
    )
    await expectOk(
      ani.send(`PATCH /groups/${away.id}/members/${await memberOf(ani, away.id, vera)}/send-gems`, { gems: 3 }),
    )
    const webhook = { url: 'https://example.org/of-ani', events: ['sendGems', 'newTaskAssigned'] }
    await expectOk(ani.send('POST /user/webhooks', webhook))
    await expectOk(vera.send('POST /user/webhooks', { ...webhook, url: 'https://example.org/of-vera' }))
    await expectOk(
      ani.send(`PATCH /groups/${away.id}/members/${await memberOf(ani, away.id, vera)}/send-gems`, { gems: 1 }),
    )
    await expectOk(ani.send('PUT /users/profile', { name: 'Anastasia Testova' }))
    await expectOk(ani.send('POST /user/missions', answered, { 'idempotency-key': crypto.randomUUID() }))
    const forAni = { title: 'Sweep', ruby: 1, type: 'todo', assignedUsers: [ani.id] }
    await expectOk(boyan.send(`POST /groups/${away.id}/tasks`, forAni, { 'idempotency-key': crypto.randomUUID() }))
  }

  /** The number of a user's notifications, old ones included. */
  async function countNotifications(person: Person): Promise<number> {
    const { notificationsCount } = await expectOk(
      person.send<{ notificationsCount: number }>('GET /user/notifications'),
    )
    return (
      notificationsCount +
      (await expectOk(person.send<{ totalCount: number }>('GET /user/notifications/old'))).totalCount
    )
  }

  async function memberOf(by: Person, groupId: string, { id }: Person): Promise<string> {
    const members = await expectOk(by.send<Member[]>(`GET /groups/${groupId}/members`))
    return members.find(({ userId }) => userId === id)?.id ?? ''
  }

  /** The tables and columns that contain the user's id, address, name or provider id. */
  const traces = ({ id, email }: Person) => tracesOf(server.database, [id, email, 'Anastasia Testova', 'of-ani'])
})

test('export, hiding, restoring and erasure work on the embedded engine', async () => {
  const embedded = await startTestServer({ engine: 'embedded' })
  const house = await newHousehold(embedded)
  const { ani, vera, home } = house
  const before = await seenBy(house, vera)
  expect((await ani.send('GET /users/profile/export')).status).toBe(200)
  await expectOk(leave(ani))
  expect(await errorCodeOf(vera.send(`GET /groups/${home.id}`))).toBe('groupNotFound')
  const body = { email: ani.email, password: goodPassword }
  const { token } = await expectOk(embedded.send<{ token: string }>('POST /auth/restore-account', body))
  expect(await seenBy(house, vera)).toEqual(before)
  await expectOk(sendTo(embedded.url, token)('POST /users/profile/deletion', { password: goodPassword }))
  embedded.clock.advance({ days: 30 })
  await eraseAccounts(embedded.services)
  expect(await errorCodeOf(embedded.send('POST /auth/login', body))).toBe('wrongCredentials')
  expect(await audit(embedded.database)).toEqual([])
  await embedded.close()
}, 60_000)

describe('an account with only Google sign-in', () => {
  let google: Google
  let served: TestServer
  beforeAll(async () => {
    google = await openGoogle()
    served = await startTestServer({ outside: { google: google.settings } })
  })
  afterAll(async () => {
    await served.close()
    await google.close()
  })

  const who = { sub: 'subject-of-ani', email: 'ani@example.org', name: 'Ani' }

  async function answerOf(person: typeof who) {
    const { nonce } = await expectOk(served.send<{ nonce: string }>('GET /auth/nonce'))
    return { network: 'google', token: await google.token(person, served.clock.now(), nonce), nonce }
  }

  test('is restored with the same Google token that sign-in refused', async () => {
    const first = { ...(await answerOf(who)), birthDate: '1990-01-01' }
    const { token } = await expectOk(served.send<{ token: string }>('POST /auth/social', first))
    const send = sendTo(served.url, token)
    expect(await errorCodeOf(send('POST /users/profile/deletion', { password: 'something' }))).toBe(
      'incorrectOldPassword',
    )
    expect(await errorCodeOf(send('POST /users/profile/deletion', { password: '' }))).toBe('ok')
    const answer = await answerOf(who)
    expect(await errorCodeOf(served.send('POST /auth/social', answer))).toBe('accountWaitsForDeletion')
    const back = await expectOk(served.send<{ token: string }>('POST /auth/restore-account/social', answer))
    expect(await errorCodeOf(sendTo(served.url, back.token)('GET /users/profile'))).toBe('ok')
    // It works once.
    expect(await errorCodeOf(served.send('POST /auth/restore-account/social', answer))).toBe('authenticationFailed')
    expect(await errorCodeOf(served.send('POST /auth/restore-account/social', await answerOf(who)))).toBe(
      'accountDoesNotWaitForDeletion',
    )
  })

  test('cannot be restored with another Google account', async () => {
    const victim = await served.person()
    await expectOk(victim.send('POST /users/profile/deletion', { password: goodPassword }))
    const stranger = { ...who, sub: 'subject-of-a-stranger' }
    for (const person of [
      { ...stranger, email: 'stranger@example.org' },
      // An unverified address here, and one that Google has not verified.
      { ...stranger, email: victim.email },
      { ...stranger, email: victim.email, email_verified: false },
    ]) {
      expect(await errorCodeOf(served.send('POST /auth/restore-account/social', await answerOf(person)))).toBe(
        'authenticationFailed',
      )
    }
    expect(await errorCodeOf(server.send('POST /auth/restore-account/social', await answerOf(who)))).toBe(
      'unsupportedSocialNetwork',
    )
  })
})
