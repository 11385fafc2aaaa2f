import { sendDeliveries, webhookSettings } from '@questboard/api'
import type { NewWebhook, Webhook, WebhookSecret } from '@questboard/api/webhooks/schema'
import { accessTokens, calendarFeeds, pushDevices, sessions, webhookDeliveries, webhooks } from '@questboard/db/schema'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lockAccount, unlockAccount } from '../../../packages/api/src/auth/lock.ts'
import { revokeAccess } from '../../../packages/api/src/auth/revoke-access.ts'
import { newAccessToken } from '../../support/access-token.ts'
import { errorCodeOf } from '../../support/error-code.ts'
import { newGroup } from '../../support/group.ts'
import { notificationsOf } from '../../support/notifications.ts'
import { subscription } from '../../support/push-service.ts'
import { expectOk } from '../../support/rest.ts'
import { goodPassword, type Person, startTestServer, type TestServer } from '../../support/test-server.ts'
import { type Receiver, webhookReceiver } from '../../support/webhook-receiver.ts'

/** All access to an account: one function revokes it. */

let server: TestServer
let receiver: Receiver
beforeAll(async () => {
  server = await startTestServer({ outside: { webhooks: webhookSettings(true) } })
  receiver = await webhookReceiver()
})
afterAll(async () => {
  await server.close()
  await receiver.close()
})
beforeEach(() => {
  receiver.received.length = 0
})

interface Opened {
  session: Person
  token: Awaited<ReturnType<typeof newAccessToken>>
  calendar: string
  hook: NewWebhook
}

const events = ['sendGems', 'webhooksStopped']

/** One credential of each kind. */
async function newAccess(person: Person): Promise<Opened> {
  const { token } = await expectOk(
    person.send<{ token: string }>('POST /auth/login', { email: person.email, password: goodPassword }),
  )
  const send: Person['send'] = (call, body, headers) =>
    server.send(call, body, { ...headers, authorization: `Bearer ${token}` })
  return {
    session: { ...person, token, send },
    token: await newAccessToken(server, person, ['tasks:read']),
    calendar: (await expectOk(person.send<{ address: string }>('POST /user/calendar', {}))).address,
    hook: await expectOk(person.send<NewWebhook>('POST /user/webhooks', { url: receiver.url, events })),
  }
}

/** The responses to each access, which say whether it still works. */
async function works({ session, token, calendar, hook }: Opened, owner: Person) {
  const hooks = (await owner.send<Webhook[]>('GET /user/webhooks')).result ?? []
  return {
    session: await errorCodeOf(session.send('GET /users/profile')),
    token: await errorCodeOf(token.send('GET /user/tasks')),
    calendar: (await fetch(calendar)).status,
    webhook: hooks.find(({ id }) => id === hook.id)?.state,
  }
}

const ended = { session: 'authenticationFailed', token: 'authenticationFailed', calendar: 404, webhook: 'revoked' }

const newPassword = 'another long password'

const change = (person: Person, more = {}) =>
  expectOk(
    person.send('PUT /users/profile/change-password', {
      oldPassword: goodPassword,
      password: newPassword,
      passwordConfirmation: newPassword,
      ...more,
    }),
  )

describe('all access ends', () => {
  test('with a new password, and the calling session continues', async () => {
    const person = await server.person()
    const all = await newAccess(person)
    expect(await works(all, person)).toEqual({ session: 'ok', token: 'ok', calendar: 200, webhook: 'on' })
    await change(person)
    expect(await works(all, person)).toEqual(ended)
  })

  test('with signing out everywhere', async () => {
    const person = await server.person()
    const all = await newAccess(person)
    await expectOk(person.send('DELETE /users/sessions'))
    expect(await works(all, person)).toEqual(ended)
  })

  test.each([
    ['a new password', (person: Person) => change(person, { keepTokens: true })],
    [
      'signing out everywhere',
      (person: Person) => expectOk(person.send('DELETE /users/sessions', { keepTokens: true })),
    ],
    [
      'signing out everywhere, by a query',
      (person: Person) => expectOk(person.send('DELETE /users/sessions?keepTokens=true')),
    ],
  ])('with %s except tokens that are kept', async (_what, act) => {
    const person = await server.person()
    const all = await newAccess(person)
    await act(person)
    expect(await works(all, person)).toEqual({ ...ended, token: 'ok' })
  })

  test('when an account is deleted and restored', async () => {
    const person = await server.person()
    const all = await newAccess(person)
    await expectOk(person.send('POST /users/profile/deletion', { password: goodPassword }))
    const { token } = await expectOk(
      server.send<{ token: string }>('POST /auth/restore-account', { email: person.email, password: goodPassword }),
    )
    const send: Person['send'] = (call, body) => server.send(call, body, { authorization: `Bearer ${token}` })
    expect(await works(all, { ...person, send })).toEqual(ended)
  })

  test("when an account is locked; until it is unlocked, clients get the lock's error", async () => {
    const person = await server.person()
    const all = await newAccess(person)
    await lockAccount(server.services, person.email)
    expect(await works(all, person)).toMatchObject({
      session: 'yourAccountIsLocked',
      token: 'yourAccountIsLocked',
      calendar: 404,
    })
    await unlockAccount(server.services, person.email)
    const { token } = await expectOk(
      server.send<{ token: string }>('POST /auth/login', { email: person.email, password: goodPassword }),
    )
    const send: Person['send'] = (call, body) => server.send(call, body, { authorization: `Bearer ${token}` })
    expect(await works(all, { ...person, send })).toEqual(ended)
  })

  test('but not the access of other users', async () => {
    const [person, otherPerson] = [await server.person(), await server.person()]
    const all = await newAccess(otherPerson)
    await change(person)
    expect(await works(all, otherPerson)).toEqual({ session: 'ok', token: 'ok', calendar: 200, webhook: 'on' })
  })
})

describe('a webhook that was stopped', () => {
  test('sends neither queued nor test deliveries, and works again with a new secret', async () => {
    const { id: groupId, creator, members } = await newGroup(server)
    const [person] = members
    if (!person) throw new Error('a group without its member')
    const give = () =>
      expectOk(creator.send(`PATCH /groups/${groupId}/members/${person.memberId}/send-gems`, { gems: 1 }))
    const { hook } = await newAccess(person)
    await give()
    await change(person)
    await sendDeliveries(server.services)
    expect((await person.send(`POST /user/webhooks/${hook.id}/test`)).result).toMatchObject({ fault: 'switchedOff' })
    const switchOn = () =>
      person.send<Webhook>(`PUT /user/webhooks/${hook.id}`, { url: receiver.url, events, enabled: true })
    expect((await switchOn()).error).toMatchObject({ message: 'invalidData', details: [{ path: 'enabled' }] })
    const { secret } = await expectOk(person.send<WebhookSecret>(`POST /user/webhooks/${hook.id}/rotate-secret`))
    expect(secret).not.toBe(hook.secret)
    expect((await switchOn()).result.state).toBe('on')
    await give()
    await sendDeliveries(server.services)
    expect(receiver.received).toHaveLength(1)
    const [{ headers } = { headers: {} }] = receiver.received
    expect(String((headers as Record<string, string>)['webhook-signature']).split(' ')).toHaveLength(1)
  })

  test('of a group is reported to the other leaders once', async () => {
    const { id: groupId, name, creator, leaders } = await newGroup(server, { leaders: 1 })
    const [leader] = leaders
    if (!leader) throw new Error('a group without its leader')
    await expectOk(leader.send(`POST /groups/${groupId}/webhooks`, { url: receiver.url, events: ['newTaskAssigned'] }))
    await expectOk(leader.send(`POST /groups/${groupId}/webhooks`, { url: receiver.url, events: ['newTaskAssigned'] }))
    await expectOk(leader.send('DELETE /users/sessions'))
    await expectOk(leader.send('DELETE /users/sessions'))
    expect(await notificationsOf(creator, 'webhooksStopped')).toMatchObject([
      { groupId, data: { sender: { id: leader.id }, group: { name } } },
    ])
    expect(await notificationsOf(leader, 'webhooksStopped')).toEqual([])
    const listed = (await creator.send<Webhook[]>(`GET /groups/${groupId}/webhooks`)).result
    expect(listed.map(({ state }) => state)).toEqual(['revoked', 'revoked'])
  })
})

describe('the database tables', () => {
  /** Columns with a secret or a value derived from one, and the effect of revoking on them. */
  const known: Record<string, 'revoked' | 'mailbox' | 'person' | 'no access'> = {
    'sessions.token_hash': 'revoked',
    'access_tokens.token_hash': 'revoked',
    'oauth_grants.family_hash': 'revoked',
    'oauth_grants.refresh_hash': 'revoked',
    'oauth_codes.code_hash': 'revoked',
    'calendar_feeds.secret_hash': 'revoked',
    'webhooks.secret': 'revoked',
    'webhooks.previous_secret': 'revoked',
    'webhooks.previous_secret_until': 'revoked',
    // The entries of a player on shared devices. The devices belong to their group.
    'device_sessions.token_hash': 'revoked',
    'device_sessions.proof_hash': 'revoked',
    'devices.token_hash': 'no access',
    'device_codes.code_hash': 'revoked',
    'email_changes.token_hash': 'revoked',
    // A PIN gives access on a shared device only.
    'pins.hash': 'no access',
    // Sign-ins that wait for a second factor, and what is being added.
    'sign_in_tickets.token_hash': 'revoked',
    'sign_in_tickets.device_hash': 'revoked',
    'second_factor_setups.secret': 'revoked',
    'second_factors.secret': 'person',
    'recovery_codes.code_hash': 'person',
    // The causes of revoking remove passkeys that someone else may have added.
    'passkeys.credential_id': 'person',
    'passkeys.public_key': 'person',
    'passkey_challenges.hash': 'revoked',
    // The mailbox is one that the guardian has named, so an intruder may have named their own.
    'hand_overs.token_hash': 'revoked',
    // Only the owner of the mailbox can use these links.
    'account_links.token_hash': 'mailbox',
    'invitations.token_hash': 'mailbox',
    'invitations.link_nonce': 'mailbox',
    // Proof of ownership: the causes of revoking replace it where necessary.
    'users.password_hash': 'person',
    // Separate attempts, and no access.
    'known_devices.token_hash': 'no access',
    // A push device ends with its session.
    'push_devices.endpoint': 'revoked',
    // Not tied to a user, or derived from contents.
    'nonces.hash': 'no access',
    'oidc_sign_ins.secret_hash': 'no access',
    'calendar_feeds.content_hash': 'no access',
    'created_items.body_hash': 'no access',
    'idempotency_keys.key': 'no access',
    'idempotency_keys.content_hash': 'no access',
    'rate_limits.key': 'no access',
    // Server secrets: links of invitations are derived from them.
    'server_secrets.value': 'no access',
  }

  test('have no column with secrets that this test does not know', async () => {
    const found = await server.database.rows<{ name: string }>(
      server.database.queries,
      sql`select table_name || '.' || column_name as name from information_schema.columns
          where table_schema = 'public' and column_name ~ '(hash|token|secret|key|nonce|password|credential|endpoint|^value$)'
          order by 1`,
    )
    expect(found.map(({ name }) => name)).toEqual(Object.keys(known).sort())
  })

  test('contain no working access of a user after it was revoked', async () => {
    const person = await server.person()
    await newAccess(person)
    await expectOk(person.send('POST /user/push/devices', { ...subscription(), name: 'Phone' }))
    const { queries } = server.database
    await server.database.transaction((tx) => revokeAccess(tx, server.clock, person.id))
    for (const table of [sessions, accessTokens, calendarFeeds, pushDevices]) {
      expect(await queries.select().from(table).where(eq(table.userId, person.id))).toEqual([])
    }
    const hooks = await queries.select().from(webhooks).where(eq(webhooks.userId, person.id))
    expect(hooks).toMatchObject([{ secret: '', previousSecret: null, disabledBy: 'revoked' }])
    const waiting = await queries
      .select()
      .from(webhookDeliveries)
      .where(sql`${webhookDeliveries.deliveredAt} is null and ${webhookDeliveries.failedAt} is null`)
    expect(waiting).toEqual([])
  })
})
