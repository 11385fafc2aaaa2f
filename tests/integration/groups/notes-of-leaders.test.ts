import type { GroupMission } from '@questboard/api/group-missions/schema'
import type { CompletedFor, GroupTask, Reopened, UserGroupTask } from '@questboard/api/group-tasks/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { grantRubies } from '../../support/grant-rubies.ts'
import { giveTask, type InGroup, newGroup, type TestGroup } from '../../support/group.ts'
import { newestNotificationOf } from '../../support/notifications.ts'
import { expectOk } from '../../support/rest.ts'
import { rubiesOf } from '../../support/stats.ts'
import { startTestServer, type TestServer } from '../../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const tasksOf = async (group: TestGroup, who: InGroup) =>
  expectOk(who.send<UserGroupTask[]>(`GET /groups/${group.id}/users/${who.id}/tasks`))

async function give(group: TestGroup, who: InGroup, about: object = {}) {
  const { id } = await giveTask(group, [who], { type: 'daily', requireApprove: true, ...about })
  const path = `/groups/${group.id}/users/${who.id}/tasks/${id}` as const
  return {
    id,
    complete: () => expectOk(who.send<{ task: UserGroupTask }>(`PATCH ${path}/complete`, {})),
    reopen: () => expectOk(who.send<Reopened>(`PATCH ${path}/reopen`, {})),
    answer: (body: object, by: InGroup = group.creator) => by.send<{ approved: boolean }>(`POST ${path}/approve`, body),
  }
}

async function familyOf(shape: { leaders?: number; members?: number } = {}) {
  const group = await newGroup(server, shape)
  return { group, member: group.members[0] as InGroup }
}

describe('the words of a leader about a task', () => {
  test('stay at the task until its next turn, and are sent to the member', async () => {
    const { group, member } = await familyOf()
    const task = await give(group, member)
    expect((await tasksOf(group, member))[0]).toMatchObject({ note: null, mine: true })
    const { task: asked } = await task.complete()
    expect(asked).toMatchObject({ note: null, mine: false })
    await expectOk(task.answer({ approved: false, note: '  The pan is still dirty ' }))
    expect((await newestNotificationOf(member)).data).toMatchObject({
      task: { title: 'Dishes', approved: false },
      note: 'The pan is still dirty',
    })
    expect((await tasksOf(group, member))[0]).toMatchObject({
      completed: false,
      note: 'The pan is still dirty',
      mine: true,
    })
    server.clock.advance({ days: 1 })
    await member.send('GET /users/profile')
    expect((await tasksOf(group, member))[0]).toMatchObject({ completed: false, note: null })
  })

  test('disappear when the next occurrence of a task with a schedule begins', async () => {
    const { group, member } = await familyOf()
    const task = await give(group, member, { schedule: { frequency: 'daily', interval: 1 } })
    await task.complete()
    await expectOk(task.answer({ approved: true, note: 'Shining' }))
    expect((await tasksOf(group, member))[0]).toMatchObject({ approved: true, note: 'Shining' })
    server.clock.advance({ days: 1 })
    await member.send('GET /users/profile')
    expect((await tasksOf(group, member))[0]).toMatchObject({ completed: false, note: null })
  })

  test('are at most 500 characters, and an empty note is none', async () => {
    const { group, member } = await familyOf()
    const task = await give(group, member)
    await task.complete()
    const tooLong = await task.answer({ approved: true, note: 'x'.repeat(501) })
    expect(tooLong).toMatchObject({ status: 400, error: { message: 'invalidData' } })
    await expectOk(task.answer({ approved: true, note: '' }))
    expect((await newestNotificationOf(member)).data).not.toHaveProperty('note')
    expect((await tasksOf(group, member))[0]).toMatchObject({ approved: true, note: null })
  })

  test('are empty after a refusal without words, so that the task does not look untried', async () => {
    const { group, member } = await familyOf()
    const task = await give(group, member)
    await task.complete()
    await expectOk(task.answer({ approved: false }))
    expect((await newestNotificationOf(member)).data).not.toHaveProperty('note')
    expect((await tasksOf(group, member))[0]).toMatchObject({ completed: false, note: '' })
    const [seen] = await expectOk(group.creator.send<GroupTask[]>(`GET /groups/${group.id}/tasks`))
    expect(seen?.assignees).toMatchObject([{ userId: member.id, completed: false, note: '' }])
  })

  test('are sent to all members whose requests are approved together', async () => {
    const { group, member } = await familyOf({ members: 2 })
    const otherMember = group.members[1] as InGroup
    const task = await give(group, member, { assignedUsers: [member.id, otherMember.id] })
    for (const who of [member, otherMember])
      await expectOk(who.send(`PATCH /groups/${group.id}/users/${who.id}/tasks/${task.id}/complete`, {}))
    await expectOk(group.creator.send(`POST /groups/${group.id}/tasks/${task.id}/approve`, { note: 'Well done' }))
    for (const who of [member, otherMember]) {
      expect((await newestNotificationOf(who)).data).toMatchObject({ note: 'Well done' })
      expect((await tasksOf(group, who))[0]).toMatchObject({ approved: true, note: 'Well done' })
    }
  })
})

describe('the amount of a leader', () => {
  test('pays less than the price, nothing, or the price when it is left out', async () => {
    const { group, member } = await familyOf()
    for (const [ruby, paid] of [
      [3, 3],
      [0, 3],
      [undefined, 8],
    ] as const) {
      const task = await give(group, member)
      await task.complete()
      await expectOk(task.answer({ approved: true, ...(ruby !== undefined && { ruby }) }))
      expect(await rubiesOf(member, group.id)).toBe(paid)
      expect((await newestNotificationOf(member)).data.ruby).toBe(ruby)
    }
  })

  test.each([
    { approved: true, ruby: 6 },
    { approved: true, ruby: -1 },
    { approved: true, ruby: 1.5 },
    { approved: false, ruby: 1 },
  ])('is refused when it does not fit: %o', async (body) => {
    const { group, member } = await familyOf()
    const task = await give(group, member)
    await task.complete()
    expect(await task.answer(body)).toMatchObject({ status: 400, error: { message: 'invalidData' } })
    expect((await tasksOf(group, member))[0]).toMatchObject({ approveRequested: true, note: null })
    expect(await rubiesOf(member, group.id)).toBe(0)
  })

  test('within a period never pays more than the largest one, and less takes nothing back', async () => {
    const { group, member } = await familyOf()
    const task = await give(group, member)
    const answerWith = async (ruby: number) => {
      await task.complete()
      await expectOk(task.answer({ approved: true, ruby }))
      return rubiesOf(member, group.id)
    }
    expect(await answerWith(4)).toBe(4)
    await task.reopen()
    expect(await rubiesOf(member, group.id)).toBe(0)
    expect(await answerWith(2)).toBe(2)
    await spendAll(group, member, 2)
    // The rubies are spent, so reopening takes nothing back, and the next approval pays the rest only.
    await task.reopen()
    expect(await answerWith(5)).toBe(3)
    await spendAll(group, member, 3)
    await task.reopen()
    expect(await answerWith(1)).toBe(0)
  })

  test('two leaders answer at once: one answer counts', async () => {
    const { group, member } = await familyOf({ leaders: 1 })
    const leader = group.leaders[0] as InGroup
    const task = await give(group, member)
    await task.complete()
    const replies = await Promise.all([
      task.answer({ approved: true, ruby: 3 }),
      task.answer({ approved: true, ruby: 5 }, leader),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect([3, 5]).toContain(await rubiesOf(member, group.id))
  })

  test('and the words count for a mission, too', async () => {
    const { group, member } = await familyOf()
    const mission = await finishedMission(group, member)
    const path = `/groups/${group.id}/users/${member.id}/missions/${mission}/approve` as const
    expect(await group.creator.send(`POST ${path}`, { approved: true, ruby: 12 })).toMatchObject({ status: 400 })
    await expectOk(group.creator.send(`POST ${path}`, { approved: false, note: 'The attic, too' }))
    expect(await missionOf(group, member, mission)).toMatchObject({ status: 'active', note: 'The attic, too' })
    await expectOk(member.send(`POST /groups/${group.id}/missions/${mission}/complete`))
    await expectOk(group.creator.send(`POST ${path}`, { approved: true, ruby: 7, note: 'Thank you' }))
    expect(await missionOf(group, member, mission)).toMatchObject({ status: 'completed', ruby: 7, note: 'Thank you' })
    expect(await rubiesOf(member, group.id)).toBe(7)
    expect((await newestNotificationOf(member)).data).toMatchObject({ note: 'Thank you', ruby: 7 })
  })

  test('does not exist for a reward, which has words and keeps its price', async () => {
    const { group, member } = await familyOf()
    await grantRubies(server, group.id, member, 30)
    const about = { name: 'Cinema', ruby: 10, type: 'constant', requireApprove: true, assignedUsers: [member.id] }
    const { id } = await expectOk(group.creator.send<{ id: string }>(`POST /groups/${group.id}/rewards`, about))
    const path = `/groups/${group.id}/users/${member.id}/rewards/${id}` as const
    const ask = () => expectOk(member.send(`POST /groups/${group.id}/rewards/${id}/redeem`))
    await ask()
    await expectOk(group.creator.send(`POST ${path}/approve`, { approved: false, note: 'On Sunday' }))
    expect(await expectOk(member.send(`GET ${path}`))).toMatchObject({ note: 'On Sunday' })
    expect((await newestNotificationOf(member)).data).toMatchObject({ note: 'On Sunday' })
    await ask()
    expect(await expectOk(member.send(`GET ${path}`))).toMatchObject({ note: null, approveRequested: true })
    await expectOk(group.creator.send(`POST /groups/${group.id}/rewards/${id}/approve`, { note: 'Have fun' }))
    expect(await expectOk(member.send(`GET ${path}`))).toMatchObject({ note: 'Have fun', approveRequested: false })
    expect(await rubiesOf(member, group.id)).toBe(20)
  })
})

describe('completing for a member', () => {
  const completeFor = (group: TestGroup, by: InGroup, of: InGroup, taskId: string, body: object = {}) =>
    by.send<CompletedFor>(`POST /groups/${group.id}/users/${of.id}/tasks/${taskId}/complete-for`, body)

  const refusal = async (reply: Promise<{ error?: { message: string } }>) => (await reply).error?.message

  test('pays at once, even when approval is required, and the member is notified', async () => {
    const { group, member } = await familyOf()
    const { id } = await give(group, member)
    const { task } = await expectOk(completeFor(group, group.creator, member, id, { ruby: 4, note: 'I saw it' }))
    expect(task).toMatchObject({
      completed: true,
      approved: true,
      approveRequested: false,
      note: 'I saw it',
      streak: 1,
    })
    expect(await rubiesOf(member, group.id)).toBe(4)
    expect(await newestNotificationOf(member)).toMatchObject({
      type: 'taskCompletedForYou',
      data: { task: { title: 'Dishes' }, note: 'I saw it', ruby: 4 },
    })
    expect(await refusal(completeFor(group, group.creator, member, id))).toBe('taskAlreadyCompleted')
  })

  test('is refused for oneself, strangers, members, open requests and missing results', async () => {
    const { group, member } = await familyOf({ leaders: 1, members: 2 })
    const [leader, otherMember] = [group.leaders[0] as InGroup, group.members[1] as InGroup]
    const task = await give(group, member)
    const ownTask = await give(group, leader)
    expect(await refusal(completeFor(group, leader, leader, ownTask.id))).toBe('cannotApproveOwn')
    expect(await refusal(completeFor(group, otherMember, member, task.id))).toBe('notLeaderInThisGroup')
    expect(await refusal(completeFor(group, leader, otherMember, task.id))).toBe('taskNotFound')
    expect(await refusal(completeFor(group, leader, member, task.id, { ruby: 6 }))).toBe('invalidData')
    const inPath = leader.send(`PATCH /groups/${group.id}/users/${member.id}/tasks/${task.id}/complete`, {})
    expect(await refusal(inPath)).toBe('notAuthorized')
    await task.complete()
    expect(await refusal(completeFor(group, leader, member, task.id))).toBe('groupTaskApproveAlreadyRequested')
    const written = await give(group, member, { requireResult: true })
    expect(await refusal(completeFor(group, leader, member, written.id))).toBe('resultOfTheTaskRequired')
    await expectOk(completeFor(group, leader, member, written.id, { result: 'Twelve pages' }))
  })

  test('is refused on a holiday, and counts once if the member completes it, too', async () => {
    const { group, member } = await familyOf()
    const { id } = await give(group, member, { requireApprove: false })
    const replies = await Promise.all([
      completeFor(group, group.creator, member, id),
      member.send(`PATCH /groups/${group.id}/users/${member.id}/tasks/${id}/complete`, {}),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await rubiesOf(member, group.id)).toBe(5)
    const next = await give(group, member)
    await expectOk(member.send('PATCH /users/profile/holiday-mode', { holidayMode: true }))
    expect(await refusal(completeFor(group, group.creator, member, next.id))).toBe('holidayModeEnabledError')
  })
})

async function spendAll(group: TestGroup, who: InGroup, ruby: number) {
  const about = { name: 'Sweet', ruby, type: 'once', assignedUsers: [who.id] }
  const { id } = await expectOk(group.creator.send<{ id: string }>(`POST /groups/${group.id}/rewards`, about))
  await expectOk(who.send(`POST /groups/${group.id}/rewards/${id}/redeem`))
}

const missionOf = async (group: TestGroup, who: InGroup, id: string) =>
  (await expectOk(who.send<{ id: string }[]>(`GET /groups/${group.id}/users/${who.id}/missions`))).find(
    (mission) => mission.id === id,
  )

async function finishedMission(group: TestGroup, who: InGroup) {
  const mission = await expectOk(
    group.creator.send<GroupMission>(`POST /groups/${group.id}/missions`, {
      name: 'Spring',
      from: server.clock.day(0),
      to: server.clock.day(2),
      requireApprove: true,
      assignedUsers: [who.id],
      tasks: [{ title: 'One', ruby: 11, type: 'todo' }],
    }),
  )
  await expectOk(who.send(`POST /groups/${group.id}/missions/${mission.id}/tasks/${mission.tasks[0]?.id}/complete`))
  await expectOk(who.send(`POST /groups/${group.id}/missions/${mission.id}/complete`))
  return mission.id
}
