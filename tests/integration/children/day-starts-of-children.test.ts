import type { Child } from '@questboard/api/children/schema'
import type { Task } from '@questboard/api/tasks/schema'
import { ledger, users } from '@questboard/db/schema'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { audit } from '../../support/audit.ts'
import { newChild, type TestChild } from '../../support/children.ts'
import { newDevice, type TestDevice } from '../../support/device.ts'
import { errorCodeOf } from '../../support/error-code.ts'
import { grant } from '../../support/grant.ts'
import { type InGroup, newGroup, type TestGroup } from '../../support/group.ts'
import { expectOk, type Send } from '../../support/rest.ts'
import { settleDays } from '../../support/settle-days.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  expect(await audit(server.database)).toEqual([])
  await server.close()
})

let group: TestGroup
let child: TestChild
let device: TestDevice
beforeEach(async () => {
  server.clock.set('2026-03-10T10:00:00Z')
  group = await newGroup(server, { leaders: 1, members: 1 })
  child = await newChild(group.creator, group.id)
  device = await newDevice(server, group.creator, group.id)
  await grant(server, child, { gold: 100 })
})

const change = (about: object, by: Person = group.creator) =>
  by.send<Child>(`PATCH /groups/${group.id}/children/${child.id}`, about)

const readTask = async (send: Send) => (await expectOk(send<Task[]>('GET /user/tasks')))[0]

const add = (send: Send) =>
  expectOk(send<{ id: string }>('POST /user/tasks', { title: 'Brush teeth', gold: 10, type: 'daily' }))

/** The days of the child that are settled and on which it came, and how often it lost gold. */
async function settled() {
  const { queries } = server.database
  const [row] = await queries.select().from(users).where(eq(users.id, child.id))
  const penalties = await queries.$count(ledger, and(eq(ledger.ownerId, child.id), eq(ledger.reason, 'taskMissed')))
  return { today: row?.lastDayStart, seenOn: row?.lastSeenDay, penalties }
}

const sweep = () => settleDays(server)

test('leaders of its group set when the day of a child starts, and guardians read it', async () => {
  const [leader] = group.leaders as [InGroup]
  const [plain] = group.members as [InGroup]
  expect(await expectOk(change({}))).toMatchObject({ dayStartsAt: '00:00' })
  expect(await expectOk(change({ dayStartsAt: '03:00' }, leader))).toMatchObject({ dayStartsAt: '03:00' })
  expect(await expectOk(change({ name: 'Mirela' }))).toMatchObject({ dayStartsAt: '03:00', name: 'Mirela' })
  expect(await expectOk(group.creator.send<Child[]>('GET /children'))).toMatchObject([{ dayStartsAt: '03:00' }])
  expect(await errorCodeOf(change({ dayStartsAt: '01:00' }, plain))).toBe('notLeaderInThisGroup')
  for (const dayStartsAt of ['03:15', '06:30', null]) {
    expect(await errorCodeOf(change({ name: 'Other', dayStartsAt }))).toBe('invalidData')
  }
  expect(await expectOk(change({}))).toMatchObject({ dayStartsAt: '03:00', name: 'Mirela' })
})

test('the day of a child follows its group to another time zone', async () => {
  const move = (timeZone: string) => {
    const names = { name: 'Family', leaderRoleDisplayName: null, memberRoleDisplayName: null }
    return expectOk(group.creator.send(`PUT /groups/${group.id}`, { ...names, timeZone }))
  }
  await move('Europe/Sofia')
  const { send } = await device.enter(child.id)
  await add(send)
  await move('America/New_York')
  // In Sofia it is half past midnight, in New York half past six in the evening.
  server.clock.set('2026-03-10T22:30:00Z')
  await sweep()
  expect(await settled()).toMatchObject({ today: '2026-03-10', penalties: 0 })
  server.clock.set('2026-03-11T04:00:00Z')
  await sweep()
  expect(await settled()).toMatchObject({ today: '2026-03-11' })
})

test('what a child does after midnight counts for the day before', async () => {
  await expectOk(change({ dayStartsAt: '03:00' }))
  const { send } = await device.enter(child.id)
  await add(send)
  server.clock.set('2026-03-11T02:00:00Z')
  const night = await device.enter(child.id)
  const task = await readTask(night.send)
  await expectOk(night.send(`POST /user/tasks/${task?.id}/complete`))
  server.clock.set('2026-03-11T02:59:59Z')
  await sweep()
  expect(await settled()).toMatchObject({ today: '2026-03-10' })
  server.clock.set('2026-03-11T03:00:00Z')
  await sweep()
  expect(await settled()).toMatchObject({ today: '2026-03-11', penalties: 0 })
  expect(await readTask((await device.enter(child.id)).send)).toMatchObject({ completed: false, streak: 1 })
})

test('an earlier start settles the ended day once, and does not count as a visit of the child', async () => {
  await expectOk(change({ dayStartsAt: '03:00' }))
  await add((await device.enter(child.id)).send)
  server.clock.set('2026-03-11T10:00:00Z')
  await readTask((await device.enter(child.id)).send)
  server.clock.set('2026-03-12T01:00:00Z')
  await expectOk(change({ dayStartsAt: '00:00' }))
  const after = { today: '2026-03-12', seenOn: '2026-03-11', penalties: 1 }
  expect(await settled()).toEqual(after)
  await expectOk(change({ dayStartsAt: '03:00' }))
  expect(await settled()).toEqual(after)
  // An absence costs once.
  server.clock.set('2026-03-13T03:00:00Z')
  await sweep()
  expect(await settled()).toEqual({ ...after, today: '2026-03-13' })
})

test('a day that had begun by the earlier setting stays the current one', async () => {
  server.clock.set('2026-03-11T00:30:00Z')
  await expectOk(change({ dayStartsAt: '03:00' }))
  expect(await settled()).toMatchObject({ today: '2026-03-11' })
  server.clock.set('2026-03-12T02:59:59Z')
  await sweep()
  expect(await settled()).toMatchObject({ today: '2026-03-11' })
})
