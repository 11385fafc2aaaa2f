import { randomUUID } from 'node:crypto'
import { hashOf, sweepDevices } from '@questboard/api'
import type { Member } from '@questboard/api/groups/schema'
import { deviceSessions } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newChild } from '../../support/children.ts'
import { deviceAt, newDevice, type TestDevice } from '../../support/device.ts'
import { errorCodeOf } from '../../support/error-code.ts'
import { type InGroup, newGroup } from '../../support/group.ts'
import { expectOk } from '../../support/rest.ts'
import { goodPassword, type TestServer } from '../../support/test-server.ts'
import { twoServers } from '../../support/two-servers.ts'

/** What a player ticked after entering is sent when the session is over, with its proof and without the PIN. */

let servers: Awaited<ReturnType<typeof twoServers>>
let server: TestServer
beforeAll(async () => {
  servers = await twoServers({ sharesClock: true })
  server = servers.first
})
afterAll(() => servers.close())

const now = () => server.clock.now().toISOString()

/** A child with the PIN 2580, and its sibling with 1357. */
async function createFixtures() {
  const { id, creator, members } = await newGroup(server)
  const [child, sibling] = [await newChild(creator, id), await newChild(creator, id, 'Ivo')]
  const device = await newDevice(server, creator, id)
  const setChild = (about: object, who = child) =>
    expectOk(creator.send(`PATCH /groups/${id}/children/${who.id}`, about))
  await setChild({ pin: '2580' })
  await setChild({ pin: '1357' }, sibling)
  const assign = async (userId: string, about: object = {}) => {
    const task = { title: 'Dishes', ruby: 5, type: 'daily', assignedUsers: [userId], ...about }
    return (await expectOk(creator.send<{ id: string }>(`POST /groups/${id}/tasks`, task))).id
  }
  const rubies = async (userId = child.id) => {
    const shown = await expectOk(creator.send<Member[]>(`GET /groups/${id}/members`))
    return shown.find((member) => member.userId === userId)?.stats.ruby
  }
  return { id, creator, member: members[0] as InGroup, child, sibling, device, setChild, assign, rubies }
}

interface Tick {
  userId: string
  taskId: string
  proof?: string
  at?: string
  id?: string
}

const send = (device: Pick<TestDevice, 'send'>, tick: Tick) =>
  errorCodeOf(device.send('POST /device/wall/complete', { id: randomUUID(), ...tick }))

describe('a tick that a player made after entering', () => {
  test('is completed after the session was left, once, and counts for its own day', async () => {
    const { child, device, assign, rubies } = await createFixtures()
    const taskId = await assign(child.id)
    const { proof, send: leave } = await device.enter(child.id, '2580')
    server.clock.advance({ minutes: 2 })
    const tick = { userId: child.id, taskId, proof, at: now(), id: randomUUID() }
    server.clock.advance({ minutes: 1 })
    await expectOk(leave('POST /device/leave'))
    server.clock.advance({ days: 2 })
    expect(await send(device, { ...tick, proof: undefined as never })).toBe('wrongPin')
    const both = [device, deviceAt(servers.second, device), device].map((tablet) => send(tablet, tick))
    expect(await Promise.all(both)).toEqual(['ok', 'ok', 'ok'])
    expect(await rubies()).toBe(5)
    // Today is still to be done.
    expect(await send(device, { ...tick, id: randomUUID() })).toBe('taskAlreadyCompleted')
    expect(await rubies()).toBe(5)
  })

  test('is completed after the lock, after the next player has entered, and for a player who is not on the wall', async () => {
    const { creator, child, sibling, device, setChild, assign, rubies } = await createFixtures()
    const { proof } = await device.enter(child.id, '2580')
    const at = now()
    server.clock.advance({ minutes: 6 })
    const locked = await assign(child.id)
    expect(await send(device, { userId: child.id, taskId: locked, proof, at })).toBe('ok')
    await device.enter(sibling.id, '1357')
    expect(await send(device, { userId: child.id, taskId: await assign(child.id), proof, at })).toBe('ok')
    await setChild({ wall: 'off' })
    const hidden = await assign(child.id)
    expect(await send(device, { userId: child.id, taskId: hidden })).toBe('memberNotFound')
    expect(await send(device, { userId: child.id, taskId: hidden, proof, at })).toBe('ok')
    expect(await rubies()).toBe(15)
    await expectOk(creator.send('PUT /users/profile/pin', { password: goodPassword, pin: '8642', wall: 'off' }))
    const ownTask = await assign(creator.id, { forMyself: true })
    const leaders = await device.enter(creator.id, '8642')
    expect(await send(device, { userId: creator.id, taskId: ownTask, proof: leaders.proof, at: now() })).toBe('ok')
  })

  test('asks for approval where the task does, and obeys every rule of the task', async () => {
    const { child, device, assign, rubies } = await createFixtures()
    const { proof } = await device.enter(child.id, '2580')
    const by = { userId: child.id, proof, at: now() }
    expect(await send(device, { ...by, taskId: await assign(child.id, { requireApprove: true }) })).toBe('ok')
    expect(await send(device, { ...by, taskId: await assign(child.id, { requireResult: true }) })).toBe(
      'resultOfTheTaskRequired',
    )
    expect(await rubies()).toBe(0)
  })
})

describe('a proof', () => {
  test('completes only tasks of its player, on its device', async () => {
    const { id, creator, child, sibling, device, assign, rubies } = await createFixtures()
    const second = await newDevice(server, creator, id)
    const { proof } = await device.enter(child.id, '2580')
    const [ownTask, others] = [await assign(child.id), await assign(sibling.id)]
    const at = now()
    expect(await send(device, { userId: sibling.id, taskId: others, proof, at })).toBe('wrongPin')
    expect(await send(device, { userId: child.id, taskId: others, proof, at })).toBe('taskNotFound')
    expect(await send(second, { userId: child.id, taskId: ownTask, proof, at })).toBe('wrongPin')
    const foreign = await createFixtures()
    const theirs = await foreign.assign(foreign.child.id)
    expect(await send(foreign.device, { userId: child.id, taskId: ownTask, proof, at })).toBe('memberNotFound')
    expect(await send(foreign.device, { userId: foreign.child.id, taskId: theirs, proof, at })).toBe('wrongPin')
    expect([await rubies(), await rubies(sibling.id)]).toEqual([0, 0])
  })

  test('is refused as a token, and a token as a proof', async () => {
    const { id, child, device, assign } = await createFixtures()
    const taskId = await assign(child.id)
    const { token, proof } = await device.enter(child.id, '2580')
    const withProof = deviceAt(server, { id: device.id, token: proof })
    expect(await errorCodeOf(withProof.send(`GET /groups/${id}`))).toBe('authenticationFailed')
    expect(await errorCodeOf(withProof.send('GET /device/wall'))).toBe('authenticationFailed')
    for (const wrongProof of [token, device.token, hashOf(proof), 'x', '']) {
      expect(await send(device, { userId: child.id, taskId, proof: wrongProof, at: now() })).toBe('wrongPin')
    }
    expect(await send(device, { userId: child.id, taskId, proof: 'x'.repeat(101), at: now() })).toBe('invalidData')
    await device.send('POST /device/enter', { userId: child.id, proof })
    expect(await errorCodeOf(device.send('POST /device/enter', { userId: child.id, proof }))).toBe('wrongPin')
  })

  test('that is wrong does not count as a guess of the PIN, and a locked PIN does not stop earlier ticks', async () => {
    const { child, device, assign } = await createFixtures()
    const taskId = await assign(child.id)
    const { proof } = await device.enter(child.id, '2580')
    const at = now()
    for (let count = 0; count < 8; count++) {
      expect(await send(device, { userId: child.id, taskId, proof: 'wrong', at })).toBe('wrongPin')
    }
    for (let count = 0; count < 5; count++) {
      await device.send('POST /device/enter', { userId: child.id, pin: '9999' })
    }
    expect(await errorCodeOf(device.send('POST /device/enter', { userId: child.id, pin: '2580' }))).toBe('pinLocked')
    expect(await send(device, { userId: child.id, taskId, proof, at })).toBe('ok')
  })
})

describe('the time of a tick', () => {
  test('must be given, and lie between entering and leaving', async () => {
    const { child, device, assign, rubies } = await createFixtures()
    const taskId = await assign(child.id)
    const [before, entered] = [now(), { userId: child.id, taskId }]
    server.clock.advance({ minutes: 10 })
    const { proof, send: leave } = await device.enter(child.id, '2580')
    server.clock.advance({ minutes: 4 })
    await expectOk(leave('POST /device/leave'))
    server.clock.advance({ minutes: 10 })
    expect(await send(device, { ...entered, proof })).toBe('wrongPin')
    expect(await send(device, { ...entered, proof, at: before })).toBe('wrongPin')
    expect(await send(device, { ...entered, proof, at: now() })).toBe('wrongPin')
    expect(await rubies()).toBe(0)
  })

  test('must be before the first use of the proof if the end of the session was not reported', async () => {
    const { child, device, assign } = await createFixtures()
    const [first, second] = [await assign(child.id), await assign(child.id)]
    const { proof, send: own } = await device.enter(child.id, '2580')
    // Without a connection a touch keeps the tablet open for more than five minutes.
    server.clock.advance({ minutes: 9 })
    const at = now()
    server.clock.advance({ minutes: 30 })
    expect(await send(device, { userId: child.id, taskId: first, proof, at })).toBe('ok')
    expect(await errorCodeOf(own('POST /device/leave'))).toBe('authenticationFailed')
    server.clock.advance({ minutes: 5 })
    expect(await send(device, { userId: child.id, taskId: second, proof, at: now() })).toBe('wrongPin')
    expect(await send(device, { userId: child.id, taskId: second, proof, at })).toBe('ok')
  })

  test('is within twelve hours of entering, and sent within 72 hours', async () => {
    const { child, device, assign, rubies } = await createFixtures()
    const taskId = await assign(child.id)
    const { proof, send: leave } = await device.enter(child.id, '2580')
    const at = now()
    await expectOk(leave('POST /device/leave'))
    server.clock.advance({ hours: 73 })
    expect(await send(device, { userId: child.id, taskId, proof, at })).toBe('wrongPin')
    const later = await device.enter(child.id, '2580')
    server.clock.advance({ hours: 13 })
    expect(await send(device, { userId: child.id, taskId, proof: later.proof, at: now() })).toBe('wrongPin')
    expect(await rubies()).toBe(0)
  })
})

describe('a proof is refused', () => {
  const broken: [string, (fixtures: Awaited<ReturnType<typeof createFixtures>>) => Promise<unknown>, string][] = [
    ['once the PIN has changed', ({ setChild }) => setChild({ pin: '8642' }), 'wrongPin'],
    [
      'once the PIN was set again to what it was',
      async ({ setChild }) => {
        await setChild({ pin: '8642' })
        await setChild({ pin: '2580' })
      },
      'wrongPin',
    ],
    [
      'once the device was revoked',
      ({ creator, id, device }) => expectOk(creator.send(`DELETE /groups/${id}/devices/${device.id}`)),
      'authenticationFailed',
    ],
    [
      'once the player left the group',
      ({ creator, id, child }) => expectOk(creator.send(`DELETE /groups/${id}/children/${child.id}`)),
      'memberNotFound',
    ],
    [
      'once the child is to be deleted',
      ({ creator, child }) => expectOk(creator.send(`POST /children/${child.id}/deletion`, { password: goodPassword })),
      'memberNotFound',
    ],
  ]
  test.each(broken)('%s', async (_, breakIt, code) => {
    const fixtures = await createFixtures()
    const { child, device, assign } = fixtures
    const taskId = await assign(child.id)
    const { proof } = await device.enter(child.id, '2580')
    const at = now()
    await breakIt(fixtures)
    expect(await send(device, { userId: child.id, taskId, proof, at })).toBe(code)
  })

  test('after leaving the group, though the member comes back', async () => {
    const { id, creator, child, device, assign, setChild } = await createFixtures()
    const { proof } = await device.enter(child.id, '2580')
    const at = now()
    await expectOk(creator.send(`DELETE /groups/${id}/children/${child.id}`))
    await expectOk(creator.send(`POST /groups/${id}/children/${child.id}/join`))
    await setChild({ wall: 'pin' })
    expect(await send(device, { userId: child.id, taskId: await assign(child.id), proof, at })).toBe('wrongPin')
  })

  test('for a task that is gone', async () => {
    const { id, creator, child, device, assign } = await createFixtures()
    const taskId = await assign(child.id)
    const { proof } = await device.enter(child.id, '2580')
    await expectOk(creator.send(`DELETE /groups/${id}/tasks/${taskId}`))
    expect(await send(device, { userId: child.id, taskId, proof, at: now() })).toBe('taskNotFound')
  })
})

test('a new PIN and a tick at the same time: whichever is first, nothing deadlocks, and it is paid at most once', async () => {
  const { child, device, setChild, assign, rubies } = await createFixtures()
  for (let round = 0; round < 8; round++) {
    const taskId = await assign(child.id)
    const { proof } = await device.enter(child.id, round % 2 ? '8642' : '2580')
    const tick = { userId: child.id, taskId, proof, at: now() }
    const had = (await rubies()) ?? 0
    const [first, second] = await Promise.all([
      send(device, tick),
      send(deviceAt(servers.second, device), tick),
      setChild({ pin: round % 2 ? '2580' : '8642' }),
    ])
    const paid = ((await rubies()) ?? 0) - had
    const counted = [first, second].filter((code) => code === 'ok').length
    expect(paid).toBe(counted * 5)
    expect(counted).toBeLessThanOrEqual(1)
    expect(await send(device, tick)).toBe('wrongPin')
  }
})

test('the last fifty sessions of a device are kept, until their proof has expired', async () => {
  const { child, device } = await createFixtures()
  for (let count = 0; count < 53; count++) await device.enter(child.id, '2580')
  const rows = () => server.database.queries.select().from(deviceSessions).where(eq(deviceSessions.deviceId, device.id))
  expect(await rows()).toHaveLength(50)
  expect((await rows()).filter(({ endedAt }) => endedAt === null)).toHaveLength(1)
  server.clock.advance({ hours: 71 })
  await sweepDevices(server.services)
  expect(await rows()).toHaveLength(50)
  server.clock.advance({ hours: 14 })
  await sweepDevices(server.services)
  expect(await rows()).toEqual([])
})
