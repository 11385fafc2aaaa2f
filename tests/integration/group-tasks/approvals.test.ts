import type { ApprovalRequest, Approvals } from '@questboard/api/dashboard/schema'
import type { GroupMission } from '@questboard/api/group-missions/schema'
import type { Group } from '@questboard/api/groups/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { grantRubies } from '../../support/grant-rubies.ts'
import { type InGroup, newGroup, type TestGroup } from '../../support/group.ts'
import { expectOk } from '../../support/rest.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const approvalsOf = (who: Person) => expectOk(who.send<Approvals>('GET /user/approvals'))

const namesOf = ({ requests }: Approvals) => requests.map(({ name }) => name)

/** A member completes a new task that requires approval. */
async function askForTask({ id, creator }: TestGroup, who: InGroup, title: string, by: Person = creator) {
  const body = { title, ruby: 10, type: 'todo', requireApprove: true, requireResult: true, assignedUsers: [who.id] }
  const task = await expectOk(by.send<{ id: string }>(`POST /groups/${id}/tasks`, body))
  await expectOk(who.send(`PATCH /groups/${id}/users/${who.id}/tasks/${task.id}/complete`, { result: 'Like new' }))
  server.clock.advance({ seconds: 1 })
  return task.id
}

async function askForMission({ id, creator }: TestGroup, who: InGroup, name: string) {
  const tasks = [
    { title: 'One', ruby: 7, type: 'todo' },
    { title: 'Two', ruby: 4, type: 'todo' },
  ]
  const mission = await expectOk(
    creator.send<GroupMission>(`POST /groups/${id}/missions`, {
      name,
      from: server.clock.day(0),
      to: server.clock.day(2),
      requireApprove: true,
      assignedUsers: [who.id],
      tasks,
    }),
  )
  for (const task of mission.tasks)
    await expectOk(who.send(`POST /groups/${id}/missions/${mission.id}/tasks/${task.id}/complete`))
  await expectOk(who.send(`POST /groups/${id}/missions/${mission.id}/complete`))
  server.clock.advance({ seconds: 1 })
  return mission.id
}

async function askForReward(group: TestGroup, who: InGroup, name: string) {
  await grantRubies(server, group.id, who, 30)
  const body = { name, ruby: 25, type: 'once', requireApprove: true, assignedUsers: [who.id] }
  const reward = await expectOk(group.creator.send<{ id: string }>(`POST /groups/${group.id}/rewards`, body))
  await expectOk(who.send(`POST /groups/${group.id}/rewards/${reward.id}/redeem`))
  server.clock.advance({ seconds: 1 })
  return reward.id
}

describe('open requests', () => {
  test('are listed over all groups that the user leads, oldest first', async () => {
    const group = await newGroup(server, { name: 'Family' })
    const ani = group.members[0] as InGroup
    const club = await newGroup(server, { name: 'Club', members: 2 })
    const boyan = club.members[0] as InGroup
    // The leader of one group leads another one too.
    const { invitationId } = await expectOk(
      club.creator.send<{ invitationId: string }>(`POST /groups/${club.id}/invite`, { email: group.creator.email }),
    )
    const { currentMember } = await expectOk(group.creator.send<Group>(`POST /groups/accept/${invitationId}`))
    await expectOk(club.creator.send(`PATCH /groups/${club.id}/members/${currentMember.id}/promote-leader`))

    const begun = server.clock.now().toISOString()
    const task = await askForTask(group, ani, 'Dishes')
    await askForReward(club, boyan, 'Cinema')
    const mission = await askForMission(group, ani, 'Spring')
    const inbox = await approvalsOf(group.creator)
    expect(inbox.totalCount).toBe(3)
    expect(namesOf(inbox)).toEqual(['Dishes', 'Cinema', 'Spring'])
    const family = { id: group.id, name: 'Family' }
    const user = { id: ani.id, name: ani.name, imageUrl: expect.stringMatching(/^\/avatars\//) }
    expect(inbox.requests[0]).toEqual({
      kind: 'task',
      id: task,
      name: 'Dishes',
      group: family,
      user,
      ruby: 10,
      memberRuby: 0,
      refusalCost: 0,
      result: 'Like new',
      requestedAt: begun,
    })
    expect(inbox.requests[1]).toMatchObject({
      kind: 'reward',
      group: { name: 'Club' },
      user: { id: boyan.id },
      ruby: 25,
      memberRuby: 30,
      result: null,
    })
    expect(inbox.requests[2]).toMatchObject({ kind: 'mission', id: mission, group: family, ruby: 11, refusalCost: 0 })
    // The other leader leads only the other group. A plain member has no requests.
    expect(namesOf(await approvalsOf(club.creator))).toEqual(['Cinema'])
    expect(await approvalsOf(ani)).toEqual({ requests: [], totalCount: 0 })
  })

  test('disappear after an answer, a withdrawal, or when the member has left', async () => {
    const group = await newGroup(server, { leaders: 1, members: 2 })
    const [ani, boyan] = group.members as [InGroup, InGroup]
    const task = await askForTask(group, ani, 'Dishes')
    const reopened = await askForTask(group, ani, 'Windows')
    await askForTask(group, boyan, 'Garden')
    expect(namesOf(await approvalsOf(group.creator))).toEqual(['Dishes', 'Windows', 'Garden'])
    await expectOk(
      group.creator.send(`POST /groups/${group.id}/users/${ani.id}/tasks/${task}/approve`, { approved: true }),
    )
    await expectOk(ani.send(`PATCH /groups/${group.id}/users/${ani.id}/tasks/${reopened}/reopen`))
    await expectOk(group.creator.send(`DELETE /groups/${group.id}/members/${boyan.memberId}`))
    for (const leader of [group.creator, group.leaders[0] as InGroup]) {
      expect(await approvalsOf(leader)).toEqual({ requests: [], totalCount: 0 })
    }
  })

  test('are not shown to the requester, even if the requester is a leader', async () => {
    const group = await newGroup(server, { leaders: 2, members: 0 })
    const [ani, boyan] = group.leaders as [InGroup, InGroup]
    await askForTask(group, ani, 'Dishes')
    expect(namesOf(await approvalsOf(ani))).toEqual([])
    expect(namesOf(await approvalsOf(boyan))).toEqual(['Dishes'])
  })

  test('show the cost of declining an expired mission', async () => {
    const group = await newGroup(server)
    const ani = group.members[0] as InGroup
    await grantRubies(server, group.id, ani, 5)
    const mission = await askForMission(group, ani, 'Spring')
    server.clock.advance({ days: 2 })
    expect((await approvalsOf(group.creator)).requests[0]?.refusalCost).toBe(0)
    server.clock.advance({ days: 1 })
    const [request] = (await approvalsOf(group.creator)).requests
    // Half of 11, rounded up, limited by the balance.
    expect(request).toMatchObject({ id: mission, ruby: 11, memberRuby: 5, refusalCost: 5 })
    await expectOk(
      group.creator.send(`POST /groups/${group.id}/users/${ani.id}/missions/${mission}/approve`, { approved: false }),
    )
    const ownGroup = await expectOk(ani.send<Group>(`GET /groups/${group.id}`))
    expect(ownGroup.currentMember.stats.ruby).toBe(0)
  })

  test('of a member who was to be deleted can be answered after the return, whatever changed meanwhile', async () => {
    const group = await newGroup(server)
    const ani = group.members[0] as InGroup
    const { creator } = group
    const ids = {
      task: await askForTask(group, ani, 'Dishes'),
      mission: await askForMission(group, ani, 'Spring'),
      reward: await askForReward(group, ani, 'Cinema'),
      cheap: await askForReward(group, ani, 'Ice cream'),
    }
    await expectOk(ani.send('POST /users/profile/deletion', { password: ani.password }))
    server.clock.advance({ days: 3 })
    await expectOk(creator.send(`PATCH /groups/${group.id}/tasks/${ids.task}/archive`))
    await expectOk(creator.send(`PATCH /groups/${group.id}/missions/${ids.mission}/archive`))
    for (const id of [ids.reward, ids.cheap]) {
      await expectOk(creator.send(`PATCH /groups/${group.id}/rewards/${id}`, { requireApprove: false, ruby: 1 }))
    }
    expect(await approvalsOf(creator)).toEqual({ requests: [], totalCount: 0 })
    await expectOk(server.send('POST /auth/restore-account', { email: ani.email, password: ani.password }))
    expect(namesOf(await approvalsOf(creator))).toEqual(['Dishes', 'Spring', 'Cinema', 'Ice cream'])
    const answerOf = (kind: string, id: string) =>
      creator.send<object>(`POST /groups/${group.id}/users/${ani.id}/${kind}s/${id}/approve`, { approved: true })
    for (const kind of ['task', 'mission', 'reward'] as const) {
      expect(await expectOk(answerOf(kind, ids[kind]))).toMatchObject({ approved: true })
    }
    const all = await expectOk(
      creator.send(`POST /groups/${group.id}/rewards/${ids.cheap}/approve`, { approved: true }),
    )
    expect(all).toEqual({ approved: 1 })
    expect(await approvalsOf(creator)).toEqual({ requests: [], totalCount: 0 })
  })

  test('are limited to a hundred per page, with the total', async () => {
    const group = await newGroup(server, { members: 4 })
    for (let round = 0; round < 26; round++) {
      const assignedUsers = group.members.map(({ id }) => id)
      const body = { title: `Task ${round}`, ruby: 1, type: 'todo', requireApprove: true, assignedUsers }
      const { id } = await expectOk(group.creator.send<{ id: string }>(`POST /groups/${group.id}/tasks`, body))
      for (const who of group.members)
        await expectOk(who.send(`PATCH /groups/${group.id}/users/${who.id}/tasks/${id}/complete`))
    }
    const { requests, totalCount } = await approvalsOf(group.creator)
    expect([requests.length, totalCount]).toEqual([100, 104])
  })
})

describe('an answer that names the instant of its request', () => {
  type Asked = Exclude<ApprovalRequest['kind'], 'deed'>

  const pathOf = (group: TestGroup, who: InGroup, kind: Asked, id: string) =>
    `POST /groups/${group.id}/users/${who.id}/${kind}s/${id}/approve` as const

  async function askAgain(group: TestGroup, who: InGroup, kind: Asked, id: string): Promise<void> {
    const again = {
      task: `PATCH /groups/${group.id}/users/${who.id}/tasks/${id}/complete`,
      mission: `POST /groups/${group.id}/missions/${id}/complete`,
      reward: `POST /groups/${group.id}/rewards/${id}/redeem`,
    } as const
    await expectOk(who.send(again[kind], {}))
  }

  test.each([
    ['task', askForTask, 'groupTaskApproveNotRequested'],
    ['mission', askForMission, 'groupMissionApproveNotRequested'],
    ['reward', askForReward, 'groupRewardApproveNotRequested'],
  ] as const)('does not affect a later request for the same %s', async (kind, ask, code) => {
    const group = await newGroup(server)
    const ani = group.members[0] as InGroup
    const id = await ask(group, ani, 'Spring')
    const [seen] = (await approvalsOf(group.creator)).requests
    const answer = (body: object) => group.creator.send<object>(pathOf(group, ani, kind, id), body)
    await expectOk(answer({ approved: false, requestedAt: seen?.requestedAt }))
    await askAgain(group, ani, kind, id)
    const { error } = await answer({ approved: true, requestedAt: seen?.requestedAt })
    expect(error).toMatchObject({ message: code, status: 409 })
    const [later] = (await approvalsOf(group.creator)).requests
    expect(later?.requestedAt).not.toBe(seen?.requestedAt)
    expect(await expectOk(answer({ approved: true, requestedAt: later?.requestedAt }))).toMatchObject({
      approved: true,
    })
  })

  test('is refused with an invalid instant', async () => {
    const group = await newGroup(server)
    const ani = group.members[0] as InGroup
    const id = await askForTask(group, ani, 'Spring')
    const { error } = await group.creator.send(pathOf(group, ani, 'task', id), {
      approved: true,
      requestedAt: 'just now',
    })
    expect(error).toMatchObject({ message: 'invalidData', details: [{ path: 'requestedAt' }] })
  })
})
