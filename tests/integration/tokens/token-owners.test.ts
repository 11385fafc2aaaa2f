import { sendEmails } from '@questboard/api'
import type { Invitation } from '@questboard/api/groups/schema'
import type { PgColumn, PgTable } from '@questboard/db/pg-core'
import {
  accessTokens,
  accountLinks,
  calendarFeeds,
  deviceSessions,
  devices,
  emailChanges,
  handOvers,
  invitations,
  oauthCodes,
  oauthGrants,
  sessions,
} from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashOf } from '../../../packages/api/src/kernel/secrets/hash.ts'
import { newLinkToken } from '../../../packages/api/src/kernel/secrets/link-token.ts'
import { newAccessToken } from '../../../packages/api/src/tokens/secret.ts'
import { newAccessToken as accessTokenOf } from '../../support/access-token.ts'
import { newChild } from '../../support/children.ts'
import { newDevice } from '../../support/device.ts'
import { newGroup } from '../../support/group.ts'
import { type MailServer, tokenSentTo } from '../../support/mail-server.ts'
import { startMailedServer } from '../../support/mailed-server.ts'
import { newAddress } from '../../support/new-address.ts'
import { connect, decide, exchange, newClientId, newProof, refresh, requestOf } from '../../support/oauth-app.ts'
import { expectOk, sendTo } from '../../support/rest.ts'
import { goodPassword, startTestServer, type TestServer } from '../../support/test-server.ts'

/*
 * Tokens begin with the id of their owner, and those that earlier versions made work until they end. Each kind below
 * makes one token, and says how it is used, where its hash is, and how an earlier version wrote one.
 */

let mail: MailServer
let server: TestServer
beforeAll(async () => {
  ;({ mail, server } = await startMailedServer())
})
afterAll(() => server.close())

interface Made {
  token: string
  owner: string
  /** The response to a use: its status, and the code of an error. */
  use(token: string): Promise<unknown>
  hash: PgColumn
  /** The hashed part of the token. */
  hashed?: (token: string) => string
}

interface Kind {
  make(): Promise<Made>
  prefix?: string
  /** A token as an earlier version made it. */
  former?: () => string
}

const shown = async (reply: Promise<{ status: number; error?: { message: string } }>) => {
  const { status, error } = await reply
  return [status, error?.message]
}

const asUser = (token: string) => shown(sendTo(server.url, token)('GET /users/profile'))

const verify = (kind: string) => (token: string) => shown(server.send('POST /auth/verify-link', { token, kind }))

const answered = async (reply: Promise<Response>) => {
  const response = await reply
  const { error } = (await response.json()) as { error?: string }
  return [response.status, error]
}

const kinds: Record<string, Kind> = {
  session: {
    async make() {
      const person = await server.person()
      const { token } = await expectOk(
        server.send<{ token: string }>('POST /auth/login', { email: person.email, password: goodPassword }),
      )
      return { token, owner: person.id, use: asUser, hash: sessions.tokenHash }
    },
    former: () => 'abcdefghijklmnopqrstuvwxyz234567abcdefgh',
  },
  'API token': {
    async make() {
      const person = await server.person()
      const { token } = await accessTokenOf(server, person, ['profile:read'])
      return { token, owner: person.id, use: asUser, hash: accessTokens.tokenHash }
    },
    prefix: 'qbp_',
    former: () => newAccessToken(undefined),
  },
  'calendar address': {
    async make() {
      const person = await server.person()
      const { address } = await expectOk(person.send<{ address: string }>('POST /user/calendar', {}))
      return {
        token: address.slice(address.lastIndexOf('/') + 1, -'.ics'.length),
        owner: person.id,
        use: async (token) => [(await fetch(`${server.url}/calendar/${token}.ics`)).status],
        hash: calendarFeeds.secretHash,
      }
    },
  },
  'recovery link': {
    async make() {
      const person = await server.person()
      await expectOk(server.send('POST /auth/account-recovery', { email: person.email }))
      const token = await tokenSentTo(server, mail, person.email)
      return { token, owner: person.id, use: verify('recovery'), hash: accountLinks.tokenHash }
    },
  },
  'link to a new address': {
    async make() {
      const [person, email] = [await server.person(), newAddress()]
      await expectOk(person.send('POST /users/profile/email', { email, password: goodPassword }))
      return {
        token: await tokenSentTo(server, mail, email),
        owner: person.id,
        use: verify('emailChange'),
        hash: emailChanges.tokenHash,
      }
    },
  },
  invitation: {
    async make() {
      const [group, email] = [await newGroup(server, { members: 0 }), newAddress()]
      await expectOk(group.creator.send(`POST /groups/${group.id}/invite`, { email }))
      return {
        token: await tokenSentTo(server, mail, email),
        owner: group.id,
        use: verify('invitation'),
        hash: invitations.tokenHash,
      }
    },
  },
  'hand-over of a child': {
    async make() {
      const [group, email] = [await newGroup(server, { members: 0 }), newAddress()]
      const child = await newChild(group.creator, group.id)
      await expectOk(group.creator.send(`POST /children/${child.id}/hand-over`, { email }))
      const passwords = { password: goodPassword, passwordConfirmation: goodPassword }
      return {
        token: await tokenSentTo(server, mail, email),
        owner: child.id,
        use: (token) => shown(server.send('POST /auth/hand-over', { token, birthDate: '2000-01-01', ...passwords })),
        hash: handOvers.tokenHash,
      }
    },
  },
  'shared device': {
    async make() {
      const group = await newGroup(server, { members: 0 })
      const { token } = await newDevice(server, group.creator, group.id)
      return {
        token,
        owner: group.id,
        hash: devices.tokenHash,
        use: (sent) => shown(sendTo(server.url, sent)('GET /device/wall')),
      }
    },
    prefix: 'qbd_',
  },
  'player on a shared device': {
    async make() {
      const group = await newGroup(server, { members: 0 })
      const child = await newChild(group.creator, group.id)
      const device = await newDevice(server, group.creator, group.id)
      const { token } = await device.enter(child.id)
      return {
        token,
        owner: group.id,
        hash: deviceSessions.tokenHash,
        use: (sent) => shown(sendTo(server.url, sent)('GET /user/tasks')),
      }
    },
    prefix: 'qbp_d_',
  },
  'access token of an app': {
    async make() {
      const person = await server.person()
      const { access_token: token } = await connect(server.url, person)
      return {
        token,
        owner: person.id,
        hash: accessTokens.tokenHash,
        use: (sent) => shown(sendTo(server.url, sent)('GET /user/tasks')),
      }
    },
    prefix: 'qbp_',
    former: () => newAccessToken(undefined),
  },
  'refresh token of an app': {
    async make() {
      const person = await server.person()
      const app = await connect(server.url, person)
      const { queries } = server.database
      return {
        token: app.refresh_token,
        owner: person.id,
        hash: oauthGrants.familyHash,
        hashed: (token) => token.slice('qbr_'.length, token.indexOf('.')),
        async use(token) {
          const answer = await answered(refresh(server.url, app.clientId, token))
          // What it was exchanged for, so that it can be used again.
          if (answer[0] === 200) {
            await queries
              .update(oauthGrants)
              .set({ refreshHash: hashOf(token) })
              .where(eq(oauthGrants.userId, person.id))
          }
          return answer
        },
      }
    },
    prefix: 'qbr_',
    former: () => `qbr_${'f'.repeat(32)}.${newLinkToken()}`,
  },
  'code of an app': {
    async make() {
      const person = await server.person()
      const clientId = await newClientId(server.url)
      const { verifier, challenge } = newProof()
      const token = (await decide(person, requestOf(clientId, challenge))).searchParams.get('code') ?? ''
      return {
        token,
        owner: person.id,
        hash: oauthCodes.codeHash,
        use: (sent) => answered(exchange(server.url, clientId, sent, verifier)),
      }
    },
    prefix: 'qbc_',
  },
}

const inHex = (id: string) => id.replaceAll('-', '')

describe.each(Object.entries(kinds))('%s', (_name, { make, prefix = '', former = () => prefix + newLinkToken() }) => {
  test('names its owner, and is refused with the id of another or with a broken one', async () => {
    const { token, owner, use } = await make()
    expect(token.slice(0, prefix.length + 32)).toBe(prefix + inHex(owner))
    const rest = token.slice(prefix.length + 32)
    const refused = await use(former())
    expect(refused).not.toContain(200)
    const otherPerson = await server.person()
    for (const forged of [
      inHex(otherPerson.id),
      inHex(crypto.randomUUID()),
      inHex(owner).toUpperCase(),
      `g${inHex(owner).slice(1)}`,
      '',
    ]) {
      expect([forged, await use(prefix + forged + rest)]).toEqual([forged, refused])
    }
    expect(await use(token)).toContain(200)
  })

  test('works without an owner until it ends, as earlier versions made it', async () => {
    const { token, use, hash, hashed = (whole) => whole } = await make()
    const old = former()
    const row = { [keyOf(hash)]: hashOf(hashed(old)), ...('refreshHash' in hash.table && { refreshHash: hashOf(old) }) }
    const found = await server.database.queries
      .update(hash.table)
      .set(row)
      .where(eq(hash, hashOf(hashed(token))))
      .returning()
    expect(found).toHaveLength(1)
    expect(await use(token)).not.toContain(200)
    expect(await use(old)).toContain(200)
  })
})

/** The name of a column in the schema. */
const keyOf = (column: PgColumn): string =>
  Object.entries(column.table as PgTable & Record<string, unknown>).find(([, one]) => one === column)?.[0] ?? ''

test('the link of an invitation that leaders see stays as an earlier version made it, until it is renewed', async () => {
  const ownServer = await startTestServer()
  const [group, email] = [await newGroup(ownServer, { members: 0 }), newAddress()]
  const { queries } = ownServer.database
  const invite = () =>
    expectOk(group.creator.send<{ invitationId: string }>(`POST /groups/${group.id}/invite`, { email }))
  const linkOf = async () => {
    const [invitation] = await expectOk(group.creator.send<Invitation[]>(`GET /groups/${group.id}/invitations`))
    return new URL(invitation?.link ?? 'http://none').searchParams.get('token') ?? ''
  }
  const { invitationId } = await invite()
  const token = await linkOf()
  expect(token.slice(0, 32)).toBe(inHex(group.id))
  const old = token.slice(32)
  await queries
    .update(invitations)
    .set({ tokenHash: hashOf(old) })
    .where(eq(invitations.id, invitationId))
  expect(await linkOf()).toBe(old)
  // The e-mail has the same link.
  await sendEmails(ownServer.services)
  expect(await linkOf()).toBe(old)
  const check = (of: string) => shown(ownServer.send('POST /auth/verify-link', { token: of, kind: 'invitation' }))
  expect(await check(old)).toEqual([200, undefined])
  expect(await check(token)).toEqual([404, 'tokenDoesNotExist'])
  await invite()
  expect((await linkOf()).slice(0, 32)).toBe(inHex(group.id))
  expect(await check(old)).toEqual([404, 'tokenDoesNotExist'])
  await ownServer.close()
})

test('a session without an owner is found beside others of the same moment, and is extended and ended', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => server.person()))
  const formers = people.map((_, place) => `${String(place).repeat(8)}${'abcdefghijklmnopqrstuvwxyz234567'}`)
  const [createdAt, soon] = [server.clock.now(), server.clock.fromNow({ days: 1 })]
  await server.database.queries.insert(sessions).values(
    people.map(({ id: userId }, place) => ({
      tokenHash: hashOf(formers[place] ?? ''),
      userId,
      createdAt,
      expiresAt: soon,
    })),
  )
  const tokens = people.flatMap(({ token }, place) => [token, formers[place] ?? ''])
  const ids = await Promise.all(
    tokens.map(async (token) => (await expectOk(sendTo(server.url, token)<{ id: string }>('GET /users/profile'))).id),
  )
  expect(ids).toEqual(people.flatMap(({ id }) => [id, id]))
  const [extended] = await server.database.queries
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, hashOf(formers[0] ?? '')))
  expect(extended?.expiresAt.getTime()).toBeGreaterThan(soon.getTime())
  await expectOk(sendTo(server.url, formers[0] ?? '')('POST /auth/logout'))
  expect(await asUser(formers[0] ?? '')).toEqual([401, 'authenticationFailed'])
  expect(await asUser(people[0]?.token ?? '')).toEqual([200, undefined])
})
