import type { GroupMission, UserGroupMission } from '@questboard/api/group-missions/schema'
import { endedGroupOccurrences, groupWeekCounts } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '../../support/audit.ts'
import { expectOk } from '../../support/rest.ts'
import { settleDays } from '../../support/settle-days.ts'
import { goodPassword, startTestServer, type TestServer } from '../../support/test-server.ts'
import { complete, familyIn, make, ownTask } from '../../support/turns.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function letDaysPass(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    server.clock.advance({ days: 1 })
    await settleDays(server)
  }
}

/** What counts as missed in a group, in its history and in its weeks. */
async function missedIn({ id }: { id: string }) {
  const { queries } = server.database
  const ended = await queries.select().from(endedGroupOccurrences).where(eq(endedGroupOccurrences.groupId, id))
  const weeks = await queries.select().from(groupWeekCounts).where(eq(groupWeekCounts.groupId, id))
  return [...ended.filter(({ outcome }) => outcome === 'missed'), ...weeks.filter(({ missed }) => missed > 0)]
}

test.each([
  ['a daily task without a schedule', {}],
  ['a daily task with a schedule', { schedule: { frequency: 'daily' } }],
  ['a weekly task without a schedule', { type: 'weekly' }],
])('a member misses nothing of %s while its group is hidden', async (_, about) => {
  server.clock.set('2026-03-16T10:00:00Z')
  const { group, ani, ids, creator } = await familyIn(server, 1)
  const task = await expectOk(make(group, { ...about, assignedUsers: ids }))
  await expectOk(complete(group, task, ani))
  await expectOk(creator.send('POST /users/profile/deletion', { password: goodPassword }))
  await letDaysPass(15)
  await expectOk(server.send('POST /auth/restore-account', { email: creator.email, password: goodPassword }))
  expect(await ownTask(group, task, ani)).toMatchObject({ completed: false, streak: 1 })
  await expectOk(complete(group, task, ani))
  expect(await ownTask(group, task, ani)).toMatchObject({ completed: true, streak: 2 })
  expect(await missedIn(group)).toEqual([])
  expect(await audit(server.database)).toEqual([])
  await letDaysPass(15)
  // From now on it can be missed again.
  expect(await ownTask(group, task, ani)).toMatchObject({ streak: 0 })
  expect(await missedIn(group)).not.toEqual([])
})

test('a mission whose last day passes while its group is hidden is extended by as many days', async () => {
  server.clock.set('2026-03-16T10:00:00Z')
  const { group, ani, ids, creator } = await familyIn(server, 1)
  const about = {
    name: 'Spring',
    from: '2026-03-16',
    assignedUsers: ids,
    tasks: [{ title: 'Rake', ruby: 5, type: 'todo' }],
  }
  const make = (to: string) =>
    expectOk(creator.send<GroupMission>(`POST /groups/${group.id}/missions`, { ...about, to }))
  const [short, long] = [await make('2026-03-18'), await make('2026-04-20')]
  await expectOk(creator.send('POST /users/profile/deletion', { password: goodPassword }))
  await letDaysPass(15)
  await expectOk(server.send('POST /auth/restore-account', { email: creator.email, password: goodPassword }))
  const own = () => expectOk(ani.send<UserGroupMission[]>(`GET /groups/${group.id}/users/${ani.id}/missions`))
  const daysOf = (missions: UserGroupMission[]) => missions.map(({ id, status, to }) => [id, status, to])
  expect(daysOf(await own())).toEqual([
    [short.id, 'active', '2026-04-02'],
    [long.id, 'active', '2026-04-20'],
  ])
  await letDaysPass(3)
  expect(daysOf(await own())[0]).toEqual([short.id, 'failed', '2026-04-02'])
})

test('the last day of a mission is that of its assignee, whose day may begin later than that of the group', async () => {
  server.clock.set('2026-03-15T10:00:00Z')
  const { group, ani, ids, creator } = await familyIn(server, 1)
  await expectOk(ani.send('PUT /users/profile', { dayStartsAt: '03:00' }))
  const tasks = [{ title: 'Rake', ruby: 5, type: 'todo' }]
  const about = { name: 'Spring', from: '2026-03-15', to: '2026-03-16', assignedUsers: ids, tasks }
  await expectOk(creator.send<GroupMission>(`POST /groups/${group.id}/missions`, about))
  // The 16th has not ended for its assignee.
  server.clock.set('2026-03-17T01:00:00Z')
  await expectOk(creator.send('POST /users/profile/deletion', { password: goodPassword }))
  await letDaysPass(3)
  await expectOk(server.send('POST /auth/restore-account', { email: creator.email, password: goodPassword }))
  const missions = await expectOk(ani.send<UserGroupMission[]>(`GET /groups/${group.id}/users/${ani.id}/missions`))
  expect(missions).toMatchObject([{ status: 'active', to: '2026-03-19' }])
})
