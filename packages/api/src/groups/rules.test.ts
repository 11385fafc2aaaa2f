import { describe, expect, test } from 'vitest'
import {
  assertAssignable,
  assertDemotable,
  assertPlace,
  assertPromotable,
  assertRemovable,
  assertRole,
  displayRole,
  findMember,
  leadersOf,
} from './rules.ts'
import type { Role } from './schema.ts'

const member = (role: Role, id = role) => ({ id, userId: `user-${id}`, role })

const [creator, leader, plain] = [member('creator'), member('leader'), member('member')]
const group = {
  members: [creator, leader, plain, member('leader', 'leader-2' as Role), member('member', 'other' as Role)],
}
const [, , , otherLeader, otherMember] = group.members

const codeOf = (act: () => unknown): string | undefined => {
  try {
    act()
    return undefined
  } catch (error) {
    return (error as { code: string }).code
  }
}

describe('a role', () => {
  test.each([
    ['member', 'member', undefined],
    ['member', 'leader', 'notLeaderInThisGroup'],
    ['member', 'creator', 'notCreatorOfThisGroup'],
    ['leader', 'leader', undefined],
    ['leader', 'creator', 'notCreatorOfThisGroup'],
    ['creator', 'leader', undefined],
    ['creator', 'creator', undefined],
  ] as const)('%s for what needs a %s: %s', (role, needed, code) => {
    expect(codeOf(() => assertRole(role, needed))).toBe(code)
  })

  test('is refused by the code that is named', () => {
    const needed = { role: 'leader', refusal: 'notAllowedToUpdateGroup' } as const
    expect(codeOf(() => assertRole('member', needed))).toBe('notAllowedToUpdateGroup')
    expect(codeOf(() => assertRole('leader', needed))).toBeUndefined()
  })

  test("is called by the group's word, but the creator's", () => {
    const words = { leaderLabel: 'Parent', memberLabel: null }
    expect((['creator', 'leader', 'member'] as const).map((role) => displayRole(words, role))).toEqual([
      'creator',
      'Parent',
      'member',
    ])
    expect(displayRole({ leaderLabel: null, memberLabel: 'Child' }, 'member')).toBe('Child')
  })

  test('can be raised from member and lowered from leader, never changed for the creator', () => {
    expect([creator, leader, plain].map((one) => codeOf(() => assertPromotable(one)))).toEqual([
      'cannotManageCreator',
      'alreadyLeader',
      undefined,
    ])
    expect([creator, leader, plain].map((one) => codeOf(() => assertDemotable(one)))).toEqual([
      'cannotManageCreator',
      undefined,
      'alreadyMember',
    ])
  })
})

describe('ending a membership', () => {
  type Verdict = [ReturnType<typeof member> | undefined, string | undefined]
  const rows: [string, ReturnType<typeof member>, Verdict[]][] = [
    [
      'the creator',
      creator,
      [
        [creator, 'cannotManageCreator'],
        [leader, undefined],
        [plain, undefined],
        [undefined, 'memberNotFound'],
      ],
    ],
    [
      'a leader',
      leader,
      [
        [creator, 'cannotManageCreator'],
        [leader, undefined],
        [otherLeader, 'notAllowedToManageMember'],
        [plain, undefined],
        [undefined, 'memberNotFound'],
      ],
    ],
    [
      'a member',
      plain,
      [
        [creator, 'notAllowedToManageMember'],
        [leader, 'notAllowedToManageMember'],
        [plain, undefined],
        [otherMember, 'notAllowedToManageMember'],
        [undefined, 'notAllowedToManageMember'],
      ],
    ],
  ]
  test.each(rows)('by %s', (_who, me, verdicts) => {
    expect(verdicts.map(([target]) => codeOf(() => assertRemovable(me, target)))).toEqual(
      verdicts.map(([, code]) => code),
    )
  })
})

describe('assigning', () => {
  test('gives the memberships in the order of the players', () => {
    expect(assertAssignable(group, leader, [plain.userId, creator.userId])).toEqual([plain, creator])
  })

  test('is refused to oneself and to people who are not members', () => {
    expect(codeOf(() => assertAssignable(group, leader, ['nobody', leader.userId]))).toBe('cannotAssignToYourself')
    expect(codeOf(() => assertAssignable(group, leader, [plain.userId, 'nobody']))).toBe('memberNotFound')
  })
})

test('an item is assigned to at most four members, or to all others of a larger group', () => {
  const of = (count: number) => ({
    members: [leader, ...Array.from({ length: count }, (_, n) => member('member', `m${n}` as Role))],
  })
  const assignTo = (group: { members: (typeof leader)[] }, count: number) =>
    codeOf(() =>
      assertAssignable(
        group,
        leader,
        Array.from({ length: count }, (_, n) => `user-m${n}`),
      ),
    )
  expect([assignTo(of(2), 4), assignTo(of(2), 5)]).toEqual(['memberNotFound', 'invalidData'])
  expect([assignTo(of(7), 7), assignTo(of(7), 8)]).toEqual([undefined, 'invalidData'])
})

test('members are found by membership or by player', () => {
  expect(findMember(group, { memberId: plain.id })).toBe(plain)
  expect(findMember(group, { userId: plain.userId })).toBe(plain)
  expect(codeOf(() => findMember(group, { memberId: plain.userId }))).toBe('memberNotFound')
})

test('the creator and the leaders are asked', () => {
  expect(leadersOf(group)).toEqual([creator.userId, leader.userId, otherLeader?.userId])
})

test('there is a place until all are taken', () => {
  expect([4, 5, 6].map((places) => codeOf(() => assertPlace(places, 5)))).toEqual([
    undefined,
    'cannotInviteMembers',
    'cannotInviteMembers',
  ])
})
