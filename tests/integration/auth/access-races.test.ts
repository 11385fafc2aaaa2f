import {
  accessTokens,
  accountLinks,
  calendarFeeds,
  groups,
  handOvers,
  pins,
  sessions,
  users,
  webhooks,
} from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockAccount, unlockAccount } from '../../../packages/api/src/auth/lock.ts'
import { hashOf } from '../../../packages/api/src/kernel/secrets/hash.ts'
import { newChild } from '../../support/children.ts'
import { waitingForLocks } from '../../support/database.ts'
import { codeIn } from '../../support/error-code.ts'
import { type Google, openGoogle } from '../../support/google.ts'
import { type InGroup, newGroup } from '../../support/group.ts'
import { expectOk, type Reply } from '../../support/rest.ts'
import { goodPassword, type Person, type TestServer } from '../../support/test-server.ts'
import { onServer, twoServers } from '../../support/two-servers.ts'

/**
 * Credentials change while an intruder who knows the old ones sends calls to two servers. Afterwards nothing that the
 * intruder opened may work.
 */

const rounds = 50
const newPassword = 'another long password'

let google: Google
let server: TestServer
let second: TestServer
let close: () => Promise<void>
beforeAll(async () => {
  google = await openGoogle({ timeout: 5_000 })
  const servers = await twoServers({ outside: { google: google.settings } })
  server = servers.first
  second = servers.second
  close = servers.close
}, 60_000)
afterAll(async () => {
  await close()
  await google.close()
})

const login = (on: TestServer, { email }: Person, password = goodPassword) =>
  on.send<{ token: string }>('POST /auth/login', { email, password })

const scopes = ['tasks:read']
const webhook = { url: 'https://example.org/hook', events: ['sendGems'] }

/** Everything that an intruder with a session and the password can open, on both servers. */
function intrude(person: Person, intruder: Person): Promise<Reply<unknown>>[] {
  return [server, second, server, second].flatMap((on, index) => {
    const { send } = onServer(on, intruder)
    return [
      login(on, person),
      send('POST /users/tokens', { name: `Token ${index}`, scopes, expiresOn: null }),
      send('POST /user/calendar', {}),
      send('POST /user/webhooks', webhook),
    ]
  })
}

/** A user, and an intruder with a session of the same account. */
async function pairOf(): Promise<{ person: Person; intruder: Person }> {
  const person = await server.person()
  const { token } = await expectOk(login(server, person))
  const intruder = onServer(server, { ...person, token })
  return { person, intruder }
}

/** The sessions, tokens and webhooks of a user that still work. */
async function survivorsOf({ id }: Person) {
  const { queries } = server.database
  const [opened, tokens, feeds, hooks] = await Promise.all([
    queries.select().from(sessions).where(eq(sessions.userId, id)),
    queries.select().from(accessTokens).where(eq(accessTokens.userId, id)),
    queries.select().from(calendarFeeds).where(eq(calendarFeeds.userId, id)),
    queries.select().from(webhooks).where(eq(webhooks.userId, id)),
  ])
  return {
    sessions: opened.length,
    tokens: tokens.length,
    feeds: feeds.length,
    webhooks: hooks.filter(({ disabledAt }) => disabledAt === null).length,
  }
}

const nothing = { sessions: 0, tokens: 0, feeds: 0, webhooks: 0 }

/** The token of the recovery link in an e-mail. */
async function recoveryLinkOf({ id: userId }: Person): Promise<string> {
  const token = crypto.randomUUID()
  const [createdAt, expiresAt] = [server.clock.now(), server.clock.fromNow({ hours: 1 })]
  await server.database.queries
    .insert(accountLinks)
    .values({ tokenHash: hashOf(token), userId, kind: 'recovery', createdAt, expiresAt })
  return token
}

const reset = (on: TestServer, token: string) =>
  on.send('POST /auth/reset-password', { token, password: newPassword, passwordConfirmation: newPassword })

/** Runs a change in the middle of an intrusion, many times, and `after` when the intrusion is over. */
async function race(
  act: (person: Person) => Promise<unknown>,
  left: Partial<typeof nothing> = {},
  after: (person: Person) => Promise<unknown> = async () => {},
) {
  for (let round = 0; round < rounds; round += 1) {
    const { person, intruder } = await pairOf()
    const calls = intrude(person, intruder)
    const [early, late] = [calls.slice(0, calls.length / 2), calls.slice(calls.length / 2)]
    await Promise.all([...early, act(person), ...late])
    await after(person)
    expect([round, await survivorsOf(person)]).toEqual([round, { ...nothing, ...left }])
  }
}

describe('nothing that was opened during the change survives', { timeout: 300_000 }, () => {
  test('a new password', () =>
    race(
      async (person) => {
        const body = { oldPassword: goodPassword, password: newPassword, passwordConfirmation: newPassword }
        expect(codeIn(await person.send('PUT /users/profile/change-password', body))).toBe('ok')
      },
      { sessions: 1 },
    ))

  test('a request for deletion', () =>
    race(async (person) => {
      expect(codeIn(await person.send('POST /users/profile/deletion', { password: goodPassword }))).toBe('ok')
    }))

  test('a new password by a recovery link', () =>
    race(async (person) => {
      expect(codeIn(await reset(second, await recoveryLinkOf(person)))).toBe('ok')
    }))

  test('a sign-in by Google that takes the account over', () =>
    race(
      async ({ email }) => {
        const { nonce } = await expectOk(second.send<{ nonce: string }>('GET /auth/nonce'))
        const token = await google.token({ sub: crypto.randomUUID(), email }, server.clock.now(), nonce)
        expect(codeIn(await second.send('POST /auth/social', { network: 'google', token, nonce }))).toBe('ok')
      },
      { sessions: 1 },
    ))

  test('a lock and its removal', () =>
    race(
      async ({ email }) => expect(await lockAccount(second.services, email)).toBe('done'),
      {},
      async ({ email }) => expect(await unlockAccount(second.services, email)).toBe('done'),
    ))
})

describe('of two parallel changes', { timeout: 300_000 }, () => {
  test('only one password change wins', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { person, intruder } = await pairOf()
      const replies = await Promise.all(
        [person, onServer(second, intruder)].map(({ send }, index) => {
          const password = `the password number ${index}`
          return send('PUT /users/profile/change-password', {
            oldPassword: goodPassword,
            password,
            passwordConfirmation: password,
          })
        }),
      )
      const codes = replies.map(codeIn)
      // A call that is checked after the other has won is already signed out.
      expect(codes.filter((code) => code === 'ok')).toHaveLength(1)
      expect(['incorrectOldPassword', 'authenticationFailed']).toContain(codes.find((code) => code !== 'ok'))
      const winner = codes.indexOf('ok')
      expect(codeIn(await login(server, person, `the password number ${winner}`))).toBe('ok')
      expect(codeIn(await login(server, person, `the password number ${1 - winner}`))).toBe('wrongCredentials')
    }
  })

  test('only one password change in a session wins, and the other fails with a wrong password', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const person = await server.person()
      const replies = await Promise.all(
        [person, onServer(second, person)].map(({ send }, index) => {
          const password = `the password number ${index}`
          return send('PUT /users/profile/change-password', {
            oldPassword: goodPassword,
            password,
            passwordConfirmation: password,
          })
        }),
      )
      expect(replies.map(codeIn).sort()).toEqual(['incorrectOldPassword', 'ok'])
    }
  })

  test('only one of a new address and signing out everywhere wins, where the address changes at once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { person, intruder } = await pairOf()
      const email = `${crypto.randomUUID()}@example.org`
      const [moved, ended] = await Promise.all([
        onServer(second, intruder).send('POST /users/profile/email', { email, password: goodPassword }),
        person.send('DELETE /users/sessions'),
      ])
      // The change ends the other sessions, and so does the other call.
      expect([codeIn(moved), codeIn(ended)].sort()).toEqual(['authenticationFailed', 'ok'])
      const [row] = await server.database.queries.select().from(users).where(eq(users.id, person.id))
      expect(row?.email).toBe(codeIn(moved) === 'ok' ? email : person.email)
    }
  })

  test('only one of deletion and password change wins', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { person, intruder } = await pairOf()
      const change = { oldPassword: goodPassword, password: newPassword, passwordConfirmation: newPassword }
      const [changed, deleted] = await Promise.all([
        person.send('PUT /users/profile/change-password', change),
        onServer(second, intruder).send('POST /users/profile/deletion', { password: goodPassword }),
      ])
      expect([codeIn(changed), codeIn(deleted)].filter((code) => code === 'ok')).toHaveLength(1)
      const [row] = await server.database.queries.select().from(users).where(eq(users.id, person.id))
      expect(row?.erasesAt !== null).toBe(codeIn(deleted) === 'ok')
    }
  })

  test('the old password opens nothing after a restore raced with a recovery link', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const person = await server.person()
      await expectOk(person.send('POST /users/profile/deletion', { password: goodPassword }))
      const token = await recoveryLinkOf(person)
      const [restored, set] = await Promise.all([
        second.send('POST /auth/restore-account', { email: person.email, password: goodPassword }),
        reset(server, token),
      ])
      expect(codeIn(set)).toBe('ok')
      expect(['ok', 'wrongCredentials']).toContain(codeIn(restored))
      const [row] = await server.database.queries.select().from(users).where(eq(users.id, person.id))
      expect((await survivorsOf(person)).sessions).toBe(0)
      if (row?.erasesAt) expect(codeIn(restored)).toBe('wrongCredentials')
    }
  })
})

test('calls that waited while the password was reset grant nothing', async () => {
  const group = await newGroup(server)
  const { creator } = group
  const [member] = group.members as [InGroup]
  const child = await newChild(creator, group.id)
  const { token } = await expectOk(login(server, creator))
  const { send } = onServer(server, { ...creator, token })
  const { database } = server
  const [locked, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = database.transaction(async (tx) => {
    await tx.select().from(groups).where(eq(groups.id, group.id)).for('no key update')
    locked.resolve()
    await ended.promise
  })
  await locked.promise
  const running = send(`PATCH /groups/${group.id}/members/${member.memberId}/promote-leader`)
  await expect.poll(() => waitingForLocks(database)).toBe(1)
  const waiting = [
    send(`POST /children/${child.id}/hand-over`, { email: `${crypto.randomUUID()}@example.org` }),
    send(`POST /children/${child.id}/guardians`, { guardianId: member.id }),
    send(`POST /groups/${group.id}/children`, { name: 'Mila', consent: true, pin: '2580' }),
    send(`PATCH /groups/${group.id}/children/${child.id}`, { pin: '2580' }),
    send(`POST /groups/${group.id}/invite`, { email: `${crypto.randomUUID()}@example.org` }),
  ]
  // Reads have a queue of their own: now the others have found their session valid.
  await expectOk(send('GET /users/profile'))
  expect(codeIn(await reset(second, await recoveryLinkOf(creator)))).toBe('ok')
  ended.resolve()
  await holding
  const codes = (await Promise.all([running, ...waiting])).map(codeIn)
  expect(codes).toEqual(codes.map(() => 'authenticationFailed'))
  const { queries } = database
  expect(await queries.select().from(handOvers).where(eq(handOvers.childId, child.id))).toEqual([])
  expect(await queries.select().from(pins).where(eq(pins.userId, child.id))).toEqual([])
})
