import { reconcile, sweepDays } from '@questboard/api'
import type { GroupTask } from '@questboard/api/group-tasks/schema'
import { ledger } from '@questboard/db/schema'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeIn } from '../../support/error-code.ts'
import { type InGroup, newGroup, type TestGroup } from '../../support/group.ts'
import { bins, groupSchedules } from '../../support/group-schedules.ts'
import { expectOk } from '../../support/rest.ts'
import { settleDays } from '../../support/settle-days.ts'
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

const tasks = groupSchedules(() => group)
const { update, snooze, skip, complete, approve, read } = tasks

const everyTenDays = { ...bins, schedule: { frequency: 'daily', interval: 10 } }

const give = (about: object = {}, to?: InGroup[]) => tasks.give({ ...everyTenDays, ...about }, to)

type Reply = { status: number; error?: { message: string } | undefined }

/** Sends two calls at the same moment. */
async function runTogether(
  round: number,
  firstCall: () => Promise<Reply>,
  secondCall: () => Promise<Reply>,
): Promise<[string, string]> {
  if (round % 2 === 0) {
    const [first, second] = await Promise.all([firstCall(), secondCall()])
    return [codeIn(first), codeIn(second)]
  }
  const [second, first] = await Promise.all([secondCall(), firstCall()])
  return [codeIn(first), codeIn(second)]
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
      () => skip(task, { occurrence: slot }),
      () => skip(task, { occurrence: slot }, leader),
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
      () => snooze(task, { until: days[0] }),
      () => snooze(task, { until: days[1] }, leader),
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
    const codes = await runTogether(
      round,
      () => approve(task),
      () => approve(task, true, leader),
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
      () => skip(task, {}, leader),
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
    const change = () => update(task, { type: 'daily', schedule: { frequency: 'daily', interval: 2 } }, leader)
    expect(await runTogether(round, () => complete(task), change)).toEqual(['ok', 'ok'])
    expect(codeIn(await complete(task))).toBe('taskAlreadyCompleted')
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
    snooze(last, { until }, leader),
    read(last),
    read(last, ben),
  ])
  for (const each of [server, servers.second]) await settleDays(each)
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
  for (const each of [server, servers.second]) await settleDays(each)
  const archive = await expectOk(group.creator.send<GroupTask[]>(`GET /groups/${group.id}/tasks?archived=true`))
  expect(archive).toMatchObject([{ id: task.id, archived: true }])
})
