import { groups } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../support/audit.ts'
import { done, type TestGroup } from '../support/group.ts'
import {
  approve,
  type Completed,
  complete,
  dishes,
  familyIn,
  holderOf,
  make,
  notificationsOf,
  ownTask,
  read,
  refusalOf,
  reopen,
  type Swap,
  swapsOf,
  type Task,
  tasksOf,
} from '../support/turns.ts'
import { at, twoServers } from '../support/two-servers.ts'
import type { Person, World } from '../support/world.ts'

let servers: Awaited<ReturnType<typeof twoServers>>
let world: World
beforeAll(async () => {
  servers = await twoServers()
  world = servers.world
})
afterAll(() => servers.close())

const letDaysPass = (days: number) => world.clock.advance({ days })

const family = (members?: number, leaders?: number) => familyIn(world, members, leaders)

describe('first who does it', () => {
  test('is taken by one, and shown as taken to the others without a result', async () => {
    const { group, ani, boris, ids } = await family()
    const task = await done(make(group, { assignment: 'first', assignedUsers: ids, requireResult: true }))
    expect(task).toMatchObject({ assignment: 'first', occurrence: { holder: null, takenBy: null, paid: false } })
    expect(await ownTask(group, task, boris)).toMatchObject({ mine: true })
    const { task: own, stats } = await done(complete(group, task, ani, { result: 'very clean' }))
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
    const task = await done(make(group, { assignment: 'first', assignedUsers: ids }))
    await done(complete(group, task, ani))
    const { stats } = await done(reopen(group, task, ani))
    expect(stats.ruby).toBe(0)
    expect(await refusalOf(complete(group, task, boris))).toBe('taskTakenByAnother')
    expect((await done(complete(group, task, ani))).stats.ruby).toBe(10)
    letDaysPass(1)
    expect(await ownTask(group, task, ani)).toMatchObject({ completed: false, mine: true, streak: 1 })
    expect((await done(complete(group, task, boris))).stats.ruby).toBe(10)
    letDaysPass(1)
    // No one's streak falls.
    expect(await ownTask(group, task, ani)).toMatchObject({ streak: 1 })
    expect(await audit(world.database)).toEqual([])
  })

  test('opens for all when it is refused, and stays taken while it waits', async () => {
    const { group, ani, boris, ids, creator } = await family()
    const task = await done(make(group, { assignment: 'first', assignedUsers: ids, requireApprove: true }))
    await done(complete(group, task, ani))
    expect(await refusalOf(complete(group, task, boris))).toBe('taskTakenByAnother')
    await done(approve(group, task, ani, false))
    await done(complete(group, task, boris))
    expect(await refusalOf(complete(group, task, ani))).toBe('taskTakenByAnother')
    await done(approve(group, task, boris, true))
    expect(await read(group, task)).toMatchObject({ occurrence: { takenBy: boris.id, paid: true } })
    letDaysPass(1)
    await done(complete(group, task, ani))
    letDaysPass(1)
    // It waits for its own occurrence, so the next one is of the others.
    expect(await refusalOf(complete(group, task, ani))).toBe('groupTaskApproveAlreadyRequested')
    expect(await ownTask(group, task, boris)).toMatchObject({ mine: true })
    await done(approve(group, task, ani, true, creator))
    expect(await ownTask(group, task, ani)).toMatchObject({ completed: false, mine: true })
  })

  test('of a to-do pays once, for ever', async () => {
    const { group, ani, boris, ids } = await family()
    const task = await done(make(group, { assignment: 'first', assignedUsers: ids, type: 'todo' }))
    await done(complete(group, task, ani))
    letDaysPass(3)
    expect(await refusalOf(complete(group, task, boris))).toBe('taskTakenByAnother')
  })

  test('by a leader waits for another leader, and pays no rubies where there is none', async () => {
    const { group, ani, creator } = await family(1)
    const task = await done(make(group, { assignment: 'first', assignedUsers: [ani.id, creator.id] }))
    const alone = await done(complete(group, task, creator))
    expect(alone).toMatchObject({ task: { approveRequested: false, occurrence: { paid: true } }, stats: { ruby: 0 } })
    expect(alone.stats.exp).toBeGreaterThan(0)
    const leader = await group.join('leader')
    letDaysPass(1)
    expect((await done(complete(group, task, creator))).task).toMatchObject({ approveRequested: true })
    expect(await refusalOf(approve(group, task, creator, true, creator))).toBe('cannotApproveOwn')
    await done(approve(group, task, creator, true, leader))
    expect((await read(group, task)).occurrence).toMatchObject({ takenBy: creator.id, paid: true })
  })
})

test('answers beside each other all succeed on two servers, and settle their own tasks alone', async () => {
  const { group, ani, ids, creator } = await family()
  const about = { assignment: 'first', type: 'todo', requireApprove: true, assignedUsers: ids }
  const tasks = await Promise.all(Array.from({ length: 12 }, () => done(make(group, about))))
  for (const task of tasks) await done(complete(group, task, ani))
  const leaders = [creator, at(servers.second, creator)]
  const answers = tasks.map((task, place) => refusalOf(approve(group, task, ani, true, leaders[place % 2])))
  expect(await Promise.all(answers)).toEqual(tasks.map(() => 'ok'))
  const [settled] = await world.database.queries.select().from(groups).where(eq(groups.id, group.id))
  expect(settled?.turnsNextAt?.getTime()).toBeGreaterThan(world.clock.now().getTime())
})

describe('taking turns', () => {
  test('goes round by the order, one turn a day', async () => {
    const { group, ani, boris, ids } = await family()
    const task = await done(make(group, { assignment: 'rotation', assignedUsers: ids }))
    expect(task.occurrence).toMatchObject({ holder: ani.id, next: boris.id })
    expect(await notificationsOf(ani, 'yourTurn')).toHaveLength(1)
    const early = await complete(group, task, boris)
    expect(early).toMatchObject({ status: 409, error: { message: 'notYourTurn' } })
    await done(complete(group, task, ani))
    letDaysPass(1)
    expect(await holderOf(group, task)).toBe(boris.id)
    expect(await ownTask(group, task, ani)).toMatchObject({ mine: false, streak: 1 })
    letDaysPass(1)
    // A missed turn ends the streak of its holder alone.
    expect(await holderOf(group, task)).toBe(ani.id)
    expect(await ownTask(group, task, ani)).toMatchObject({ mine: true, streak: 1 })
    expect(await ownTask(group, task, boris)).toMatchObject({ streak: 0 })
  })

  test('passes on who is on holiday, and no one makes up for it', async () => {
    const { group, ani, boris, vera, ids } = await family(3)
    const task = await done(make(group, { assignment: 'rotation', assignedUsers: ids }))
    await done(ani.send('PATCH /users/profile/holiday-mode', { holidayMode: true }))
    expect(await holderOf(group, task)).toBe(boris.id)
    letDaysPass(1)
    expect(await holderOf(group, task)).toBe(vera.id)
    letDaysPass(1)
    expect(await holderOf(group, task)).toBe(boris.id)
    await done(ani.send('PATCH /users/profile/holiday-mode', { holidayMode: false }))
    letDaysPass(1)
    expect(await holderOf(group, task)).toBe(vera.id)
    letDaysPass(1)
    expect(await holderOf(group, task)).toBe(ani.id)
  })

  test('is skipped, and leaders are notified, when no one is there', async () => {
    const { group, ani, boris, ids, creator } = await family()
    const task = await done(make(group, { assignment: 'rotation', assignedUsers: ids }))
    for (const who of [ani, boris]) await done(who.send('PATCH /users/profile/holiday-mode', { holidayMode: true }))
    expect(await holderOf(group, task)).toBeNull()
    expect(await notificationsOf(creator, 'turnSkipped')).toHaveLength(1)
  })

  test('passes on when the holder leaves', async () => {
    const { group, ani, boris, ids } = await family()
    const task = await done(make(group, { assignment: 'rotation', assignedUsers: ids }))
    await done(ani.send(`DELETE /groups/${group.id}/members/${ani.memberId}`))
    expect(await holderOf(group, task)).toBe(boris.id)
  })

  test('is given by leaders, and counts for who holds it at the end', async () => {
    const { group, ani, boris, vera, ids, creator } = await family(3)
    const task = await done(make(group, { assignment: 'rotation', assignedUsers: ids }))
    const give = (to: string, by: Person = creator) =>
      by.send<Task>(`PATCH ${tasksOf(group)}/${task.id}/turn`, { userId: to })
    expect(await refusalOf(give(boris.id, ani))).toBe('notLeaderInThisGroup')
    expect(await refusalOf(give(creator.id))).toBe('memberNotFound')
    expect((await done(give(boris.id))).occurrence).toMatchObject({ holder: boris.id, next: vera.id })
    expect(await notificationsOf(boris, 'yourTurn')).toHaveLength(1)
    await done(complete(group, task, boris))
    expect(await refusalOf(give(ani.id))).toBe('taskAlreadyCompleted')
    letDaysPass(1)
    expect(await holderOf(group, task)).toBe(vera.id)
    const each = await done(make(group, { assignedUsers: ids }))
    expect(await refusalOf(creator.send(`PATCH ${tasksOf(group)}/${each.id}/turn`, { userId: ani.id }))).toBe(
      'invalidData',
    )
  })

  test('needs a repeating task and two members', async () => {
    const { group, ani, ids } = await family()
    const todo = make(group, { assignment: 'rotation', assignedUsers: ids, type: 'todo' })
    expect(await refusalOf(todo)).toBe('invalidData')
    expect(await refusalOf(make(group, { assignment: 'rotation', assignedUsers: [ani.id] }))).toBe('invalidData')
  })

  test('follows a schedule', async () => {
    const { group, ani, boris, ids } = await family()
    const today = world.clock.now().toISOString().slice(0, 10)
    const schedule = { frequency: 'daily', interval: 2, start: today }
    const task = await done(make(group, { assignment: 'rotation', assignedUsers: ids, schedule }))
    expect(task.occurrence).toMatchObject({ day: today, holder: ani.id })
    await done(complete(group, task, ani))
    letDaysPass(1)
    expect(await holderOf(group, task)).toBe(boris.id)
    letDaysPass(1)
    expect((await done(complete(group, task, boris))).stats.ruby).toBe(10)
    expect(await audit(world.database)).toEqual([])
  })

  test('is changed by a leader among the assignees who does not hold it', async () => {
    const { group, ani, creator } = await family(1)
    const assignedUsers = [ani.id, creator.id]
    const task = await done(make(group, { assignment: 'rotation', assignedUsers }))
    const change = (title: string) =>
      creator.send<Task>(`PUT ${tasksOf(group)}/${task.id}`, { ...dishes, title, assignedUsers })
    expect((await done(change('Pots'))).occurrence).toMatchObject({ holder: ani.id })
    letDaysPass(1)
    expect(await holderOf(group, task)).toBe(creator.id)
    expect(await refusalOf(change('Pans'))).toBe('notAuthorized')
  })
})

describe('swapping turns', () => {
  test('changes both turns and costs no one a place', async () => {
    const { group, ani, boris, vera, ids } = await family(3)
    const task = await done(make(group, { assignment: 'rotation', assignedUsers: ids }))
    expect(await refusalOf(boris.send(`POST ${swapsOf(group, task)}`, { userId: ani.id }))).toBe('notYourTurn')
    expect(await refusalOf(ani.send(`POST ${swapsOf(group, task)}`, { userId: ani.id }))).toBe('memberNotFound')
    const asked = await done(ani.send<Swap>(`POST ${swapsOf(group, task)}`, { userId: boris.id }))
    expect(asked).toMatchObject({ status: 'open', from: ani.id, to: boris.id })
    expect(await refusalOf(ani.send(`POST ${swapsOf(group, task)}`, { userId: vera.id }))).toBe('swapAlreadyOpen')
    expect(await notificationsOf(boris, 'askTurnSwap')).toMatchObject([
      { data: { swap: { id: asked.id, taskId: task.id } } },
    ])
    // The two members and the leaders see it.
    for (const who of [ani, boris]) expect(await ownTask(group, task, who)).toMatchObject({ swap: asked })
    expect(await read(group, task)).toMatchObject({ swap: asked })
    expect(await ownTask(group, task, vera)).toMatchObject({ swap: null })
    const answer = (who: Person, accepted = true) =>
      who.send<Swap>(`POST ${swapsOf(group, task)}/${asked.id}`, { accepted })
    expect(await refusalOf(answer(vera))).toBe('swapNotFound')
    expect(await done(answer(boris))).toMatchObject({ status: 'accepted' })
    expect(await refusalOf(answer(boris))).toBe('swapNoLongerPossible')
    expect(await read(group, task)).toMatchObject({ swap: null, occurrence: { holder: boris.id, next: ani.id } })
    await done(complete(group, task, boris))
    const holders: unknown[] = []
    for (let day = 0; day < 4; day++) {
      letDaysPass(1)
      holders.push(await holderOf(group, task))
    }
    expect(holders).toEqual([ani.id, vera.id, ani.id, boris.id])
  })

  test('is not asked of a member on a break', async () => {
    const { group, ani, boris, ids } = await family(3)
    const task = await done(make(group, { assignment: 'rotation', assignedUsers: ids }))
    const ask = () => ani.send<Swap>(`POST ${swapsOf(group, task)}`, { userId: boris.id })
    await done(boris.send('PATCH /users/profile/holiday-mode', { holidayMode: true }))
    expect(await ask()).toMatchObject({ status: 409, error: { message: 'holidayModeEnabledError' } })
    await done(boris.send('PATCH /users/profile/holiday-mode', { holidayMode: false }))
    const today = world.clock.now().toISOString().slice(0, 10)
    await done(boris.send('POST /users/profile/days-off', { kind: 'planned', from: today, to: today }))
    expect(await refusalOf(ask())).toBe('holidayModeEnabledError')
    letDaysPass(1)
    while ((await holderOf(group, task)) !== ani.id) letDaysPass(1)
    expect(await refusalOf(ask())).toBe('ok')
  })

  test('is withdrawn, declined, or ends with the completion', async () => {
    const { group, ani, boris, ids } = await family()
    const task = await done(make(group, { assignment: 'rotation', assignedUsers: ids }))
    const ask = () => done(ani.send<Swap>(`POST ${swapsOf(group, task)}`, { userId: boris.id }))
    const first = await ask()
    expect(await refusalOf(boris.send(`DELETE ${swapsOf(group, task)}/${first.id}`))).toBe('swapNotFound')
    await done(ani.send(`DELETE ${swapsOf(group, task)}/${first.id}`))
    const second = await ask()
    expect(
      await done(boris.send<Swap>(`POST ${swapsOf(group, task)}/${second.id}`, { accepted: false })),
    ).toMatchObject({
      status: 'declined',
    })
    expect(await notificationsOf(ani, 'turnSwapAnswered')).toHaveLength(1)
    const third = await ask()
    await done(complete(group, task, ani))
    const late = boris.send(`POST ${swapsOf(group, task)}/${third.id}`, { accepted: true })
    expect(await refusalOf(late)).toBe('swapNoLongerPossible')
    expect(await refusalOf(ani.send(`POST ${swapsOf(group, task)}`, { userId: boris.id }))).toBe('taskAlreadyCompleted')
  })

  test('can be declined, but not accepted, when the task is archived', async () => {
    const { group, ani, boris, ids } = await family()
    const task = await done(make(group, { assignment: 'rotation', assignedUsers: ids }))
    const asked = await done(ani.send<Swap>(`POST ${swapsOf(group, task)}`, { userId: boris.id }))
    await done(group.creator.send(`PATCH ${tasksOf(group)}/${task.id}/archive`))
    const answer = (accepted: boolean) => boris.send<Swap>(`POST ${swapsOf(group, task)}/${asked.id}`, { accepted })
    expect(await refusalOf(answer(true))).toBe('swapNoLongerPossible')
    expect(await done(answer(false))).toMatchObject({ status: 'declined' })
  })
})

describe('a leader who completes for a member', () => {
  const completeFor = (group: TestGroup, task: { id: string }, of: Person) =>
    group.creator.send<Completed>(`POST /groups/${group.id}/users/${of.id}/tasks/${task.id}/complete-for`, {})

  test('does so for the holder of a turn alone', async () => {
    const { group, ani, boris, ids } = await family()
    const task = await done(make(group, { assignment: 'rotation', assignedUsers: ids }))
    expect(await refusalOf(completeFor(group, task, boris))).toBe('notYourTurn')
    const { task: completed } = await done(completeFor(group, task, ani))
    expect(completed.occurrence).toMatchObject({ takenBy: ani.id, paid: true })
  })

  test('pays one occurrence once', async () => {
    const { group, ani, boris, ids } = await family()
    const task = await done(make(group, { assignment: 'first', assignedUsers: ids }))
    await done(complete(group, task, ani))
    expect(await refusalOf(completeFor(group, task, boris))).toBe('taskTakenByAnother')
    expect(await audit(world.database)).toEqual([])
  })
})
