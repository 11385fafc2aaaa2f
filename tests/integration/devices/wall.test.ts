import { randomUUID } from 'node:crypto'
import type { Wall } from '@questboard/api/devices/schema'
import type { Member } from '@questboard/api/groups/schema'
import { users } from '@questboard/db/schema'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockPlayer } from '../../../packages/api/src/players/lock-player.ts'
import { newChild } from '../../support/children.ts'
import { waitingForLocks } from '../../support/database.ts'
import { deviceAt, newDevice, type TestDevice } from '../../support/device.ts'
import { errorCodeOf } from '../../support/error-code.ts'
import { type InGroup, newGroup } from '../../support/group.ts'
import { expectOk } from '../../support/rest.ts'
import { openStream } from '../../support/stream.ts'
import { goodPassword, startTestServer, type TestServer } from '../../support/test-server.ts'
import { onServer, twoServers } from '../../support/two-servers.ts'

/** The wall view of a shared device: what it shows, and completing by a tap. Two servers, as in production. */

let servers: Awaited<ReturnType<typeof twoServers>>
let server: TestServer
beforeAll(async () => {
  servers = await twoServers({ sharesClock: true })
  server = servers.first
})
afterAll(() => servers.close())

const wallOf = ({ send }: Pick<TestDevice, 'send'>) => expectOk(send<Wall>('GET /device/wall'))

async function createFixtures(of: Pick<TestServer, 'url' | 'send' | 'person'> = server) {
  const { id, name, creator, members } = await newGroup(of)
  const child = await newChild(creator, id)
  const device = await newDevice(of, creator, id)
  const assign = async (userId: string, about: object = {}) => {
    const task = {
      title: 'Dishes',
      ruby: 5,
      type: 'daily',
      notes: 'behind the door',
      assignedUsers: [userId],
      ...about,
    }
    return (await expectOk(creator.send<{ id: string }>(`POST /groups/${id}/tasks`, task))).id
  }
  const setChild = (about: object) => expectOk(creator.send(`PATCH /groups/${id}/children/${child.id}`, about))
  const ofChild = async () => (await wallOf(device)).people.find(({ userId }) => userId === child.id)
  const rubies = async () => {
    const shown = await expectOk(creator.send<Member[]>(`GET /groups/${id}/members`))
    return shown.find(({ userId }) => userId === child.id)?.stats.ruby
  }
  return { id, name, creator, member: members[0] as InGroup, child, device, assign, setChild, ofChild, rubies }
}

const tap = (device: Pick<TestDevice, 'send'>, userId: string, taskId: string, more: object = {}) =>
  device.send<{ wall: Wall }>('POST /device/wall/complete', { userId, taskId, id: randomUUID(), ...more })

describe('the wall', () => {
  test('shows the board, and the tasks of today by person, and nothing private', async () => {
    const { id, name, creator, member, child, device, assign } = await createFixtures()
    const open = await assign(child.id)
    await assign(child.id, { title: 'Later', type: 'todo', schedule: { due: '2026-03-20' } })
    const due = await assign(child.id, { title: 'Now', type: 'todo', schedule: { due: '2026-03-10' } })
    const waiting = await assign(child.id, { title: 'Asked', requireApprove: true })
    const finished = await assign(child.id, { title: 'Done' })
    await expectOk(tap(device, child.id, waiting))
    await expectOk(tap(device, child.id, finished))
    await assign(member.id, { title: 'Of another' })
    const wall = await wallOf(device)
    expect(wall).toMatchObject({ group: { id, name }, pools: [], device: { id: device.id, lockAfter: 5 } })
    expect(wall.board.pawns).toHaveLength(3)
    const [person, ...others] = wall.people
    expect(others).toEqual([])
    expect(person).toMatchObject({ userId: child.id, name: 'Mira', wall: 'tap', onBreak: false, done: 1 })
    expect(person?.open.map(({ taskId, waiting: waits, mine }) => ({ taskId, waits, mine }))).toEqual([
      { taskId: open, waits: false, mine: true },
      { taskId: due, waits: false, mine: true },
      { taskId: waiting, waits: true, mine: false },
    ])
    const text = JSON.stringify(wall)
    for (const secret of ['behind the door', creator.email, member.email, 'Of another', '"gold":0', '"stats"']) {
      expect(text).not.toContain(secret)
    }
  })

  test('shows account holders once they choose so, and hides titles and members', async () => {
    const { id, creator, member, child, device, assign, setChild } = await createFixtures()
    await assign(child.id)
    await assign(member.id)
    const shown = async () => (await wallOf(device)).people.map(({ userId, wall }) => ({ userId, wall }))
    await expectOk(member.send('PUT /users/profile/pin', { password: goodPassword, pin: null, wall: 'tap' }))
    expect(await shown()).toEqual([
      { userId: member.id, wall: 'tap' },
      { userId: child.id, wall: 'tap' },
    ])
    await setChild({ wall: 'off' })
    expect(await shown()).toEqual([{ userId: member.id, wall: 'tap' }])
    await expectOk(creator.send(`PATCH /groups/${id}/devices/${device.id}`, { wallTitles: false }))
    expect((await wallOf(device)).people[0]?.open).toMatchObject([{ title: null }])
  })

  test('says whose turn it is, if the wall does not show that member', async () => {
    const { id, creator, member, child, device, assign, ofChild, setChild } = await createFixtures()
    const about = { assignment: 'rotation', assignedUsers: [member.id, child.id] }
    const taskId = await assign(child.id, { title: 'Washing up', ...about })
    await assign(child.id, { title: 'Later', ...about, schedule: { frequency: 'daily', start: '2026-03-20' } })
    await assign(member.id, {
      title: 'Among adults',
      ...about,
      assignedUsers: [member.id, creator.id],
    })
    const turns = async () => (await wallOf(device)).turns
    const holder = { userId: member.id, name: member.name }
    expect(await turns()).toEqual([{ taskId, title: 'Washing up', holder }])
    expect(await ofChild()).toMatchObject({ open: [] })
    await expectOk(creator.send(`PATCH /groups/${id}/devices/${device.id}`, { wallTitles: false }))
    expect(await turns()).toEqual([{ taskId, title: null, holder }])
    await expectOk(creator.send(`PATCH /groups/${id}/devices/${device.id}`, { wallTitles: true }))
    await setChild({ wall: 'off' })
    expect(await turns()).toEqual([])
    await setChild({ wall: 'tap' })
    await expectOk(creator.send(`PATCH /groups/${id}/tasks/${taskId}/turn`, { userId: child.id }))
    expect(await turns()).toEqual([])
    expect(await ofChild()).toMatchObject({ open: [{ taskId }] })
    await expectOk(creator.send(`PATCH /groups/${id}/tasks/${taskId}/turn`, { userId: member.id }))
    await expectOk(member.send(`PATCH /groups/${id}/users/${member.id}/tasks/${taskId}/complete`, {}))
    expect(await turns()).toEqual([])
  })

  test('says of 20 turns at most whose they are', async () => {
    const { member, child, device, assign } = await createFixtures()
    const about = { assignment: 'rotation', assignedUsers: [member.id, child.id] }
    const ids: string[] = []
    for (let count = 0; count < 21; count++) ids.push(await assign(child.id, { title: `Task ${count}`, ...about }))
    expect((await wallOf(device)).turns?.map(({ taskId }) => taskId)).toEqual(ids.slice(0, 20))
  })

  test('begins the day of a child in the zone of the group, and never that of an account holder', async () => {
    const { id, creator, member, child, device, assign, ofChild } = await createFixtures()
    const names = { name: 'Family', leaderRoleDisplayName: null, memberRoleDisplayName: null }
    await expectOk(creator.send(`PUT /groups/${id}`, { ...names, timeZone: 'Pacific/Auckland' }))
    await expectOk(member.send('PUT /users/profile/pin', { password: goodPassword, pin: null, wall: 'tap' }))
    const task = await assign(child.id)
    await expectOk(tap(device, child.id, task))
    expect(await ofChild()).toMatchObject({ open: [], done: 1 })
    const dayOf = async (userId: string) => {
      const [row] = await server.database.queries.select().from(users).where(eq(users.id, userId))
      return [row?.lastDayStart, row?.timeZone]
    }
    const before = await dayOf(member.id)
    // Ten in the morning in London is eleven in the evening in Auckland.
    server.clock.advance({ hours: 2 })
    expect(await ofChild()).toMatchObject({ open: [{ taskId: task }], done: 0 })
    expect(await dayOf(child.id)).toEqual(['2026-03-11', 'Pacific/Auckland'])
    expect(await dayOf(member.id)).toEqual(before)
    const { send } = await device.enter(child.id)
    await expectOk(send(`GET /groups/${id}/dashboard`, undefined, { timezone: 'America/Lima' }))
    expect(await dayOf(child.id)).toEqual(['2026-03-11', 'Pacific/Auckland'])
  })

  test('is streamed within a second to a device on another server, several changes at once', async () => {
    const { id, creator, child, device, assign } = await createFixtures()
    const stream = await openStream(`${servers.second.url}/api/device/stream`, device.token)
    const next = async () => (await stream.next()) as { event: string; data: Wall }
    expect(await next()).toMatchObject({ event: 'wall', data: { people: [{ userId: child.id, open: [] }] } })
    const began = performance.now()
    const taskId = await assign(child.id)
    expect((await next()).data.people[0]?.open).toMatchObject([{ taskId, title: 'Dishes' }])
    expect(performance.now() - began).toBeLessThan(1500)
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map((title) => assign(child.id, { title })))
    const seen: number[] = []
    while (seen.at(-1) !== 6) seen.push((await next()).data.people[0]?.open.length ?? 0)
    expect(seen.length).toBeLessThanOrEqual(4)
    await expectOk(onServer(servers.second, creator).send(`DELETE /groups/${id}/devices/${device.id}`))
    expect(await stream.next()).toBeUndefined()
  })

  test('is streamed three times to a device at most: a fourth stream ends the oldest', async () => {
    const { device } = await createFixtures()
    const open = async () => {
      const stream = await openStream(`${server.url}/api/device/stream`, device.token)
      await stream.next()
      return stream
    }
    const [oldest, ...others] = [await open(), await open(), await open(), await open()]
    expect(await oldest?.next()).toBeUndefined()
    for (const stream of others) stream.leave()
  })
})

describe('a tap', () => {
  test('completes and pays once; its repeat answers the same, on whichever server', async () => {
    const { id, child, device, assign, rubies } = await createFixtures()
    const taskId = await assign(child.id)
    const again = { id: randomUUID() }
    const elsewhere = deviceAt(servers.second, device)
    const [first, ...others] = await Promise.all(
      [device, elsewhere, device, elsewhere].map((tablet) => tap(tablet, child.id, taskId, again)),
    )
    for (const reply of [first, ...others, await tap(device, child.id, taskId, again)]) {
      expect(reply?.result.wall.people).toMatchObject([{ userId: child.id, open: [], done: 1 }])
    }
    expect(await rubies()).toBe(5)
    expect(await errorCodeOf(tap(device, child.id, taskId))).toBe('taskAlreadyCompleted')
    const otherTask = await assign(child.id)
    expect(await errorCodeOf(tap(device, child.id, otherTask, again))).toBe('idAlreadyUsed')
    const { send } = await device.enter(child.id)
    expect(await expectOk(send(`GET /groups/${id}`))).toMatchObject({ currentMember: { stats: { ruby: 5 } } })
  })

  test('needs the PIN of a member whose setting asks for it, before anything else', async () => {
    const { child, device, assign, setChild, rubies } = await createFixtures()
    const taskId = await assign(child.id)
    await setChild({ pin: '2580' })
    for (const more of [{}, { pin: '2581' }])
      expect(await errorCodeOf(tap(device, child.id, taskId, more))).toBe('wrongPin')
    expect(await errorCodeOf(tap(device, child.id, randomUUID(), { pin: '2581' }))).toBe('wrongPin')
    expect(await rubies()).toBe(0)
    expect(await errorCodeOf(tap(device, child.id, taskId, { pin: '2580' }))).toBe('ok')
    expect(await rubies()).toBe(5)
    for (let count = 0; count < 5; count++) await tap(device, child.id, taskId, { pin: '2581' })
    const locked = await tap(device, child.id, taskId, { pin: '2580' })
    expect([locked.error.message, locked.headers.get('retry-after')]).toEqual(['pinLocked', '60'])
    await setChild({ wall: 'tap' })
    expect(await errorCodeOf(tap(device, child.id, taskId, { pin: '9999' }))).toBe('taskAlreadyCompleted')
  })

  test('with the right PIN does not count as a wrong guess, even when the task refuses it', async () => {
    const { child, device, assign, setChild } = await createFixtures()
    const taskId = await assign(child.id)
    await setChild({ pin: '2580' })
    await expectOk(tap(device, child.id, taskId, { pin: '2580' }))
    for (let count = 0; count < 8; count++) {
      expect(await errorCodeOf(tap(device, child.id, taskId, { pin: '2580' }))).toBe('taskAlreadyCompleted')
    }
  })

  test('is refused for members whom the wall does not show, in other groups, and where entering is required', async () => {
    const { creator, member, child, device, assign, setChild } = await createFixtures()
    const otherFixtures = await createFixtures()
    const mine = await assign(member.id)
    expect(await errorCodeOf(tap(device, member.id, mine))).toBe('memberNotFound')
    expect(await errorCodeOf(tap(device, child.id, mine))).toBe('taskNotFound')
    expect(
      await errorCodeOf(tap(device, otherFixtures.child.id, await otherFixtures.assign(otherFixtures.child.id))),
    ).toBe('memberNotFound')
    expect(await errorCodeOf(tap(device, child.id, await otherFixtures.assign(otherFixtures.child.id)))).toBe(
      'taskNotFound',
    )
    const result = await assign(child.id, { requireResult: true })
    expect(await errorCodeOf(tap(device, child.id, result))).toBe('resultOfTheTaskRequired')
    const taskId = await assign(child.id)
    await setChild({ wall: 'off' })
    expect(await errorCodeOf(tap(device, child.id, taskId))).toBe('memberNotFound')
    await setChild({ wall: 'tap' })
    expect(await errorCodeOf(device.send('POST /device/wall/complete', { userId: child.id, taskId }))).toBe(
      'invalidData',
    )
    await expectOk(creator.send(`POST /children/${child.id}/deletion`, { password: goodPassword }))
    expect(await errorCodeOf(tap(device, child.id, taskId))).toBe('memberNotFound')
  })

  test('that is refused can be repeated with the same id', async () => {
    const { child, device, assign, setChild } = await createFixtures()
    const taskId = await assign(child.id)
    const again = { id: randomUUID() }
    await setChild({ pin: '2580' })
    expect(await errorCodeOf(tap(device, child.id, taskId, { ...again, pin: '2581' }))).toBe('wrongPin')
    expect(await errorCodeOf(tap(device, child.id, taskId, { ...again, pin: '2580' }))).toBe('ok')
  })

  test('that was queued counts for the day of its time', async () => {
    const { child, device, assign, rubies } = await createFixtures()
    const taskId = await assign(child.id)
    const yesterday = server.clock.now().toISOString()
    server.clock.advance({ days: 1 })
    const queued = { id: randomUUID(), at: yesterday }
    expect(await errorCodeOf(tap(device, child.id, taskId, queued))).toBe('ok')
    expect(await rubies()).toBe(5)
    expect(await errorCodeOf(device.send('POST /device/wall/undo', { id: queued.id }))).toBe('taskNotCompleted')
    expect(await errorCodeOf(tap(device, child.id, taskId))).toBe('ok')
    expect(await rubies()).toBe(10)
  })
})

test('a tap locks its player before the PIN, as a new PIN does, so that they never deadlock', async () => {
  const { member, device, assign } = await createFixtures()
  await expectOk(member.send('PUT /users/profile/pin', { password: goodPassword, pin: '2580', wall: 'pin' }))
  const taskId = await assign(member.id)
  const { tapped } = await server.database.transaction(async (tx) => {
    await lockPlayer(tx, member.id)
    const code = errorCodeOf(tap(device, member.id, taskId, { pin: '2580' }))
    await expect.poll(() => waitingForLocks(servers.second.database)).toBe(1)
    await tx.execute(sql`select from pins where user_id = ${member.id}::uuid for update nowait`)
    return { tapped: code }
  })
  expect(await tapped).toBe('ok')
})

describe('undoing a tap', () => {
  const undo = ({ send }: Pick<TestDevice, 'send'>, id: string) =>
    send<{ wall: Wall }>('POST /device/wall/undo', { id })

  test('takes back what was paid, even for a to-do, and leaves the steps', async () => {
    const { child, device, assign, rubies } = await createFixtures()
    for (const type of ['daily', 'todo']) {
      const taskId = await assign(child.id, { type })
      const id = randomUUID()
      await expectOk(tap(device, child.id, taskId, { id }))
      expect(await rubies()).toBe(5)
      server.clock.advance({ seconds: 10 })
      const { wall } = await expectOk(undo(device, id))
      expect(wall.people[0]?.open.map((task) => task.taskId)).toContain(taskId)
      expect(await rubies()).toBe(0)
      expect(wall.board.pawns.find(({ userId }) => userId === child.id)?.position).toBeGreaterThan(0)
      expect(await errorCodeOf(undo(device, id))).toBe('taskNotCompleted')
      // The undone completion is not made again by its late repeat.
      await expectOk(tap(device, child.id, taskId, { id }))
      expect(await rubies()).toBe(0)
    }
  })

  test('is for ten seconds, and for the device of the tap', async () => {
    const { id: groupId, creator, child, device, assign } = await createFixtures()
    const second = await newDevice(server, creator, groupId)
    const id = randomUUID()
    await expectOk(tap(device, child.id, await assign(child.id), { id }))
    expect(await errorCodeOf(undo(second, id))).toBe('taskNotCompleted')
    expect(await errorCodeOf(undo(device, randomUUID()))).toBe('taskNotCompleted')
    server.clock.advance({ seconds: 11 })
    expect(await errorCodeOf(undo(device, id))).toBe('taskNotCompleted')
  })

  test('works once, even when two uses meet on two servers', async () => {
    const { child, device, assign, rubies } = await createFixtures()
    for (let round = 0; round < 5; round++) {
      const id = randomUUID()
      await expectOk(tap(device, child.id, await assign(child.id), { id }))
      const both = [device, deviceAt(servers.second, device)].map((tablet) => errorCodeOf(undo(tablet, id)))
      expect((await Promise.all(both)).toSorted()).toEqual(['ok', 'taskNotCompleted'])
      expect(await rubies()).toBe(0)
    }
  })
})

test('a device tries to let in 30 players a minute, known or not', async () => {
  const limited = await startTestServer({ rateLimits: true })
  try {
    const { child, device } = await createFixtures(limited)
    const enter = (userId: string) => errorCodeOf(device.send('POST /device/enter', { userId, pin: '2580' }))
    for (let count = 0; count < 15; count++) {
      expect(await enter(randomUUID())).toBe('memberNotFound')
      expect(await enter(child.id)).toBe('ok')
    }
    expect(await enter(randomUUID())).toBe('tooManyRequests')
    expect(await enter(child.id)).toBe('tooManyRequests')
    limited.clock.advance({ minutes: 1 })
    expect(await enter(child.id)).toBe('ok')
  } finally {
    await limited.close()
  }
})

test('a device makes 300 calls and 30 completions a minute, and repeats are free', async () => {
  const limited = await startTestServer({ rateLimits: true })
  try {
    const { child, device, assign } = await createFixtures(limited)
    const taskId = await assign(child.id)
    const once = { id: randomUUID() }
    await expectOk(tap(device, child.id, taskId, once))
    for (let count = 1; count < 30; count++)
      expect(await errorCodeOf(tap(device, child.id, taskId))).toBe('taskAlreadyCompleted')
    expect(await errorCodeOf(tap(device, child.id, taskId))).toBe('tooManyRequests')
    expect(await errorCodeOf(tap(device, child.id, taskId, once))).toBe('ok')
    const codes: string[] = []
    for (let round = 0; round < 30; round++) {
      const calls = Array.from({ length: 10 }, () => errorCodeOf(device.send('GET /device/people')))
      codes.push(...(await Promise.all(calls)))
    }
    expect(codes.filter((code) => code === 'tooManyRequests')).toHaveLength(32)
  } finally {
    await limited.close()
  }
})

test('the wall shows the turns of today in a group that no one has opened for days', async () => {
  const { member, child, device, assign } = await createFixtures()
  const taskId = await assign(child.id, { assignment: 'rotation', assignedUsers: [member.id, child.id] })
  const shown = async () => {
    const { people, turns } = await wallOf(device)
    return { ofChild: people[0]?.open.map((task) => task.taskId), ofOthers: turns?.map((turn) => turn.taskId) }
  }
  expect(await shown()).toEqual({ ofChild: [], ofOthers: [taskId] })
  server.clock.advance({ days: 3 })
  expect(await shown()).toEqual({ ofChild: [taskId], ofOthers: [] })
  expect(await errorCodeOf(tap(device, child.id, taskId))).toBe('ok')
})
