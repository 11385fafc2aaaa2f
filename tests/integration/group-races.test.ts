import { ledger, memberships, notifications } from '@questboard/db/schema'
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../support/audit.ts'
import { grantRubies } from '../support/grant-rubies.ts'
import { done, type InGroup, joinByInvitation, newGroup, type TestGroup } from '../support/group.ts'
import { at, twoServers } from '../support/two-servers.ts'
import type { Call, Person, World } from '../support/world.ts'

/** The number of rounds of each pair of parallel calls. */
const rounds = 200

/** Separate groups, whose rounds run in parallel; the rounds of one group run one after the other. */
const lanes = 4

interface Lane {
  group: TestGroup
  creator: InGroup
  /** A caller on the other server, for the creator or a member. */
  leader: InGroup
  ann: InGroup
  ben: InGroup
  /** A player without a group; there is one free place. */
  guest: Person
  /** Items created for several rounds, by kind. */
  stock: Map<string, Waiting[]>
}

/** An item with an open request of one assignee, or that will have one when the assignee asks. */
interface Waiting {
  id: string
  of: InGroup
}

let servers: Awaited<ReturnType<typeof twoServers>>
let world: World
let all: Lane[]
beforeAll(async () => {
  servers = await twoServers()
  world = servers.world
  all = []
  for (let lane = 0; lane < lanes; lane++) {
    const group = await newGroup(world, { leaders: 1, members: 2 })
    const [leader, ann, ben] = [group.leaders[0], ...group.members] as [InGroup, InGroup, InGroup]
    const people = { creator: group.creator, leader: at(servers.second, leader), ann, ben, guest: await world.person() }
    all.push({ group, ...people, stock: new Map() })
  }
})
afterAll(() => servers.close())

type Reply = { status: number; error?: { message: string } | undefined }

/** Sends two calls in parallel, alternating the order. */
async function meet(round: number, one: () => Promise<Reply>, other: () => Promise<Reply>): Promise<string> {
  const sent = round % 2 === 0 ? [one(), other()] : [other(), one()].reverse()
  const [first, second] = await Promise.all(sent)
  return `${codeOf(first)} | ${codeOf(second)}`
}

const codeOf = (reply: Reply | undefined): string => reply?.error?.message ?? (reply?.status === 200 ? 'ok' : 'nothing')

/**
 * Runs all rounds.
 *
 * @returns how often each outcome occurred
 */
async function race(play: (lane: Lane, round: number) => Promise<string>): Promise<Record<string, number>> {
  const met: Record<string, number> = {}
  await Promise.all(
    all.map(async (lane) => {
      for (let round = 0; round < rounds / lanes; round++) {
        const outcome = await play(lane, round)
        met[outcome] = (met[outcome] ?? 0) + 1
      }
    }),
  )
  return met
}

/** Every legal outcome occurred, no other did, and the ledger is consistent. */
async function expectOutcomes(met: Record<string, number>, legal: string[]): Promise<void> {
  expect(Object.keys(met).sort()).toEqual([...legal].sort())
  expect(Object.values(met).reduce((sum, one) => sum + one, 0)).toBe(rounds)
  expect(await audit(world.database)).toEqual([])
}

const path = ({ group }: Lane, rest: string) => `/groups/${group.id}${rest}` as const

const make = (lane: Lane, kind: string, about: object, to: InGroup[] = [lane.ann, lane.ben]) =>
  done(
    lane.creator.send<{ id: string; tasks: { id: string }[] }>(`POST ${path(lane, `/${kind}`)}`, {
      ...about,
      assignedUsers: to.map(({ id }) => id),
    }),
  )

/** One of the items for both members, created when there is none left. */
async function taken(lane: Lane, name: string, made: () => Promise<{ id: string }>): Promise<Waiting> {
  const left = lane.stock.get(name) ?? []
  if (left.length === 0) {
    const { id } = await made()
    left.push({ id, of: lane.ann }, { id, of: lane.ben })
  }
  const one = left.pop() as Waiting
  lane.stock.set(name, left)
  return one
}

const task = { title: 'Dishes', ruby: 10, type: 'daily', requireApprove: true }

const completeTask = (lane: Lane, { id, of }: Waiting) =>
  done(of.send(`PATCH ${path(lane, `/users/${of.id}/tasks/${id}/complete`)}`))

async function waitingTask(lane: Lane, about: object = {}): Promise<Waiting> {
  const one = await taken(lane, `task ${JSON.stringify(about)}`, () => make(lane, 'tasks', { ...task, ...about }))
  await completeTask(lane, one)
  return one
}

const answerTask = (lane: Lane, by: Person, { id, of }: Waiting, approved = true) =>
  by.send(`POST ${path(lane, `/users/${of.id}/tasks/${id}/approve`)}`, { approved })

/** The sum and number of ruby movements for a reason. */
async function moved(reason: string): Promise<{ rubies: number; times: number }> {
  const [row] = await world.database.queries
    .select({ rubies: sql<number>`coalesce(sum(${ledger.amount}), 0)::int`, times: count() })
    .from(ledger)
    .where(and(eq(ledger.reason, reason), eq(ledger.currency, 'ruby')))
  return row ?? { rubies: 0, times: 0 }
}

const since = async <Result>(reason: string, act: () => Promise<Result>) => {
  const before = await moved(reason)
  const met = await act()
  const after = await moved(reason)
  return { met, rubies: after.rubies - before.rubies, times: after.times - before.times }
}

const outcomesOf = (met: Record<string, number>, wanted: (outcome: string) => boolean): number =>
  Object.entries(met).reduce((sum, [outcome, times]) => (wanted(outcome) ? sum + times : sum), 0)

async function toldOf(type: string): Promise<number> {
  const [row] = await world.database.queries
    .select({ count: count() })
    .from(notifications)
    .where(eq(notifications.type, type))
  return row?.count ?? 0
}

describe('two leaders who answer the same request', () => {
  const step = { title: 'Dig', ruby: 10, type: 'todo' }
  const trip = { name: 'Spring', from: '2026-03-10', to: '2026-03-20', requireApprove: true, tasks: [step] }
  const kinds = [
    {
      ...{ kind: 'task', answered: 'taskApprove', paid: 'groupTaskCompleted', rubies: 10 },
      ...{ afterYes: 'alreadyApproved', afterNo: 'groupTaskNotCompleted' },
      ask: (lane: Lane) => waitingTask(lane),
      answer: answerTask,
    },
    {
      ...{ kind: 'reward', answered: 'rewardApprove', paid: 'groupRewardRedeemed', rubies: -1 },
      ...{ afterYes: 'groupRewardApproveNotRequested', afterNo: 'groupRewardApproveNotRequested' },
      async ask(lane: Lane) {
        const cheap = { name: 'Cinema', ruby: 1, type: 'constant', requireApprove: true }
        const one = await taken(lane, 'reward', () => make(lane, 'rewards', cheap))
        if (one.of === lane.ben) await Promise.all([lane.ann, lane.ben].map((of) => rich(lane, of, 1)))
        await done(one.of.send(`POST ${path(lane, `/rewards/${one.id}/redeem`)}`))
        return one
      },
      answer: (lane: Lane, by: Person, { id, of }: Waiting, approved = true) =>
        by.send(`POST ${path(lane, `/users/${of.id}/rewards/${id}/approve`)}`, { approved }),
    },
    {
      ...{ kind: 'mission', answered: 'missionApprove', paid: 'groupMissionCompleted', rubies: 10 },
      ...{ afterYes: 'alreadyApproved', afterNo: 'groupMissionNotCompleted' },
      async ask(lane: Lane) {
        const one = await taken(lane, 'mission', async () => {
          const { id, tasks } = await make(lane, 'missions', trip)
          for (const of of [lane.ann, lane.ben]) {
            await done(of.send(`POST ${path(lane, `/missions/${id}/tasks/${tasks[0]?.id}/complete`)}`))
          }
          return { id }
        })
        await done(one.of.send(`POST ${path(lane, `/missions/${one.id}/complete`)}`))
        return one
      },
      answer: (lane: Lane, by: Person, { id, of }: Waiting, approved = true) =>
        by.send(`POST ${path(lane, `/users/${of.id}/missions/${id}/approve`)}`, { approved }),
    },
  ]

  describe.each(kinds)('of a $kind', ({ answered, paid, rubies, afterYes, afterNo, ask, answer }) => {
    test.each([
      { name: 'approve and approve', one: true, other: true, legal: [`ok | ${afterYes}`, `${afterYes} | ok`] },
      { name: 'approve and refuse', one: true, other: false, legal: [`ok | ${afterYes}`, `${afterNo} | ok`] },
      { name: 'refuse and refuse', one: false, other: false, legal: [`ok | ${afterNo}`, `${afterNo} | ok`] },
    ])('$name: the first answer wins', async ({ one, other, legal }) => {
      const before = await toldOf(answered)
      const { met, ...ledgerMoved } = await since(paid, () =>
        race(async (lane, round) => {
          const waiting = await ask(lane)
          return meet(
            round,
            () => answer(lane, lane.creator, waiting, one),
            () => answer(lane, lane.leader, waiting, other),
          )
        }),
      )
      await expectOutcomes(met, legal)
      const approved = outcomesOf(met, (outcome) => (outcome.startsWith('ok') ? one : other))
      expect(ledgerMoved).toEqual({ rubies: 0 + approved * rubies, times: approved })
      expect((await toldOf(answered)) - before).toBe(rounds)
    })
  })
})

describe('an approval', () => {
  test.each([
    ['todo', 'ok | cannotReopenToDoTask', 0],
    ['daily', 'ok | ok', -10],
  ])('and reopening a %s: paid and then %s, or open and unpaid', async (type, approvedFirst, takenBack) => {
    const back = await moved('groupTaskReopened')
    const { met, ...paid } = await since('groupTaskCompleted', () =>
      race(async (lane, round) => {
        const waiting = await waitingTask(lane, { type })
        const { id, of } = waiting
        return meet(
          round,
          () => answerTask(lane, lane.creator, waiting),
          () => at(servers.second, of).send(`PATCH ${path(lane, `/users/${of.id}/tasks/${id}/reopen`)}`),
        )
      }),
    )
    await expectOutcomes(met, [approvedFirst, 'groupTaskNotCompleted | ok'])
    const approved = met[approvedFirst] ?? 0
    expect(paid).toEqual({ rubies: approved * 10, times: approved })
    expect((await moved('groupTaskReopened')).rubies - back.rubies).toBe(approved * takenBack)
  })

  test('and the removal of the member: paid and closed, or neither', async () => {
    const ended: string[] = []
    const { met, ...paid } = await since('groupTaskCompleted', () =>
      race(async (lane, round) => {
        const guest = { ...lane.guest, memberId: await joinByInvitation(lane.group, lane.guest) }
        const { id } = await make(lane, 'tasks', task, [guest])
        const waiting = { id, of: guest }
        await completeTask(lane, waiting)
        ended.push(guest.memberId)
        return meet(
          round,
          () => answerTask(lane, lane.leader, waiting),
          () => lane.creator.send(`DELETE ${path(lane, `/members/${guest.memberId}`)}`),
        )
      }),
    )
    await expectOutcomes(met, ['ok | ok', 'memberNotFound | ok'])
    const approved = met['ok | ok'] ?? 0
    expect(paid).toEqual({ rubies: approved * 10, times: approved })
    const closing = await world.database.queries
      .select({ amount: ledger.amount, balance: ledger.balance })
      .from(ledger)
      .where(and(inArray(ledger.membershipId, ended), eq(ledger.reason, 'membershipEnded')))
    expect(closing).toEqual(Array(approved).fill({ amount: -10, balance: 0 }))
  })

  test('and archiving the task: paid, and archived afterwards or not at all', async () => {
    const { met, ...paid } = await since('groupTaskCompleted', () =>
      race(async (lane, round) => {
        const { id } = await make(lane, 'tasks', task, [lane.ann])
        const waiting = { id, of: lane.ann }
        await completeTask(lane, waiting)
        return meet(
          round,
          () => answerTask(lane, lane.creator, waiting),
          () => lane.leader.send(`PATCH ${path(lane, `/tasks/${id}/archive`)}`),
        )
      }),
    )
    await expectOutcomes(met, ['ok | ok', 'ok | waitingApprovalTasksExist'])
    expect(paid).toEqual({ rubies: rounds * 10, times: rounds })
  })

  test('and demoting the approver: approved by a leader, or not at all', async () => {
    const { met, ...paid } = await since('groupTaskCompleted', () =>
      race(async (lane, round) => {
        const waiting = await waitingTask(lane)
        const ofLeader = path(lane, `/members/${lane.leader.memberId}`)
        const outcome = await meet(
          round,
          () => answerTask(lane, lane.leader, waiting),
          () => lane.creator.send(`PATCH ${ofLeader}/lower-member`),
        )
        await done(lane.creator.send(`PATCH ${ofLeader}/promote-leader`))
        return outcome
      }),
    )
    await expectOutcomes(met, ['ok | ok', 'notLeaderInThisGroup | ok'])
    const approved = met['ok | ok'] ?? 0
    expect(paid).toEqual({ rubies: approved * 10, times: approved })
  })
})

const rubiesOf = async ({ memberId }: InGroup) => {
  const [row] = await world.database.queries.select().from(memberships).where(eq(memberships.id, memberId))
  return row?.ruby ?? 0
}

/** Sets a member's rubies to an amount. */
async function rich(lane: Lane, who: InGroup, rubies: number): Promise<void> {
  const more = rubies - (await rubiesOf(who))
  if (more !== 0) await grantRubies(world, lane.group.id, who, more)
}

describe('two windows of one member', () => {
  const redeem = (lane: Lane, who: InGroup, id: string): Promise<Reply> =>
    who.send(`POST ${path(lane, `/rewards/${id}/redeem`)}` as Call)

  test('that spend the last rubies on two rewards get one of them', async () => {
    const rewards = new Map<Lane, [string, string]>()
    for (const lane of all) {
      const about = { name: 'Tea', ruby: 7, type: 'constant' }
      rewards.set(lane, [(await make(lane, 'rewards', about)).id, (await make(lane, 'rewards', about)).id])
    }
    const { met, ...spent } = await since('groupRewardRedeemed', () =>
      race(async (lane, round) => {
        const [one, other] = rewards.get(lane) as [string, string]
        await rich(lane, lane.ann, 7)
        const outcome = await meet(
          round,
          () => redeem(lane, lane.ann, one),
          () => redeem(lane, at(servers.second, lane.ann), other),
        )
        expect(await rubiesOf(lane.ann)).toBe(0)
        return outcome
      }),
    )
    await expectOutcomes(met, ['ok | notEnoughRubyToRedeemReward', 'notEnoughRubyToRedeemReward | ok'])
    expect(spent).toEqual({ rubies: rounds * -7, times: rounds })
  })

  test('that use the last use of a reward use it once', async () => {
    for (const lane of all) for (const who of [lane.ann, lane.ben]) await rich(lane, who, rounds)
    const { met, ...spent } = await since('groupRewardRedeemed', () =>
      race(async (lane, round) => {
        const { id, of } = await taken(lane, 'once', () =>
          make(lane, 'rewards', { name: 'Trip', ruby: 1, type: 'once' }),
        )
        return meet(
          round,
          () => redeem(lane, of, id),
          () => redeem(lane, at(servers.second, of), id),
        )
      }),
    )
    await expectOutcomes(met, ['ok | rewardNotFound', 'rewardNotFound | ok'])
    expect(spent).toEqual({ rubies: -rounds, times: rounds })
  })
})

describe('the last place of a group', () => {
  const revoke = (lane: Lane, id: string) => lane.creator.send(`DELETE ${path(lane, `/invitations/${id}`)}`)

  test('goes to one of two invitations', async () => {
    const met = await race(async (lane, round) => {
      const ids: string[] = []
      const invite = async (by: Person, email: string) => {
        const reply = await by.send<{ invitationId: string }>(`POST ${path(lane, '/invite')}`, { email })
        if (reply.status === 200) ids.push(reply.result.invitationId)
        return reply
      }
      const outcome = await meet(
        round,
        () => invite(lane.creator, 'one@example.org'),
        () => invite(lane.leader, 'other@example.org'),
      )
      expect(ids).toHaveLength(1)
      await done(revoke(lane, ids[0] ?? ''))
      return outcome
    })
    await expectOutcomes(met, ['ok | cannotInviteMembers', 'cannotInviteMembers | ok'])
  })

  test('an invitation that is accepted while it is revoked is either accepted or gone', async () => {
    const met = await race(async (lane, round) => {
      const { invitationId } = await done(
        lane.creator.send<{ invitationId: string }>(`POST ${path(lane, '/invite')}`, { email: lane.guest.email }),
      )
      const guest = at(servers.second, lane.guest)
      let memberId: string | undefined
      const outcome = await meet(
        round,
        async () => {
          const reply = await guest.send<{ currentMember: { id: string } }>(`POST /groups/accept/${invitationId}`)
          memberId = reply.result?.currentMember.id
          return reply
        },
        () => revoke(lane, invitationId),
      )
      if (memberId) await done(guest.send(`DELETE ${path(lane, `/members/${memberId}`)}`))
      else expect((await guest.send(`GET ${path(lane, '')}`)).error.message).toBe('notPartOfTheGroup')
      return outcome
    })
    await expectOutcomes(met, ['ok | invitationNotFound', 'invitationNotFound | ok'])
  })
})
