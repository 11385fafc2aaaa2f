import type { Group } from '@questboard/api/groups/schema'
import { ledger, notifications } from '@questboard/db/schema'
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../support/audit.ts'
import { codeIn } from '../../support/error-code.ts'
import { grantRubies } from '../../support/grant-rubies.ts'
import { type InGroup, joinByInvitation, newGroup, type TestGroup } from '../../support/group.ts'
import { expectOk } from '../../support/rest.ts'
import { storedRubiesOf } from '../../support/stats.ts'
import type { Call, Person, TestServer } from '../../support/test-server.ts'
import { onServer, twoServers } from '../../support/two-servers.ts'

/** The number of rounds of each pair of parallel calls. */
const rounds = 60

/** Separate groups, whose rounds run in parallel; the rounds of one group run one after the other. */
const workers = 4

const roundsPerWorker = rounds / workers

interface Worker {
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
let server: TestServer
let all: Worker[]
beforeAll(async () => {
  servers = await twoServers()
  server = servers.first
  all = []
  for (let worker = 0; worker < workers; worker++) {
    const group = await newGroup(server, { leaders: 1, members: 2 })
    const [leader, ann, ben] = [group.leaders[0], ...group.members] as [InGroup, InGroup, InGroup]
    const people = {
      creator: group.creator,
      leader: onServer(servers.second, leader),
      ann,
      ben,
      guest: await server.person(),
    }
    all.push({ group, ...people, stock: new Map() })
  }
})
afterAll(() => servers.close())

type Reply = { status: number; error?: { message: string } | undefined }

/**
 * Sends two calls in parallel. The first to leave alternates, and its lead grows from round to round, since one call may
 * take much longer than the other; in the last two rounds the other one waits for its response, so both orders occur.
 */
async function runTogether(
  round: number,
  firstCall: () => Promise<Reply>,
  secondCall: () => Promise<Reply>,
): Promise<string> {
  const firstLeads = round % 2 === 0
  const leading = firstLeads ? firstCall() : secondCall()
  if (round >= roundsPerWorker - 2) await leading
  else for (let lead = 0; lead < Math.floor(round / 2); lead++) await server.database.queries.execute(sql`select 1`)
  const following = firstLeads ? secondCall() : firstCall()
  const replies = await Promise.all(firstLeads ? [leading, following] : [following, leading])
  return replies.map(codeIn).join(' | ')
}

/**
 * Runs all rounds.
 *
 * @returns how often each outcome occurred
 */
async function race(play: (worker: Worker, round: number) => Promise<string>): Promise<Record<string, number>> {
  const met: Record<string, number> = {}
  await Promise.all(
    all.map(async (worker) => {
      for (let round = 0; round < roundsPerWorker; round++) {
        const outcome = await play(worker, round)
        met[outcome] = (met[outcome] ?? 0) + 1
      }
    }),
  )
  return met
}

/** Every legal outcome occurred, no other did, and the ledger is consistent. */
async function expectOutcomes(met: Record<string, number>, legal: string[]): Promise<void> {
  expect(Object.keys(met).sort()).toEqual([...legal].sort())
  expect(Object.values(met).reduce((sum, outcomes) => sum + outcomes, 0)).toBe(rounds)
  expect(await audit(server.database)).toEqual([])
}

const path = ({ group }: Worker, rest: string) => `/groups/${group.id}${rest}` as const

const make = (worker: Worker, kind: string, about: object, to: InGroup[] = [worker.ann, worker.ben]) =>
  expectOk(
    worker.creator.send<{ id: string; tasks: { id: string }[] }>(`POST ${path(worker, `/${kind}`)}`, {
      ...about,
      assignedUsers: to.map(({ id }) => id),
    }),
  )

/** One of the items for both members, created when there is none left. */
async function takeFromStock(worker: Worker, name: string, create: () => Promise<{ id: string }>): Promise<Waiting> {
  const left = worker.stock.get(name) ?? []
  if (left.length === 0) {
    const { id } = await create()
    left.push({ id, of: worker.ann }, { id, of: worker.ben })
  }
  const request = left.pop() as Waiting
  worker.stock.set(name, left)
  return request
}

const task = { title: 'Dishes', ruby: 10, type: 'daily', requireApprove: true }

const completeTask = (worker: Worker, { id, of }: Waiting) =>
  expectOk(of.send(`PATCH ${path(worker, `/users/${of.id}/tasks/${id}/complete`)}`))

async function waitingTask(worker: Worker, about: object = {}): Promise<Waiting> {
  const request = await takeFromStock(worker, `task ${JSON.stringify(about)}`, () =>
    make(worker, 'tasks', { ...task, ...about }),
  )
  await completeTask(worker, request)
  return request
}

const answerTask = (worker: Worker, by: Person, { id, of }: Waiting, approved = true) =>
  by.send(`POST ${path(worker, `/users/${of.id}/tasks/${id}/approve`)}`, { approved })

/** The sum and number of ruby movements for a reason. */
async function moved(reason: string): Promise<{ rubies: number; times: number }> {
  const [row] = await server.database.queries
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

async function countNotifications(type: string): Promise<number> {
  const [row] = await server.database.queries
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
      kind: 'task',
      answered: 'taskApprove',
      paid: 'groupTaskCompleted',
      rubies: 10,
      afterYes: 'alreadyApproved',
      afterNo: 'groupTaskNotCompleted',
      ask: (worker: Worker) => waitingTask(worker),
      answer: answerTask,
    },
    {
      kind: 'reward',
      answered: 'rewardApprove',
      paid: 'groupRewardRedeemed',
      rubies: -1,
      afterYes: 'groupRewardApproveNotRequested',
      afterNo: 'groupRewardApproveNotRequested',
      async ask(worker: Worker) {
        const cheap = { name: 'Cinema', ruby: 1, type: 'constant', requireApprove: true }
        const request = await takeFromStock(worker, 'reward', () => make(worker, 'rewards', cheap))
        if (request.of === worker.ben)
          await Promise.all([worker.ann, worker.ben].map((of) => giveRubies(worker, of, 1)))
        await expectOk(request.of.send(`POST ${path(worker, `/rewards/${request.id}/redeem`)}`))
        return request
      },
      answer: (worker: Worker, by: Person, { id, of }: Waiting, approved = true) =>
        by.send(`POST ${path(worker, `/users/${of.id}/rewards/${id}/approve`)}`, { approved }),
    },
    {
      kind: 'mission',
      answered: 'missionApprove',
      paid: 'groupMissionCompleted',
      rubies: 10,
      afterYes: 'alreadyApproved',
      afterNo: 'groupMissionNotCompleted',
      async ask(worker: Worker) {
        const request = await takeFromStock(worker, 'mission', async () => {
          const { id, tasks } = await make(worker, 'missions', trip)
          for (const of of [worker.ann, worker.ben]) {
            await expectOk(of.send(`POST ${path(worker, `/missions/${id}/tasks/${tasks[0]?.id}/complete`)}`))
          }
          return { id }
        })
        await expectOk(request.of.send(`POST ${path(worker, `/missions/${request.id}/complete`)}`))
        return request
      },
      answer: (worker: Worker, by: Person, { id, of }: Waiting, approved = true) =>
        by.send(`POST ${path(worker, `/users/${of.id}/missions/${id}/approve`)}`, { approved }),
    },
  ]

  describe.each(kinds)('of a $kind', ({ answered, paid, rubies, afterYes, afterNo, ask, answer }) => {
    test.each([
      { name: 'approve and approve', one: true, other: true, legal: [`ok | ${afterYes}`, `${afterYes} | ok`] },
      { name: 'approve and refuse', one: true, other: false, legal: [`ok | ${afterYes}`, `${afterNo} | ok`] },
      { name: 'refuse and refuse', one: false, other: false, legal: [`ok | ${afterNo}`, `${afterNo} | ok`] },
    ])('$name: the first answer wins', async ({ one, other, legal }) => {
      const before = await countNotifications(answered)
      const { met, ...ledgerMoved } = await since(paid, () =>
        race(async (worker, round) => {
          const waiting = await ask(worker)
          return runTogether(
            round,
            () => answer(worker, worker.creator, waiting, one),
            () => answer(worker, worker.leader, waiting, other),
          )
        }),
      )
      await expectOutcomes(met, legal)
      const approved = outcomesOf(met, (outcome) => (outcome.startsWith('ok') ? one : other))
      expect(ledgerMoved).toEqual({ rubies: 0 + approved * rubies, times: approved })
      expect((await countNotifications(answered)) - before).toBe(rounds)
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
      race(async (worker, round) => {
        const waiting = await waitingTask(worker, { type })
        const { id, of } = waiting
        return runTogether(
          round,
          () => answerTask(worker, worker.creator, waiting),
          () => onServer(servers.second, of).send(`PATCH ${path(worker, `/users/${of.id}/tasks/${id}/reopen`)}`),
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
      race(async (worker, round) => {
        const guest = { ...worker.guest, memberId: await joinByInvitation(worker.group, worker.guest) }
        const { id } = await make(worker, 'tasks', task, [guest])
        const waiting = { id, of: guest }
        await completeTask(worker, waiting)
        ended.push(guest.memberId)
        return runTogether(
          round,
          () => answerTask(worker, worker.leader, waiting),
          () => worker.creator.send(`DELETE ${path(worker, `/members/${guest.memberId}`)}`),
        )
      }),
    )
    await expectOutcomes(met, ['ok | ok', 'memberNotFound | ok'])
    const approved = met['ok | ok'] ?? 0
    expect(paid).toEqual({ rubies: approved * 10, times: approved })
    const closing = await server.database.queries
      .select({ amount: ledger.amount, balance: ledger.balance })
      .from(ledger)
      .where(and(inArray(ledger.membershipId, ended), eq(ledger.reason, 'membershipEnded')))
    expect(closing).toEqual(Array(approved).fill({ amount: -10, balance: 0 }))
  })

  test('and archiving the task: paid, and archived afterwards or not at all', async () => {
    const { met, ...paid } = await since('groupTaskCompleted', () =>
      race(async (worker, round) => {
        const { id } = await make(worker, 'tasks', task, [worker.ann])
        const waiting = { id, of: worker.ann }
        await completeTask(worker, waiting)
        return runTogether(
          round,
          () => answerTask(worker, worker.creator, waiting),
          () => worker.leader.send(`PATCH ${path(worker, `/tasks/${id}/archive`)}`),
        )
      }),
    )
    await expectOutcomes(met, ['ok | ok', 'ok | waitingApprovalTasksExist'])
    expect(paid).toEqual({ rubies: rounds * 10, times: rounds })
  })

  test('and demoting the approver: approved by a leader, or not at all', async () => {
    const { met, ...paid } = await since('groupTaskCompleted', () =>
      race(async (worker, round) => {
        const waiting = await waitingTask(worker)
        const ofLeader = path(worker, `/members/${worker.leader.memberId}`)
        const outcome = await runTogether(
          round,
          () => answerTask(worker, worker.leader, waiting),
          () => worker.creator.send(`PATCH ${ofLeader}/lower-member`),
        )
        await expectOk(worker.creator.send(`PATCH ${ofLeader}/promote-leader`))
        return outcome
      }),
    )
    await expectOutcomes(met, ['ok | ok', 'notLeaderInThisGroup | ok'])
    const approved = met['ok | ok'] ?? 0
    expect(paid).toEqual({ rubies: approved * 10, times: approved })
  })
})

/** Sets a member's rubies to an amount. */
async function giveRubies(worker: Worker, who: InGroup, rubies: number): Promise<void> {
  const more = rubies - (await storedRubiesOf(server.database, who))
  if (more !== 0) await grantRubies(server, worker.group.id, who, more)
}

describe('two windows of one member', () => {
  const redeem = (worker: Worker, who: InGroup, id: string): Promise<Reply> =>
    who.send(`POST ${path(worker, `/rewards/${id}/redeem`)}` as Call)

  test('that spend the last rubies on two rewards get one of them', async () => {
    const rewards = new Map<Worker, [string, string]>()
    for (const worker of all) {
      const about = { name: 'Tea', ruby: 7, type: 'constant' }
      rewards.set(worker, [(await make(worker, 'rewards', about)).id, (await make(worker, 'rewards', about)).id])
    }
    const { met, ...spent } = await since('groupRewardRedeemed', () =>
      race(async (worker, round) => {
        const [firstReward, secondReward] = rewards.get(worker) as [string, string]
        await giveRubies(worker, worker.ann, 7)
        const outcome = await runTogether(
          round,
          () => redeem(worker, worker.ann, firstReward),
          () => redeem(worker, onServer(servers.second, worker.ann), secondReward),
        )
        expect(await storedRubiesOf(server.database, worker.ann)).toBe(0)
        return outcome
      }),
    )
    await expectOutcomes(met, ['ok | notEnoughRubyToRedeemReward', 'notEnoughRubyToRedeemReward | ok'])
    expect(spent).toEqual({ rubies: rounds * -7, times: rounds })
  })

  test('that use the last use of a reward use it once', async () => {
    for (const worker of all) for (const who of [worker.ann, worker.ben]) await giveRubies(worker, who, rounds)
    const { met, ...spent } = await since('groupRewardRedeemed', () =>
      race(async (worker, round) => {
        const { id, of } = await takeFromStock(worker, 'once', () =>
          make(worker, 'rewards', { name: 'Trip', ruby: 1, type: 'once' }),
        )
        return runTogether(
          round,
          () => redeem(worker, of, id),
          () => redeem(worker, onServer(servers.second, of), id),
        )
      }),
    )
    await expectOutcomes(met, ['ok | rewardNotFound', 'rewardNotFound | ok'])
    expect(spent).toEqual({ rubies: -rounds, times: rounds })
  })
})

describe('the last place of a group', () => {
  const revoke = (worker: Worker, id: string) => worker.creator.send(`DELETE ${path(worker, `/invitations/${id}`)}`)

  test('goes to one of two invitations', async () => {
    const met = await race(async (worker, round) => {
      const ids: string[] = []
      const invite = async (by: Person, email: string) => {
        const reply = await by.send<{ invitationId: string }>(`POST ${path(worker, '/invite')}`, { email })
        if (reply.status === 200) ids.push(reply.result.invitationId)
        return reply
      }
      const outcome = await runTogether(
        round,
        () => invite(worker.creator, 'one@example.org'),
        () => invite(worker.leader, 'other@example.org'),
      )
      expect(ids).toHaveLength(1)
      await expectOk(revoke(worker, ids[0] ?? ''))
      return outcome
    })
    await expectOutcomes(met, ['ok | cannotInviteMembers', 'cannotInviteMembers | ok'])
  })

  test('an invitation that is accepted while it is revoked is either accepted or gone', async () => {
    const met = await race(async (worker, round) => {
      const { invitationId } = await expectOk(
        worker.creator.send<{ invitationId: string }>(`POST ${path(worker, '/invite')}`, { email: worker.guest.email }),
      )
      const guest = onServer(servers.second, worker.guest)
      let memberId: string | undefined
      const outcome = await runTogether(
        round,
        async () => {
          const reply = await guest.send<Group>(`POST /groups/accept/${invitationId}`)
          memberId = reply.result?.currentMember.id
          return reply
        },
        () => revoke(worker, invitationId),
      )
      if (memberId) await expectOk(guest.send(`DELETE ${path(worker, `/members/${memberId}`)}`))
      else expect((await guest.send(`GET ${path(worker, '')}`)).error.message).toBe('notPartOfTheGroup')
      return outcome
    })
    await expectOutcomes(met, ['ok | invitationNotFound', 'invitationNotFound | ok'])
  })
})
