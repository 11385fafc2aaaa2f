import { randomUUID } from 'node:crypto'
import type { AddedDevice, ShownDevice } from '@questboard/api/devices/schema'
import { devices } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newDevice } from '../../support/device.ts'
import { errorCodeOf } from '../../support/error-code.ts'
import { type InGroup, newGroup } from '../../support/group.ts'
import { notificationsOf } from '../../support/notifications.ts'
import { expectOk, sendTo } from '../../support/rest.ts'
import { openStream } from '../../support/stream.ts'
import { goodPassword, type Person, type TestServer } from '../../support/test-server.ts'
import { onServer, twoServers } from '../../support/two-servers.ts'

/** Shared devices of a group: adding, pairing, changing and revoking. Two servers, as in production. */

let servers: Awaited<ReturnType<typeof twoServers>>
let server: TestServer
beforeAll(async () => {
  servers = await twoServers()
  server = servers.first
})
afterAll(() => servers.close())

const wallOf = (token: string, { url } = server) => errorCodeOf(sendTo(url, token)('GET /device/wall'))

const signedInAgain = async (person: Person) => {
  const login = { email: person.email, password: goodPassword }
  const { token } = await expectOk(server.send<{ token: string }>('POST /auth/login', login))
  return sendTo(server.url, token)
}

describe('a device', () => {
  test('is made of the browser of a leader, whose session ends; the others are notified', async () => {
    const { id, leaders, creator } = await newGroup(server, { leaders: 1, members: 0 })
    const leader = leaders[0] as Person
    const otherSession = await signedInAgain(leader)
    const { device, token } = await expectOk(
      leader.send<AddedDevice>(`POST /groups/${id}/devices`, { name: 'Kitchen' }),
    )
    expect(token).toMatch(/^qbd_[0-9a-f]{32}[\w-]{43}$/)
    expect(device).toMatchObject({ name: 'Kitchen', lockAfter: 5, wallTitles: true, createdBy: leader.id })
    expect(await errorCodeOf(leader.send('GET /users/profile'))).toBe('authenticationFailed')
    expect(await errorCodeOf(otherSession('GET /users/profile'))).toBe('ok')
    expect(await wallOf(token)).toBe('ok')
    expect(await notificationsOf(creator, 'deviceAdded')).toMatchObject([
      { data: { device: { name: 'Kitchen' }, sender: { id: leader.id } } },
    ])
    expect(await notificationsOf({ send: otherSession }, 'deviceAdded')).toEqual([])
    const [row] = await server.database.queries.select().from(devices).where(eq(devices.id, device.id))
    expect(JSON.stringify(row)).not.toContain(token.slice(4))
  })

  test('is not made twice: the repeat of a lost answer is refused', async () => {
    const { id, creator } = await newGroup(server, { members: 0 })
    const body = { name: 'Kitchen', id: randomUUID() }
    await expectOk(creator.send(`POST /groups/${id}/devices`, body))
    const again = await signedInAgain(creator)
    expect(await errorCodeOf(again(`POST /groups/${id}/devices`, body))).toBe('idAlreadyUsed')
    expect(await expectOk(again<ShownDevice[]>(`GET /groups/${id}/devices`))).toHaveLength(1)
    const code = { name: 'Hall', id: randomUUID() }
    await expectOk(again(`POST /groups/${id}/devices/code`, code))
    expect(await errorCodeOf(again(`POST /groups/${id}/devices/code`, code))).toBe('idAlreadyUsed')
  })

  test('is paired by a code that works once, in any case, and for ten minutes', async () => {
    const { id, creator } = await newGroup(server, { members: 0 })
    const newCode = async () =>
      (await expectOk(creator.send<{ code: string }>(`POST /groups/${id}/devices/code`, { name: 'Hall' }))).code
    const pair = (code: string) => server.send<AddedDevice>('POST /devices/pair', { code })
    const code = await newCode()
    expect(code).toMatch(/^[A-HJ-NP-Z]{8}$/)
    expect(await errorCodeOf(pair('ABCDEFGH'))).toBe('tokenDoesNotExist')
    const { device } = await expectOk(pair(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `))
    expect(device).toMatchObject({ name: 'Hall', createdBy: creator.id })
    expect(await errorCodeOf(pair(code))).toBe('tokenDoesNotExist')
    expect(await notificationsOf(creator, 'deviceAdded')).toHaveLength(1)
    const late = await newCode()
    server.clock.advance({ minutes: 10 })
    servers.second.clock.set(server.clock.now())
    expect(await errorCodeOf(pair(late))).toBe('tokenDoesNotExist')
    const oldest = await newCode()
    server.clock.advance({ seconds: 1 })
    servers.second.clock.set(server.clock.now())
    const others = await Promise.all(Array.from({ length: 10 }, newCode))
    expect(await errorCodeOf(pair(oldest))).toBe('tokenDoesNotExist')
    expect(await errorCodeOf(pair(others[0] ?? ''))).toBe('ok')
  })

  test('is paired once by two at the same time, on two servers', async () => {
    const { id, creator } = await newGroup(server, { members: 0 })
    for (let round = 0; round < 10; round++) {
      const { code } = await expectOk(
        creator.send<{ code: string }>(`POST /groups/${id}/devices/code`, { name: `Tablet ${round}` }),
      )
      const codes = await Promise.all(
        [server, servers.second].map(({ send }) => errorCodeOf(send('POST /devices/pair', { code }))),
      )
      expect(codes.toSorted()).toEqual(['ok', 'tokenDoesNotExist'])
    }
    expect(await errorCodeOf(creator.send(`POST /groups/${id}/devices/code`, { name: 'Eleventh' }))).toBe(
      'tooManyItems',
    )
    expect(await errorCodeOf(creator.send(`POST /groups/${id}/devices`, { name: 'Eleventh' }))).toBe('tooManyItems')
    expect(await errorCodeOf(creator.send('GET /users/profile'))).toBe('ok')
  })

  test('is not paired by the code of a user who no longer leads the group', async () => {
    const { id, creator, leaders } = await newGroup(server, { leaders: 2, members: 0 })
    const [lowered, removed] = leaders as [InGroup, InGroup]
    const codes = await Promise.all(
      [lowered, removed].map(({ send }) =>
        expectOk(send<{ code: string }>(`POST /groups/${id}/devices/code`, { name: 'Tablet' })),
      ),
    )
    await expectOk(creator.send(`PATCH /groups/${id}/members/${lowered.memberId}/lower-member`))
    await expectOk(creator.send(`DELETE /groups/${id}/members/${removed.memberId}`))
    for (const { code } of codes) {
      expect(await errorCodeOf(server.send('POST /devices/pair', { code }))).toBe('tokenDoesNotExist')
    }
  })

  test('is not paired by a code from before a new password', async () => {
    const { id, creator } = await newGroup(server, { members: 0 })
    const { code } = await expectOk(
      creator.send<{ code: string }>(`POST /groups/${id}/devices/code`, { name: 'Tablet' }),
    )
    await expectOk(creator.send('DELETE /users/sessions'))
    expect(await errorCodeOf(server.send('POST /devices/pair', { code }))).toBe('tokenDoesNotExist')
  })

  test('is changed and revoked by leaders of its group only', async () => {
    const { id, creator, members } = await newGroup(server)
    const otherGroup = await newGroup(server, { members: 0 })
    const device = await newDevice(server, creator, id)
    const path = `/groups/${id}/devices/${device.id}` as const
    const changed = { name: 'Living room', lockAfter: 1, wallTitles: false }
    expect(await expectOk(creator.send<ShownDevice>(`PATCH ${path}`, changed))).toMatchObject(changed)
    expect(await expectOk(creator.send<ShownDevice>(`PATCH ${path}`, {}))).toMatchObject(changed)
    for (const lockAfter of [0, 61, 1.5]) {
      expect(await errorCodeOf(creator.send(`PATCH ${path}`, { lockAfter }))).toBe('invalidData')
    }
    const member = members[0] as Person
    for (const call of [`PATCH ${path}`, `DELETE ${path}`] as const) {
      expect(await errorCodeOf(member.send(call))).toBe('notLeaderInThisGroup')
      expect(await errorCodeOf(otherGroup.creator.send(call))).toBe('notPartOfTheGroup')
    }
    const foreign = `/groups/${otherGroup.id}/devices/${device.id}` as const
    expect(await errorCodeOf(otherGroup.creator.send(`PATCH ${foreign}`, { name: 'Mine' }))).toBe('deviceNotFound')
    expect(await errorCodeOf(otherGroup.creator.send(`DELETE ${foreign}`))).toBe('deviceNotFound')
    expect(await wallOf(device.token)).toBe('ok')
    await expectOk(creator.send(`DELETE ${path}`))
    expect(await errorCodeOf(creator.send(`DELETE ${path}`))).toBe('deviceNotFound')
    expect(await wallOf(device.token)).toBe('authenticationFailed')
    expect(await wallOf(device.token, servers.second)).toBe('authenticationFailed')
  })

  test('ends with its group, and is shut while the group is hidden', async () => {
    const { id, creator } = await newGroup(server, { members: 0 })
    const device = await newDevice(server, creator, id)
    await expectOk(creator.send('POST /users/profile/deletion', { password: goodPassword }))
    expect(await wallOf(device.token)).toBe('authenticationFailed')
    const login = { email: creator.email, password: goodPassword }
    const { token } = await expectOk(server.send<{ token: string }>('POST /auth/restore-account', login))
    expect(await wallOf(device.token)).toBe('ok')
    await expectOk(sendTo(server.url, token)(`DELETE /groups/${id}`))
    expect(await wallOf(device.token)).toBe('authenticationFailed')
    expect(await server.database.queries.select().from(devices).where(eq(devices.id, device.id))).toEqual([])
  })

  test('stays when the leader who added it is removed, unless it is to end', async () => {
    const { id, creator, leaders } = await newGroup(server, { leaders: 2, members: 0 })
    const [keptDevice, ended] = await Promise.all(leaders.map((leader) => newDevice(server, leader, id)))
    const [first, second] = leaders.map(({ memberId }) => memberId)
    await expectOk(creator.send(`DELETE /groups/${id}/members/${first}`))
    expect(await wallOf(keptDevice?.token ?? '')).toBe('ok')
    await expectOk(creator.send(`DELETE /groups/${id}/members/${second}?devices=true`))
    expect(await wallOf(ended?.token ?? '')).toBe('authenticationFailed')
    expect(await expectOk(creator.send<ShownDevice[]>(`GET /groups/${id}/devices`))).toMatchObject([
      { id: keptDevice?.id },
    ])
  })

  test('does not end by the wish of a member who no longer leads the group', async () => {
    const { id, creator, leaders } = await newGroup(server, { leaders: 1, members: 0 })
    const leader = leaders[0] as InGroup
    const device = await newDevice(server, leader, id)
    await expectOk(creator.send(`PATCH /groups/${id}/members/${leader.memberId}/lower-member`))
    await expectOk(leader.send(`DELETE /groups/${id}/members/${leader.memberId}?devices=true`))
    expect(await wallOf(device.token)).toBe('ok')
  })

  test('lasts 90 days after its last use, which is shown to the hour', async () => {
    const { id, creator } = await newGroup(server, { members: 0 })
    const device = await newDevice(server, creator, id)
    server.clock.advance({ days: 89 })
    const again = await signedInAgain(creator)
    expect(await wallOf(device.token)).toBe('ok')
    const [shown] = await expectOk(again<ShownDevice[]>(`GET /groups/${id}/devices`))
    expect(shown?.lastSeenAt).toBe(server.clock.now().toISOString())
    server.clock.advance({ days: 89 })
    expect(await wallOf(device.token)).toBe('ok')
    server.clock.advance({ days: 90 })
    expect(await wallOf(device.token)).toBe('authenticationFailed')
  })

  test('that is revoked on another server loses its stream within a second', async () => {
    const { id, creator } = await newGroup(server, { members: 0 })
    servers.second.clock.set(server.clock.now())
    const device = await newDevice(server, creator, id)
    const stream = await openStream(`${server.url}/api/device/stream`, device.token)
    expect(stream.status).toBe(200)
    expect(await stream.next()).toMatchObject({ event: 'wall', data: { group: { id }, people: [] } })
    const began = performance.now()
    await expectOk(onServer(servers.second, creator).send(`DELETE /groups/${id}/devices/${device.id}`))
    expect(await stream.next()).toBeUndefined()
    expect(performance.now() - began).toBeLessThan(1000)
  })
})
