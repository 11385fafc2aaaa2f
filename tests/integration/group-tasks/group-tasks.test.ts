import type { Stats } from '@questboard/api/game/schema'
import type { Completed, GroupTask, UserGroupTask } from '@questboard/api/group-tasks/schema'
import { ledger, users } from '@questboard/db/schema'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type InGroup, joinByInvitation, newGroup, type TestGroup } from '../../support/group.ts'
import { notificationsOf } from '../../support/notifications.ts'
import { expectOk } from '../../support/rest.ts'
import { storedRubiesOf } from '../../support/stats.ts'
import { type Call, type Person, startTestServer, type TestServer } from '../../support/test-server.ts'
import { unknownId } from '../../support/unknown-id.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
// A Tuesday, long after the previous one: days never go back.
let week = 0
beforeEach(() => {
  week += 1
  server.clock.set(new Date(Date.UTC(2026, 2, 10 + 28 * week, 10)))
})

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

/** A task by the creator for some members. */
const give = (group: TestGroup, about: object = {}, to: InGroup[] = group.members) =>
  expectOk(
    group.creator.send<GroupTask>(`POST ${tasksOf(group)}`, {
      ...dishes,
      assignedUsers: to.map(({ id }) => id),
      ...about,
    }),
  )

const at = ({ groupId, id }: { groupId: string; id: string }, of: Person, act: string) =>
  `/groups/${groupId}/users/${of.id}/tasks/${id}${act}` as const

const complete = (who: Person, task: GroupTask, body?: object, of = who) =>
  who.send<Completed>(`PATCH ${at(task, of, '/complete')}`, body)

const reopen = (who: Person, task: GroupTask, of = who) =>
  who.send<{ task: UserGroupTask; stats: Stats }>(`PATCH ${at(task, of, '/reopen')}`)

const giveResult = (who: Person, task: GroupTask, result = 'shiny', of = who) =>
  who.send<UserGroupTask>(`POST ${at(task, of, '/result')}`, { result })

const approve = (who: Person, task: GroupTask, of: Person, approved = true) =>
  who.send<{ approved: boolean }>(`POST ${at(task, of, '/approve')}`, { approved })

const takeAway = (who: Person, task: GroupTask, of: Person) => who.send<null>(`DELETE ${at(task, of, '')}`)

const approveAll = (who: Person, task: GroupTask, body: object = {}) =>
  who.send<{ approved: number }>(`POST /groups/${task.groupId}/tasks/${task.id}/approve`, body)

const ofTask = (task: GroupTask, act = '') => `/groups/${task.groupId}/tasks/${task.id}${act}` as const

const update = (who: Person, task: GroupTask, about: object) => {
  const { title, ruby, assignedUsers } = task
  return who.send<GroupTask>(`PUT ${ofTask(task)}`, { ...dishes, title, ruby, assignedUsers, ...about })
}

const list = async (who: Person, group: Pick<TestGroup, 'id'>, query = '') =>
  expectOk(who.send<GroupTask[]>(`GET ${tasksOf(group)}${query}`))

const ownTaskOf = async (who: Person, task: GroupTask): Promise<UserGroupTask> => {
  const tasks = await expectOk(who.send<UserGroupTask[]>(`GET /groups/${task.groupId}/users/${who.id}/tasks`))
  const ownTask = tasks.find(({ id }) => id === task.id)
  if (!ownTask) throw new Error('not among their own tasks')
  return ownTask
}

/** Every balance is the sum of its ledger rows. */
async function expectSums(...people: InGroup[]) {
  const ids = people.map(({ id }) => id)
  const rows = await server.database.queries.select().from(ledger).where(inArray(ledger.ownerId, ids))
  const accounts = await server.database.queries.select().from(users).where(inArray(users.id, ids))
  const sum = (of: typeof rows) => of.reduce((total, { amount }) => total + amount, 0)
  for (const { id, memberId } of people) {
    const exp = accounts.find((account) => account.id === id)?.exp
    expect(sum(rows.filter((row) => row.ownerId === id && row.currency === 'exp'))).toBe(exp)
    expect(sum(rows.filter((row) => row.membershipId === memberId))).toBe(
      await storedRubiesOf(server.database, { memberId }),
    )
  }
}

const refusal = (code: string) => expect.objectContaining({ error: expect.objectContaining({ message: code }) })

const member = (group: TestGroup, place = 0): InGroup => {
  const found = group.members[place]
  if (!found) throw new Error('no such member')
  return found
}
const leader = (group: TestGroup): InGroup => {
  const found = group.leaders[0]
  if (!found) throw new Error('no leader')
  return found
}

describe('creating and changing', () => {
  test('a leader creates a task for members, who are notified and see it', async () => {
    const group = await newGroup(server, { leaders: 1, members: 2 })
    const [ann, bob] = [member(group), member(group, 1)]
    const reply = await leader(group).send<GroupTask>(`POST ${tasksOf(group)}`, {
      title: ' Dishes ',
      ruby: 7,
      type: 'todo',
      assignedUsers: [bob.id, ann.id],
    })
    const state = { completed: false, approveRequested: false, approved: false, result: null, completedAt: null }
    const undated = { dueOn: null, overdue: false }
    expect(reply.result).toEqual({
      assignment: 'each',
      occurrence: null,
      swap: null,
      id: expect.any(String),
      groupId: group.id,
      title: 'Dishes',
      notes: '',
      ruby: 7,
      type: 'todo',
      tags: [],
      draft: false,
      forMyself: false,
      requireApprove: false,
      requireResult: false,
      archived: false,
      waitingApproval: 0,
      assignedUsers: [bob.id, ann.id],
      assignees: [
        { userId: bob.id, ...state, ...undated, checked: [], note: null },
        { userId: ann.id, ...state, ...undated, checked: [], note: null },
      ],
      createdAt: server.clock.now().toISOString(),
      updatedAt: server.clock.now().toISOString(),
      schedule: null,
      checklist: [],
      reminders: [],
      rank: expect.any(String),
    })
    expect(await list(group.creator, group)).toEqual([reply.result])
    const [notified] = await notificationsOf(ann, 'newTaskAssigned')
    expect(notified?.data).toMatchObject({
      sender: { id: leader(group).id },
      group: { name: group.name },
      task: { title: 'Dishes' },
    })
    const { assignees, draft, ...shared } = reply.result
    expect(draft).toBe(false)
    expect(assignees).toHaveLength(2)
    const { completedAt, ...own } = state
    expect(completedAt).toBeNull()
    expect(await ownTaskOf(ann, reply.result)).toEqual({
      note: null,
      mine: true,
      ...shared,
      ...own,
      ...undated,
      streak: 0,
      slot: null,
      dueTime: null,
      opensOn: null,
      nextDueOn: null,
      late: false,
      canSkip: false,
      canSnooze: false,
      lastCompletedAt: null,
    })
  })

  test('refuses a task without assignees, with a stranger, with oneself or out of bounds', async () => {
    const group = await newGroup(server, { leaders: 1 })
    const outsider = await server.person()
    const path: Call = `POST ${tasksOf(group)}`
    const ann = member(group)
    const make = (who: Person, about: object) => who.send(path, { ...dishes, assignedUsers: [ann.id], ...about })
    const five = [1, 2, 3, 4, 5].map((last) => unknownId.slice(0, -1) + last)
    const invalid: object[] = [
      { assignedUsers: [] },
      { assignedUsers: [ann.id, ann.id.toUpperCase()] },
      { assignedUsers: five },
      { ruby: 101 },
      { ruby: -1 },
      { ruby: 1.5 },
      { title: ' ' },
      { type: 'monthly' },
      { tags: [unknownId] },
    ]
    for (const about of invalid) expect(await make(group.creator, about)).toEqual(refusal('invalidData'))
    expect(await make(group.creator, { assignedUsers: [outsider.id] })).toEqual(refusal('memberNotFound'))
    expect(await make(group.creator, { assignedUsers: [outsider.id, group.creator.id] })).toEqual(
      refusal('cannotAssignToYourself'),
    )
    expect(await make(ann, { assignedUsers: [ann.id] })).toEqual(refusal('notLeaderInThisGroup'))
    expect(await make(outsider, {})).toEqual(refusal('notPartOfTheGroup'))
    expect(await list(group.creator, group)).toEqual([])
  })

  test('the same create with a client id returns the task, even after an assignee left', async () => {
    const group = await newGroup(server, { members: 1 })
    const id = crypto.randomUUID()
    const task = await give(group, { id })
    expect(task.id).toBe(id)
    await expectOk(group.creator.send(`DELETE /groups/${group.id}/members/${member(group).memberId}`))
    const body = { ...dishes, id, assignedUsers: [member(group).id] }
    const again = await group.creator.send<GroupTask>(`POST ${tasksOf(group)}`, body)
    expect(again.result).toMatchObject({ id, assignedUsers: [] })
    const otherReply = await group.creator.send(`POST ${tasksOf(group)}`, { ...body, title: 'Other' })
    expect(otherReply).toEqual(refusal('idAlreadyUsed'))
    await expectOk(group.creator.send(`DELETE ${ofTask(task)}`))
    expect(await group.creator.send(`POST ${tasksOf(group)}`, body)).toEqual(refusal('idAlreadyUsed'))
  })

  test('a PUT replaces all, notifies new assignees, and keeps the state of others', async () => {
    const group = await newGroup(server, { members: 2 })
    const [ann, bob] = [member(group), member(group, 1)]
    const task = await give(group, {}, [ann])
    await expectOk(complete(ann, task))
    const changed = await expectOk(update(group.creator, task, { title: 'Pots', ruby: 20, assignedUsers: [bob.id] }))
    expect(changed).toMatchObject({ title: 'Pots', ruby: 20, assignedUsers: [bob.id] })
    expect(await notificationsOf(bob, 'newTaskAssigned')).toHaveLength(1)
    expect(await complete(ann, task)).toEqual(refusal('taskNotFound'))
    const back = await expectOk(update(group.creator, changed, { assignedUsers: [bob.id, ann.id] }))
    expect(back.assignees).toMatchObject([
      { userId: bob.id, completed: false },
      { userId: ann.id, completed: true },
    ])
    expect(await complete(ann, task)).toEqual(refusal('taskAlreadyCompleted'))
    // Its value now, less what its period has paid.
    await expectOk(reopen(ann, task))
    expect((await expectOk(complete(ann, task))).stats.ruby).toBe(20)
    expect(await update(group.creator, task, { notes: undefined })).toEqual(refusal('invalidData'))
    expect(await update(group.creator, { ...task, id: unknownId }, {})).toEqual(refusal('taskNotFound'))
    await expectSums(ann, bob)
  })

  test('leaders cannot change tasks assigned to themselves', async () => {
    const group = await newGroup(server, { leaders: 1, members: 1 })
    const lea = leader(group)
    const task = await give(group, {}, [lea, member(group)])
    const changes: Call[] = [
      `DELETE ${ofTask(task)}`,
      `PATCH ${ofTask(task, '/archive')}`,
      `PATCH ${ofTask(task, '/copy')}`,
      `DELETE ${at(task, member(group), '')}`,
    ]
    for (const call of changes) expect(await lea.send(call)).toEqual(refusal('notAuthorized'))
    expect(await update(lea, task, { assignedUsers: [member(group).id] })).toEqual(refusal('notAuthorized'))
  })

  test('the archive keeps a task unchanged', async () => {
    const group = await newGroup(server, { members: 1 })
    const ann = member(group)
    const task = await give(group, { requireResult: true })
    const archived = await expectOk(group.creator.send<GroupTask>(`PATCH ${ofTask(task, '/archive')}`))
    expect(archived.archived).toBe(true)
    expect(await list(group.creator, group)).toEqual([])
    expect(await list(group.creator, group, '?archived=true&page=1&limit=1')).toEqual([archived])
    expect(await list(group.creator, group, '?archived=true&page=2&limit=1')).toEqual([])
    const archivedTasks = await expectOk(
      ann.send<UserGroupTask[]>(`GET /groups/${group.id}/users/${ann.id}/tasks?archived=true`),
    )
    expect(archivedTasks).toMatchObject([{ id: task.id, archived: true }])
    expect(await group.creator.send(`PATCH ${ofTask(task, '/archive')}`)).toEqual(refusal('taskAlreadyArchived'))
    expect(await update(group.creator, task, {})).toEqual(refusal('cannotUpdateCompletedTask'))
    expect(await complete(ann, task)).toEqual(refusal('cannotCompleteArchivedTask'))
    expect(await reopen(ann, task)).toEqual(refusal('cannotReopenArchivedTask'))
    expect(await giveResult(ann, task)).toEqual(refusal('cannotAddResult'))
    await expectOk(group.creator.send(`DELETE ${ofTask(task)}`))
    expect(await group.creator.send(`DELETE ${ofTask(task)}`)).toEqual(refusal('taskNotFound'))
  })

  test('a copy is open for current members, who are notified', async () => {
    const group = await newGroup(server, { members: 2 })
    const [ann, bob] = [member(group), member(group, 1)]
    const task = await give(group, { requireResult: true })
    await expectOk(complete(ann, task, { result: 'clean' }))
    await expectOk(group.creator.send(`DELETE /groups/${group.id}/members/${bob.memberId}`))
    const copy = await expectOk(group.creator.send<GroupTask>(`PATCH ${ofTask(task, '/copy')}`))
    expect(copy).toMatchObject({ title: 'Dishes', ruby: 10, requireResult: true, assignedUsers: [ann.id] })
    expect(copy.id).not.toBe(task.id)
    expect(copy.assignees).toMatchObject([{ completed: false, result: null }])
    expect(await notificationsOf(ann, 'newTaskAssigned')).toHaveLength(2)
    expect(await notificationsOf(bob, 'newTaskAssigned')).toHaveLength(1)
  })

  test('a list can be filtered by types', async () => {
    const group = await newGroup(server)
    for (const type of ['todo', 'daily', 'weekly']) await give(group, { type })
    expect(await list(group.creator, group, '?type=todo&type=weekly')).toMatchObject([
      { type: 'todo' },
      { type: 'weekly' },
    ])
  })

  test('a group has at most 500 open tasks', async () => {
    const group = await newGroup(server)
    const first = await give(group)
    await server.database.queries.execute(`
      with made as (
        insert into group_tasks
          (id, group_id, title, notes, ruby, type, tags, require_approve, require_result, created_at)
        select gen_random_uuid(), group_id, title, notes, ruby, type, tags, false, false, now()
        from group_tasks, generate_series(1, 499) where id = '${first.id}' returning id, group_id)
      insert into group_task_states (task_id, group_id, user_id, assigned, place)
      select id, group_id, '${member(group).id}', true, 0 from made`)
    const path: Call = `POST ${tasksOf(group)}`
    const body = { ...dishes, assignedUsers: [member(group).id] }
    expect(await group.creator.send(path, body)).toEqual(refusal('tooManyItems'))
    expect(await group.creator.send(`PATCH ${ofTask(first, '/copy')}`)).toEqual(refusal('tooManyItems'))
    await expectOk(complete(member(group), first))
    await give(group)
    expect(await list(group.creator, group)).toHaveLength(501)
  })
})

describe('permissions', () => {
  test('leaders see and manage all tasks, members their own, outsiders none', async () => {
    const group = await newGroup(server, { leaders: 1, members: 2 })
    const [ann, bob] = [member(group), member(group, 1)]
    const outsider = await server.person()
    const task = await give(group, { requireApprove: true }, [ann])
    const body = { ...dishes, assignedUsers: [bob.id] }
    const ofLeaders: [Call, object?][] = [
      [`GET ${tasksOf(group)}`],
      [`POST ${tasksOf(group)}`, body],
      [`PUT ${ofTask(task)}`, body],
      [`DELETE ${ofTask(task)}`],
      [`PATCH ${ofTask(task, '/archive')}`],
      [`PATCH ${ofTask(task, '/copy')}`],
      [`GET ${ofTask(task, '/approvals')}`],
      [`POST ${ofTask(task, '/approve')}`, {}],
      [`GET /groups/${group.id}/users/${bob.id}/tasks`],
      [`POST ${at(task, ann, '/approve')}`, { approved: true }],
      [`DELETE ${at(task, ann, '')}`],
    ]
    for (const [call, sent] of ofLeaders) {
      expect(await ann.send(call, sent), call).toEqual(refusal('notLeaderInThisGroup'))
    }
    const ofAssignees: [Call, object?][] = [
      [`PATCH ${at(task, ann, '/complete')}`, {}],
      [`PATCH ${at(task, ann, '/reopen')}`],
      [`POST ${at(task, ann, '/result')}`, { result: 'x' }],
    ]
    for (const [call, sent] of ofAssignees) {
      expect(await group.creator.send(call, sent), call).toEqual(refusal('notAuthorized'))
      expect(await bob.send(call, sent), call).toEqual(refusal('notAuthorized'))
      const ofBob = call.replace(`/users/${ann.id}/`, `/users/${bob.id}/`) as Call
      expect(await bob.send(ofBob, sent), ofBob).toEqual(refusal('taskNotFound'))
    }
    for (const [call, sent] of [...ofLeaders, ...ofAssignees]) {
      expect(await outsider.send(call, sent), call).toEqual(refusal('notPartOfTheGroup'))
      const elsewhere = call.replace(group.id, unknownId) as Call
      expect(await group.creator.send(elsewhere, sent), call).toEqual(refusal('groupNotFound'))
    }
    const ofNobody: Call = `GET /groups/${group.id}/users/${outsider.id}/tasks`
    expect(await ann.send(ofNobody)).toEqual(refusal('notLeaderInThisGroup'))
    expect(await leader(group).send(ofNobody)).toEqual(refusal('memberNotFound'))
    expect(await expectOk(leader(group).send(`GET /groups/${group.id}/users/${ann.id}/tasks`))).toHaveLength(1)
    expect(await approve(leader(group), task, outsider)).toEqual(refusal('memberNotFound'))
    expect(await approve(leader(group), task, bob)).toEqual(refusal('taskNotFound'))
    expect(await takeAway(leader(group), task, outsider)).toEqual(refusal('memberNotFound'))
    expect(await takeAway(leader(group), task, bob)).toEqual(refusal('taskNotFound'))
  })

  test('a task is not found through another group', async () => {
    const [firstGroup, secondGroup] = [await newGroup(server), await newGroup(server)]
    const task = await give(firstGroup)
    const elsewhere = { ...task, groupId: secondGroup.id }
    const ann = member(secondGroup)
    expect(await complete(ann, elsewhere)).toEqual(refusal('taskNotFound'))
    expect(await secondGroup.creator.send(`DELETE ${ofTask(elsewhere)}`)).toEqual(refusal('taskNotFound'))
    expect(await approveAll(secondGroup.creator, elsewhere)).toEqual(refusal('taskNotFound'))
    expect(await secondGroup.creator.send(`GET ${ofTask(elsewhere, '/approvals')}`)).toEqual(refusal('taskNotFound'))
  })
})

describe('without approval', () => {
  test('completing pays at once and moves the pawn; reopening takes it back', async () => {
    const group = await newGroup(server)
    const ann = member(group)
    const task = await give(group)
    const { task: shown, stats, board } = await expectOk(complete(ann, task))
    expect(shown).toMatchObject({ completed: true, approveRequested: false, approved: false, streak: 1 })
    expect(stats).toMatchObject({ gold: 0, ruby: 10, exp: 5 })
    expect(board.position).toBe(1)
    expect(await complete(ann, task)).toEqual(refusal('taskAlreadyCompleted'))
    const reopened = await expectOk(reopen(ann, task))
    expect(reopened).toMatchObject({ task: { completed: false, streak: 0 }, stats: { ruby: 0, exp: 0 } })
    expect(await reopen(ann, task)).toEqual(refusal('taskNotCompleted'))
    const again = await expectOk(complete(ann, task))
    expect(again).toMatchObject({ stats: { ruby: 10, exp: 5 }, board: { position: 1 }, task: { streak: 1 } })
    expect(await approve(group.creator, task, ann)).toEqual(refusal('groupTaskApproveNotRequired'))
    expect(await approveAll(group.creator, task)).toEqual(refusal('groupTaskApproveNotRequired'))
    await expectSums(ann)
  })

  test('reopening takes at most the balance, and the rest is not paid again', async () => {
    const group = await newGroup(server)
    const ann = member(group)
    const task = await give(group)
    await expectOk(complete(ann, task))
    await spend(group, ann, 8)
    expect((await expectOk(reopen(ann, task))).stats.ruby).toBe(0)
    expect((await expectOk(complete(ann, task))).stats.ruby).toBe(2)
    await expectSums(ann)
  })

  test('a paid to-do stays done', async () => {
    const group = await newGroup(server)
    const task = await give(group, { type: 'todo' })
    const { stats } = await expectOk(complete(member(group), task))
    expect(stats).toMatchObject({ ruby: 10, exp: 10 })
    expect(await reopen(member(group), task)).toEqual(refusal('cannotReopenToDoTask'))
    server.clock.advance({ days: 7 })
    expect(await ownTaskOf(member(group), task)).toMatchObject({ completed: true, streak: 0 })
  })

  test('two parallel completions pay once', async () => {
    const group = await newGroup(server)
    const ann = member(group)
    const task = await give(group)
    const replies = await Promise.all([complete(ann, task), complete(ann, task), complete(ann, task)])
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await storedRubiesOf(server.database, ann)).toBe(10)
    await expectSums(ann)
  })

  test('a required result is checked last, may come before or after, and is ignored where not required', async () => {
    const group = await newGroup(server)
    const ann = member(group)
    const task = await give(group, { requireResult: true })
    await expectOk(ann.send('PATCH /users/profile/holiday-mode', { holidayMode: true }))
    expect(await complete(ann, task)).toEqual(refusal('holidayModeEnabledError'))
    await expectOk(ann.send('PATCH /users/profile/holiday-mode', { holidayMode: false }))
    expect(await complete(ann, task)).toEqual(refusal('resultOfTheTaskRequired'))
    expect(await expectOk(giveResult(ann, task))).toMatchObject({ result: 'shiny', completed: false })
    expect((await expectOk(complete(ann, task))).task.result).toBe('shiny')
    expect((await expectOk(giveResult(ann, task, 'bright'))).result).toBe('bright')
    expect((await expectOk(reopen(ann, task))).task.result).toBe('bright')
    const plain = await give(group)
    expect(await giveResult(ann, plain)).toEqual(refusal('cannotAddResult'))
    expect((await expectOk(complete(ann, plain, { result: 'ignored' }))).task.result).toBeNull()
  })
})

/** Rubies spent otherwise, with their ledger row. */
async function spend(group: TestGroup, who: InGroup, amount: number) {
  const { postRubies } = await import('../../../packages/api/src/ledger/post-rubies.ts')
  const line = { amount: -amount, reason: 'groupRewardRedeemed', reference: crypto.randomUUID() } as const
  const account = { id: who.memberId, groupId: group.id, userId: who.id }
  await server.database.transaction((tx) => postRubies(tx, server.clock, account, [line]))
}

describe('with approval', () => {
  const wanted = { requireApprove: true }

  test('completing notifies the creator and the leaders; approving pays and notifies the assignee', async () => {
    const group = await newGroup(server, { leaders: 1 })
    const ann = member(group)
    const task = await give(group, wanted)
    expect(await approve(group.creator, task, ann)).toEqual(refusal('groupTaskNotCompleted'))
    expect(await approveAll(group.creator, task)).toEqual(refusal('noTasksForApproval'))
    const requested = await expectOk(complete(ann, task))
    expect(requested).toMatchObject({
      task: { completed: true, approveRequested: true, approved: false, waitingApproval: 1 },
      stats: { ruby: 0, exp: 0 },
      board: { position: 0 },
    })
    for (const asker of [group.creator, leader(group)]) {
      const [question, ...others] = await notificationsOf(asker, 'askTaskApprove')
      expect(others).toEqual([])
      expect(question?.data).toMatchObject({ sender: { id: ann.id }, task: { title: 'Dishes' } })
    }
    expect(await complete(ann, task)).toEqual(refusal('groupTaskApproveAlreadyRequested'))
    const approvals = await expectOk(group.creator.send<object[]>(`GET ${ofTask(task, '/approvals')}`))
    expect(approvals).toMatchObject([
      { userId: ann.id, name: ann.name, approveRequested: true, avatar: { owned: true } },
    ])
    expect(await expectOk(approve(leader(group), task, ann))).toEqual({ approved: true })
    expect(await ownTaskOf(ann, task)).toMatchObject({ completed: true, approveRequested: false, approved: true })
    expect(await storedRubiesOf(server.database, ann)).toBe(10)
    expect((await notificationsOf(ann, 'taskApprove'))[0]?.data.task).toEqual({ title: 'Dishes', approved: true })
    expect(await notificationsOf(group.creator, 'askTaskApprove')).toEqual([])
    expect(await expectOk(group.creator.send(`GET ${ofTask(task, '/approvals')}`))).toEqual([])
    expect(await approve(group.creator, task, ann)).toEqual(refusal('alreadyApproved'))
    expect(await complete(ann, task)).toEqual(refusal('taskAlreadyCompleted'))
    await expectSums(ann)
  })

  test('declining reopens it unpaid, and notifies', async () => {
    const group = await newGroup(server)
    const ann = member(group)
    const task = await give(group, wanted)
    await expectOk(complete(ann, task))
    expect(await expectOk(approve(group.creator, task, ann, false))).toEqual({ approved: false })
    expect(await ownTaskOf(ann, task)).toMatchObject({ completed: false, approveRequested: false, approved: false })
    expect((await notificationsOf(ann, 'taskApprove'))[0]?.data.task).toEqual({ title: 'Dishes', approved: false })
    expect(await notificationsOf(group.creator, 'askTaskApprove')).toEqual([])
    expect(await approve(group.creator, task, ann)).toEqual(refusal('groupTaskNotCompleted'))
    expect(await storedRubiesOf(server.database, ann)).toBe(0)
  })

  test('reopening a waiting to-do withdraws its request; a paid one cannot be reopened', async () => {
    const group = await newGroup(server)
    const ann = member(group)
    const task = await give(group, { ...wanted, type: 'todo' })
    await expectOk(complete(ann, task))
    await expectOk(reopen(ann, task))
    expect(await notificationsOf(group.creator, 'askTaskApprove')).toEqual([])
    expect(await approve(group.creator, task, ann)).toEqual(refusal('groupTaskNotCompleted'))
    await expectOk(complete(ann, task))
    await expectOk(complete(ann, task).then(() => reopen(ann, task)))
    await expectOk(complete(ann, task))
    expect(await notificationsOf(group.creator, 'askTaskApprove')).toHaveLength(1)
    await expectOk(approve(group.creator, task, ann))
    expect(await reopen(ann, task)).toEqual(refusal('cannotReopenToDoTask'))
  })

  test('an open request protects the task from changes', async () => {
    const group = await newGroup(server, { members: 2 })
    const [ann, bob] = [member(group), member(group, 1)]
    const task = await give(group, wanted)
    await expectOk(complete(ann, task))
    const code = refusal('waitingApprovalTasksExist')
    expect(await update(group.creator, task, {})).toEqual(code)
    expect(await group.creator.send(`DELETE ${ofTask(task)}`)).toEqual(code)
    expect(await group.creator.send(`PATCH ${ofTask(task, '/archive')}`)).toEqual(code)
    expect(await takeAway(group.creator, task, ann)).toEqual(code)
    await expectOk(takeAway(group.creator, task, bob))
    expect(await list(group.creator, group)).toMatchObject([{ assignedUsers: [ann.id], waitingApproval: 1 }])
    expect(await complete(bob, task)).toEqual(refusal('taskNotFound'))
  })

  test('approval that is required after completing has no request', async () => {
    const group = await newGroup(server)
    const task = await give(group)
    await expectOk(complete(member(group), task))
    await expectOk(update(group.creator, task, wanted))
    expect(await approve(group.creator, task, member(group))).toEqual(refusal('groupTaskApproveNotRequested'))
    expect(await approveAll(group.creator, task)).toEqual(refusal('noTasksForApproval'))
  })

  test("approving all skips the leader's own requests", async () => {
    const group = await newGroup(server, { leaders: 1, members: 2 })
    const lea = leader(group)
    const everybody = [lea, ...group.members]
    const task = await give(group, wanted, everybody)
    for (const assignee of everybody) await expectOk(complete(assignee, task))
    expect(await notificationsOf(lea, 'askTaskApprove')).toHaveLength(2)
    expect(await approve(lea, task, lea)).toEqual(refusal('cannotApproveOwn'))
    expect(await expectOk(approveAll(lea, task))).toEqual({ approved: 2 })
    expect(await approveAll(lea, task)).toEqual(refusal('noTasksForApproval'))
    expect(await expectOk(approveAll(group.creator, task, { approved: false }))).toEqual({ approved: 1 })
    expect(await Promise.all(everybody.map((who) => storedRubiesOf(server.database, who)))).toEqual([0, 10, 10])
    await expectSums(...everybody)
  })

  test('parallel completing, reopening, answering and rollover keep all balances', async () => {
    const group = await newGroup(server, { leaders: 1, members: 2 })
    const [ann, bob] = [member(group), member(group, 1)]
    const task = await give(group, wanted)
    for (let round = 0; round < 6; round++) {
      server.clock.advance({ hours: 12 })
      const replies = await Promise.all([
        complete(ann, task),
        complete(bob, task),
        approveAll(group.creator, task),
        reopen(ann, task),
        approve(leader(group), task, bob),
        update(leader(group), task, { ruby: round * 10, requireApprove: true, assignedUsers: [bob.id, ann.id] }),
        approveAll(leader(group), task),
      ])
      expect(replies.filter(({ status }) => status >= 500)).toEqual([])
    }
    await expectSums(ann, bob)
  })
})

describe('the rollover', () => {
  const wanted = { requireApprove: true }

  test('reopens a daily task and counts its days; a missed one ends the streak without penalty', async () => {
    const group = await newGroup(server)
    const ann = member(group)
    const task = await give(group, { requireResult: true })
    await expectOk(complete(ann, task, { result: 'done' }))
    server.clock.advance({ days: 1 })
    expect(await ownTaskOf(ann, task)).toMatchObject({ completed: false, result: null, streak: 1 })
    expect(await expectOk(complete(ann, task, { result: 'done' }))).toMatchObject({
      task: { streak: 2 },
      stats: { ruby: 20 },
      board: { position: 2 },
    })
    server.clock.advance({ days: 2 })
    expect(await ownTaskOf(ann, task)).toMatchObject({ completed: false, streak: 0 })
    expect(await storedRubiesOf(server.database, ann)).toBe(20)
    await expectSums(ann)
  })

  test('reopens a weekly task on Monday', async () => {
    const group = await newGroup(server)
    const ann = member(group)
    const task = await give(group, { type: 'weekly' })
    const first = await expectOk(complete(ann, task))
    expect(first).toMatchObject({ task: { streak: 1 }, board: { position: 2 }, stats: { ruby: 10 } })
    server.clock.advance({ days: 5 })
    expect(await ownTaskOf(ann, task)).toMatchObject({ completed: true, streak: 1 })
    server.clock.advance({ days: 1 })
    expect(await ownTaskOf(ann, task)).toMatchObject({ completed: false, streak: 1 })
    server.clock.advance({ days: 7 })
    expect(await ownTaskOf(ann, task)).toMatchObject({ completed: false, streak: 0 })
  })

  test('counts a reopened day as missed; a holiday ends no streak', async () => {
    const group = await newGroup(server)
    const ann = member(group)
    const [keptTask, lost] = [await give(group), await give(group)]
    for (const task of [keptTask, lost]) await expectOk(complete(ann, task))
    server.clock.advance({ days: 1 })
    for (const task of [keptTask, lost]) expect((await expectOk(complete(ann, task))).task.streak).toBe(2)
    expect((await expectOk(reopen(ann, lost))).task.streak).toBe(1)
    server.clock.advance({ days: 1 })
    expect([(await ownTaskOf(ann, keptTask)).streak, (await ownTaskOf(ann, lost)).streak]).toEqual([2, 0])
    await expectOk(ann.send('PATCH /users/profile/holiday-mode', { holidayMode: true }))
    server.clock.advance({ days: 9 })
    expect((await ownTaskOf(ann, keptTask)).streak).toBe(2)
    await expectOk(ann.send('PATCH /users/profile/holiday-mode', { holidayMode: false }))
    expect((await expectOk(complete(ann, keptTask))).task.streak).toBe(3)
    server.clock.advance({ days: 2 })
    expect((await ownTaskOf(ann, keptTask)).streak).toBe(0)
  })

  test('keeps a waiting task, which pays its period after approval and reopens at the next rollover', async () => {
    const group = await newGroup(server)
    const ann = member(group)
    const task = await give(group, wanted)
    await expectOk(complete(ann, task))
    server.clock.advance({ days: 2 })
    expect(await ownTaskOf(ann, task)).toMatchObject({ completed: true, approveRequested: true, streak: 1 })
    await expectOk(approve(group.creator, task, ann))
    expect(await ownTaskOf(ann, task)).toMatchObject({ completed: true, approved: true, streak: 1 })
    expect(await storedRubiesOf(server.database, ann)).toBe(10)
    server.clock.advance({ days: 1 })
    expect(await ownTaskOf(ann, task)).toMatchObject({ completed: false, approved: false, streak: 1 })
    expect((await expectOk(complete(ann, task))).task.streak).toBe(2)
    await expectSums(ann)
  })

  test('keeps a waiting task of a member who was away for days until the rollover after the approval', async () => {
    const group = await newGroup(server)
    const ann = member(group)
    const task = await give(group, wanted)
    await expectOk(complete(ann, task))
    server.clock.advance({ days: 3 })
    await expectOk(approve(group.creator, task, ann))
    expect(await ownTaskOf(ann, task)).toMatchObject({ completed: true, approved: true, streak: 1 })
    server.clock.advance({ days: 1 })
    expect(await ownTaskOf(ann, task)).toMatchObject({ completed: false, streak: 1 })
  })

  test('reopening a task paid for an earlier day takes that back; completing then pays the current one', async () => {
    const group = await newGroup(server)
    const ann = member(group)
    const task = await give(group, wanted)
    await expectOk(complete(ann, task))
    server.clock.advance({ days: 1 })
    await expectOk(approve(group.creator, task, ann))
    await spend(group, ann, 4)
    expect((await expectOk(reopen(ann, task))).stats.ruby).toBe(0)
    await expectOk(complete(ann, task))
    await expectOk(approve(group.creator, task, ann))
    expect(await storedRubiesOf(server.database, ann)).toBe(10)
    await expectOk(reopen(ann, task))
    await expectOk(complete(ann, task))
    await expectOk(approve(group.creator, task, ann))
    expect(await storedRubiesOf(server.database, ann)).toBe(10)
    const { board } = await expectOk(complete(ann, await give(group, { ruby: 0 })))
    // One square for each of the two days, and one for the other task.
    expect(board.position).toBe(3)
    await expectSums(ann)
  })

  test('a task declined after its day is open for the current one, and its streak is unchanged', async () => {
    const group = await newGroup(server)
    const ann = member(group)
    const task = await give(group, wanted)
    await expectOk(complete(ann, task))
    await expectOk(approve(group.creator, task, ann))
    server.clock.advance({ days: 1 })
    expect((await expectOk(complete(ann, task))).task.streak).toBe(2)
    server.clock.advance({ days: 2 })
    await expectOk(approve(group.creator, task, ann, false))
    expect(await ownTaskOf(ann, task)).toMatchObject({ completed: false, streak: 1 })
    server.clock.advance({ days: 1 })
    expect(await ownTaskOf(ann, task)).toMatchObject({ streak: 1 })
    server.clock.advance({ days: 1 })
    expect(await ownTaskOf(ann, task)).toMatchObject({ streak: 0 })
  })

  test('a task declined on its day keeps the streak, and can be completed again', async () => {
    const group = await newGroup(server)
    const ann = member(group)
    const task = await give(group, wanted)
    await expectOk(complete(ann, task))
    await expectOk(approve(group.creator, task, ann))
    server.clock.advance({ days: 1 })
    await expectOk(complete(ann, task))
    await expectOk(approve(group.creator, task, ann, false))
    server.clock.advance({ days: 1 })
    expect(await ownTaskOf(ann, task)).toMatchObject({ completed: false, streak: 1 })
    await expectOk(complete(ann, task))
    await expectOk(approve(group.creator, task, ann, false))
    expect((await expectOk(complete(ann, task))).task.streak).toBe(2)
  })

  test("a task with a new type reopens at that type's next rollover with a new streak", async () => {
    const group = await newGroup(server)
    const ann = member(group)
    const task = await give(group, { type: 'weekly' })
    await expectOk(complete(ann, task))
    await expectOk(update(group.creator, task, { type: 'daily' }))
    expect(await ownTaskOf(ann, task)).toMatchObject({ completed: true, streak: 0 })
    // It is the same period until the rollover: it is not paid twice.
    await expectOk(reopen(ann, task))
    await expectOk(update(group.creator, task, { type: 'daily', ruby: 12 }))
    await expectOk(complete(ann, task))
    expect(await storedRubiesOf(server.database, ann)).toBe(12)
    server.clock.advance({ days: 1 })
    expect(await ownTaskOf(ann, task)).toMatchObject({ completed: false, streak: 1 })
    await expectSums(ann)
  })

  test('reassigning a task pays no period twice, and pays a new one', async () => {
    const group = await newGroup(server, { members: 2 })
    const [ann, bob] = [member(group), member(group, 1)]
    const task = await give(group)
    await expectOk(complete(ann, task))
    await expectOk(takeAway(group.creator, task, ann))
    await expectOk(update(group.creator, task, { assignedUsers: [ann.id, bob.id] }))
    expect(await complete(ann, task)).toEqual(refusal('taskAlreadyCompleted'))
    await expectOk(takeAway(group.creator, task, ann))
    server.clock.advance({ days: 2 })
    await expectOk(ann.send('GET /user/tasks'))
    await expectOk(update(group.creator, task, { assignedUsers: [ann.id] }))
    expect((await expectOk(complete(ann, task))).stats.ruby).toBe(20)
  })
})

describe('leaving', () => {
  test('a leaving member loses tasks and open requests, and is not paid twice after returning', async () => {
    const group = await newGroup(server, { members: 2 })
    const [ann, bob] = [member(group), member(group, 1)]
    const waiting = await give(group, { requireApprove: true })
    const paid = await give(group, {}, [ann])
    await expectOk(complete(ann, waiting))
    await expectOk(complete(ann, paid))
    await expectOk(group.creator.send(`DELETE /groups/${group.id}/members/${ann.memberId}`))
    expect(await complete(ann, paid)).toEqual(refusal('notPartOfTheGroup'))
    expect(await notificationsOf(group.creator, 'askTaskApprove')).toEqual([])
    expect(await list(group.creator, group)).toMatchObject([
      { assignedUsers: [bob.id], waitingApproval: 0 },
      { assignedUsers: [] },
    ])
    expect(await approve(group.creator, waiting, ann)).toEqual(refusal('memberNotFound'))
    await joinByInvitation(group, ann)
    await expectOk(update(group.creator, paid, { assignedUsers: [ann.id] }))
    expect(await complete(ann, paid)).toEqual(refusal('taskAlreadyCompleted'))
  })

  test('deleting a group deletes its tasks and requests', async () => {
    const group = await newGroup(server)
    const task = await give(group, { requireApprove: true })
    await expectOk(complete(member(group), task))
    await expectOk(group.creator.send(`DELETE /groups/${group.id}`))
    expect(await complete(member(group), task)).toEqual(refusal('groupNotFound'))
    expect(await notificationsOf(group.creator, 'askTaskApprove')).toEqual([])
  })
})
