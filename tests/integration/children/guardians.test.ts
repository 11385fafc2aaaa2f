import type { Child } from '@questboard/api/children/schema'
import type { Member } from '@questboard/api/groups/schema'
import type { Exported } from '@questboard/api/privacy/schema'
import { guardianships, notifications, users } from '@questboard/db/schema'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eraseAccounts } from '../../../packages/api/src/privacy/erase.ts'
import { audit } from '../../support/audit.ts'
import { newChild, type TestChild } from '../../support/children.ts'
import { comeBack } from '../../support/come-back.ts'
import { errorCodeOf } from '../../support/error-code.ts'
import { grantRubies } from '../../support/grant-rubies.ts'
import { type InGroup, joinByInvitation, newGroup, type TestGroup } from '../../support/group.ts'
import { notificationsOf } from '../../support/notifications.ts'
import { expectOk, sendTo } from '../../support/rest.ts'
import { goodPassword, type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

/** Guardians of children: asking, accepting, stepping down; export, deletion, and what happens without a guardian. */

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  expect(await audit(server.database)).toEqual([])
  await server.close()
})

interface Family {
  group: TestGroup
  /** The guardian, who leads the group but did not create it. */
  mother: InGroup
  /** The creator, who is not a guardian yet. */
  father: InGroup
  child: TestChild
}

async function newFamily(): Promise<Family> {
  const group = await newGroup(server, { leaders: 1, members: 1 })
  const [mother] = group.leaders as [InGroup]
  return { group, mother, father: group.creator, child: await newChild(mother, group.id) }
}

const ask = (by: Person, child: TestChild, { id: guardianId }: Person) =>
  by.send(`POST /children/${child.id}/guardians`, { guardianId })
const accept = (by: Person, child: TestChild, consent: unknown = true) =>
  by.send<Child>(`POST /children/${child.id}/guardians/accept`, { consent })
const stepDown = (by: Person, child: TestChild) => by.send(`DELETE /children/${child.id}/guardians/me`)
const remove = (by: Person, child: TestChild, password = goodPassword) =>
  by.send<{ deletesOn: string }>(`POST /children/${child.id}/deletion`, { password })
const restore = (by: Person, child: TestChild) => by.send<Child>(`POST /children/${child.id}/restore`)
const childrenOf = (by: Person) => expectOk(by.send<Child[]>('GET /children'))
const memberIds = async (by: Person, { id }: TestGroup) =>
  (await expectOk(by.send<Member[]>(`GET /groups/${id}/members`))).map(({ userId }) => userId)
const memberIdOf = async (by: Person, { id }: TestGroup, { id: childId }: TestChild) =>
  (await expectOk(by.send<Member[]>(`GET /groups/${id}/members`))).find(({ userId }) => userId === childId)?.id
async function withTwoGuardians(): Promise<Family> {
  const family = await newFamily()
  await expectOk(ask(family.mother, family.child, family.father))
  await expectOk(accept(family.father, family.child))
  return family
}

describe('a second guardian', () => {
  test('is asked, and accepts only with consent', async () => {
    const { mother, father, child } = await newFamily()
    expect(await errorCodeOf(accept(father, child))).toBe('guardianshipNotAsked')
    await expectOk(ask(mother, child, father))
    expect(await notificationsOf(father, 'askGuardian')).toMatchObject([
      { data: { member: { id: child.id, name: 'Mira' } } },
    ])
    expect((await childrenOf(mother))[0]).toMatchObject({
      guardians: [{ userId: mother.id }],
      asked: [{ userId: father.id }],
    })
    expect(await childrenOf(father)).toEqual([])
    for (const consent of [false, null, undefined, 'true']) {
      expect(await errorCodeOf(father.send(`POST /children/${child.id}/guardians/accept`, { consent }))).toBe(
        'invalidData',
      )
    }
    expect(await errorCodeOf(father.send(`GET /children/${child.id}/export`))).toBe('childNotFound')
    const accepted = await expectOk(accept(father, child))
    expect(accepted.guardians.map(({ userId }) => userId).toSorted()).toEqual([mother.id, father.id].toSorted())
    expect(await notificationsOf(father, 'askGuardian')).toEqual([])
    expect(await errorCodeOf(accept(father, child))).toBe('guardianshipNotAsked')
  })

  test('must lead a group of the child, and so must the guardian who asks', async () => {
    const { group, mother, father, child } = await newFamily()
    const [plain] = group.members as [InGroup]
    expect(await errorCodeOf(ask(mother, child, plain))).toBe('memberNotFound')
    expect(await errorCodeOf(ask(mother, child, await server.person()))).toBe('memberNotFound')
    expect(await errorCodeOf(ask(father, child, father))).toBe('childNotFound')
    await expectOk(father.send(`PATCH /groups/${group.id}/members/${plain.memberId}/promote-leader`))
    await expectOk(ask(mother, child, plain))
    await expectOk(father.send(`PATCH /groups/${group.id}/members/${plain.memberId}/lower-member`))
    expect(await errorCodeOf(accept(plain, child))).toBe('guardianshipNotAsked')
    expect(await notificationsOf(plain, 'askGuardian')).toEqual([])
    expect((await childrenOf(mother))[0]?.asked).toEqual([])
    // A leader again, but not asked again.
    await expectOk(father.send(`PATCH /groups/${group.id}/members/${plain.memberId}/promote-leader`))
    expect(await errorCodeOf(accept(plain, child))).toBe('guardianshipNotAsked')
    await expectOk(father.send(`PATCH /groups/${group.id}/members/${mother.memberId}/lower-member`))
    expect(await errorCodeOf(ask(mother, child, father))).toBe('notAuthorized')
  })

  test.each(['the leader is removed', 'the child leaves'])(
    'is no longer asked when %s, unless leading another group of the child',
    async (change) => {
      const { group, mother, father, child } = await newFamily()
      const [plain] = group.members as [InGroup]
      await expectOk(father.send(`PATCH /groups/${group.id}/members/${plain.memberId}/promote-leader`))
      const other = await newGroup(server, { members: 0 })
      for (const person of [father, mother]) {
        const memberId = await joinByInvitation(other, person)
        await expectOk(other.creator.send(`PATCH /groups/${other.id}/members/${memberId}/promote-leader`))
      }
      await expectOk(mother.send(`POST /groups/${other.id}/children/${child.id}/join`))
      for (const leader of [plain, father]) await expectOk(ask(mother, child, leader))
      const leaving = change === 'the child leaves' ? mother : father
      const memberId = change === 'the child leaves' ? await memberIdOf(mother, group, child) : plain.memberId
      await expectOk(leaving.send(`DELETE /groups/${group.id}/members/${memberId}`))
      expect(await notificationsOf(plain, 'askGuardian')).toEqual([])
      expect((await childrenOf(mother))[0]?.asked).toMatchObject([{ userId: father.id }])
      expect(await errorCodeOf(accept(plain, child))).toBe('guardianshipNotAsked')
      expect(await errorCodeOf(accept(father, child))).toBe('ok')
    },
  )

  test('may decline, or step down later, unless no other guardian is left', async () => {
    const { mother, father, child } = await newFamily()
    await expectOk(ask(mother, child, father))
    await expectOk(stepDown(father, child))
    expect(await errorCodeOf(accept(father, child))).toBe('guardianshipNotAsked')
    expect(await errorCodeOf(stepDown(father, child))).toBe('childNotFound')
    expect(await errorCodeOf(stepDown(mother, child))).toBe('lastGuardian')
    await expectOk(ask(mother, child, father))
    await expectOk(accept(father, child))
    await expectOk(stepDown(mother, child))
    expect(await notificationsOf(father, 'guardianEnded')).toMatchObject([{ data: { member: { id: child.id } } }])
    expect(await childrenOf(mother)).toEqual([])
    expect(await errorCodeOf(stepDown(father, child))).toBe('lastGuardian')
  })

  test('steps down at the same time as the first: one of them stays', async () => {
    const { mother, father, child } = await withTwoGuardians()
    const codes = await Promise.all([errorCodeOf(stepDown(mother, child)), errorCodeOf(stepDown(father, child))])
    expect(codes.toSorted()).toEqual(['lastGuardian', 'ok'])
  })

  test('is one of at most four, open requests included', async () => {
    const large = await startTestServer({ groupLimits: { created: 2, members: 8 } })
    try {
      const group = await newGroup(large, { leaders: 5, members: 0 })
      const child = await newChild(group.creator, group.id)
      const codes = []
      for (const leader of group.leaders) codes.push(await errorCodeOf(ask(group.creator, child, leader)))
      expect(codes).toEqual(['ok', 'ok', 'ok', 'tooManyItems', 'tooManyItems'])
      expect(await errorCodeOf(ask(group.creator, child, group.leaders[0] as Person))).toBe('ok')
    } finally {
      await large.close()
    }
  })

  test('has at most 50 children, even if two are accepted at the same time', { timeout: 60_000 }, async () => {
    const large = await startTestServer({ groupLimits: { created: 2, members: 60 } })
    try {
      const { id, creator, leaders } = await newGroup(large, { leaders: 1, members: 0 })
      const mother = leaders[0] as InGroup
      for (let added = 0; added < 49; added += 1) await newChild(creator, id)
      const asked = [await newChild(mother, id), await newChild(mother, id)]
      for (const child of asked) await expectOk(ask(mother, child, creator))
      const codes = await Promise.all(asked.map((child) => errorCodeOf(accept(creator, child))))
      expect(codes.toSorted()).toEqual(['ok', 'tooManyItems'])
      expect(await childrenOf(creator)).toHaveLength(50)
      const another = { name: 'Mira', consent: true }
      expect(await errorCodeOf(creator.send(`POST /groups/${id}/children`, another))).toBe('tooManyItems')
    } finally {
      await large.close()
    }
  })
})

describe('the export of a child', () => {
  test('has its data, even for a guardian who was removed from the group', async () => {
    const { group, mother, father, child } = await newFamily()
    await grantRubies(server, group.id, child, 7)
    const seen = await expectOk(mother.send<Exported>(`GET /children/${child.id}/export`))
    expect(seen.profile).toMatchObject({ id: child.id, name: 'Mira', email: '' })
    expect(seen.ledger).toMatchObject([{ currency: 'ruby', amount: 7 }])
    expect(seen.groups[0]?.members).toHaveLength(4)
    await expectOk(father.send(`DELETE /groups/${group.id}/members/${mother.memberId}`))
    const removed = await expectOk(mother.send<Exported>(`GET /children/${child.id}/export`))
    expect(removed.ledger).toEqual(seen.ledger)
    expect(removed.groups[0]?.members.map(({ userId }) => userId)).toEqual([child.id])
    expect(await errorCodeOf(father.send(`GET /children/${child.id}/export`))).toBe('childNotFound')
  })
})

describe('the export of a child in two homes', () => {
  test('names no one whom the guardian does not know from a group', async () => {
    const { mother, father, child } = await withTwoGuardians()
    const other = await newGroup(server, { name: 'The other home', members: 0 })
    const labels = { leaderRoleDisplayName: null, memberRoleDisplayName: null }
    const settings = { name: other.name, ...labels, timeZone: 'Asia/Tokyo' }
    await expectOk(other.creator.send(`PUT /groups/${other.id}`, settings))
    const partner = await server.person({ name: 'Velizar' })
    const partnerId = await joinByInvitation(other, partner)
    await expectOk(other.creator.send(`PATCH /groups/${other.id}/members/${partnerId}/promote-leader`))
    const place = await joinByInvitation(other, father)
    await expectOk(other.creator.send(`PATCH /groups/${other.id}/members/${place}/promote-leader`))
    await expectOk(father.send(`POST /groups/${other.id}/children/${child.id}/join`))
    const childThere = await memberIdOf(other.creator, other, child)
    await expectOk(
      partner.send(`POST /groups/${other.id}/members/${childThere}/rubies`, { amount: 4, reason: 'Helped' }),
    )
    const ofFather = await expectOk(father.send<Exported>(`GET /children/${child.id}/export`))
    expect(ofFather.ledger).toMatchObject([{ amount: 4, by: { userId: partner.id, name: partner.name } }])
    expect(ofFather.notifications[0]?.data.sender).toMatchObject({ id: partner.id, name: partner.name })
    expect(ofFather.groups.map(({ timeZone }) => timeZone)).toContain('Asia/Tokyo')
    const ofMother = await expectOk(mother.send<Exported>(`GET /children/${child.id}/export`))
    // It can be where the creator of the other home is.
    expect(JSON.stringify(ofMother)).not.toContain('Asia/Tokyo')
    expect(ofMother.ledger).toMatchObject([{ amount: 4, by: { userId: partner.id, name: '' } }])
    expect(ofMother.notifications[0]?.data.sender).toEqual({ id: partner.id, name: '', imageUrl: null })
    expect(JSON.stringify(ofMother)).not.toContain(partner.name)
  })
})

describe('the deletion of a child', () => {
  test('needs the password, hides the child at once, and can be taken back with everything', async () => {
    const { group, mother, father, child } = await withTwoGuardians()
    await grantRubies(server, group.id, child, 9)
    const before = await expectOk(father.send(`GET /groups/${group.id}/members`))
    expect(await errorCodeOf(remove(mother, child, 'a wrong one'))).toBe('incorrectOldPassword')
    const { deletesOn } = await expectOk(remove(mother, child))
    expect(await memberIds(father, group)).not.toContain(child.id)
    expect((await childrenOf(father))[0]).toMatchObject({ userId: child.id, erasesOn: deletesOn, groups: [] })
    expect(await notificationsOf(father, 'childDeletion')).toMatchObject([{ data: { member: { id: child.id } } }])
    expect(await errorCodeOf(father.send(`PATCH /groups/${group.id}/children/${child.id}`, { name: 'X' }))).toBe(
      'childNotFound',
    )
    expect(await errorCodeOf(ask(father, child, mother))).toBe('childNotFound')

    const restored = await expectOk(restore(father, child))
    expect(restored).toMatchObject({ erasesOn: null, guardians: [{ userId: father.id }] })
    expect(await expectOk(father.send(`GET /groups/${group.id}/members`))).toEqual(
      (before as { userId: string; guardians: string[] }[]).map((member) =>
        member.userId === child.id ? { ...member, guardians: [father.id] } : member,
      ),
    )
    expect(await childrenOf(mother)).toEqual([])
    expect(await notificationsOf(mother, 'guardianEnded')).toHaveLength(1)
    expect(await errorCodeOf(restore(father, child))).toBe('childDoesNotWaitForDeletion')
  })

  test('is taken back by the only guardian, who stays one', async () => {
    const { group, mother, child } = await newFamily()
    await expectOk(remove(mother, child))
    await expectOk(remove(mother, child))
    expect((await expectOk(restore(mother, child))).guardians).toMatchObject([{ userId: mother.id }])
    expect(await memberIds(mother, group)).toContain(child.id)
  })

  test('keeps its place until it is erased, and then leaves no name', async () => {
    const { group, mother, father, child } = await withTwoGuardians()
    const days = { kind: 'planned', from: '2026-03-20', to: '2026-03-21' }
    await expectOk(mother.send(`POST /groups/${group.id}/children/${child.id}/days-off`, days))
    expect(await notificationsOf(father, 'onBreak')).toMatchObject([{ data: { member: { id: child.id } } }])
    await expectOk(remove(mother, child))
    const invite = (email: string) => errorCodeOf(father.send(`POST /groups/${group.id}/invite`, { email }))
    expect([await invite('one@example.org'), await invite('two@example.org')]).toEqual(['ok', 'cannotInviteMembers'])
    server.clock.advance({ days: 30 })
    await eraseAccounts(server.services)
    const { queries } = server.database
    expect(await queries.select().from(users).where(eq(users.id, child.id))).toEqual([])
    expect(await queries.select().from(guardianships).where(eq(guardianships.childId, child.id))).toEqual([])
    const named = (await queries.select().from(notifications)).filter(({ data }) => data.member?.id === child.id)
    expect(named).toEqual([])
  })
})

describe('a guardian who deletes the account', () => {
  const deleteAccount = (by: Person) => expectOk(by.send('POST /users/profile/deletion', { password: goodPassword }))
  test('leaves the child to another guardian', async () => {
    const { group, mother, father, child } = await withTwoGuardians()
    await deleteAccount(mother)
    expect(await memberIds(father, group)).toContain(child.id)
    expect((await childrenOf(father))[0]?.guardians).toMatchObject([{ userId: father.id }])
    expect(await errorCodeOf(stepDown(father, child))).toBe('lastGuardian')
  })

  test('the last guardian: the child is hidden, and the first leader who consents becomes guardian', async () => {
    const { group, mother, father, child } = await newFamily()
    const [plain] = group.members as [InGroup]
    await expectOk(father.send(`PATCH /groups/${group.id}/members/${plain.memberId}/promote-leader`))
    await deleteAccount(mother)
    expect(await memberIds(father, group)).not.toContain(child.id)
    expect(await notificationsOf(plain, 'askGuardian')).toHaveLength(1)
    expect(await errorCodeOf(accept(father, child, false))).toBe('invalidData')
    expect(await expectOk(accept(father, child))).toMatchObject({ erasesOn: null, guardians: [{ userId: father.id }] })
    expect(await memberIds(father, group)).toContain(child.id)
    expect(await errorCodeOf(accept(plain, child))).toBe('guardianshipNotAsked')
    expect(await notificationsOf(plain, 'askGuardian')).toEqual([])
  })

  test('the last guardian: a leader may decline, and the others are still asked', async () => {
    const { group, mother, father, child } = await newFamily()
    const [plain] = group.members as [InGroup]
    await expectOk(father.send(`PATCH /groups/${group.id}/members/${plain.memberId}/promote-leader`))
    await deleteAccount(mother)
    await expectOk(stepDown(father, child))
    expect(await notificationsOf(father, 'askGuardian')).toEqual([])
    expect(await errorCodeOf(accept(father, child))).toBe('guardianshipNotAsked')
    expect(await errorCodeOf(stepDown(father, child))).toBe('childNotFound')
    expect(await notificationsOf(plain, 'askGuardian')).toHaveLength(1)
    expect(await expectOk(accept(plain, child))).toMatchObject({ guardians: [{ userId: plain.id }] })
  })

  test('the last guardian: a leader who was asked before, and was removed from the group, cannot accept', async () => {
    const { group, mother, father, child } = await newFamily()
    const [plain] = group.members as [InGroup]
    await expectOk(father.send(`PATCH /groups/${group.id}/members/${plain.memberId}/promote-leader`))
    await expectOk(ask(mother, child, plain))
    await expectOk(father.send(`DELETE /groups/${group.id}/members/${plain.memberId}`))
    await deleteAccount(mother)
    expect(await errorCodeOf(accept(plain, child))).toBe('guardianshipNotAsked')
    expect(await errorCodeOf(accept(father, child))).toBe('ok')
  })

  test.each(['removed', 'made a member'])(
    'and was the last one: a leader who was asked and then %s is no longer asked',
    async (change) => {
      const { group, mother, father, child } = await newFamily()
      const [plain] = group.members as [InGroup]
      const member = `/groups/${group.id}/members/${plain.memberId}` as const
      await expectOk(father.send(`PATCH ${member}/promote-leader`))
      await deleteAccount(mother)
      expect(await notificationsOf(plain, 'askGuardian')).toHaveLength(1)
      await expectOk(father.send(change === 'removed' ? `DELETE ${member}` : `PATCH ${member}/lower-member`))
      expect(await notificationsOf(plain, 'askGuardian')).toEqual([])
      expect(await errorCodeOf(accept(plain, child))).toBe('guardianshipNotAsked')
      expect(await errorCodeOf(accept(father, child))).toBe('ok')
    },
  )

  describe('chooses one leader', () => {
    const withChoice = (by: Person, children: { userId: string; guardianId: string }[]) =>
      by.send('POST /users/profile/deletion', { password: goodPassword, children })

    test('only the chosen leader is asked about this child, even if others were asked before; all are asked about another', async () => {
      const { group, mother, father, child } = await newFamily()
      const [plain] = group.members as [InGroup]
      await expectOk(father.send(`PATCH /groups/${group.id}/members/${plain.memberId}/promote-leader`))
      const sister = await newChild(mother, group.id, 'Ivo')
      await expectOk(ask(mother, child, father))
      await expectOk(withChoice(mother, [{ userId: child.id, guardianId: plain.id }]))
      expect(await notificationsOf(father, 'askGuardian')).toMatchObject([{ data: { member: { id: sister.id } } }])
      expect(await errorCodeOf(accept(father, child))).toBe('guardianshipNotAsked')
      expect(await memberIds(father, group)).not.toContain(child.id)
      expect(await expectOk(accept(plain, child))).toMatchObject({ erasesOn: null, guardians: [{ userId: plain.id }] })
      expect(await memberIds(father, group)).toContain(child.id)
      expect(await errorCodeOf(accept(father, sister))).toBe('ok')
    })

    test.each(['declines', 'is removed', 'is made a member', 'leaves'])(
      'who %s: the other leaders are asked, but not the one who declined',
      async (change) => {
        const { group, mother, father, child } = await newFamily()
        const [plain] = group.members as [InGroup]
        const member = `/groups/${group.id}/members/${plain.memberId}` as const
        await expectOk(father.send(`PATCH ${member}/promote-leader`))
        await expectOk(withChoice(mother, [{ userId: child.id, guardianId: plain.id }]))
        expect(await notificationsOf(father, 'askGuardian')).toEqual([])
        if (change === 'declines') await expectOk(stepDown(plain, child))
        if (change === 'is removed') await expectOk(father.send(`DELETE ${member}`))
        if (change === 'is made a member') await expectOk(father.send(`PATCH ${member}/lower-member`))
        if (change === 'leaves') await expectOk(plain.send(`DELETE ${member}`))
        expect(await notificationsOf(plain, 'askGuardian')).toEqual([])
        expect(await errorCodeOf(stepDown(plain, child))).toBe('childNotFound')
        expect(await notificationsOf(father, 'askGuardian')).toMatchObject([
          { data: { member: { id: child.id, name: 'Mira' } } },
        ])
        expect(await errorCodeOf(accept(plain, child))).toBe('guardianshipNotAsked')
        expect(await expectOk(accept(father, child))).toMatchObject({ guardians: [{ userId: father.id }], asked: [] })
        expect(await memberIds(father, group)).toContain(child.id)
      },
    )

    test('the chosen leader deletes the account: the other leaders are asked, and both can accept', async () => {
      const { group, mother, father, child } = await newFamily()
      const [plain] = group.members as [InGroup]
      await expectOk(father.send(`PATCH /groups/${group.id}/members/${plain.memberId}/promote-leader`))
      await expectOk(withChoice(mother, [{ userId: child.id, guardianId: plain.id }]))
      await deleteAccount(plain)
      expect(await notificationsOf(father, 'askGuardian')).toMatchObject([{ data: { member: { id: child.id } } }])
      const { token } = await comeBack(server, plain)
      expect(await expectOk(accept({ ...plain, send: sendTo(server.url, token) }, child))).toMatchObject({
        guardians: [{ userId: plain.id }],
      })
      expect(await errorCodeOf(accept(father, child))).toBe('guardianshipNotAsked')
    })

    test('the chosen leader deletes the account while others are asked: when they decline, a new leader is asked', async () => {
      const { group, mother, father, child } = await newFamily()
      const [plain] = group.members as [InGroup]
      const later = await group.join('member')
      await expectOk(father.send(`PATCH /groups/${group.id}/members/${plain.memberId}/promote-leader`))
      await deleteAccount(mother)
      await deleteAccount(plain)
      await expectOk(father.send(`PATCH /groups/${group.id}/members/${later.memberId}/promote-leader`))
      await expectOk(stepDown(father, child))
      expect(await notificationsOf(later, 'askGuardian')).toMatchObject([{ data: { member: { id: child.id } } }])
    })

    test('the chosen leader declines, as all others do: no one is asked twice', async () => {
      const { group, mother, father, child } = await newFamily()
      const [plain] = group.members as [InGroup]
      await expectOk(father.send(`PATCH /groups/${group.id}/members/${plain.memberId}/promote-leader`))
      await expectOk(withChoice(mother, [{ userId: child.id, guardianId: plain.id }]))
      await expectOk(stepDown(plain, child))
      await expectOk(stepDown(father, child))
      for (const leader of [plain, father]) {
        expect(await notificationsOf(leader, 'askGuardian')).toEqual([])
        expect(await errorCodeOf(accept(leader, child))).toBe('guardianshipNotAsked')
      }
      await comeBack(server, mother)
      expect(await memberIds(father, group)).toContain(child.id)
    })

    test('a choice of someone who leads no group of the child, or for a child of others, is refused, and the account stays', async () => {
      const { group, mother, father, child } = await newFamily()
      const elsewhere = await newFamily()
      const [plain] = group.members as [InGroup]
      const codes = await Promise.all(
        [
          { userId: child.id, guardianId: elsewhere.father.id },
          { userId: child.id, guardianId: plain.id },
          { userId: child.id, guardianId: mother.id },
          { userId: elsewhere.child.id, guardianId: father.id },
        ].map((choice) => errorCodeOf(withChoice(mother, [choice]))),
      )
      expect(codes).toEqual(['memberNotFound', 'memberNotFound', 'memberNotFound', 'childNotFound'])
      const twice = { userId: child.id, guardianId: father.id }
      expect(await errorCodeOf(withChoice(mother, [twice, twice]))).toBe('invalidData')
      expect(await memberIds(mother, group)).toContain(child.id)
    })

    test('a choice for a child with another guardian has no effect', async () => {
      const { group, mother, father, child } = await withTwoGuardians()
      await expectOk(withChoice(mother, [{ userId: child.id, guardianId: father.id }]))
      expect(await memberIds(father, group)).toContain(child.id)
      expect(await notificationsOf(father, 'askGuardian')).toEqual([])
    })

    test('the chosen leader does not answer: the child is erased', async () => {
      const { mother, father, child } = await newFamily()
      await expectOk(withChoice(mother, [{ userId: child.id, guardianId: father.id }]))
      server.clock.advance({ days: 31 })
      await eraseAccounts(server.services)
      expect(await server.database.queries.select().from(users).where(eq(users.id, child.id))).toEqual([])
    })
  })

  test('a guardian who comes back: the child is shown again, and no leader is asked any more', async () => {
    const { group, mother, father, child } = await newFamily()
    await deleteAccount(mother)
    await comeBack(server, mother)
    expect(await memberIds(father, group)).toContain(child.id)
    expect(await notificationsOf(father, 'askGuardian')).toEqual([])
    expect(await errorCodeOf(accept(father, child))).toBe('guardianshipNotAsked')
  })

  test('a guardian who had asked to delete the child: coming back does not restore the child', async () => {
    const { group, mother, father, child } = await newFamily()
    await expectOk(remove(mother, child))
    await deleteAccount(mother)
    expect(await notificationsOf(father, 'askGuardian')).toEqual([])
    await comeBack(server, mother)
    expect(await memberIds(father, group)).not.toContain(child.id)
  })

  test('without an answer the child is erased with its data', async () => {
    const { mother, child } = await newFamily()
    await deleteAccount(mother)
    server.clock.advance({ days: 31 })
    await eraseAccounts(server.services)
    const left = await server.database.queries
      .select()
      .from(users)
      .where(and(eq(users.id, child.id)))
    expect(left).toEqual([])
  })
})
