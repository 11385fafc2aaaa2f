import { hashOf } from '@questboard/api'
import type { DevicePerson, Entered } from '@questboard/api/devices/schema'
import type { Group } from '@questboard/api/groups/schema'
import { deviceSessions, groups, handOvers } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockAccount } from '../../../packages/api/src/auth/lock.ts'
import { newChild } from '../../support/children.ts'
import { deviceAt, newDevice, type TestDevice } from '../../support/device.ts'
import { errorCodeOf } from '../../support/error-code.ts'
import { joinByInvitation, newGroup } from '../../support/group.ts'
import { expectOk, type Send, sendTo } from '../../support/rest.ts'
import { goodPassword, type Person, type TestServer } from '../../support/test-server.ts'
import { twoServers } from '../../support/two-servers.ts'

/** Players who enter on a shared device, on two servers. */

let servers: Awaited<ReturnType<typeof twoServers>>
let server: TestServer
beforeAll(async () => {
  servers = await twoServers({ sharesClock: true })
  server = servers.first
})
afterAll(() => servers.close())

const setPin = (person: Pick<Person, 'send'>, pin: string | null) =>
  expectOk(person.send('PUT /users/profile/pin', { password: goodPassword, pin, wall: 'off' }))

async function createFixtures({ leaders = 1, members = 0 } = {}) {
  const group = await newGroup(server, { leaders, members })
  const child = await newChild(group.creator, group.id)
  const device = await newDevice(server, group.creator, group.id)
  const setChildPin = (pin: string | null) =>
    expectOk(group.creator.send(`PATCH /groups/${group.id}/children/${child.id}`, { pin }))
  const leader = group.leaders[0] as (typeof group.leaders)[number]
  return { ...group, leader, child, device, setChildPin }
}

const enter = (send: Send, userId: string, pin?: string) => send('POST /device/enter', { userId, ...(pin && { pin }) })
const readGroup = (send: Send, id: string) => errorCodeOf(send(`GET /groups/${id}`))

describe('the picker', () => {
  test('shows children, and account holders who have set a PIN, and nothing else of them', async () => {
    const { device, child, leader, setChildPin } = await createFixtures()
    const people = () => expectOk(device.send<DevicePerson[]>('GET /device/people'))
    expect(await people()).toMatchObject([{ userId: child.id, name: 'Mira', pin: false, locked: false }])
    await setChildPin('1111')
    await setPin(leader, '2580')
    const shown = await people()
    expect(shown).toMatchObject([
      { userId: leader.id, pin: true },
      { userId: child.id, pin: true },
    ])
    const fields = ['avatar', 'imageUrl', 'locked', 'lockedUntil', 'name', 'pin', 'userId']
    for (const entry of shown) expect(Object.keys(entry).toSorted()).toEqual(fields)
    await setPin(leader, null)
    expect(await people()).toMatchObject([{ userId: child.id }])
  })

  test('hides accounts that are locked, and children who are to be deleted', async () => {
    const { device, child, creator, leader } = await createFixtures()
    await setPin(leader, '2580')
    await lockAccount(server.services, leader.email)
    await expectOk(creator.send(`POST /children/${child.id}/deletion`, { password: goodPassword }))
    expect(await expectOk(device.send('GET /device/people'))).toEqual([])
    expect(await errorCodeOf(enter(device.send, child.id))).toBe('memberNotFound')
    expect(await errorCodeOf(enter(device.send, leader.id, '2580'))).toBe('memberNotFound')
  })
})

describe('entering', () => {
  test('requires the PIN; a missing one does not count as a guess, and one for a child without a PIN is ignored', async () => {
    const { device, child, setChildPin } = await createFixtures()
    expect(await errorCodeOf(enter(device.send, child.id, '9999'))).toBe('ok')
    await setChildPin('2580')
    for (let count = 0; count < 8; count++) expect(await errorCodeOf(enter(device.send, child.id))).toBe('wrongPin')
    expect(await errorCodeOf(enter(device.send, child.id, '2581'))).toBe('wrongPin')
    expect(await errorCodeOf(enter(device.send, child.id, '258'))).toBe('invalidData')
    const { result } = await device.send<Entered>('POST /device/enter', {
      userId: child.id,
      pin: '2580',
    })
    expect(result.token).toMatch(/^qbp_d_[0-9a-f]{32}[\w-]{43}$/)
    expect(result.expiresAt).toBe(server.clock.fromNow({ hours: 12 }).toISOString())
  })

  test('is for members of the group who are allowed to enter', async () => {
    const { device, leader } = await createFixtures()
    const otherFixtures = await createFixtures()
    const outsider = await server.person()
    await setPin(outsider, '2580')
    for (const userId of [leader.id, outsider.id, otherFixtures.child.id]) {
      expect(await errorCodeOf(enter(device.send, userId, '2580'))).toBe('memberNotFound')
    }
  })

  test('is locked after five wrong PINs, for the right one too, and not on another device', async () => {
    const { id, device, child, creator, setChildPin } = await createFixtures()
    await setChildPin('2580')
    const second = await newDevice(server, creator, id)
    for (let count = 0; count < 5; count++)
      expect(await errorCodeOf(enter(device.send, child.id, '2581'))).toBe('wrongPin')
    const locked = await enter(device.send, child.id, '2580')
    expect([locked.status, locked.error.message, locked.headers.get('retry-after')]).toEqual([429, 'pinLocked', '60'])
    const until = server.clock.fromNow({ minutes: 1 }).toISOString()
    expect(await expectOk(device.send('GET /device/people'))).toMatchObject([{ locked: true, lockedUntil: until }])
    expect(await expectOk(second.send('GET /device/people'))).toMatchObject([{ locked: false, lockedUntil: null }])
    expect(await errorCodeOf(enter(second.send, child.id, '2580'))).toBe('ok')
    await expectOk(creator.send(`POST /groups/${id}/children/${child.id}/unlock`))
    expect(await errorCodeOf(enter(device.send, child.id, '2580'))).toBe('ok')
  })

  test('is not possible by 1,000 wrong PINs from many devices and addresses; then only a leader unlocks', async () => {
    const { id, child, creator, setChildPin } = await createFixtures()
    await setChildPin('2580')
    const devices = await Promise.all(
      Array.from({ length: 9 }, (_, place) => newDevice(server, creator, id, `${place}`)),
    )
    const codes = new Map<string, number>()
    for (let round = 0; round < 1000; round += 20) {
      const tried = await Promise.all(
        Array.from({ length: 20 }, (_, place) => {
          const number = round + place
          const device = devices[number % devices.length]
          if (!device) throw new Error('no device')
          const at = deviceAt(number % 2 === 0 ? server : servers.second, device)
          const body = { userId: child.id, pin: String(3000 + number) }
          return errorCodeOf(at.send('POST /device/enter', body, { 'x-forwarded-for': `192.0.2.${number % 250}` }))
        }),
      )
      for (const code of tried) codes.set(code, (codes.get(code) ?? 0) + 1)
    }
    expect(Object.fromEntries(codes)).toEqual({ wrongPin: 20, pinLocked: 980 })
    const [first] = devices
    const locked = await enter(first?.send as Send, child.id, '2580')
    expect([locked.error.message, locked.headers.get('retry-after')]).toEqual(['pinLocked', null])
    server.clock.advance({ days: 1 })
    expect(await errorCodeOf(enter(first?.send as Send, child.id, '2580'))).toBe('pinLocked')
    await expectOk(creator.send(`POST /groups/${id}/children/${child.id}/unlock`))
    expect(await errorCodeOf(enter(first?.send as Send, child.id, '2580'))).toBe('ok')
  })

  test('allows no more wrong PINs when the groups of a child are on different days', async () => {
    const { id, child, creator, setChildPin } = await createFixtures()
    await setChildPin('2580')
    const otherGroup = await expectOk(creator.send<{ id: string }>('POST /groups', { name: 'Grandparents' }))
    await expectOk(creator.send(`POST /groups/${otherGroup.id}/children/${child.id}/join`))
    const devices: TestDevice[] = []
    for (let nth = 0; nth < 6; nth++)
      devices.push(await newDevice(server, creator, nth % 2 ? otherGroup.id : id, `${nth}`))
    // Between them it is always another day.
    const zones = { [id]: 'Pacific/Kiritimati', [otherGroup.id]: 'Pacific/Pago_Pago' }
    for (const [place, timeZone] of Object.entries(zones)) {
      await server.database.queries.update(groups).set({ timeZone }).where(eq(groups.id, place))
    }
    const codes: string[] = []
    for (let nth = 0; nth < 24; nth++) {
      codes.push(await errorCodeOf(enter(devices[nth % devices.length]?.send as Send, child.id, String(3000 + nth))))
    }
    expect(codes).toEqual([...Array(20).fill('wrongPin'), ...Array(4).fill('pinLocked')])
  })

  test('with the old PIN while it is changed is refused, or the session ends with the change', async () => {
    const { device, child, setChildPin } = await createFixtures()
    for (let round = 0; round < 10; round++) {
      const [old, next] = [String(3000 + round), String(3001 + round)]
      await setChildPin(old)
      const [entered] = await Promise.all([
        device.send<{ token: string }>('POST /device/enter', { userId: child.id, pin: old }),
        setChildPin(next),
      ])
      // One came first: a session of the old PIN does not outlive it.
      if (entered.status === 200) {
        expect(await errorCodeOf(sendTo(server.url, entered.result.token)('GET /users/profile'))).toBe(
          'authenticationFailed',
        )
      } else expect(entered.error.message).toBe('wrongPin')
    }
  })
})

describe('a player on a device', () => {
  test('is limited to one at a time, even when two enter at once on two servers', async () => {
    const { id, device, child, creator, leader } = await createFixtures()
    await setPin(leader, '2580')
    const sibling = await newChild(creator, id, 'Ani')
    const mira = await device.enter(child.id)
    expect(await readGroup(mira.send, id)).toBe('ok')
    const ani = await device.enter(sibling.id)
    expect(await readGroup(mira.send, id)).toBe('authenticationFailed')
    expect(await readGroup(ani.send, id)).toBe('ok')
    const elsewhere = deviceAt(servers.second, device)
    for (let round = 0; round < 10; round++) {
      const both = await Promise.all([device.enter(child.id), elsewhere.enter(leader.id, '2580')])
      const codes = await Promise.all(both.map(({ send }) => readGroup(send, id)))
      expect(codes.toSorted()).toEqual(['authenticationFailed', 'ok'])
    }
  })

  test('leaves, is locked out after minutes without use, and after twelve hours of use', async () => {
    const { id, device, child, creator } = await createFixtures()
    const first = await device.enter(child.id)
    await expectOk(first.send('POST /device/leave'))
    expect(await readGroup(first.send, id)).toBe('authenticationFailed')
    const second = await device.enter(child.id)
    server.clock.advance({ minutes: 4, seconds: 59 })
    expect(await readGroup(second.send, id)).toBe('ok')
    server.clock.advance({ minutes: 5 })
    expect(await readGroup(second.send, id)).toBe('expiredToken')
    await expectOk(creator.send(`PATCH /groups/${id}/devices/${device.id}`, { lockAfter: 60 }))
    const third = await device.enter(child.id)
    for (let hours = 0; hours < 24; hours++) {
      server.clock.advance({ minutes: 30 })
      expect(await readGroup(third.send, id)).toBe(hours === 23 ? 'expiredToken' : 'ok')
    }
  })

  test('is signed out when the device is removed, the PIN changes, the membership ends, or the account signs out everywhere or is deleted', async () => {
    const { id, device, child, creator, leader, setChildPin } = await createFixtures()
    const newTablet = () => newDevice(server, creator, id)
    const sessionOf = async (pin?: string) => (await (await newTablet()).enter(child.id, pin)).send
    const byDevice = await device.enter(child.id)
    await expectOk(creator.send(`DELETE /groups/${id}/devices/${device.id}`))
    expect(await readGroup(byDevice.send, id)).toBe('authenticationFailed')
    const byPin = await sessionOf()
    await setChildPin('2580')
    expect(await readGroup(byPin, id)).toBe('authenticationFailed')
    const byMembership = await sessionOf('2580')
    await expectOk(creator.send(`DELETE /groups/${id}/children/${child.id}`))
    expect(await readGroup(byMembership, id)).toBe('authenticationFailed')
    await expectOk(creator.send(`POST /groups/${id}/children/${child.id}/join`))
    expect(await readGroup(byMembership, id)).toBe('authenticationFailed')
    await setPin(leader, '2580')
    const byPassword = (await (await newTablet()).enter(leader.id, '2580')).send
    expect(await readGroup(byPassword, id)).toBe('ok')
    await expectOk(leader.send('DELETE /users/sessions'))
    expect(await readGroup(byPassword, id)).toBe('authenticationFailed')
    const byDeletion = (await (await newTablet()).enter(leader.id, '2580')).send
    await expectOk(leader.send('POST /users/profile/deletion', { password: goodPassword }))
    expect(await readGroup(byDeletion, id)).toBe('authenticationFailed')
    expect(
      await server.database.queries.select().from(deviceSessions).where(eq(deviceSessions.userId, leader.id)),
    ).toEqual([])
  })

  test('who is removed while entering gets no session', async () => {
    const { id, creator, device } = await createFixtures()
    for (let round = 0; round < 5; round++) {
      const child = await newChild(creator, id, `Child ${round}`)
      const [entered] = await Promise.all([
        device.send<{ token: string }>('POST /device/enter', { userId: child.id }),
        expectOk(creator.send(`DELETE /groups/${id}/children/${child.id}`)),
      ])
      if (entered.status === 200) {
        expect(await readGroup(sendTo(server.url, entered.result.token), id)).toBe('authenticationFailed')
      } else expect(entered.error.message).toBe('memberNotFound')
      await expectOk(creator.send(`POST /groups/${id}/children/${child.id}/join`))
      if (entered.status === 200) {
        expect(await readGroup(sendTo(server.url, entered.result.token), id)).toBe('authenticationFailed')
      }
      await expectOk(creator.send(`DELETE /groups/${id}/children/${child.id}`))
    }
  })

  test('who leads the group is a plain member there, and sees what a device may show', async () => {
    const { id, device, child, creator, leader } = await createFixtures()
    await setPin(leader, '2580')
    const task = { title: 'Dishes', ruby: 5, type: 'daily', requireApprove: true, assignedUsers: [child.id] }
    const { id: taskId } = await expectOk(creator.send<{ id: string }>(`POST /groups/${id}/tasks`, task))
    const mira = await device.enter(child.id)
    await expectOk(mira.send(`PATCH /groups/${id}/users/${child.id}/tasks/${taskId}/complete`))
    const papa = await device.enter(leader.id, '2580')
    const approve = `/groups/${id}/users/${child.id}/tasks/${taskId}/approve` as const
    expect(await errorCodeOf(papa.send(`POST ${approve}`, { approved: true }))).toBe('notAuthorized')
    expect(await errorCodeOf(leader.send(`POST ${approve}`, { approved: true }))).toBe('ok')
    const { currentMember, members } = await expectOk(papa.send<Group>(`GET /groups/${id}`))
    expect(currentMember).toMatchObject({ groupRole: 'member' })
    const shownChild = members.find(({ userId }) => userId === child.id)
    expect(shownChild).toMatchObject({ name: 'Mira', guardians: [], stats: { ruby: 0, exp: 0, gold: 0, gems: 0 } })
    expect(await errorCodeOf(papa.send('GET /users/profile'))).toBe('notAuthorized')
    expect(await errorCodeOf(papa.send('GET /user/tasks'))).toBe('notAuthorized')
  })

  test('plays with tasks and rewards of its own, and gets notifications of this group alone', async () => {
    const { id, device, child, creator } = await createFixtures()
    const away = await newGroup(server, { members: 0 })
    const home = await joinByInvitation(away, creator)
    await expectOk(away.creator.send(`PATCH /groups/${away.id}/members/${home}/promote-leader`))
    await expectOk(creator.send(`POST /groups/${away.id}/children/${child.id}/join`))
    for (const groupId of [id, away.id]) {
      const task = { title: 'Dishes', ruby: 5, type: 'daily', assignedUsers: [child.id] }
      await expectOk(creator.send(`POST /groups/${groupId}/tasks`, task))
    }
    const { send } = await device.enter(child.id)
    expect(await expectOk(send('GET /user/notifications'))).toMatchObject({
      notifications: [{ type: 'newTaskAssigned', groupId: id }],
      notificationsCount: 1,
    })
    for (const call of ['GET /users/profile', 'GET /dashboard'] as const) {
      expect([call, await expectOk(send(call))]).toMatchObject([call, { notificationsCount: 1 }])
    }
    const { id: boardId } = await expectOk(send<{ id: string }>('GET /user/boards/current'))
    expect(await expectOk(send(`PATCH /users/profile/board/${boardId}`))).toMatchObject({ notificationsCount: 1 })
    expect(await errorCodeOf(send(`GET /groups/${away.id}`))).toBe('notPartOfTheGroup')
    const ownTask = await expectOk(send<{ id: string }>('POST /user/tasks', { title: 'Read', gold: 5, type: 'daily' }))
    await expectOk(send(`POST /user/tasks/${ownTask.id}/complete`))
    expect(await expectOk(send('GET /users/profile'))).toMatchObject({ email: '', stats: { gems: 0 } })
    for (const call of ['PUT /users/profile', 'POST /users/tokens', 'POST /user/webhooks', 'POST /groups'] as const) {
      expect(await errorCodeOf(send(call, {}))).toBe('notAuthorized')
    }
  })
})

describe('a child who gets an account', () => {
  test('loses the PIN and the sessions on devices', async () => {
    const { id, device, child, creator, setChildPin } = await createFixtures()
    await setChildPin('2580')
    const { send } = await device.enter(child.id, '2580')
    const email = `${child.id}@example.org`
    await expectOk(creator.send(`POST /children/${child.id}/hand-over`, { email }))
    expect(await readGroup(send, id)).toBe('ok')
    const token = 'x'.repeat(43)
    const sent = { tokenHash: hashOf(token) }
    await server.database.queries.update(handOvers).set(sent).where(eq(handOvers.childId, child.id))
    const chosen = { password: goodPassword, passwordConfirmation: goodPassword, birthDate: '2010-01-01' }
    await expectOk(server.send('POST /auth/hand-over', { token, ...chosen }))
    expect(await readGroup(send, id)).toBe('authenticationFailed')
    expect(await errorCodeOf(enter(device.send, child.id, '2580'))).toBe('memberNotFound')
  })
})
