import type { Pool } from '@questboard/api/pools/schema'
import type { Exported } from '@questboard/api/privacy/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newChild } from '../../support/children.ts'
import { grantRubies } from '../../support/grant-rubies.ts'
import { newMembers } from '../../support/members.ts'
import { expectOk } from '../../support/rest.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

/** What the export of an account contains about the past, and about groups and families. */

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const take = (person: Person) => expectOk(person.send<Exported>('GET /users/profile/export'))
const switchHoliday = (person: Person, holidayMode: boolean) =>
  expectOk(person.send('PATCH /users/profile/holiday-mode', { holidayMode }))

test('the export contains skipped and missed occurrences, and past holidays', async () => {
  server.clock.set('2026-03-18T10:00:00Z')
  const { group, creator, ani } = await newMembers(server)
  const everyDay = { type: 'daily', schedule: { frequency: 'daily' } }
  const own = await expectOk(ani.send<{ id: string }>('POST /user/tasks', { ...everyDay, title: 'Walk', gold: 5 }))
  const dishes = { ...everyDay, title: 'Dishes', ruby: 5, assignedUsers: [ani.id] }
  const shared = await expectOk(creator.send<{ id: string }>(`POST /groups/${group.id}/tasks`, dishes))
  await expectOk(ani.send(`POST /user/tasks/${own.id}/skip`, {}))
  await switchHoliday(ani, true)
  await switchHoliday(ani, false)
  server.clock.set('2026-03-19T10:00:00Z')
  await expectOk(ani.send('GET /dashboard'))

  const { account } = await take(ani)
  const today = { slot: '2026-03-18', dueOn: '2026-03-18' }
  expect(account.endedOccurrences).toEqual([{ taskId: own.id, ...today, outcome: 'skipped' }])
  expect(account.holidays).toMatchObject([{ from: '2026-03-18', to: '2026-03-18' }])
  expect(account.groups[0]?.endedOccurrences).toEqual([{ taskId: shared.id, ...today, outcome: 'missed' }])
  expect(account.groups[0]?.weeks).toEqual([{ monday: '2026-03-16', done: 0, missed: 1, onBehalf: 0 }])
  const others = (await take(creator)).account
  expect([others.endedOccurrences, others.holidays, others.groups[0]?.endedOccurrences]).toEqual([[], [], []])
})

test("the export contains the user's own shares of pools", async () => {
  const { group, creator, ani, boyan } = await newMembers(server)
  const pool = await expectOk(creator.send<Pool>(`POST /groups/${group.id}/pools`, { name: 'Bike', ruby: 50 }))
  for (const [member, ruby] of [[ani, 30] as const, [boyan, 10] as const]) {
    await grantRubies(server, group.id, member, ruby)
    await expectOk(member.send(`POST /groups/${group.id}/pools/${pool.id}/contribute`, { ruby }))
  }
  expect((await take(ani)).account.groups[0]?.poolShares).toEqual([{ poolId: pool.id, name: 'Bike', ruby: 30 }])
})

test('the exports of a guardian and of the child name each other', async () => {
  const { group, creator, leader } = await newMembers(server)
  const child = await newChild(creator, group.id)
  await expectOk(creator.send(`POST /children/${child.id}/guardians`, { guardianId: leader.id }))
  const { guardianships, guardians } = (await take(creator)).account
  expect(guardians).toEqual([])
  expect(guardianships).toMatchObject([{ childId: child.id, declinedAt: null }])
  expect(guardianships?.[0]?.consentAt).not.toBeNull()
  expect((await take(leader)).account.guardianships).toMatchObject([{ childId: child.id, consentAt: null }])
  const ofChild = await expectOk(creator.send<Exported>(`GET /children/${child.id}/export`))
  expect(ofChild.account.guardians?.map(({ userId }) => userId)).toEqual([creator.id])
})
