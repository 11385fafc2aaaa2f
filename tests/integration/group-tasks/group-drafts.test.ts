import type { Completed, GroupTask } from '@questboard/api/group-tasks/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type InGroup, newGroup, type TestGroup } from '../../support/group.ts'
import { notificationsOf } from '../../support/notifications.ts'
import { expectOk } from '../../support/rest.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const dishes = {
  title: 'Dishes',
  notes: '',
  ruby: 10,
  type: 'daily',
  tags: [] as string[],
  requireApprove: false,
  requireResult: false,
}

const tasksOf = (group: Pick<TestGroup, 'id'>) => `/groups/${group.id}/tasks` as const
const at = (group: TestGroup, task: { id: string }) => `${tasksOf(group)}/${task.id}` as const
const completing = (group: TestGroup, task: { id: string }, { id }: Person) =>
  `PATCH /groups/${group.id}/users/${id}/tasks/${task.id}/complete` as const

const make = (group: TestGroup, about: object, by: Person = group.creator) =>
  by.send<GroupTask>(`POST ${tasksOf(group)}`, { ...dishes, ...about })

const change = (group: TestGroup, task: { id: string }, about: object, by: Person = group.creator) =>
  by.send<GroupTask>(`PUT ${at(group, task)}`, { ...dishes, ...about })

const assignmentsOf = async (person: Person) => (await notificationsOf(person, 'newTaskAssigned')).length

const refusalOf = async (reply: Promise<{ status: number; error: { message: string } }>) => {
  const { status, error } = await reply
  return { status, code: error.message }
}

describe('a draft', () => {
  test('is made by a creator who is still alone, and notifies its assignee when it is assigned', async () => {
    const group = await newGroup(server, { members: 0 })
    const task = await expectOk(make(group, { draft: true, assignedUsers: [] }))
    expect(task).toMatchObject({ draft: true, forMyself: false, assignedUsers: [], ruby: 10 })
    const child = await group.join('member')
    expect(await assignmentsOf(child)).toBe(0)
    expect(await refusalOf(child.send(completing(group, task, child)))).toMatchObject({ code: 'taskNotFound' })

    const assigned = await expectOk(change(group, task, { assignedUsers: [child.id] }))
    expect(assigned).toMatchObject({ draft: false, assignedUsers: [child.id] })
    expect(await assignmentsOf(child)).toBe(1)
    const { stats } = await expectOk(child.send<Completed>(completing(group, task, child)))
    expect(stats.ruby).toBe(10)
  })

  test('is edited, copied and made of an assigned task', async () => {
    const group = await newGroup(server)
    const [child] = group.members as [InGroup]
    const task = await expectOk(make(group, { assignedUsers: [child.id] }))
    const draft = await expectOk(change(group, task, { draft: true, assignedUsers: [], title: 'Later' }))
    expect(draft).toMatchObject({ draft: true, assignedUsers: [], title: 'Later' })
    expect(await expectOk(child.send<unknown[]>(`GET /groups/${group.id}/users/${child.id}/tasks`))).toEqual([])
    const copy = await expectOk(group.creator.send<GroupTask>(`PATCH ${at(group, task)}/copy`))
    expect(copy.draft).toBe(true)
  })

  test('has no assignees, and other tasks have at least one', async () => {
    const group = await newGroup(server)
    const [child] = group.members as [InGroup]
    const invalid = { status: 400, code: 'invalidData' }
    const refused = [
      { assignedUsers: [] },
      { assignedUsers: [], draft: false },
      { assignedUsers: [child.id], draft: true },
      { assignedUsers: [], draft: true, forMyself: true },
    ]
    for (const about of refused) expect(await refusalOf(make(group, about))).toEqual(invalid)
    const task = await expectOk(make(group, { assignedUsers: [child.id] }))
    for (const about of refused) expect(await refusalOf(change(group, task, about))).toEqual(invalid)
  })

  test('is not for members', async () => {
    const group = await newGroup(server)
    const [child] = group.members as [InGroup]
    const refused = { status: 403, code: 'notLeaderInThisGroup' }
    expect(await refusalOf(make(group, { draft: true, assignedUsers: [] }, child))).toEqual(refused)
    expect(await refusalOf(make(group, { forMyself: true, assignedUsers: [] }, child))).toEqual(refused)
  })
})

describe("a leader's own task", () => {
  test('pays no rubies, but experience and a step, and needs no approval', async () => {
    const group = await newGroup(server)
    const { creator } = group
    const task = await expectOk(make(group, { forMyself: true, assignedUsers: [creator.id], requireApprove: true }))
    expect(task).toMatchObject({ forMyself: true, ruby: 0, requireApprove: false, assignedUsers: [creator.id] })
    const { stats, board, task: own } = await expectOk(creator.send<Completed>(completing(group, task, creator)))
    expect(own).toMatchObject({ completed: true, approveRequested: false, forMyself: true })
    expect(stats).toMatchObject({ ruby: 0 })
    expect(stats.exp).toBeGreaterThan(0)
    expect(board.position).toBeGreaterThan(0)
  })

  test('is changed, archived and deleted by its owner, and an update without the field keeps it personal', async () => {
    const group = await newGroup(server, { leaders: 1 })
    const { creator } = group
    const [leader] = group.leaders as [InGroup]
    const [child] = group.members as [InGroup]
    const task = await expectOk(make(group, { forMyself: true, assignedUsers: [] }))
    const unchanged = { forMyself: true, ruby: 0, assignedUsers: [creator.id] }
    expect(await expectOk(change(group, task, { assignedUsers: [creator.id], title: 'Mine' }))).toMatchObject(unchanged)
    expect(await expectOk(change(group, task, { assignedUsers: [creator.id], ruby: 50 }, leader))).toMatchObject(
      unchanged,
    )
    const givenTask = await expectOk(change(group, task, { assignedUsers: [child.id] }))
    expect(givenTask).toMatchObject({ forMyself: false, ruby: 10, assignedUsers: [child.id] })
    const second = await expectOk(make(group, { forMyself: true, assignedUsers: [] }))
    await expectOk(creator.send(`PATCH ${at(group, second)}/archive`))
    await expectOk(creator.send(`DELETE ${at(group, second)}`))
  })

  test('has no other assignee, and without the field leaders cannot assign tasks to themselves', async () => {
    const group = await newGroup(server, { leaders: 1 })
    const { creator } = group
    const [leader] = group.leaders as [InGroup]
    const [child] = group.members as [InGroup]
    const others = { forMyself: true, assignedUsers: [creator.id, child.id] }
    expect(await refusalOf(make(group, others))).toEqual({ status: 400, code: 'invalidData' })
    const refused = { status: 403, code: 'cannotAssignToYourself' }
    expect(await refusalOf(make(group, { assignedUsers: [creator.id] }))).toEqual(refused)
    const ownTask = await expectOk(make(group, { forMyself: true, assignedUsers: [] }, leader))
    const paid = { forMyself: false, assignedUsers: [leader.id] }
    expect(await refusalOf(change(group, ownTask, paid, leader))).toEqual(refused)
    // What another leader assigns stays closed to its assignee, with the field too.
    const ordinary = await expectOk(make(group, { assignedUsers: [leader.id] }))
    const closed = { status: 403, code: 'notAuthorized' }
    expect(await refusalOf(change(group, ordinary, { forMyself: true, assignedUsers: [] }, leader))).toEqual(closed)
  })

  test('is not taken over by another leader who edits it', async () => {
    const group = await newGroup(server, { leaders: 1 })
    const { creator } = group
    const [leader] = group.leaders as [InGroup]
    const task = await expectOk(make(group, { forMyself: true, assignedUsers: [] }))
    const edited = await expectOk(
      change(group, task, { forMyself: true, assignedUsers: [], title: 'Still mine' }, leader),
    )
    expect(edited).toMatchObject({ forMyself: true, ruby: 0, assignedUsers: [creator.id] })
    const taking = { forMyself: true, assignedUsers: [leader.id] }
    expect(await refusalOf(change(group, task, taking, leader))).toEqual({ status: 400, code: 'invalidData' })
  })
})

test('a create that is repeated with the new fields at their default is the same one', async () => {
  const group = await newGroup(server)
  const [child] = group.members as [InGroup]
  const id = crypto.randomUUID()
  const before = await expectOk(make(group, { id, assignedUsers: [child.id] }))
  const after = await expectOk(make(group, { id, assignedUsers: [child.id], draft: false, forMyself: false }))
  expect(after).toEqual(before)
  expect(await refusalOf(make(group, { id, assignedUsers: [], draft: true }))).toMatchObject({ code: 'idAlreadyUsed' })
})
