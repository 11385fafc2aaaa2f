import { endedGroupOccurrences, groups, groupWeekCounts } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../support/audit.ts'
import { comeBack } from '../../support/come-back.ts'
import { errorCodeOf } from '../../support/error-code.ts'
import type { TestGroup } from '../../support/group.ts'
import { notificationsOf } from '../../support/notifications.ts'
import { expectOk } from '../../support/rest.ts'
import { goodPassword, type Person, type TestServer } from '../../support/test-server.ts'
import {
  approve,
  type Completed,
  complete,
  dishes,
  familyIn,
  holderOf,
  make,
  ownTask,
  read,
  reopen,
  type Swap,
  swapsOf,
  type Task,
  tasksOf,
} from '../../support/turns.ts'
import { onServer, twoServers } from '../../support/two-servers.ts'

let servers: Awaited<ReturnType<typeof twoServers>>
let server: TestServer
beforeAll(async () => {
  servers = await twoServers()
  server = servers.first
})
afterAll(() => servers.close())

const letDaysPass = (days: number) => server.clock.advance({ days })

/** A member who cancels the deletion of the account. */
/** The occurrences and the weeks of a group that count as missed. */
async function missedIn({ id }: TestGroup) {
  const { queries } = server.database
  const ended = await queries.select().from(endedGroupOccurrences).where(eq(endedGroupOccurrences.groupId, id))
  const weeks = await queries.select().from(groupWeekCounts).where(eq(groupWeekCounts.groupId, id))
  return [...ended.filter(({ outcome }) => outcome === 'missed'), ...weeks.filter(({ missed }) => missed > 0)]
}

const family = (members?: number, leaders?: number) => familyIn(server, members, leaders)

describe('first who does it', () => {
  test('is taken by one, and shown as taken to the others without a result', async () => {
    const { group, ani, boris, ids } = await family()
    const task = await expectOk(make(group, { assignment: 'first', assignedUsers: ids, requireResult: true }))
    expect(task).toMatchObject({ assignment: 'first', occurrence: { holder: null, takenBy: null, paid: false } })
    expect(await ownTask(group, task, boris)).toMatchObject({ mine: true })
    const { task: own, stats } = await expectOk(complete(group, task, ani, { result: 'very clean' }))
    expect(own).toMatchObject({ completed: true, mine: false, streak: 1, occurrence: { takenBy: ani.id, paid: true } })
    expect(stats.ruby).toBe(10)
    const late = await complete(group, task, boris, { result: 'me too' })
    expect(late).toMatchObject({ status: 409, error: { message: 'taskTakenByAnother' } })
    expect(late.error.details).toEqual([{ path: 'takenBy', message: expect.any(String) }])
    const seen = await ownTask(group, task, boris)
    expect(seen).toMatchObject({ completed: false, mine: false, occurrence: { takenBy: ani.id } })
    expect(JSON.stringify(seen)).not.toContain('very clean')
    expect(await notificationsOf(boris, 'taskTaken')).toHaveLength(1)
  })

  test('stays with who was paid when it is reopened, and is open to all on the next day of the group', async () => {
    const { group, ani, boris, ids } = await family()
    const task = await expectOk(make(group, { assignment: 'first', assignedUsers: ids }))
    await expectOk(complete(group, task, ani))
    const { stats } = await expectOk(reopen(group, task, ani))
    expect(stats.ruby).toBe(0)
    expect(await notificationsOf(boris, 'taskTaken')).toHaveLength(1)
    expect(await errorCodeOf(complete(group, task, boris))).toBe('taskTakenByAnother')
    expect((await expectOk(complete(group, task, ani))).stats.ruby).toBe(10)
    letDaysPass(1)
    expect(await ownTask(group, task, ani)).toMatchObject({ completed: false, mine: true, streak: 1 })
    expect((await expectOk(complete(group, task, boris))).stats.ruby).toBe(10)
    letDaysPass(1)
    // No one's streak falls.
    expect(await ownTask(group, task, ani)).toMatchObject({ streak: 1 })
    expect(await audit(server.database)).toEqual([])
  })

  test('is open to all when it is refused, and stays taken while it waits', async () => {
    const { group, ani, boris, ids, creator } = await family()
    const task = await expectOk(make(group, { assignment: 'first', assignedUsers: ids, requireApprove: true }))
    await expectOk(complete(group, task, ani))
    expect(await errorCodeOf(complete(group, task, boris))).toBe('taskTakenByAnother')
    expect(await notificationsOf(boris, 'taskTaken')).toHaveLength(1)
    await expectOk(approve(group, task, ani, false))
    expect(await notificationsOf(boris, 'taskTaken')).toEqual([])
    await expectOk(complete(group, task, boris))
    expect(await errorCodeOf(complete(group, task, ani))).toBe('taskTakenByAnother')
    await expectOk(approve(group, task, boris, true))
    expect(await read(group, task)).toMatchObject({ occurrence: { takenBy: boris.id, paid: true } })
    letDaysPass(1)
    await expectOk(complete(group, task, ani))
    letDaysPass(1)
    // It waits for its own occurrence, so the next one is of the others.
    expect(await errorCodeOf(complete(group, task, ani))).toBe('groupTaskApproveAlreadyRequested')
    expect(await ownTask(group, task, boris)).toMatchObject({ mine: true })
    await expectOk(approve(group, task, ani, true, creator))
    expect(await ownTask(group, task, ani)).toMatchObject({ completed: false, mine: true })
  })

  test.each(['leaves', 'withdraws it'])('is no longer taken when who asked for approval %s', async (how) => {
    const { group, ani, boris, ids } = await family()
    const task = await expectOk(make(group, { assignment: 'first', assignedUsers: ids, requireApprove: true }))
    await expectOk(complete(group, task, ani))
    expect(await notificationsOf(boris, 'taskTaken')).toHaveLength(1)
    if (how === 'leaves') await expectOk(ani.send(`DELETE /groups/${group.id}/members/${ani.memberId}`))
    else await expectOk(reopen(group, task, ani))
    expect(await ownTask(group, task, boris)).toMatchObject({ mine: true })
    expect(await notificationsOf(boris, 'taskTaken')).toEqual([])
  })

  test('is not paid again to another one on the day on which it was for each', async () => {
    const { group, ani, boris, ids, creator } = await family()
    const task = await expectOk(make(group, { assignment: 'first', assignedUsers: ids }))
    const share = (assignment: string) => expectOk(creator.send(`PATCH ${tasksOf(group)}/${task.id}`, { assignment }))
    await share('each')
    await expectOk(complete(group, task, ani))
    await share('first')
    expect((await read(group, task)).occurrence).toMatchObject({ takenBy: ani.id, paid: true })
    expect(await errorCodeOf(complete(group, task, boris))).toBe('taskTakenByAnother')
    expect(await errorCodeOf(complete(group, task, ani))).toBe('taskAlreadyCompleted')
    letDaysPass(1)
    expect((await expectOk(complete(group, task, boris))).stats.ruby).toBe(10)
    expect(await audit(server.database)).toEqual([])
  })

  test('a to-do pays only the first, also on later days', async () => {
    const { group, ani, boris, ids } = await family()
    const task = await expectOk(make(group, { assignment: 'first', assignedUsers: ids, type: 'todo' }))
    await expectOk(complete(group, task, ani))
    letDaysPass(3)
    expect(await errorCodeOf(complete(group, task, boris))).toBe('taskTakenByAnother')
  })

  test('a leader who does it waits for another leader, and gets no rubies if there is none', async () => {
    const { group, ani, creator } = await family(1)
    const task = await expectOk(make(group, { assignment: 'first', assignedUsers: [ani.id, creator.id] }))
    const alone = await expectOk(complete(group, task, creator))
    expect(alone).toMatchObject({ task: { approveRequested: false, occurrence: { paid: true } }, stats: { ruby: 0 } })
    expect(alone.stats.exp).toBeGreaterThan(0)
    const leader = await group.join('leader')
    letDaysPass(1)
    expect((await expectOk(complete(group, task, creator))).task).toMatchObject({ approveRequested: true })
    expect(await errorCodeOf(approve(group, task, creator, true, creator))).toBe('cannotApproveOwn')
    await expectOk(approve(group, task, creator, true, leader))
    expect((await read(group, task)).occurrence).toMatchObject({ takenBy: creator.id, paid: true })
  })
})

test('parallel answers all succeed on two servers, and each settles only its own task', async () => {
  const { group, ani, ids, creator } = await family()
  const about = { assignment: 'first', type: 'todo', requireApprove: true, assignedUsers: ids }
  const tasks = await Promise.all(Array.from({ length: 12 }, () => expectOk(make(group, about))))
  for (const task of tasks) await expectOk(complete(group, task, ani))
  const leaders = [creator, onServer(servers.second, creator)]
  const answers = tasks.map((task, place) => errorCodeOf(approve(group, task, ani, true, leaders[place % 2])))
  expect(await Promise.all(answers)).toEqual(tasks.map(() => 'ok'))
  const [settled] = await server.database.queries.select().from(groups).where(eq(groups.id, group.id))
  expect(settled?.turnsNextAt?.getTime()).toBeGreaterThan(server.clock.now().getTime())
})

describe('taking turns', () => {
  test('goes round by the order, one turn a day', async () => {
    const { group, ani, boris, ids } = await family()
    const task = await expectOk(make(group, { assignment: 'rotation', assignedUsers: ids }))
    expect(task.occurrence).toMatchObject({ holder: ani.id, next: boris.id })
    expect(await notificationsOf(ani, 'yourTurn')).toHaveLength(1)
    const early = await complete(group, task, boris)
    expect(early).toMatchObject({ status: 409, error: { message: 'notYourTurn' } })
    await expectOk(complete(group, task, ani))
    letDaysPass(1)
    expect(await holderOf(group, task)).toBe(boris.id)
    expect(await notificationsOf(boris, 'yourTurn')).toHaveLength(1)
    expect(await notificationsOf(ani, 'yourTurn')).toEqual([])
    expect(await ownTask(group, task, ani)).toMatchObject({ mine: false, streak: 1 })
    letDaysPass(1)
    // A missed turn ends the streak of its holder alone.
    expect(await holderOf(group, task)).toBe(ani.id)
    expect(await ownTask(group, task, ani)).toMatchObject({ mine: true, streak: 1 })
    expect(await ownTask(group, task, boris)).toMatchObject({ streak: 0 })
  })

  test('skips members who are on holiday, and no one makes up for it', async () => {
    const { group, ani, boris, vera, ids } = await family(3)
    const task = await expectOk(make(group, { assignment: 'rotation', assignedUsers: ids }))
    await expectOk(ani.send('PATCH /users/profile/holiday-mode', { holidayMode: true }))
    expect(await holderOf(group, task)).toBe(boris.id)
    expect(await notificationsOf(ani, 'yourTurn')).toEqual([])
    letDaysPass(1)
    expect(await holderOf(group, task)).toBe(vera.id)
    letDaysPass(1)
    expect(await holderOf(group, task)).toBe(boris.id)
    await expectOk(ani.send('PATCH /users/profile/holiday-mode', { holidayMode: false }))
    letDaysPass(1)
    expect(await holderOf(group, task)).toBe(vera.id)
    letDaysPass(1)
    expect(await holderOf(group, task)).toBe(ani.id)
  })

  test('is skipped, and leaders are notified, when no one is there', async () => {
    const { group, ani, boris, ids, creator } = await family()
    const task = await expectOk(make(group, { assignment: 'rotation', assignedUsers: ids }))
    for (const who of [ani, boris]) await expectOk(who.send('PATCH /users/profile/holiday-mode', { holidayMode: true }))
    expect(await holderOf(group, task)).toBeNull()
    expect(await notificationsOf(creator, 'turnSkipped')).toHaveLength(1)
    await expectOk(boris.send('PATCH /users/profile/holiday-mode', { holidayMode: false }))
    expect(await holderOf(group, task)).toBe(boris.id)
    expect(await notificationsOf(creator, 'turnSkipped')).toEqual([])
  })

  test('is no longer announced when the task becomes a draft', async () => {
    const { group, ani, ids, creator } = await family()
    const task = await expectOk(make(group, { assignment: 'rotation', assignedUsers: ids }))
    expect(await notificationsOf(ani, 'yourTurn')).toHaveLength(1)
    await expectOk(creator.send(`PATCH ${tasksOf(group)}/${task.id}`, { draft: true, assignedUsers: [] }))
    expect(await notificationsOf(ani, 'yourTurn')).toEqual([])
  })

  test.each([null, 1])('pauses while all its members are hidden (schedule: every %s days)', async (interval) => {
    const { group, ani, boris, ids } = await family()
    const start = server.clock.now().toISOString().slice(0, 10)
    const schedule = interval && { frequency: 'daily', interval, start }
    const task = await expectOk(make(group, { assignment: 'rotation', assignedUsers: ids, schedule }))
    for (const who of [ani, boris]) {
      await expectOk(complete(group, task, who))
      letDaysPass(1)
      expect((await read(group, task)).occurrence).toMatchObject({ takenBy: null })
    }
    for (const who of [ani, boris]) {
      await expectOk(who.send('POST /users/profile/deletion', { password: goodPassword }))
    }
    expect((await read(group, task)).occurrence).toMatchObject({ holder: null })
    for (let day = 0; day < 3; day++) {
      letDaysPass(1)
      await read(group, task)
    }
    const back = await Promise.all([ani, boris].map((person) => comeBack(server, person)))
    expect((await read(group, task)).occurrence).toMatchObject({ holder: ani.id, takenBy: null })
    const [first, second] = back as [Person, Person]
    for (const who of [first, second]) expect(await ownTask(group, task, who)).toMatchObject({ streak: 1 })
    await expectOk(complete(group, task, first))
    letDaysPass(1)
    expect(await holderOf(group, task)).toBe(boris.id)
    expect(await ownTask(group, task, first)).toMatchObject({ streak: 2 })
    expect(await missedIn(group)).toEqual([])
    expect(await audit(server.database)).toEqual([])
  })

  test.each([null, 1])('pauses while its group is hidden (schedule: every %s days)', async (interval) => {
    const { group, ani, boris, ids, creator } = await family()
    const start = server.clock.now().toISOString().slice(0, 10)
    const schedule = interval && { frequency: 'daily', interval, start }
    const task = await expectOk(make(group, { assignment: 'rotation', assignedUsers: ids, schedule }))
    for (const who of [ani, boris]) {
      await expectOk(complete(group, task, who))
      letDaysPass(1)
      await read(group, task)
    }
    await expectOk(creator.send('POST /users/profile/deletion', { password: goodPassword }))
    letDaysPass(5)
    const back = { ...group, creator: { ...group.creator, ...(await comeBack(server, creator)) } }
    expect((await read(back, task)).occurrence).toMatchObject({ holder: ani.id, takenBy: null })
    for (const who of [ani, boris]) expect(await ownTask(group, task, who)).toMatchObject({ streak: 1 })
    await expectOk(complete(group, task, ani))
    letDaysPass(1)
    expect(await holderOf(back, task)).toBe(boris.id)
    expect(await ownTask(group, task, ani)).toMatchObject({ streak: 2 })
    expect(await missedIn(group)).toEqual([])
    expect(await audit(server.database)).toEqual([])
  })

  test.each([0, 5])('keeps an accepted swap one turn when its group is hidden for %s days', async (days) => {
    const { group, ani, boris, ids, creator } = await family()
    const task = await expectOk(make(group, { assignment: 'rotation', assignedUsers: ids }))
    const { id } = await expectOk(ani.send<Swap>(`POST ${swapsOf(group, task)}`, { userId: boris.id }))
    await expectOk(boris.send(`POST ${swapsOf(group, task)}/${id}`, { accepted: true }))
    await expectOk(creator.send('POST /users/profile/deletion', { password: goodPassword }))
    letDaysPass(days)
    const back = { ...group, creator: { ...group.creator, ...(await comeBack(server, creator)) } }
    const inOrder: (string | null | undefined)[] = []
    for (let turn = 0; turn < 3; turn++) {
      const holder = await holderOf(back, task)
      inOrder.push(holder)
      await expectOk(complete(group, task, holder === ani.id ? ani : boris))
      letDaysPass(1)
    }
    // At once the turn is still the one of Boris, for whom Ani then has the next. Later no one owes a turn.
    expect(inOrder).toEqual(days === 0 ? [boris.id, ani.id, ani.id] : [ani.id, boris.id, ani.id])
    expect(await audit(server.database)).toEqual([])
  })

  test('that counts from completions continues after a late approval, which is not missed', async () => {
    const { group, ani, boris, ids } = await family()
    const schedule = { frequency: 'daily', after: 'completion', start: server.clock.now().toISOString().slice(0, 10) }
    const about = { assignment: 'rotation', assignedUsers: ids, requireApprove: true, schedule }
    const task = await expectOk(make(group, about))
    await expectOk(complete(group, task, ani))
    for (let day = 0; day < 2; day++) {
      letDaysPass(1)
      await read(group, task)
    }
    await expectOk(approve(group, task, ani, true))
    letDaysPass(1)
    const today = server.clock.now().toISOString().slice(0, 10)
    expect((await read(group, task)).occurrence).toMatchObject({ day: today, holder: boris.id })
    expect(await ownTask(group, task, ani)).toMatchObject({ streak: 1 })
    expect(await ownTask(group, task, boris)).toMatchObject({ mine: true, late: false, dueOn: today })
    expect(await missedIn(group)).toEqual([])
  })

  test.each([null, 1])('begins open if the last day was done by each (schedule: every %s days)', async (interval) => {
    const { group, ani, boris, ids, creator } = await family()
    const start = server.clock.now().toISOString().slice(0, 10)
    const schedule = interval && { frequency: 'daily', interval, start }
    const task = await expectOk(make(group, { assignment: 'each', assignedUsers: ids, schedule }))
    const at = server.clock.now().toISOString()
    await expectOk(complete(group, task, ani))
    letDaysPass(1)
    const path = `${tasksOf(group)}/${task.id}` as const
    const shared = await expectOk(creator.send<Task>(`PATCH ${path}`, { assignment: 'rotation' }))
    expect(shared.occurrence).toMatchObject({ holder: ani.id, takenBy: null, paid: false })
    expect(await ownTask(group, task, ani)).toMatchObject({ completed: false, mine: true, streak: 1 })
    expect(await errorCodeOf(complete(group, task, boris))).toBe('notYourTurn')
    expect(await errorCodeOf(complete(group, task, ani, { at }))).not.toBe('ok')
    expect((await expectOk(complete(group, task, ani))).stats.ruby).toBe(20)
    expect(await ownTask(group, task, ani)).toMatchObject({ completed: true, streak: 2 })
    letDaysPass(1)
    expect(await holderOf(group, task)).toBe(boris.id)
    expect(await audit(server.database)).toEqual([])
  })

  test.each([
    ['another schedule', null, 2],
    ['another schedule instead of one', 1, 2],
    ['no schedule any more', 1, null],
  ])('begins open if the last day was done by each, with %s', async (_, before, after) => {
    const { group, ani, boris, ids, creator } = await family()
    const scheduleFrom = (interval: number | null) => {
      const start = server.clock.now().toISOString().slice(0, 10)
      return interval && { frequency: 'daily', interval, start }
    }
    const about = { assignment: 'each', assignedUsers: ids, schedule: scheduleFrom(before) }
    const task = await expectOk(make(group, about))
    const at = server.clock.now().toISOString()
    await expectOk(complete(group, task, boris))
    letDaysPass(1)
    const change = { assignment: 'rotation', schedule: scheduleFrom(after) }
    const shared = await expectOk(creator.send<Task>(`PATCH ${tasksOf(group)}/${task.id}`, change))
    expect(shared.occurrence).toMatchObject({ holder: ani.id, takenBy: null, paid: false })
    expect(await ownTask(group, task, boris)).toMatchObject({ completed: false, streak: 1 })
    expect(await errorCodeOf(complete(group, task, boris, { at }))).not.toBe('ok')
    expect((await expectOk(complete(group, task, ani))).stats.ruby).toBe(10)
    letDaysPass(after ?? 1)
    expect(await holderOf(group, task)).toBe(boris.id)
    expect((await expectOk(complete(group, task, boris))).stats.ruby).toBe(20)
    expect(await ownTask(group, task, boris)).toMatchObject({ completed: true, streak: 2 })
    expect(await audit(server.database)).toEqual([])
  })

  test('passes on when the holder leaves', async () => {
    const { group, ani, boris, ids } = await family()
    const task = await expectOk(make(group, { assignment: 'rotation', assignedUsers: ids }))
    await expectOk(ani.send(`DELETE /groups/${group.id}/members/${ani.memberId}`))
    expect(await holderOf(group, task)).toBe(boris.id)
  })

  test('can be changed and copied with one member left, but not shared out so again', async () => {
    const { group, ani, boris, ids, creator } = await family()
    const task = await expectOk(make(group, { assignment: 'rotation', assignedUsers: ids }))
    await expectOk(ani.send(`DELETE /groups/${group.id}/members/${ani.memberId}`))
    const at = `${tasksOf(group)}/${task.id}` as const
    const patch = (body: object) => creator.send<Task>(`PATCH ${at}`, body)
    const left = { assignment: 'rotation', occurrence: { holder: boris.id } }
    expect(await expectOk(patch({ title: 'The dishes' }))).toMatchObject({ ...left, title: 'The dishes' })
    const same = { ...dishes, assignment: 'rotation', assignedUsers: [boris.id] }
    expect(await expectOk(creator.send<Task>(`PUT ${at}`, same))).toMatchObject(left)
    const copy = await expectOk(creator.send<Task>(`PATCH ${at}/copy`))
    expect(copy).toMatchObject({ assignment: 'rotation', draft: true, assignees: [] })
    expect(await errorCodeOf(patch({ type: 'weekly' }))).toBe('invalidData')
    await expectOk(patch({ assignment: 'each' }))
    expect(await errorCodeOf(patch({ assignment: 'rotation' }))).toBe('invalidData')
  })

  test('is given by leaders, and counts for the member who holds it at the end', async () => {
    const { group, ani, boris, vera, ids, creator } = await family(3)
    const task = await expectOk(make(group, { assignment: 'rotation', assignedUsers: ids }))
    const give = (to: string, by: Person = creator) =>
      by.send<Task>(`PATCH ${tasksOf(group)}/${task.id}/turn`, { userId: to })
    expect(await errorCodeOf(give(boris.id, ani))).toBe('notLeaderInThisGroup')
    expect(await errorCodeOf(give(creator.id))).toBe('memberNotFound')
    expect((await expectOk(give(boris.id))).occurrence).toMatchObject({ holder: boris.id, next: vera.id })
    expect(await notificationsOf(boris, 'yourTurn')).toHaveLength(1)
    await expectOk(complete(group, task, boris))
    expect(await errorCodeOf(give(ani.id))).toBe('taskAlreadyCompleted')
    letDaysPass(1)
    expect(await holderOf(group, task)).toBe(vera.id)
    const each = await expectOk(make(group, { assignedUsers: ids }))
    expect(await errorCodeOf(creator.send(`PATCH ${tasksOf(group)}/${each.id}/turn`, { userId: ani.id }))).toBe(
      'invalidData',
    )
  })

  test('is not given to, or asked of, a member whose last turn waits for approval', async () => {
    const { group, ani, boris, ids, creator } = await family()
    const rules = { assignment: 'rotation', assignedUsers: ids, requireApprove: true }
    const task = await expectOk(make(group, rules))
    await expectOk(complete(group, task, ani))
    letDaysPass(1)
    expect(await holderOf(group, task)).toBe(boris.id)
    const give = () => creator.send<Task>(`PATCH ${tasksOf(group)}/${task.id}/turn`, { userId: ani.id })
    const ask = () => boris.send<Swap>(`POST ${swapsOf(group, task)}`, { userId: ani.id })
    expect(await give()).toMatchObject({ status: 409, error: { message: 'groupTaskApproveAlreadyRequested' } })
    expect(await ask()).toMatchObject({ status: 409, error: { message: 'groupTaskApproveAlreadyRequested' } })
    expect(await holderOf(group, task)).toBe(boris.id)
    await expectOk(approve(group, task, ani, true))
    expect(await errorCodeOf(ask())).toBe('ok')
    expect(await errorCodeOf(give())).toBe('ok')
  })

  test('needs a repeating task and two members', async () => {
    const { group, ani, ids } = await family()
    const todo = make(group, { assignment: 'rotation', assignedUsers: ids, type: 'todo' })
    expect(await errorCodeOf(todo)).toBe('invalidData')
    expect(await errorCodeOf(make(group, { assignment: 'rotation', assignedUsers: [ani.id] }))).toBe('invalidData')
  })

  test('follows a schedule', async () => {
    const { group, ani, boris, ids } = await family()
    const today = server.clock.now().toISOString().slice(0, 10)
    const schedule = { frequency: 'daily', interval: 2, start: today }
    const task = await expectOk(make(group, { assignment: 'rotation', assignedUsers: ids, schedule }))
    expect(task.occurrence).toMatchObject({ day: today, holder: ani.id })
    await expectOk(complete(group, task, ani))
    letDaysPass(1)
    expect(await holderOf(group, task)).toBe(boris.id)
    letDaysPass(1)
    expect((await expectOk(complete(group, task, boris))).stats.ruby).toBe(10)
    expect(await audit(server.database)).toEqual([])
  })

  const dayIn = (days: number) => server.clock.day(days)
  const every = (interval: number, start: string) => ({ frequency: 'daily', interval, start })
  const change = (group: TestGroup, task: Task, about: object) =>
    expectOk(
      group.creator.send<Task>(`PUT ${tasksOf(group)}/${task.id}`, { ...dishes, assignment: 'rotation', ...about }),
    )

  test.each([null, 1, 7])(
    'stays done until the next day when its schedule changes from every %s days',
    async (days) => {
      const { group, ani, boris, ids } = await family()
      const schedule = days && every(days, dayIn(0))
      const task = await expectOk(make(group, { assignment: 'rotation', assignedUsers: ids, schedule }))
      await expectOk(complete(group, task, ani))
      const changed = await change(group, task, { assignedUsers: ids, schedule: every(2, dayIn(1)) })
      expect(changed.occurrence).toMatchObject({ day: dayIn(0), holder: ani.id, takenBy: ani.id, paid: true })
      expect(await ownTask(group, task, ani)).toMatchObject({ completed: true, streak: 1 })
      expect(await errorCodeOf(complete(group, task, boris))).toBe('notYourTurn')
      letDaysPass(1)
      const open = { holder: boris.id, takenBy: null, paid: false }
      expect((await read(group, task)).occurrence).toMatchObject({ day: dayIn(0), ...open })
      expect((await expectOk(complete(group, task, boris))).stats.ruby).toBe(10)
      letDaysPass(2)
      expect((await expectOk(complete(group, task, ani))).stats.ruby).toBe(20)
      expect(await audit(server.database)).toEqual([])
    },
  )

  test('is not paid again on the day on which its schedule is taken away', async () => {
    const { group, ani, boris, ids } = await family()
    const schedule = every(1, dayIn(0))
    const task = await expectOk(make(group, { assignment: 'rotation', assignedUsers: ids, schedule }))
    await expectOk(complete(group, task, ani))
    await change(group, task, { assignedUsers: ids, schedule: null })
    expect(await errorCodeOf(complete(group, task, ani))).toBe('taskAlreadyCompleted')
    expect(await errorCodeOf(complete(group, task, boris))).toBe('notYourTurn')
    letDaysPass(1)
    expect((await expectOk(complete(group, task, boris))).stats.ruby).toBe(10)
  })

  describe('is not paid again on the day after it was done early', () => {
    /** It is Wednesday. Ani has done the occurrence of Sunday. */
    async function doneEarly(assignment: string) {
      const members = await family()
      const { group, ani, ids } = members
      while (new Date(dayIn(0)).getUTCDay() !== 2) letDaysPass(1)
      const schedule = every(7, dayIn(-2))
      const task = await expectOk(make(group, { assignment, assignedUsers: ids, schedule }))
      await expectOk(complete(group, task, ani))
      letDaysPass(1)
      expect((await read(group, task)).occurrence).toMatchObject({ day: dayIn(11), takenBy: null })
      return { ...members, task, schedule }
    }

    test.each(['rotation', 'first'])('when its time changes (%s)', async (assignment) => {
      const { group, ani, boris, ids, task, schedule } = await doneEarly(assignment)
      const about = { assignment, assignedUsers: ids, schedule: { ...schedule, time: '19:00' } }
      const holder = assignment === 'rotation' ? boris.id : null
      expect((await change(group, task, about)).occurrence).toMatchObject({ day: dayIn(11), holder, paid: false })
      for (const who of [ani, boris]) expect(await errorCodeOf(complete(group, task, who))).toBe('taskNotDue')
      letDaysPass(5)
      expect((await expectOk(complete(group, task, boris))).stats.ruby).toBe(10)
      expect(await audit(server.database)).toEqual([])
    })

    test('when it becomes a task of the week', async () => {
      const { group, ani, boris, ids, task } = await doneEarly('rotation')
      const changed = await change(group, task, { assignedUsers: ids, type: 'weekly', schedule: null })
      expect(changed.occurrence).toMatchObject({ holder: ani.id, takenBy: ani.id, paid: true })
      expect(await errorCodeOf(complete(group, task, ani))).toBe('taskAlreadyCompleted')
      expect(await errorCodeOf(complete(group, task, boris))).toBe('notYourTurn')
      letDaysPass(5)
      expect((await read(group, task)).occurrence).toMatchObject({ holder: boris.id, takenBy: null, paid: false })
      expect(await missedIn(group)).toEqual([])
      expect((await expectOk(complete(group, task, boris))).stats.ruby).toBe(10)
      expect(await audit(server.database)).toEqual([])
    })

    test('when it becomes a task of each day', async () => {
      const { group, ani, boris, ids, task } = await doneEarly('rotation')
      await change(group, task, { assignedUsers: ids, schedule: null })
      expect((await expectOk(complete(group, task, boris))).stats.ruby).toBe(10)
      letDaysPass(4)
      expect((await read(group, task)).occurrence).toMatchObject({ holder: ani.id, takenBy: ani.id, paid: true })
      expect(await errorCodeOf(complete(group, task, ani))).toBe('taskAlreadyCompleted')
      letDaysPass(1)
      expect(await ownTask(group, task, ani)).toMatchObject({ streak: 1 })
      expect(await audit(server.database)).toEqual([])
    })

    test('when it is for each for a moment', async () => {
      const { group, ani, boris, ids, task } = await doneEarly('rotation')
      await change(group, task, { assignment: 'each', assignedUsers: ids })
      const { occurrence } = await change(group, task, { assignedUsers: ids })
      expect(occurrence).toMatchObject({ day: dayIn(11), takenBy: null, paid: false })
      for (const who of [ani, boris]) expect(await errorCodeOf(complete(group, task, who))).not.toBe('ok')
    })
  })

  test('is not paid again for a week in which it was done, after it was a daily task for a day', async () => {
    const { group, ani, boris, ids } = await family()
    while (new Date(dayIn(0)).getUTCDay() !== 2) letDaysPass(1)
    const week = { type: 'weekly', assignedUsers: ids }
    const task = await expectOk(make(group, { assignment: 'rotation', ...week }))
    await expectOk(complete(group, task, ani))
    letDaysPass(1)
    await change(group, task, { type: 'daily', assignedUsers: ids })
    letDaysPass(1)
    expect(await holderOf(group, task)).toBe(boris.id)
    await change(group, task, week)
    expect(await errorCodeOf(complete(group, task, ani))).toBe('taskAlreadyCompleted')
    expect(await errorCodeOf(complete(group, task, boris))).toBe('notYourTurn')
    letDaysPass(5)
    expect((await expectOk(complete(group, task, boris))).stats.ruby).toBe(10)
    expect(await missedIn(group)).toEqual([])
    expect(await audit(server.database)).toEqual([])
  })

  test('blames no one for the days on which the server was off', async () => {
    const { group, ani, boris, ids } = await family()
    const task = await expectOk(
      make(group, { assignment: 'rotation', assignedUsers: ids, schedule: every(1, dayIn(0)) }),
    )
    await expectOk(complete(group, task, ani))
    letDaysPass(3)
    expect(await holderOf(group, task)).toBe(boris.id)
    expect(await ownTask(group, task, ani)).toMatchObject({ streak: 1 })
    expect(await missedIn(group)).toEqual([])
    // Boris holds today's to its end; the days after it are no one's.
    letDaysPass(3)
    expect(await holderOf(group, task)).toBe(ani.id)
    const missed = await missedIn(group)
    expect(missed.filter((row) => 'slot' in row)).toMatchObject([{ userId: boris.id, slot: dayIn(-3) }])
    expect(missed.filter((row) => 'missed' in row)).toMatchObject([{ missed: 1 }])
    expect(await audit(server.database)).toEqual([])
  })

  test.each([null, 1])('waits while no one is assigned, and nothing is missed (every %s days)', async (days) => {
    const { group, ani, boris, ids, creator } = await family()
    const schedule = days && every(days, dayIn(0))
    const task = await expectOk(make(group, { assignment: 'rotation', assignedUsers: ids, schedule }))
    await expectOk(complete(group, task, ani))
    letDaysPass(1)
    expect(await holderOf(group, task)).toBe(boris.id)
    const assign = (assignedUsers: string[]) =>
      expectOk(
        creator.send<Task>(`PATCH ${tasksOf(group)}/${task.id}`, { assignedUsers, draft: assignedUsers.length === 0 }),
      )
    await assign([])
    letDaysPass(6)
    const { occurrence } = await assign(ids)
    expect(occurrence).toMatchObject({ day: dayIn(0), takenBy: null, paid: false })
    expect(await ownTask(group, task, ani)).toMatchObject({ completed: false, streak: 1 })
    const { queries } = server.database
    const { taskId } = endedGroupOccurrences
    expect(await queries.select().from(endedGroupOccurrences).where(eq(taskId, task.id))).toEqual([])
    const weeks = await queries.select().from(groupWeekCounts).where(eq(groupWeekCounts.groupId, group.id))
    expect(weeks.map(({ missed }) => missed)).toEqual([0])
    letDaysPass(1)
    expect((await read(group, task)).occurrence).toMatchObject({ day: dayIn(0) })
    expect(await audit(server.database)).toEqual([])
  })

  test('is of the same day for a member who joins from another time zone', async () => {
    const { group, ani, boris, ids } = await family()
    // There it is tomorrow.
    await expectOk(boris.send('GET /users/profile', undefined, { timezone: 'Pacific/Kiritimati' }))
    const about = { assignment: 'first', schedule: every(1, dayIn(0)) }
    const task = await expectOk(make(group, { ...about, assignedUsers: [ani.id] }))
    await change(group, task, { ...about, assignedUsers: ids })
    const { task: taken } = await expectOk(complete(group, task, boris))
    expect(taken.occurrence).toMatchObject({ day: dayIn(0), takenBy: boris.id })
  })

  test('is changed by a leader among the assignees who does not hold it', async () => {
    const { group, ani, creator } = await family(1)
    const assignedUsers = [ani.id, creator.id]
    const task = await expectOk(make(group, { assignment: 'rotation', assignedUsers }))
    const change = (title: string) =>
      creator.send<Task>(`PUT ${tasksOf(group)}/${task.id}`, { ...dishes, title, assignedUsers })
    expect((await expectOk(change('Pots'))).occurrence).toMatchObject({ holder: ani.id })
    letDaysPass(1)
    expect(await holderOf(group, task)).toBe(creator.id)
    expect(await errorCodeOf(change('Pans'))).toBe('notAuthorized')
  })
})

test.each(['rotation', 'first'])(
  'the ticks of a task of %s are the group’s, for one occurrence',
  async (assignment) => {
    const { group, ani, boris, vera, ids, creator } = await family(3)
    const checklist = [{ title: 'Plates' }, { title: 'Pans' }]
    const about = { assignment, assignedUsers: [ani.id, boris.id], checklist, requireApprove: true }
    const task = await expectOk(make(group, about))
    type Ticked = { checklist: { id: string; done: boolean }[] }
    const ticksOf = async (who: Person) =>
      ((await ownTask(group, task, who)) as unknown as Ticked).checklist.map(({ done }) => done)
    const { checklist: items } = (await ownTask(group, task, ani)) as unknown as Ticked
    const tick = (who: Person, place: number, done = true) =>
      expectOk(
        who.send(`PATCH /groups/${group.id}/users/${who.id}/tasks/${task.id}/checklist/${items[place]?.id}`, { done }),
      )
    await tick(ani, 0)
    await tick(boris, 1)
    await tick(ani, 1, false)
    await expectOk(creator.send(`PATCH ${tasksOf(group)}/${task.id}`, { assignedUsers: ids }))
    for (const who of [ani, boris, vera]) expect(await ticksOf(who)).toEqual([true, false])
    await expectOk(complete(group, task, ani))
    letDaysPass(1)
    await tick(boris, 1)
    // The request is for yesterday's.
    expect(await ticksOf(ani)).toEqual([true, false])
    expect(await ticksOf(vera)).toEqual([false, true])
    await expectOk(approve(group, task, ani, true))
    for (const who of [ani, boris, vera]) expect(await ticksOf(who)).toEqual([false, true])
    await expectOk(complete(group, task, boris))
    const path = `/groups/${group.id}/users/${vera.id}/tasks/${task.id}/checklist/${items[0]?.id}` as const
    expect((await vera.send(`PATCH ${path}`, { done: true })).error).toMatchObject({
      message: 'cannotUpdateCompletedTask',
    })
  },
)

describe.each(['rotation', 'first'])('the last occurrence of a task of %s', (assignment) => {
  test.each([true, false])('stays while its request is open (approved: %s)', async (approved) => {
    const { group, ani, boris, ids, creator } = await family()
    const today = server.clock.now().toISOString().slice(0, 10)
    const schedule = { frequency: 'daily', interval: 1, start: today, until: today }
    const task = await expectOk(make(group, { assignment, assignedUsers: ids, schedule, requireApprove: true }))
    await expectOk(complete(group, task, ani))
    const waiting = async () => {
      const { requests } = await expectOk(creator.send<{ requests: { id: string }[] }>('GET /user/approvals'))
      return requests.map(({ id }) => id)
    }
    for (let day = 0; day < 3; day++) {
      letDaysPass(1)
      expect(await ownTask(group, task, ani)).toMatchObject({ approveRequested: true, streak: 1 })
      expect(await waiting()).toEqual([task.id])
      expect(await errorCodeOf(complete(group, task, boris))).toBe('occurrenceOver')
    }
    await expectOk(approve(group, task, ani, approved))
    expect(await errorCodeOf(complete(group, task, ani))).toBe(approved ? 'taskAlreadyCompleted' : 'occurrenceOver')
    letDaysPass(1)
    expect(await expectOk(creator.send<Task[]>(`GET ${tasksOf(group)}`))).toEqual([])
    expect(await expectOk(creator.send<Task[]>(`GET ${tasksOf(group)}?archived=true`))).toMatchObject([{ id: task.id }])
    expect(await audit(server.database)).toEqual([])
  })
})

describe('swapping turns', () => {
  test('changes both turns and costs no one a place', async () => {
    const { group, ani, boris, vera, ids } = await family(3)
    const task = await expectOk(make(group, { assignment: 'rotation', assignedUsers: ids }))
    expect(await errorCodeOf(boris.send(`POST ${swapsOf(group, task)}`, { userId: ani.id }))).toBe('notYourTurn')
    expect(await errorCodeOf(ani.send(`POST ${swapsOf(group, task)}`, { userId: ani.id }))).toBe('memberNotFound')
    const asked = await expectOk(ani.send<Swap>(`POST ${swapsOf(group, task)}`, { userId: boris.id }))
    expect(asked).toMatchObject({ status: 'open', from: ani.id, to: boris.id })
    expect(await errorCodeOf(ani.send(`POST ${swapsOf(group, task)}`, { userId: vera.id }))).toBe('swapAlreadyOpen')
    expect(await notificationsOf(boris, 'askTurnSwap')).toMatchObject([
      { data: { swap: { id: asked.id, taskId: task.id } } },
    ])
    // The two members and the leaders see it.
    for (const who of [ani, boris]) expect(await ownTask(group, task, who)).toMatchObject({ swap: asked })
    expect(await read(group, task)).toMatchObject({ swap: asked })
    expect(await ownTask(group, task, vera)).toMatchObject({ swap: null })
    const answer = (who: Person, accepted = true) =>
      who.send<Swap>(`POST ${swapsOf(group, task)}/${asked.id}`, { accepted })
    expect(await errorCodeOf(answer(vera))).toBe('swapNotFound')
    expect(await expectOk(answer(boris))).toMatchObject({ status: 'accepted' })
    expect(await errorCodeOf(answer(boris))).toBe('swapNoLongerPossible')
    expect(await read(group, task)).toMatchObject({ swap: null, occurrence: { holder: boris.id, next: ani.id } })
    await expectOk(complete(group, task, boris))
    const holders: unknown[] = []
    for (let day = 0; day < 4; day++) {
      letDaysPass(1)
      holders.push(await holderOf(group, task))
    }
    expect(holders).toEqual([ani.id, vera.id, ani.id, boris.id])
  })

  test('is not asked of a member on a break', async () => {
    const { group, ani, boris, ids } = await family(3)
    const task = await expectOk(make(group, { assignment: 'rotation', assignedUsers: ids }))
    const ask = () => ani.send<Swap>(`POST ${swapsOf(group, task)}`, { userId: boris.id })
    await expectOk(boris.send('PATCH /users/profile/holiday-mode', { holidayMode: true }))
    expect(await ask()).toMatchObject({ status: 409, error: { message: 'holidayModeEnabledError' } })
    await expectOk(boris.send('PATCH /users/profile/holiday-mode', { holidayMode: false }))
    const today = server.clock.now().toISOString().slice(0, 10)
    await expectOk(boris.send('POST /users/profile/days-off', { kind: 'planned', from: today, to: today }))
    expect(await errorCodeOf(ask())).toBe('holidayModeEnabledError')
    letDaysPass(1)
    while ((await holderOf(group, task)) !== ani.id) letDaysPass(1)
    expect(await errorCodeOf(ask())).toBe('ok')
  })

  test('is refused to a member who has withdrawn ten for the same occurrence', async () => {
    const { group, ani, boris, ids } = await family()
    const task = await expectOk(make(group, { assignment: 'rotation', assignedUsers: ids }))
    const ask = () => ani.send<Swap>(`POST ${swapsOf(group, task)}`, { userId: boris.id })
    for (let times = 0; times < 10; times++) {
      const { id } = await expectOk(ask())
      await expectOk(ani.send(`DELETE ${swapsOf(group, task)}/${id}`))
    }
    expect(await errorCodeOf(ask())).toBe('tooManyRequests')
    letDaysPass(1)
    while ((await holderOf(group, task)) !== ani.id) letDaysPass(1)
    expect(await errorCodeOf(ask())).toBe('ok')
  })

  test('is withdrawn, declined, or ends with the completion', async () => {
    const { group, ani, boris, ids } = await family()
    const task = await expectOk(make(group, { assignment: 'rotation', assignedUsers: ids }))
    const ask = () => expectOk(ani.send<Swap>(`POST ${swapsOf(group, task)}`, { userId: boris.id }))
    const first = await ask()
    expect(await errorCodeOf(boris.send(`DELETE ${swapsOf(group, task)}/${first.id}`))).toBe('swapNotFound')
    await expectOk(ani.send(`DELETE ${swapsOf(group, task)}/${first.id}`))
    const second = await ask()
    expect(
      await expectOk(boris.send<Swap>(`POST ${swapsOf(group, task)}/${second.id}`, { accepted: false })),
    ).toMatchObject({
      status: 'declined',
    })
    expect(await notificationsOf(ani, 'turnSwapAnswered')).toHaveLength(1)
    const third = await ask()
    await expectOk(complete(group, task, ani))
    const late = boris.send(`POST ${swapsOf(group, task)}/${third.id}`, { accepted: true })
    expect(await errorCodeOf(late)).toBe('swapNoLongerPossible')
    expect(await errorCodeOf(ani.send(`POST ${swapsOf(group, task)}`, { userId: boris.id }))).toBe(
      'taskAlreadyCompleted',
    )
  })

  const share = (group: TestGroup, task: Task, assignment: string, ids: string[]) =>
    group.creator.send(`PUT ${tasksOf(group)}/${task.id}`, { ...dishes, assignment, assignedUsers: ids })

  test.each<[string, (group: TestGroup, task: Task, ids: string[]) => Promise<unknown>, string]>([
    [
      'is archived',
      ({ creator, ...group }, task) => expectOk(creator.send(`PATCH ${tasksOf(group)}/${task.id}/archive`)),
      'swapNoLongerPossible',
    ],
    [
      'is deleted',
      ({ creator, ...group }, task) => expectOk(creator.send(`DELETE ${tasksOf(group)}/${task.id}`)),
      'swapNotFound',
    ],
    ['is for each', (group, task, ids) => expectOk(share(group, task, 'each', ids)), 'swapNoLongerPossible'],
    ['is for the first', (group, task, ids) => expectOk(share(group, task, 'first', ids)), 'swapNoLongerPossible'],
  ])('is no longer asked of a member when the task %s', async (_, end, refusal) => {
    const { group, ani, boris, ids } = await family()
    const task = await expectOk(make(group, { assignment: 'rotation', assignedUsers: ids }))
    const asked = await expectOk(ani.send<Swap>(`POST ${swapsOf(group, task)}`, { userId: boris.id }))
    expect(await notificationsOf(boris, 'askTurnSwap')).toHaveLength(1)
    await end(group, task, ids)
    expect(await notificationsOf(boris, 'askTurnSwap')).toHaveLength(0)
    expect(await notificationsOf(ani, 'yourTurn')).toHaveLength(0)
    for (const accepted of [true, false]) {
      expect(await errorCodeOf(boris.send(`POST ${swapsOf(group, task)}/${asked.id}`, { accepted }))).toBe(refusal)
    }
  })

  test('is no longer asked of a member after the last occurrence', async () => {
    const { group, ani, boris, ids } = await family()
    const today = server.clock.now().toISOString().slice(0, 10)
    const schedule = { frequency: 'daily', interval: 1, start: today, until: today }
    const task = await expectOk(make(group, { assignment: 'rotation', assignedUsers: ids, schedule }))
    await expectOk(ani.send<Swap>(`POST ${swapsOf(group, task)}`, { userId: boris.id }))
    letDaysPass(1)
    expect(await expectOk(group.creator.send<Task[]>(`GET ${tasksOf(group)}`))).toEqual([])
    expect(await notificationsOf(boris, 'askTurnSwap')).toHaveLength(0)
    expect(await notificationsOf(ani, 'yourTurn')).toHaveLength(0)
  })

  test('no longer changes the order once the turns of the task have started over', async () => {
    const { group, ani, boris, ids } = await family()
    const task = await expectOk(make(group, { assignment: 'rotation', assignedUsers: ids }))
    const asked = await expectOk(ani.send<Swap>(`POST ${swapsOf(group, task)}`, { userId: boris.id }))
    await expectOk(boris.send(`POST ${swapsOf(group, task)}/${asked.id}`, { accepted: true }))
    for (const assignment of ['each', 'rotation']) await expectOk(share(group, task, assignment, ids))
    const holders = [await holderOf(group, task)]
    for (let day = 0; day < 3; day++) {
      letDaysPass(1)
      holders.push(await holderOf(group, task))
    }
    expect(holders.slice(2)).toEqual(holders.slice(0, 2))
    expect(new Set(holders).size).toBe(2)
  })
})

describe('a leader who completes for a member', () => {
  const completeFor = (group: TestGroup, task: { id: string }, of: Person) =>
    group.creator.send<Completed>(`POST /groups/${group.id}/users/${of.id}/tasks/${task.id}/complete-for`, {})

  test('does so for the holder of a turn alone', async () => {
    const { group, ani, boris, ids } = await family()
    const task = await expectOk(make(group, { assignment: 'rotation', assignedUsers: ids }))
    expect(await errorCodeOf(completeFor(group, task, boris))).toBe('notYourTurn')
    const { task: completed } = await expectOk(completeFor(group, task, ani))
    expect(completed.occurrence).toMatchObject({ takenBy: ani.id, paid: true })
  })

  test('says to the others that a task is taken', async () => {
    const { group, ani, boris, creator } = await family()
    const task = await expectOk(make(group, { assignment: 'first', assignedUsers: [ani.id, boris.id, creator.id] }))
    await expectOk(completeFor(group, task, ani))
    expect(await notificationsOf(boris, 'taskTaken')).toMatchObject([{ data: { sender: { id: ani.id } } }])
    for (const who of [ani, creator]) expect(await notificationsOf(who, 'taskTaken')).toHaveLength(0)
  })

  test('pays one occurrence once', async () => {
    const { group, ani, boris, ids } = await family()
    const task = await expectOk(make(group, { assignment: 'first', assignedUsers: ids }))
    await expectOk(complete(group, task, ani))
    expect(await errorCodeOf(completeFor(group, task, boris))).toBe('taskTakenByAnother')
    expect(await audit(server.database)).toEqual([])
  })
})
