import { reconcile, sweepDays } from '@questboard/api'
import type { GroupTask, UserGroupTask } from '@questboard/api/group-tasks/schema'
import { ledger } from '@questboard/db/schema'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type InGroup, newGroup, type TestGroup } from '../../support/group.ts'
import { expectOk } from '../../support/rest.ts'
import type { TestServer } from '../../support/test-server.ts'
import { onServer, twoServers } from '../../support/two-servers.ts'

const rounds = 20

let servers: Awaited<ReturnType<typeof twoServers>>
let server: TestServer
let group: TestGroup
let ann: InGroup
let ben: InGroup
/** A leader whose requests go to the other server. */
let leader: InGroup
beforeAll(async () => {
  servers = await twoServers()
  server = servers.first
})
afterAll(() => servers.close())

let month = 3
beforeEach(async () => {
  month += 1
  // A month for each test: days never go back. The first Monday of a rule is at least a day ahead.
  setDay(3)
  group = await newGroup(server, { leaders: 1, members: 2 })
  ;[ann, ben] = group.members as [InGroup, InGroup]
  leader = onServer(servers.second, group.leaders[0] as InGroup)
})

function setDay(day: number): void {
  const instant = new Date(Date.UTC(2026, month, day, 8)).toISOString()
  server.clock.set(instant)
  servers.second.clock.set(instant)
}

const everyTenDays = { title: 'Bins', ruby: 10, type: 'weekly', schedule: { frequency: 'daily', interval: 10 } }

const give = (about: object = {}, to: InGroup[] = [ann]) =>
  expectOk(
    group.creator.send<GroupTask>(`POST /groups/${group.id}/tasks`, {
      ...everyTenDays,
      ...about,
      assignedUsers: to.map(({ id }) => id),
    }),
  )

const ofTask = (task: { id: string }) => `/groups/${group.id}/tasks/${task.id}` as const

const ofMember = (task: { id: string }, who: InGroup) => `/groups/${group.id}/users/${who.id}/tasks/${task.id}` as const

const complete = (task: { id: string }, who = ann) => who.send(`PATCH ${ofMember(task, who)}/complete`, {})

const skip = (task: GroupTask, by: InGroup, body: object = {}) => by.send(`POST ${ofTask(task)}/skip`, body)

const snooze = (task: GroupTask, by: InGroup, until: string) => by.send(`POST ${ofTask(task)}/snooze`, { until })

async function read(task: { id: string }, who = ann): Promise<UserGroupTask> {
  const tasks = await expectOk(who.send<UserGroupTask[]>(`GET /groups/${group.id}/users/${who.id}/tasks`))
  const listed = tasks.find(({ id }) => id === task.id)
  if (!listed) throw new Error('not among their own tasks')
  return listed
}

type Reply = { status: number; error?: { message: string } | undefined }

const codeOf = ({ status, error }: Reply): string => error?.message ?? (status === 200 ? 'ok' : 'nothing')

/** Sends two calls at the same moment. */
async function runTogether(
  round: number,
  firstCall: () => Promise<Reply>,
  secondCall: () => Promise<Reply>,
): Promise<[string, string]> {
  if (round % 2 === 0) {
    const [first, second] = await Promise.all([firstCall(), secondCall()])
    return [codeOf(first), codeOf(second)]
  }
  const [second, first] = await Promise.all([secondCall(), firstCall()])
  return [codeOf(first), codeOf(second)]
}

async function paymentsOf(who: InGroup, title: string): Promise<number> {
  const rows = await server.database.queries
    .select()
    .from(ledger)
    .where(and(eq(ledger.ownerId, who.id), eq(ledger.currency, 'exp'), eq(ledger.item, title)))
  return rows.length
}

test('two leaders who skip the same occurrence skip one', async () => {
  for (let round = 0; round < rounds; round++) {
    const task = await give({}, [ann, ben])
    const { slot, nextDueOn } = await read(task)
    const codes = await runTogether(
      round,
      () => skip(task, group.creator, { occurrence: slot }),
      () => skip(task, leader, { occurrence: slot }),
    )
    expect(codes.toSorted()).toEqual(['occurrenceOver', 'ok'])
    for (const who of [ann, ben]) expect(await read(task, who)).toMatchObject({ slot: nextDueOn })
  }
})

test('of two leaders who snooze, the last one wins for all assignees', async () => {
  const days = [5, 8].map((day) => new Date(Date.UTC(2026, month, day)).toISOString().slice(0, 10)) as [string, string]
  for (let round = 0; round < rounds; round++) {
    const task = await give({}, [ann, ben])
    const codes = await runTogether(
      round,
      () => snooze(task, group.creator, days[0]),
      () => snooze(task, leader, days[1]),
    )
    expect(codes).toEqual(['ok', 'ok'])
    const [annsTask, bensTask] = [await read(task), await read(task, ben)]
    expect(days).toContain(annsTask.dueOn)
    expect(bensTask.dueOn).toBe(annsTask.dueOn)
  }
})

test('two leaders who approve pay once', async () => {
  for (let round = 0; round < rounds; round++) {
    const title = `Bins ${round}`
    const task = await give({ title, requireApprove: true })
    await expectOk(complete(task))
    const answer = (by: InGroup) => by.send(`POST ${ofMember(task, ann)}/approve`, { approved: true })
    const codes = await runTogether(
      round,
      () => answer(group.creator),
      () => answer(leader),
    )
    expect(codes.toSorted()).toEqual(['alreadyApproved', 'ok'])
    expect(await paymentsOf(ann, title)).toBe(1)
  }
  expect(await reconcile(server.services)).toEqual([])
})

test('an occurrence is completed or skipped, never both', async () => {
  for (let round = 0; round < rounds; round++) {
    const title = `Bins ${round}`
    const task = await give({ title })
    const codes = await runTogether(
      round,
      () => complete(task),
      () => skip(task, leader),
    )
    const isDone = codes[0] === 'ok'
    expect(codes).toEqual(isDone ? ['ok', 'taskAlreadyCompleted'] : ['taskNotDue', 'ok'])
    expect(await read(task)).toMatchObject({ completed: isDone, streak: isDone ? 1 : 0 })
    expect(await paymentsOf(ann, title)).toBe(isDone ? 1 : 0)
  }
  expect(await reconcile(server.services)).toEqual([])
})

test('a completion and a changed schedule pay a day once', async () => {
  for (let round = 0; round < rounds; round++) {
    const title = `Bins ${round}`
    const task = await give({ title })
    const { notes, ruby, tags, requireApprove, requireResult, assignedUsers } = task
    const written = { title, notes, ruby, type: 'daily', tags, requireApprove, requireResult, assignedUsers }
    const change = () =>
      leader.send(`PUT ${ofTask(task)}`, { ...written, schedule: { frequency: 'daily', interval: 2 } })
    expect(await runTogether(round, () => complete(task), change)).toEqual(['ok', 'ok'])
    expect(codeOf(await complete(task))).toBe('taskAlreadyCompleted')
    expect(await paymentsOf(ann, title)).toBe(1)
  }
})

test('each day of an assignee ends once on two servers, while leaders change tasks', async () => {
  const tasks: GroupTask[] = []
  for (let count = 0; count < 6; count++) tasks.push(await give({ title: `Bins ${count}` }, [ann, ben]))
  for (const task of tasks.slice(0, 3)) await expectOk(complete(task))
  setDay(4)
  const [last] = tasks.slice(-1) as [GroupTask]
  const until = new Date(Date.UTC(2026, month, 9)).toISOString().slice(0, 10)
  await Promise.all([
    sweepDays(server.services),
    sweepDays(servers.second.services),
    snooze(last, leader, until),
    read(last),
    read(last, ben),
  ])
  for (const world_ of [server, servers.second]) while ((await sweepDays(world_.services)).settled > 0);
  const next = new Date(Date.UTC(2026, month, 13)).toISOString().slice(0, 10)
  for (const task of tasks.slice(0, 3)) {
    expect(await read(task)).toMatchObject({ completed: false, slot: next, streak: 1 })
    expect(await read(task, ben)).toMatchObject({ completed: false, late: true, overdue: true, streak: 0 })
  }
  expect((await read(last)).dueOn).toBe(until)
})

test('a task that ends for two assignees at the same moment is archived', async () => {
  const tomorrow = new Date(Date.UTC(2026, month, 4)).toISOString().slice(0, 10)
  const task = await give({ type: 'daily', schedule: { frequency: 'daily', until: tomorrow } }, [ann, ben])
  setDay(5)
  await Promise.all([read(task).catch(() => null), read(task, onServer(servers.second, ben)).catch(() => null)])
  setDay(6)
  for (const each of [server, servers.second]) while ((await sweepDays(each.services)).settled > 0);
  const archive = await expectOk(group.creator.send<GroupTask[]>(`GET /groups/${group.id}/tasks?archived=true`))
  expect(archive).toMatchObject([{ id: task.id, archived: true }])
})
