import { sweepSessions } from '@questboard/api'
import { type Database, openPostgres } from '@questboard/db'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../support/database.ts'
import { newGroup, type TestGroup } from '../../support/group.ts'
import { fillTables, readWhole, readWholeIndexes } from '../../support/plans.ts'
import { expectOk } from '../../support/rest.ts'
import { type Tap, tapOn } from '../../support/statements.ts'
import { type Person, startTestServerOn, type TestServer } from '../../support/test-server.ts'

let tap: Tap
let watch: Database
let server: TestServer
let drop: () => Promise<void>
let person: Person
let group: TestGroup

beforeAll(async () => {
  const database = await testDatabase()
  drop = database.drop
  tap = await tapOn(database.url)
  server = await startTestServerOn(await openPostgres({ url: tap.url }))
  watch = await openPostgres({ url: database.url, poolSize: 1 })
  person = await server.person()
  group = await newGroup(server)
  await fillTables(watch)
}, 120_000)
afterAll(async () => {
  await server.close()
  await watch.close()
  tap.close()
  await drop()
})

/** The statements since the last call that read a table of all players, or an index of one, from end to end. */
async function wholeReads(): Promise<{ text: string; whole: string[] }[]> {
  const found = []
  for (const text of tap.taken().filter((one) => !one.startsWith('set '))) {
    const whole = [...(await readWhole(watch, text)), ...(await readWholeIndexes(watch, text))]
    if (whole.length > 0) found.push({ text, whole })
  }
  return found
}

test('what a player or a group has is found by indexes, also when it is archived', async () => {
  tap.taken()
  const tag = await expectOk(person.send<{ id: string }>('POST /tags', { name: 'Home', color: 'red' }))
  await expectOk(person.send(`DELETE /tags/${tag.id}`))
  const ours = await expectOk(
    group.creator.send<{ id: string }>(`POST /groups/${group.id}/tags`, { name: 'Home', color: 'red' }),
  )
  await expectOk(group.creator.send(`DELETE /groups/${group.id}/tags/${ours.id}`))
  for (const call of [
    'GET /users/profile/export',
    'GET /user/missions?status=archived',
    'GET /user/tasks?archived=true&q=walk',
  ] as const) {
    await expectOk(person.send(call))
  }
  for (const call of [
    'export',
    'tasks?archived=true',
    'tasks?archived=true&q=walk',
    'missions?status=archived',
    'promises',
  ]) {
    await expectOk(group.creator.send(`GET /groups/${group.id}/${call}`))
  }
  const reward = await expectOk(
    group.creator.send<{ id: string }>(`POST /groups/${group.id}/rewards`, {
      name: 'Film',
      ruby: 1,
      type: 'once',
      assignedUsers: [group.members[0]?.id],
    }),
  )
  await expectOk(group.creator.send(`PATCH /groups/${group.id}/rewards/${reward.id}`, { type: 'constant' }))
  expect(await wholeReads()).toEqual([])
})

test('expired sessions are found by an index', async () => {
  tap.taken()
  await sweepSessions(server.services)
  expect(await wholeReads()).toEqual([])
})

test.each([
  ['tasks', 'user_id', 'tasks_by_user'],
  ['group_tasks', 'group_id', 'group_tasks_by_group'],
])('an archive is read in its order from an index: %s', async (table, owner, index) => {
  const plan = await watch.rows<{ 'QUERY PLAN': string }>(
    watch.queries,
    sql.raw(`explain select id from ${table} where ${owner} = (select ${owner} from ${table} limit 1)
      and archived_at is not null order by sequence limit 100`),
  )
  const lines = plan.map((line) => line['QUERY PLAN']).join('\n')
  expect(lines).toContain(index)
  expect(lines).toMatch(/Index Cond: .*archived_at IS NOT NULL/)
  expect(lines).not.toContain('Sort')
})
