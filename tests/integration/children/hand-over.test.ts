import type { Child } from '@questboard/api/children/schema'
import type { Member } from '@questboard/api/groups/schema'
import { emailOutbox, handOvers, ledger, pins, users } from '@questboard/db/schema'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendEmails } from '../../../packages/api/src/email/send-emails.ts'
import { audit } from '../../support/audit.ts'
import { newChild, type TestChild } from '../../support/children.ts'
import { differences } from '../../support/differences.ts'
import { errorCodeOf } from '../../support/error-code.ts'
import { grantRubies } from '../../support/grant-rubies.ts'
import { type InGroup, newGroup, type TestGroup } from '../../support/group.ts'
import { type MailServer, mailServer, tokenSentTo } from '../../support/mail-server.ts'
import { registrationOf } from '../../support/registration.ts'
import { expectOk, sendTo } from '../../support/rest.ts'
import { goodPassword, type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

/** A child becomes an account: the offer by a guardian, and its link. */

let server: TestServer
let mail: MailServer
beforeAll(async () => {
  mail = await mailServer()
  const from = 'Questboard <no-reply@questboard.example>'
  // Accounts are made before there is a mail server, so that they need no link.
  server = await startTestServer()
  Object.assign(server.services.outside, { mail: { url: mail.url, from, timeout: 2000 } })
})
afterAll(async () => {
  expect(await audit(server.database)).toEqual([])
  await Promise.all([server.close(), mail.close()])
})

interface Family {
  group: TestGroup
  guardian: Person
  child: TestChild
  email: string
}

async function newFamily(): Promise<Family> {
  const group = await newGroup(server, { leaders: 1, members: 0 })
  const child = await newChild(group.creator, group.id)
  return { group, guardian: group.creator, child, email: `${crypto.randomUUID()}@example.org` }
}

const offer = ({ guardian, child, email }: Family, by: Person = guardian) =>
  by.send(`POST /children/${child.id}/hand-over`, { email })

/** The date of birth of a person who turns thirteen in some days. */
const thirteenIn = (days: number): string => {
  const day = server.clock.fromNow({ days })
  day.setUTCFullYear(day.getUTCFullYear() - 13)
  return day.toISOString().slice(0, 10)
}

const use = (token: string, about: object = {}) =>
  server.send<{ token: string; user: { id: string; email: string; stats: { gems: number } } }>('POST /auth/hand-over', {
    token,
    password: goodPassword,
    passwordConfirmation: goodPassword,
    birthDate: thirteenIn(0),
    ...about,
  })

describe('an offer', () => {
  test('is shown to guardians, changes nothing else, and is taken back by each of them', async () => {
    const family = await newFamily()
    const { guardian, child, group, email } = family
    const changed = await differences(server.database, () => expectOk(offer(family)))
    expect(Object.keys(changed).toSorted()).toEqual(['email_outbox', 'hand_overs'])
    const listed = async (by: Person) => (await expectOk(by.send<Child[]>('GET /children')))[0]
    expect((await listed(guardian))?.handOver).toMatchObject({ email })
    const token = await tokenSentTo(server, mail, email)
    const [leader] = group.leaders as [InGroup]
    expect(await errorCodeOf(leader.send(`DELETE /children/${child.id}/hand-over`))).toBe('childNotFound')
    await expectOk(guardian.send(`POST /children/${child.id}/guardians`, { guardianId: leader.id }))
    await expectOk(leader.send(`POST /children/${child.id}/guardians/accept`, { consent: true }))
    expect((await listed(leader))?.handOver).toMatchObject({ email })
    await expectOk(leader.send(`DELETE /children/${child.id}/hand-over`))
    expect((await listed(guardian))?.handOver).toBeNull()
    expect(await errorCodeOf(use(token))).toBe('tokenDoesNotExist')
  })

  test('is made by a guardian who leads a group of the child, to an address without an account', async () => {
    const family = await newFamily()
    const { group, guardian, child } = family
    const [leader] = group.leaders as [InGroup]
    expect(await errorCodeOf(offer(family, leader))).toBe('childNotFound')
    expect(await errorCodeOf(offer({ ...family, email: leader.email }))).toBe('emailAlreadyUsed')
    expect(await errorCodeOf(offer({ ...family, email: 'no address' }))).toBe('invalidData')
    await expectOk(guardian.send(`DELETE /groups/${group.id}/children/${child.id}`))
    expect(await errorCodeOf(offer(family))).toBe('notAuthorized')
    expect(await server.database.queries.select().from(handOvers).where(eq(handOvers.childId, child.id))).toEqual([])
  })

  test('replaces the earlier one, and works for seven days', async () => {
    const family = await newFamily()
    await expectOk(offer(family))
    const first = await tokenSentTo(server, mail, family.email)
    await expectOk(offer(family))
    const second = await tokenSentTo(server, mail, family.email)
    expect(await errorCodeOf(use(first))).toBe('tokenDoesNotExist')
    server.clock.advance({ days: 7 })
    expect(await errorCodeOf(use(second))).toBe('handOverLinkExpired')
  })

  test('ends when the deletion of the child is requested', async () => {
    const family = await newFamily()
    await expectOk(offer(family))
    const token = await tokenSentTo(server, mail, family.email)
    await expectOk(family.guardian.send(`POST /children/${family.child.id}/deletion`, { password: goodPassword }))
    expect(await errorCodeOf(use(token))).toBe('tokenDoesNotExist')
  })
})

describe('an offer of a leader who is a guardian', () => {
  const newPassword = 'another long password'

  /** A family in which a leader, the second guardian, has offered the child's account. */
  async function newOffer() {
    const family = await newFamily()
    const { group, guardian, child } = family
    const [leader] = group.leaders as [InGroup]
    await expectOk(guardian.send(`POST /children/${child.id}/guardians`, { guardianId: leader.id }))
    await expectOk(leader.send(`POST /children/${child.id}/guardians/accept`, { consent: true }))
    await expectOk(offer(family, leader))
    return { ...family, leader }
  }

  type Offered = Awaited<ReturnType<typeof newOffer>>

  const ends: [string, (offered: Offered) => Promise<unknown>][] = [
    [
      'is lowered to a member',
      ({ group, leader }) =>
        expectOk(group.creator.send(`PATCH /groups/${group.id}/members/${leader.memberId}/lower-member`)),
    ],
    [
      'is removed from the group',
      ({ group, leader }) => expectOk(group.creator.send(`DELETE /groups/${group.id}/members/${leader.memberId}`)),
    ],
    [
      'asks for deletion, while another guardian stays',
      ({ leader }) => expectOk(leader.send('POST /users/profile/deletion', { password: goodPassword })),
    ],
    ['signs out everywhere', ({ leader }) => expectOk(leader.send('DELETE /users/sessions'))],
    [
      'gets a new password',
      ({ leader }) =>
        expectOk(
          leader.send('PUT /users/profile/change-password', {
            oldPassword: goodPassword,
            password: newPassword,
            passwordConfirmation: newPassword,
          }),
        ),
    ],
  ]

  test.each(ends)('ends when the leader %s', async (_how, end) => {
    const offered = await newOffer()
    const token = await tokenSentTo(server, mail, offered.email)
    await end(offered)
    expect(await errorCodeOf(use(token))).toBe('tokenDoesNotExist')
    expect(await expectOk(offered.guardian.send<Child[]>('GET /children'))).toHaveLength(1)
  })

  test.each(ends)('is not sent any more when the leader %s', async (_how, end) => {
    const offered = await newOffer()
    await end(offered)
    await sendEmails(server.services)
    expect(mail.of(offered.email)).toEqual([])
  })

  test('works when the leader is a leader again', async () => {
    const { group, leader, email } = await newOffer()
    const token = await tokenSentTo(server, mail, email)
    const place = `/groups/${group.id}/members/${leader.memberId}` as const
    await expectOk(group.creator.send(`PATCH ${place}/lower-member`))
    expect(await errorCodeOf(use(token))).toBe('tokenDoesNotExist')
    await expectOk(group.creator.send(`PATCH ${place}/promote-leader`))
    expect(await errorCodeOf(use(token))).toBe('ok')
  })
})

describe('its link', () => {
  test('is refused at twelve years, and keeps everything at thirteen', async () => {
    const family = await newFamily()
    const { group, guardian, child, email } = family
    await grantRubies(server, group.id, child, 12)
    const { queries } = server.database
    await queries.insert(pins).values({ userId: child.id, hash: 'a hash' })
    const members = await expectOk(guardian.send<Member[]>(`GET /groups/${group.id}/members`))
    await expectOk(offer(family))
    const token = await tokenSentTo(server, mail, email)
    const unchanged = await differences(server.database, async () => {
      expect(await errorCodeOf(use(token, { birthDate: thirteenIn(1) }))).toBe('underMinimumAge')
      expect(await errorCodeOf(use(token, { passwordConfirmation: 'another one' }))).toBe('passwordsMismatch')
      expect(await errorCodeOf(use(token, { password: 'short', passwordConfirmation: 'short' }))).toBe('invalidData')
      expect(await errorCodeOf(use('x'.repeat(43)))).toBe('tokenDoesNotExist')
    })
    expect(unchanged).toEqual({})

    let reply: Awaited<ReturnType<typeof use>> | undefined
    const changed = await differences(server.database, async () => {
      reply = await use(token)
    })
    const { user, token: session } = await expectOk(Promise.resolve(reply as NonNullable<typeof reply>))
    expect(user).toMatchObject({ id: child.id, email, stats: { gems: 50 } })
    const gone = Object.entries(changed).filter(([, rows]) => rows.gone.length > 0)
    expect(gone.map(([name]) => name).toSorted()).toEqual(['guardianships', 'hand_overs', 'pins', 'users'])
    expect(
      Object.keys(changed)
        .filter((name) => (changed[name]?.added.length ?? 0) > 0)
        .toSorted(),
    ).toEqual(expect.arrayContaining(['ledger', 'notifications', 'sessions', 'users']))
    const [before, after] = [changed.users?.gone[0] ?? '{}', changed.users?.added[0] ?? '{}'].map(
      (row) => JSON.parse(row) as Record<string, unknown>,
    ) as [Record<string, unknown>, Record<string, unknown>]
    const fields = Object.keys(after).filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]))
    expect(fields.toSorted()).toEqual(['activated_at', 'email', 'gems', 'managed', 'password_hash'])

    const sendAsChild = sendTo(server.url, session)
    const seen = await expectOk(guardian.send<Member[]>(`GET /groups/${group.id}/members`))
    const asAccount = { managed: false, guardians: [] }
    expect(seen).toEqual(members.map((member) => (member.userId === child.id ? { ...member, ...asAccount } : member)))
    expect(await errorCodeOf(sendAsChild(`GET /groups/${group.id}`))).toBe('ok')
    expect(await expectOk(guardian.send('GET /children'))).toEqual([])
    expect(await errorCodeOf(guardian.send(`GET /children/${child.id}/export`))).toBe('childNotFound')
    expect(await errorCodeOf(use(token))).toBe('tokenDoesNotExist')
    expect(await errorCodeOf(server.send('POST /auth/login', { email, password: goodPassword }))).toBe('ok')
    const gems = and(eq(ledger.ownerId, child.id), eq(ledger.currency, 'gems'))
    expect(await queries.select({ amount: ledger.amount }).from(ledger).where(gems)).toEqual([{ amount: 50 }])
  })

  test('works once, even at the same time', async () => {
    const family = await newFamily()
    await expectOk(offer(family))
    const token = await tokenSentTo(server, mail, family.email)
    const codes = await Promise.all([1, 2, 3].map(() => errorCodeOf(use(token))))
    expect(codes.toSorted()).toEqual(['ok', 'tokenDoesNotExist', 'tokenDoesNotExist'])
  })

  test('is refused when the address got an account meanwhile', async () => {
    const family = await newFamily()
    await expectOk(offer(family))
    const token = await tokenSentTo(server, mail, family.email)
    await expectOk(server.send('POST /auth/register', registrationOf(family.email)))
    expect(await errorCodeOf(use(token))).toBe('emailAlreadyUsed')
    const [row] = await server.database.queries.select().from(users).where(eq(users.id, family.child.id))
    expect(row).toMatchObject({ managed: true, email: null })
  })

  test('is an e-mail that names the child and the guardian', async () => {
    const family = await newFamily()
    await expectOk(offer(family))
    await tokenSentTo(server, mail, family.email)
    const [message] = mail.of(family.email)
    expect(JSON.stringify(message)).toContain('Mira')
    expect(await server.database.queries.select().from(emailOutbox).where(eq(emailOutbox.email, family.email))).toEqual(
      [],
    )
  })
})
