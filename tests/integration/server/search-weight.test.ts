import { accountQueues } from '@questboard/api'
import { groupTasks, tasks } from '@questboard/db/schema'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listGroupTasks } from '../../../packages/api/src/group-tasks/list.ts'
import { listTasksOfMember } from '../../../packages/api/src/group-tasks/list-of-member.ts'
import { listOccurrences } from '../../../packages/api/src/history/list-occurrences.ts'
import { readStatistics } from '../../../packages/api/src/history/read-statistics.ts'
import type { UserContext } from '../../../packages/api/src/kernel/context.ts'
import { readHistory } from '../../../packages/api/src/ledger/read-history.ts'
import { readWeeks } from '../../../packages/api/src/ledger/read-weeks.ts'
import { listTasks } from '../../../packages/api/src/tasks/list.ts'
import type { ListTasks } from '../../../packages/api/src/tasks/schema.ts'
import { addArchived, addArchivedOfGroup, addTasks } from '../../support/fill-storage.ts'
import { newGroup } from '../../support/group.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

/** A search answers little and may read much, so it counts by what it reads. */

let server: TestServer
let ani: Person
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  ani = await server.person()
})

const wanted = { archived: false, order: 'created', page: 1, limit: 20 } satisfies ListTasks
const archived = { ...wanted, archived: true }
const nowhere = { q: 'zzzz' }

/** Whether a call that finds nothing makes its caller one whose calls run one at a time. */
async function isHeavyAfter({ id }: Pick<Person, 'id'>, call: (ctx: UserContext) => Promise<unknown[]>) {
  const services = { ...server.services, queues: accountQueues(server.database) }
  const ctx = { services, db: server.database.queries, userId: id, today: '2026-03-10' }
  expect(await call(ctx as UserContext)).toEqual([])
  return services.queues.heavy.isHeavy(id)
}

test('a search in much text is heavy, in the list and in the archive', async () => {
  await addTasks(server.database, ani.id, 300, 3_000)
  await addArchived(server.database, ani.id, 500, 3_000)
  expect(await isHeavyAfter(ani, (ctx) => listTasks(ctx, { ...wanted, ...nowhere }))).toBe(true)
  expect(await isHeavyAfter(ani, (ctx) => listTasks(ctx, { ...archived, ...nowhere }))).toBe(true)
})

test('a filter by day is as heavy as the list', async () => {
  await addTasks(server.database, ani.id, 300, 3_000)
  expect(await isHeavyAfter(ani, (ctx) => listTasks(ctx, { ...wanted, due: ['overdue'] }))).toBe(true)
})

test('a search in little text is not heavy', async () => {
  await addTasks(server.database, ani.id, 300, 100)
  await addArchived(server.database, ani.id, 300, 100)
  expect(await isHeavyAfter(ani, (ctx) => listTasks(ctx, { ...wanted, ...nowhere }))).toBe(false)
  expect(await isHeavyAfter(ani, (ctx) => listTasks(ctx, { ...archived, ...nowhere }))).toBe(false)
})

test('a search finds what was archived last, behind 10,000 others', async () => {
  const { database, services } = server
  await addArchived(database, ani.id, 10_200, 10)
  await addArchived(database, ani.id, 1, 10)
  const [last] = await database.queries
    .update(tasks)
    .set({ title: 'Sell the boat' })
    .where(sql`sequence = (select max(sequence) from tasks where user_id = ${ani.id})`)
    .returning({ id: tasks.id })
  const ctx = { services, db: database.queries, userId: ani.id, today: '2026-03-10' } as UserContext
  expect(await listTasks(ctx, { ...archived, q: 'boat' })).toMatchObject([{ id: last?.id, title: 'Sell the boat' }])
})

test('a search in a group is heavy for its reader', async () => {
  const { id: groupId, creator, members } = await newGroup(server)
  const userId = members[0]?.id ?? ''
  await addArchivedOfGroup(server.database, { groupId, userId, count: 300, bytes: 3_000 })
  for (const list of [archived, wanted]) {
    const filter = { ...list, ...nowhere, groupId }
    expect(await isHeavyAfter(creator, (ctx) => listGroupTasks(ctx, filter))).toBe(true)
    expect(await isHeavyAfter(creator, (ctx) => listTasksOfMember(ctx, { ...filter, userId }))).toBe(true)
    await server.database.queries.update(groupTasks).set({ archivedAt: null })
  }
})

test.each([
  [90_000, true],
  [1_000, false],
])('what reads %i movements of a balance is heavy: %s', async (movements, heavy) => {
  await server.database.queries.execute(sql`
    insert into ledger (owner_id, currency, amount, balance, reason, reference, created_at)
    select ${ani.id}, 'exp', 1, n, 'taskCompleted', ${ani.id} || ':' || n, '2026-03-09T12:00:00Z'
    from generate_series(1, ${movements}) n`)
  const reads: ((ctx: UserContext) => Promise<unknown>)[] = [
    (ctx) => readHistory(ctx, { currency: 'exp', reason: 'welcome', page: 1, limit: 20 }),
    (ctx) => readWeeks(ctx, { weeks: 2 }),
    (ctx) => readStatistics(ctx, { from: '2026-03-01', to: '2026-03-10' }),
    (ctx) => listOccurrences(ctx, { from: '2026-03-01', to: '2026-03-10' }),
  ]
  for (const read of reads) {
    const services = { ...server.services, queues: accountQueues(server.database) }
    const day = { today: '2026-03-10', zone: 'UTC', dayStartsAt: 0 }
    await read({ services, db: server.database.queries, userId: ani.id, ...day } as unknown as UserContext)
    expect(services.queues.heavy.isHeavy(ani.id)).toBe(heavy)
  }
})
