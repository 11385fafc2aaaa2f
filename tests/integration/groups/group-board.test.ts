import type { Board } from '@questboard/api/board/schema'
import type { GroupMission } from '@questboard/api/group-missions/schema'
import type { Group, GroupBoard, GroupPawn } from '@questboard/api/groups/schema'
import type { Exported } from '@questboard/api/privacy/schema'
import type { BoardItem } from '@questboard/api/store/schema'
import { groupPawns, memberships } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grant } from '../../support/grant.ts'
import { joinByInvitation, newGroup, type TestGroup } from '../../support/group.ts'
import { notificationsOf } from '../../support/notifications.ts'
import { expectOk } from '../../support/rest.ts'
import { openStream } from '../../support/stream.ts'
import type { Person, TestServer } from '../../support/test-server.ts'
import { onServer, twoServers } from '../../support/two-servers.ts'
import { unknownId } from '../../support/unknown-id.ts'

const meadow = '019d3c00-0000-7000-8000-0000b0a2d001'
const sea = '019d3c00-0000-7000-8000-0000b0a2d002'
const forest = '019d3c00-0000-7000-8000-0000b0a2d003'

let server: TestServer
let second: TestServer
let close: () => Promise<void>
beforeAll(async () => {
  ;({ first: server, second, close } = await twoServers())
})
afterAll(() => close())

const read = (who: Person, { id }: Pick<TestGroup, 'id'>) => who.send<GroupBoard>(`GET /groups/${id}/board`)

const choose = (who: Person, { id }: Pick<TestGroup, 'id'>, boardId: string) =>
  who.send<GroupBoard>(`PUT /groups/${id}/board`, { boardId })

const placesIn = ({ pawns }: GroupBoard) => pawns.map(({ lap, position }) => [lap, position])

const placesOf = async (group: TestGroup) => placesIn(await expectOk(read(group.creator, group)))

const distanceOf = (pawn: GroupPawn | undefined) => (pawn ? (pawn.lap - 1) * 40 + pawn.position : -1)

/** A to-do for a member, which moves the pawn by one square when it is completed. */
async function newTaskPath(group: TestGroup, to: Person, about: object = {}) {
  const body = { title: 'Dishes', ruby: 1, type: 'todo', assignedUsers: [to.id], ...about }
  const { id } = await expectOk(group.creator.send<{ id: string }>(`POST /groups/${group.id}/tasks`, body))
  return `/groups/${group.id}/users/${to.id}/tasks/${id}` as const
}

const complete = async (group: TestGroup, who: Person, about: object = {}) =>
  expectOk(who.send(`PATCH ${await newTaskPath(group, who, about)}/complete`, {}))

/** Puts a pawn on a square without completing that many tasks. */
async function putPawnOn(memberId: string, steps: number) {
  const member = eq(memberships.id, memberId)
  const [row] = await server.database.queries.select({ groupId: memberships.groupId }).from(memberships).where(member)
  await server.database.queries
    .insert(groupPawns)
    .values({ membershipId: memberId, groupId: row?.groupId ?? '', steps })
}

test('every member has a pawn on the first free board, in the order of joining', async () => {
  const group = await newGroup(server, { leaders: 1, members: 1 })
  const { board, pawns } = await expectOk(read(group.members[0] as Person, group))
  expect(board).toMatchObject({ id: meadow, name: 'Meadow', size: 40 })
  expect(board.squares).toHaveLength(40)
  expect(pawns.map(({ userId }) => userId)).toEqual(
    [group.creator, ...group.leaders, ...group.members].map(({ id }) => id),
  )
  for (const pawn of pawns) {
    expect(pawn).toMatchObject({ position: 0, lap: 1, resting: false, plain: false })
    expect(pawn.imageUrl).not.toBeNull()
    expect(Object.keys(pawn).sort()).toEqual(
      ['avatar', 'imageUrl', 'lap', 'name', 'onBreakUntil', 'plain', 'position', 'resting', 'userId'].sort(),
    )
  }
  const shown = await expectOk(group.creator.send<Group>(`GET /groups/${group.id}`))
  expect(shown.boardId).toBe(meadow)
})

test('tasks of the group move the pawn by their type, and personal tasks do not', async () => {
  const group = await newGroup(server)
  const ani = group.members[0] as Person
  await complete(group, ani)
  await complete(group, ani, { type: 'daily' })
  expect(await placesOf(group)).toEqual([
    [1, 0],
    [1, 2],
  ])
  await complete(group, ani, { type: 'weekly' })
  expect(await placesOf(group)).toEqual([
    [1, 0],
    [1, 4],
  ])
  const { id } = await expectOk(ani.send<{ id: string }>('POST /user/tasks', { title: 'Read', gold: 1, type: 'todo' }))
  await expectOk(ani.send(`POST /user/tasks/${id}/complete`, {}))
  const ownBoard = await expectOk(ani.send<Board>('GET /user/boards/current'))
  expect(ownBoard.position).toBe(5)
  expect(await placesOf(group)).toEqual([
    [1, 0],
    [1, 4],
  ])
})

test('a task of one group moves no pawn of another', async () => {
  const [home, away] = [await newGroup(server), await newGroup(server, { members: 0 })]
  const ani = home.members[0] as Person
  await joinByInvitation(away, ani)
  await complete(home, ani)
  expect(await placesOf(home)).toEqual([
    [1, 0],
    [1, 1],
  ])
  expect(await placesOf(away)).toEqual([
    [1, 0],
    [1, 0],
  ])
})

test('reopening takes no step back, and a second completion of the day moves no pawn', async () => {
  const group = await newGroup(server)
  const ani = group.members[0] as Person
  const task = await newTaskPath(group, ani, { type: 'daily' })
  await expectOk(ani.send(`PATCH ${task}/complete`, {}))
  await expectOk(ani.send(`PATCH ${task}/reopen`))
  await expectOk(ani.send(`PATCH ${task}/complete`, {}))
  expect((await ani.send(`PATCH ${task}/complete`, {})).status).toBe(409)
  expect(await placesOf(group)).toEqual([
    [1, 0],
    [1, 1],
  ])
})

test('a completion that awaits approval moves the pawn when it is approved', async () => {
  const group = await newGroup(server)
  const ani = group.members[0] as Person
  const task = await newTaskPath(group, ani, { requireApprove: true })
  await expectOk(ani.send(`PATCH ${task}/complete`, {}))
  expect((await placesOf(group))[1]).toEqual([1, 0])
  await expectOk(group.creator.send(`POST ${task}/approve`, { approved: true }))
  expect((await placesOf(group))[1]).toEqual([1, 1])
})

test('a mission moves the pawn by three', async () => {
  const group = await newGroup(server)
  const ani = group.members[0] as Person
  const mission = await expectOk(
    group.creator.send<GroupMission>(`POST /groups/${group.id}/missions`, {
      name: 'Trip',
      from: '2026-03-10',
      to: '2026-03-20',
      assignedUsers: [ani.id],
      tasks: [{ title: 'Pack', ruby: 1, type: 'todo' }],
    }),
  )
  const path = `/groups/${group.id}/missions/${mission.id}` as const
  const { tasks } = await expectOk(ani.send<{ tasks: { id: string }[] }>(`GET ${path}`))
  await expectOk(ani.send(`POST ${path}/tasks/${tasks[0]?.id}/complete`))
  await expectOk(ani.send(`POST ${path}/complete`))
  expect((await placesOf(group))[1]).toEqual([1, 3])
})

test('the last square is followed by the next lap', async () => {
  const group = await newGroup(server)
  const ani = group.members[0]
  if (!ani) throw new Error('a group without members')
  await putPawnOn(ani.memberId, 39)
  expect((await placesOf(group))[1]).toEqual([1, 39])
  await complete(group, ani)
  expect((await placesOf(group))[1]).toEqual([2, 0])
})

test('the other members are notified of a new lap once, and a newer one replaces it', async () => {
  const group = await newGroup(server, { members: 2 })
  const [ani, boyan] = group.members as [TestGroup['creator'], TestGroup['creator']]
  await putPawnOn(ani.memberId, 38)
  const lapsShownTo = async (who: Person) => {
    const laps = await notificationsOf(who, 'lapBegun')
    return laps.map(({ data }) => [data.sender?.id, data.lap])
  }
  await complete(group, ani)
  expect(await lapsShownTo(boyan)).toEqual([])
  await complete(group, ani)
  for (const member of [group.creator, boyan]) expect(await lapsShownTo(member)).toEqual([[ani.id, 2]])
  expect(await lapsShownTo(ani)).toEqual([])
  await server.database.queries.update(groupPawns).set({ steps: 79 }).where(eq(groupPawns.membershipId, ani.memberId))
  await complete(group, ani)
  expect(await lapsShownTo(boyan)).toEqual([[ani.id, 3]])
})

test('another board begins a new game, and choosing it again changes nothing', async () => {
  const group = await newGroup(server)
  const ani = group.members[0] as Person
  await complete(group, ani)
  const { board, pawns } = await expectOk(choose(group.creator, group, sea))
  expect(board).toMatchObject({ id: sea, size: 36 })
  expect(placesIn({ board, pawns })).toEqual([
    [1, 0],
    [1, 0],
  ])
  await complete(group, ani)
  expect(placesIn(await expectOk(choose(group.creator, group, sea)))[1]).toEqual([1, 1])
  server.clock.advance({ seconds: 11 })
  expect(placesIn(await expectOk(choose(group.creator, group, meadow)))[1]).toEqual([1, 0])
})

test('choosing the former board within ten seconds continues its game, with the steps made since', async () => {
  const group = await newGroup(server, { leaders: 1 })
  const ani = group.members[0] as Person
  await complete(group, ani)
  await expectOk(choose(group.creator, group, sea))
  await complete(group, ani, { type: 'weekly' })
  server.clock.advance({ seconds: 10 })
  // Another leader may undo it, too.
  const { board, pawns } = await expectOk(choose(group.leaders[0] as Person, group, meadow))
  expect(board.id).toBe(meadow)
  expect(placesIn({ board, pawns })[2]).toEqual([1, 3])
  // The undone choice cannot be undone in turn.
  expect(placesIn(await expectOk(choose(group.creator, group, sea)))[2]).toEqual([1, 0])
})

test('undoing too late, or undoing another choice, changes nothing, so that no game is lost', async () => {
  const group = await newGroup(server)
  const ani = group.members[0] as Person
  const undo = (boardId: string) =>
    expectOk(group.creator.send<GroupBoard>(`PUT /groups/${group.id}/board`, { boardId, undo: true }))
  await complete(group, ani)
  expect((await undo(sea)).board.id).toBe(meadow)
  await expectOk(choose(group.creator, group, sea))
  await complete(group, ani)
  server.clock.advance({ seconds: 60 })
  expect(placesIn(await undo(meadow))[1]).toEqual([1, 2])
  await expectOk(choose(group.creator, group, sea))
  server.clock.advance({ seconds: 61 })
  const { board, pawns } = await undo(meadow)
  expect(board.id).toBe(sea)
  expect(placesIn({ board, pawns })[1]).toEqual([1, 0])
})

test('leaders choose among free boards and those that one of them owns', async () => {
  const group = await newGroup(server, { leaders: 1 })
  const [leader, member] = [group.leaders[0], group.members[0]] as [Person, Person]
  expect((await choose(member, group, sea)).error).toMatchObject({ message: 'notAllowedToUpdateGroup' })
  expect((await choose(member, group, unknownId)).error).toMatchObject({ message: 'notAllowedToUpdateGroup' })
  expect((await choose(leader, group, unknownId)).error).toMatchObject({ message: 'boardNotFound' })
  expect((await choose(leader, group, forest)).error).toMatchObject({ message: 'userDoesNotHaveBoard' })
  await grant(server, member, { gems: 100 })
  await expectOk(member.send(`POST /boards/${forest}/buy`))
  expect((await choose(leader, group, forest)).error).toMatchObject({ message: 'userDoesNotHaveBoard' })
  await grant(server, group.creator, { gems: 100 })
  await expectOk(group.creator.send(`POST /boards/${forest}/buy`))
  const choices = await expectOk(leader.send<BoardItem[]>(`GET /groups/${group.id}/boards`))
  expect(choices.map(({ id, owned }) => [id, owned])).toEqual([
    [meadow, true],
    [sea, true],
    [forest, false],
  ])
  expect((await member.send(`GET /groups/${group.id}/boards`)).error).toMatchObject({
    message: 'notAllowedToUpdateGroup',
  })
  expect((await expectOk(choose(leader, group, forest))).board).toMatchObject({ id: forest, size: 44 })
  expect(await expectOk(member.send(`GET /groups/${group.id}`))).toMatchObject({ boardId: forest })
})

test('two leaders who choose at once begin one game after the other, and no step is lost', async () => {
  const group = await newGroup(server, { leaders: 1 })
  const ani = group.members[0] as Person
  await complete(group, ani)
  const [here, there] = [onServer(server, group.creator), onServer(second, group.leaders[0] as Person)]
  await Promise.all([expectOk(choose(here, group, sea)), expectOk(choose(there, group, sea))])
  expect(placesIn(await expectOk(choose(here, group, meadow)))[2]).toEqual([1, 1])
})

test('a member leaves the avatar out of the pawn', async () => {
  const group = await newGroup(server)
  const ani = group.members[0] as Person
  const setPawn = (plain: boolean) => ani.send<GroupBoard>(`PATCH /groups/${group.id}/board/pawn`, { plain })
  await complete(group, ani)
  await expectOk(setPawn(true))
  const hidden = (await expectOk(read(group.creator, group))).pawns[1]
  expect(hidden).toMatchObject({ name: ani.name, plain: true, avatar: null, imageUrl: null, position: 1 })
  const { pawns } = await expectOk(setPawn(false))
  expect(pawns[1]).toMatchObject({ plain: false, position: 1 })
  expect(pawns[1]?.imageUrl).not.toBeNull()
})

test('a pawn ends with the membership, and a new one begins at the start', async () => {
  const group = await newGroup(server)
  const ani = group.members[0]
  if (!ani) throw new Error('a group without members')
  await complete(group, ani)
  await expectOk(ani.send(`DELETE /groups/${group.id}/members/${ani.memberId}`))
  expect(await placesOf(group)).toEqual([[1, 0]])
  expect((await read(ani, group)).error).toMatchObject({ message: 'notPartOfTheGroup' })
  const left = await server.database.queries.select().from(groupPawns).where(eq(groupPawns.membershipId, ani.memberId))
  expect(left).toEqual([])
  await joinByInvitation(group, ani)
  expect((await placesOf(group))[1]).toEqual([1, 0])
})

test('strangers and unknown groups are refused', async () => {
  const group = await newGroup(server, { members: 0 })
  const stranger = await server.person()
  expect((await read(stranger, group)).error).toMatchObject({ message: 'notPartOfTheGroup' })
  expect((await read(stranger, { id: unknownId })).error).toMatchObject({ message: 'groupNotFound' })
  expect((await choose(stranger, group, sea)).error).toMatchObject({ message: 'notPartOfTheGroup' })
})

test('a member who waits for deletion has no pawn', async () => {
  const group = await newGroup(server, { members: 2 })
  const [ani] = group.members
  if (!ani) throw new Error('a group without members')
  await expectOk(ani.send('POST /users/profile/deletion', { password: ani.password }))
  expect((await expectOk(read(group.creator, group))).pawns.map(({ userId }) => userId)).not.toContain(ani.id)
})

test('the export says where the pawn is', async () => {
  const group = await newGroup(server)
  const ani = group.members[0] as Person
  await complete(group, ani)
  const { account } = await expectOk(ani.send<Exported>('GET /users/profile/export'))
  expect(account.groups).toMatchObject([{ boardSteps: 1, plainPawn: false }])
})

/** Follows the board of a group like a window that is connected to the second server. */
async function openWindow(group: TestGroup) {
  const live = `${second.url}/trpc/notifications.live?input=${encodeURIComponent('{}')}`
  const stream = await openStream(live, group.creator.token)
  for (let event = await stream.next(); event?.event !== 'message'; event = await stream.next()) {
    if (!event) throw new Error('the stream ended')
  }
  return {
    /** Reads the board after each change until it is as expected. */
    async until(isShown: (board: GroupBoard) => boolean): Promise<void> {
      for (let event = await stream.next(); event; event = await stream.next()) {
        const { kind, groupId } = (event.data ?? {}) as { kind?: string; groupId?: string }
        if (kind !== 'groupChanged' || groupId !== group.id) continue
        if (isShown(await expectOk(read(onServer(second, group.creator), group)))) return
      }
      throw new Error('the stream ended')
    },
    close: () => stream.leave(),
  }
}

test('a window on another server shows a move, a break and another board', async () => {
  const group = await newGroup(server)
  const ani = group.members[0] as Person
  const window = await openWindow(group)
  try {
    await Promise.all([window.until(({ pawns }) => pawns[1]?.position === 1), complete(group, ani)])
    const holiday = () => expectOk(ani.send('PATCH /users/profile/holiday-mode', { holidayMode: true }))
    await Promise.all([window.until(({ pawns }) => pawns[1]?.resting === true), holiday()])
    const chooseSea = () => expectOk(choose(group.creator, group, sea))
    await Promise.all([window.until(({ board }) => board.id === sea), chooseSea()])
  } finally {
    window.close()
  }
})

test('95 of 100 moves are readable on another server within a second', async () => {
  const group = await newGroup(server)
  const ani = group.members[0] as Person
  const tasks = await Promise.all(Array.from({ length: 40 }, () => newTaskPath(group, ani)))
  const window = await openWindow(group)
  const waits: number[] = []
  try {
    for (const [index, task] of tasks.entries()) {
      const before = performance.now()
      const shown = window.until(({ pawns }) => distanceOf(pawns[1]) === index + 1)
      await Promise.all([shown, expectOk(ani.send(`PATCH ${task}/complete`, {}))])
      waits.push(performance.now() - before)
    }
  } finally {
    window.close()
  }
  waits.sort((left, right) => left - right)
  expect(waits[Math.ceil(waits.length * 0.95) - 1]).toBeLessThan(1000)
})
