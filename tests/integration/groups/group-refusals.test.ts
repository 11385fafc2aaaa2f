import type { Approvals } from '@questboard/api/dashboard/schema'
import type { UserGroupMission } from '@questboard/api/group-missions/schema'
import type { Group } from '@questboard/api/groups/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { digestOf } from '../../support/digest.ts'
import { grantRubies } from '../../support/grant-rubies.ts'
import { type InGroup, joinByInvitation, newGroup, type TestGroup } from '../../support/group.ts'
import { expectOk } from '../../support/rest.ts'
import { type Call, type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** The call is refused with its code and changes nothing in the database. */
async function expectRefused(who: Pick<Person, 'send'>, call: Call, body: object | undefined, code: string) {
  const before = await digestOf(server.database)
  const { error } = await who.send(call, body)
  expect(error?.message).toBe(code)
  expect(await digestOf(server.database)).toEqual(before)
}

interface Family {
  group: TestGroup
  leader: InGroup
  ann: InGroup
  ben: InGroup
}

async function newFamily(): Promise<Family> {
  const group = await newGroup(server, { leaders: 1, members: 2 })
  const [leader, ann, ben] = [...group.leaders, ...group.members] as [InGroup, InGroup, InGroup]
  return { group, leader, ann, ben }
}

const invite = async (by: Person, { id }: TestGroup, email: string) =>
  (await expectOk(by.send<{ invitationId: string }>(`POST /groups/${id}/invite`, { email }))).invitationId

describe('inviting is refused for a user who', () => {
  const rows: [string, (family: Family) => Promise<[Person, string]>, string][] = [
    ['invites oneself', async ({ group }) => [group.creator, group.creator.email], 'userAlreadyInGroup'],
    ['is the inviting leader', async ({ leader }) => [leader, leader.email], 'userAlreadyInGroup'],
    ['is a member', async ({ group, ann }) => [group.creator, ann.email], 'userAlreadyInGroup'],
    [
      'is a member whose address is written otherwise',
      async ({ group, ann }) => [group.creator, ` ${ann.email.toUpperCase()} `],
      'userAlreadyInGroup',
    ],
    [
      'would be a sixth, beside five members',
      async ({ group }) => {
        await group.join('member')
        return [group.creator, 'sixth@example.org']
      },
      'cannotInviteMembers',
    ],
    [
      'would be a sixth, beside four members and an open invitation',
      async ({ group, leader }) => {
        await invite(leader, group, 'fifth@example.org')
        return [group.creator, 'sixth@example.org']
      },
      'cannotInviteMembers',
    ],
    ['has no address', async ({ group }) => [group.creator, 'nobody'], 'invalidData'],
  ]
  test.each(rows)('%s', async (_who, prepare, code) => {
    const family = await newFamily()
    const [by, email] = await prepare(family)
    await expectRefused(by, `POST /groups/${family.group.id}/invite`, { email }, code)
  })
})

describe('accepting an invitation is refused', () => {
  const rows: [string, (family: Family, guest: Person, id: string) => Promise<Person>, string][] = [
    ['by another', async () => server.person(), 'thisIsNotYourInvitation'],
    ['by the inviter', async ({ group }) => group.creator, 'thisIsNotYourInvitation'],
    ['by another member', async ({ ann }) => ann, 'thisIsNotYourInvitation'],
    [
      'twice',
      async (_family, guest, id) => {
        await expectOk(guest.send(`POST /groups/accept/${id}`))
        return guest
      },
      'inviteAlreadyAccepted',
    ],
    [
      'again by who has left',
      async ({ group }, guest, id) => {
        const { currentMember } = await expectOk(guest.send<Group>(`POST /groups/accept/${id}`))
        await expectOk(guest.send(`DELETE /groups/${group.id}/members/${currentMember.id}`))
        return guest
      },
      'inviteAlreadyAccepted',
    ],
    [
      'when it was revoked',
      async ({ group, leader }, guest, id) => {
        await expectOk(leader.send(`DELETE /groups/${group.id}/invitations/${id}`))
        return guest
      },
      'invitationNotFound',
    ],
    [
      'when it was declined',
      async (_family, guest, id) => {
        await expectOk(guest.send(`POST /groups/decline/${id}`))
        return guest
      },
      'invitationNotFound',
    ],
    [
      'when its group is gone',
      async ({ group }, guest) => {
        await expectOk(group.creator.send(`DELETE /groups/${group.id}`))
        return guest
      },
      'invitationNotFound',
    ],
    [
      'when its time is over',
      async (_family, guest) => {
        server.clock.advance({ days: 7 })
        // Another call settles the day before the refused call.
        await expectOk(guest.send('GET /groups'))
        return guest
      },
      'groupInvitationLinkExpired',
    ],
  ]
  test.each(rows)('%s', async (_when, prepare, code) => {
    const family = await newFamily()
    const guest = await server.person()
    const id = await invite(family.group.creator, family.group, guest.email)
    const who = await prepare(family, guest, id)
    await expectRefused(who, `POST /groups/accept/${id}`, undefined, code)
  })
})

/** The requests of each kind of item: who asks, who answers, and the code of an outdated answer. */
const kinds = {
  task: {
    make: (to: InGroup[]) => ({
      title: 'Dishes',
      ruby: 10,
      type: 'todo',
      requireApprove: true,
      assignedUsers: to.map(({ id }) => id),
    }),
    ask: (group: TestGroup, who: InGroup, id: string) =>
      expectOk(who.send(`PATCH /groups/${group.id}/users/${who.id}/tasks/${id}/complete`)),
    codes: {
      approved: 'alreadyApproved',
      refused: 'groupTaskNotCompleted',
      unasked: 'groupTaskNotCompleted',
      gone: 'taskNotFound',
      none: 'noTasksForApproval',
    },
  },
  reward: {
    make: (to: InGroup[]) => ({
      name: 'Cinema',
      ruby: 10,
      type: 'constant',
      requireApprove: true,
      assignedUsers: to.map(({ id }) => id),
    }),
    ask: (group: TestGroup, who: InGroup, id: string) =>
      expectOk(who.send(`POST /groups/${group.id}/rewards/${id}/redeem`)),
    codes: {
      approved: 'groupRewardApproveNotRequested',
      refused: 'groupRewardApproveNotRequested',
      unasked: 'groupRewardApproveNotRequested',
      gone: 'rewardNotFound',
      none: 'noRewardsForApproval',
    },
  },
  mission: {
    make: (to: InGroup[]) => ({
      name: 'Spring',
      from: server.clock.day(0),
      to: server.clock.day(10),
      requireApprove: true,
      tasks: [{ title: 'Dig', ruby: 10, type: 'todo' }],
      assignedUsers: to.map(({ id }) => id),
    }),
    async ask(group: TestGroup, who: InGroup, id: string) {
      const { tasks } = await expectOk(
        who.send<UserGroupMission>(`GET /groups/${group.id}/users/${who.id}/missions/${id}`),
      )
      const [open] = tasks.filter(({ completed }) => !completed)
      if (open) await expectOk(who.send(`POST /groups/${group.id}/missions/${id}/tasks/${open.id}/complete`))
      await expectOk(who.send(`POST /groups/${group.id}/missions/${id}/complete`))
    },
    codes: {
      approved: 'alreadyApproved',
      refused: 'groupMissionNotCompleted',
      unasked: 'groupMissionNotCompleted',
      gone: 'missionNotFound',
      none: 'noMissionsForApproval',
    },
  },
} as const

describe.each(Object.entries(kinds))('an outdated answer about a %s', (kind, { make, ask, codes }) => {
  type Situation = Family & { id: string }
  const answer = ({ group, ann, id }: Situation): Call =>
    `POST /groups/${group.id}/users/${ann.id}/${kind}s/${id}/approve`
  const answerAll = ({ group, id }: Situation): Call => `POST /groups/${group.id}/${kind}s/${id}/approve`
  const answered = (situation: Situation, approved: boolean) =>
    expectOk(situation.leader.send(answer(situation), { approved }))

  const rows: [string, (situation: Situation) => Promise<unknown>, string, string][] = [
    ['was never requested', async () => {}, codes.unasked, codes.none],
    [
      'was approved',
      async (situation) => {
        await ask(situation.group, situation.ann, situation.id)
        await answered(situation, true)
      },
      ...([codes.approved, codes.none] as const),
    ],
    [
      'was refused',
      async (situation) => {
        await ask(situation.group, situation.ann, situation.id)
        await answered(situation, false)
      },
      ...([codes.refused, codes.none] as const),
    ],
    [
      'was refused and taken away',
      async (situation) => {
        await ask(situation.group, situation.ann, situation.id)
        await answered(situation, false)
        await takeAway(situation)
      },
      ...([codes.gone, codes.none] as const),
    ],
    [
      'was deleted after the answer',
      async (situation) => {
        await ask(situation.group, situation.ann, situation.id)
        await answered(situation, true)
        await expectOk(situation.leader.send(`DELETE /groups/${situation.group.id}/${kind}s/${situation.id}`))
      },
      ...([codes.gone, codes.gone] as const),
    ],
    [
      'is of a member who was removed',
      async (situation) => {
        await ask(situation.group, situation.ann, situation.id)
        await expectOk(situation.leader.send(`DELETE /groups/${situation.group.id}/members/${situation.ann.memberId}`))
      },
      ...(['memberNotFound', codes.none] as const),
    ],
    [
      'is of a member who was removed and came back',
      async (situation) => {
        await ask(situation.group, situation.ann, situation.id)
        await expectOk(situation.leader.send(`DELETE /groups/${situation.group.id}/members/${situation.ann.memberId}`))
        await joinByInvitation(situation.group, situation.ann)
      },
      ...([codes.gone, codes.none] as const),
    ],
    [
      'is of a group that is gone',
      async (situation) => {
        await ask(situation.group, situation.ann, situation.id)
        await expectOk(situation.group.creator.send(`DELETE /groups/${situation.group.id}`))
      },
      ...(['groupNotFound', 'groupNotFound'] as const),
    ],
  ]

  /** From this member only; a mission is reassigned. */
  async function takeAway({ group, leader, ann, ben, id }: Situation): Promise<void> {
    if (kind !== 'mission') {
      await expectOk(leader.send(`DELETE /groups/${group.id}/users/${ann.id}/${kind}s/${id}` as Call))
      return
    }
    const { name, requireApprove } = kinds.mission.make([])
    const about = { name, notes: '', requireApprove, assignedUsers: [ben.id] }
    await expectOk(leader.send(`PUT /groups/${group.id}/missions/${id}`, about))
  }

  test.each(rows)('%s: is refused and changes nothing', async (_what, prepare, code, codeOfAll) => {
    const family = await newFamily()
    const { group, ann, ben } = family
    await grantRubies(server, group.id, ann, 100)
    const { id } = await expectOk(
      group.creator.send<{ id: string }>(`POST /groups/${group.id}/${kind}s`, make([ann, ben])),
    )
    const situation = { ...family, id }
    await prepare(situation)
    for (const approved of [true, false]) {
      await expectRefused(group.creator, answer(situation), { approved }, code)
      await expectRefused(group.creator, answerAll(situation), { approved }, codeOfAll)
    }
  })

  test('by a former leader is refused and changes nothing', async () => {
    const family = await newFamily()
    const { group, leader, ann, ben } = family
    await grantRubies(server, group.id, ann, 100)
    const { id } = await expectOk(
      group.creator.send<{ id: string }>(`POST /groups/${group.id}/${kind}s`, make([ann, ben])),
    )
    await ask(group, ann, id)
    await expectOk(group.creator.send(`PATCH /groups/${group.id}/members/${leader.memberId}/lower-member`))
    for (const call of [answer({ ...family, id }), answerAll({ ...family, id })]) {
      await expectRefused(leader, call, { approved: true }, 'notLeaderInThisGroup')
    }
  })

  test('about an earlier request is refused and changes nothing', async () => {
    const family = await newFamily()
    const { group, ann, ben } = family
    await grantRubies(server, group.id, ann, 100)
    const { id } = await expectOk(
      group.creator.send<{ id: string }>(`POST /groups/${group.id}/${kind}s`, make([ann, ben])),
    )
    const situation = { ...family, id }
    await ask(group, ann, id)
    const { requests } = await expectOk(group.creator.send<Approvals>('GET /user/approvals'))
    await answered(situation, false)
    server.clock.advance({ seconds: 1 })
    await ask(group, ann, id)
    const stale = { approved: true, requestedAt: requests[0]?.requestedAt }
    expect(stale.requestedAt).toBeTypeOf('string')
    const notThat = { task: 'groupTask', reward: 'groupReward', mission: 'groupMission' }[kind as keyof typeof kinds]
    await expectRefused(group.creator, answer(situation), stale, `${notThat}ApproveNotRequested`)
  })

  test('by an assignee who has lost the item is refused and changes nothing', async () => {
    const family = await newFamily()
    const { group, leader, ann, ben } = family
    await grantRubies(server, group.id, ann, 100)
    const createItem = () =>
      expectOk(group.creator.send<{ id: string }>(`POST /groups/${group.id}/${kind}s`, make([ann, ben])))
    const acts = {
      task: (id: string) => `PATCH /groups/${group.id}/users/${ann.id}/tasks/${id}/complete`,
      reward: (id: string) => `POST /groups/${group.id}/rewards/${id}/redeem`,
      mission: (id: string) => `POST /groups/${group.id}/missions/${id}/complete`,
    }
    const act = (id: string) => acts[kind as keyof typeof acts](id) as Call
    const [first, second] = [await createItem(), await createItem()]
    await takeAway({ ...family, id: first.id })
    await expectOk(leader.send(`DELETE /groups/${group.id}/${kind}s/${second.id}`))
    for (const { id } of [first, second]) await expectRefused(ann, act(id), undefined, codes.gone)
  })
})

describe('an outdated action about a member', () => {
  const rows: [string, (family: Family) => Promise<[Person, Call]>, string][] = [
    [
      'promotes who is a leader already',
      async ({ group, leader }) => [
        group.creator,
        `PATCH /groups/${group.id}/members/${leader.memberId}/promote-leader`,
      ],
      'alreadyLeader',
    ],
    [
      'lowers who is a member already',
      async ({ group, ann }) => [group.creator, `PATCH /groups/${group.id}/members/${ann.memberId}/lower-member`],
      'alreadyMember',
    ],
    [
      'removes who was removed',
      async ({ group, leader, ann }) => {
        await expectOk(leader.send(`DELETE /groups/${group.id}/members/${ann.memberId}`))
        return [group.creator, `DELETE /groups/${group.id}/members/${ann.memberId}`]
      },
      'memberNotFound',
    ],
    [
      'removes who was removed and came back as another membership',
      async ({ group, leader, ann }) => {
        await expectOk(leader.send(`DELETE /groups/${group.id}/members/${ann.memberId}`))
        await joinByInvitation(group, ann)
        return [group.creator, `DELETE /groups/${group.id}/members/${ann.memberId}`]
      },
      'memberNotFound',
    ],
    [
      'leaves a group once more',
      async ({ group, ann }) => {
        await expectOk(ann.send(`DELETE /groups/${group.id}/members/${ann.memberId}`))
        return [ann, `DELETE /groups/${group.id}/members/${ann.memberId}`]
      },
      'notPartOfTheGroup',
    ],
    [
      'deletes a group once more',
      async ({ group }) => {
        await expectOk(group.creator.send(`DELETE /groups/${group.id}`))
        return [group.creator, `DELETE /groups/${group.id}`]
      },
      'groupNotFound',
    ],
  ]
  test.each(rows)('%s', async (_what, prepare, code) => {
    const [by, call] = await prepare(await newFamily())
    await expectRefused(by, call, undefined, code)
  })
})
