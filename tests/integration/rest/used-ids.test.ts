import { type Database, openPostgres } from '@questboard/db'
import { addresses, tablesWithClientIds, users } from '@questboard/db/schema'
import { eq, getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../support/database.ts'
import { newGroup, type TestGroup } from '../../support/group.ts'
import { newAddress } from '../../support/new-address.ts'
import { registrationOf } from '../../support/registration.ts'
import { type Person, startTestServerOn, type TestServer } from '../../support/test-server.ts'

let testBase: TestDatabase
let database: Database
let server: TestServer

beforeAll(async () => {
  testBase = await testDatabase()
  database = await openPostgres({ url: testBase.url })
  server = await startTestServerOn(database)
})
afterAll(async () => {
  await server.close()
  await testBase.drop()
})

/** A call that creates one item of a kind with an id. */
type Create = (owner: { person: Person; group: TestGroup }, id: string) => ReturnType<Person['send']>

const day = { from: '2026-03-10', to: '2026-04-10' }

const creates: Record<string, Create> = {
  tasks: ({ person }, id) => person.send('POST /user/tasks', { id, title: 'Walk', gold: 1, type: 'todo' }),
  rewards: ({ person }, id) => person.send('POST /user/rewards', { id, name: 'Tea', gold: 5, type: 'constant' }),
  missions: ({ person }, id) => person.send('POST /user/missions', { id, name: 'Trip', ...day, tasks: [] }),
  mission_tasks: ({ person }, id) =>
    person.send('POST /user/missions', { name: 'Trip', ...day, tasks: [{ id, title: 'Pack', gold: 1, type: 'todo' }] }),
  tags: ({ person }, id) => person.send('POST /tags', { id, name: 'Home', color: 'red' }),
  groups: ({ person }, id) => person.send('POST /groups', { id, name: 'Family' }),
  group_tasks: ({ person, group }, id) =>
    person.send(`POST /groups/${group.id}/tasks`, {
      id,
      title: 'Dishes',
      ruby: 5,
      type: 'todo',
      assignedUsers: [group.members[0]?.id],
    }),
  group_rewards: ({ person, group }, id) =>
    person.send(`POST /groups/${group.id}/rewards`, {
      id,
      name: 'Film',
      ruby: 5,
      type: 'constant',
      assignedUsers: [group.members[0]?.id],
    }),
  group_missions: ({ person, group }, id) =>
    person.send(`POST /groups/${group.id}/missions`, {
      id,
      name: 'Trip',
      ...day,
      tasks: [],
      assignedUsers: [group.members[0]?.id],
    }),
  group_mission_tasks: ({ person, group }, id) =>
    person.send(`POST /groups/${group.id}/missions`, {
      name: 'Trip',
      ...day,
      tasks: [{ id, title: 'Pack', ruby: 1, type: 'todo' }],
      assignedUsers: [group.members[0]?.id],
    }),
  users: ({ person, group }, id) =>
    person.send(`POST /groups/${group.id}/children`, { id, name: 'Mira', consent: true }),
  pools: ({ person, group }, id) => person.send(`POST /groups/${group.id}/pools`, { id, name: 'Zoo', ruby: 50 }),
  deeds: ({ group }, id) =>
    (group.members[0] as Person).send(`POST /groups/${group.id}/deeds`, { id, title: 'Swept', ruby: 5 }),
  webhooks: ({ person }, id) =>
    person.send('POST /user/webhooks', { id, url: 'https://example.org/', events: ['sendGems'] }),
  access_tokens: ({ person }, id) => person.send('POST /users/tokens', { id, name: 'Script', scopes: ['tasks:read'] }),
  days_off: ({ person }, id) =>
    person.send('POST /users/profile/days-off', { id, kind: 'planned', from: '2026-03-20', to: '2026-03-21' }),
  invitations: ({ person, group }, id) =>
    person.send(`POST /groups/${group.id}/invite`, { id, email: `${crypto.randomUUID()}@example.org` }),
}

async function newOwner() {
  const group = await newGroup(server)
  return { person: group.creator, group }
}

test.each(Object.keys(creates))('two players who create %s with one id at once get one item', async (kind) => {
  const create = creates[kind] as Create
  const owners = [await newOwner(), await newOwner()]
  const id = crypto.randomUUID()
  const responses = await Promise.all(owners.map((owner) => create(owner, id)))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(responses.find(({ status }) => status === 409)?.error.message).toBe('idAlreadyUsed')
  const [row] = await database.rows<{ count: number }>(
    database.queries,
    sql`select count(*)::int as count from ${sql.identifier(kind)} where id = ${id}::uuid`,
  )
  expect(row).toEqual({ count: 1 })
})

test('the kinds are exactly the items whose ids a client may choose', () => {
  // Their ids are taken by the same function: a swap in `turns`, a picture in `generated-avatars`.
  const others = ['turn_swaps', 'generated_avatars']
  expect(tablesWithClientIds.map((table) => getTableName(table)).toSorted()).toEqual(
    [...Object.keys(creates), ...others].toSorted(),
  )
})

test('two sign-ups with one address at once make one account', async () => {
  const email = newAddress()
  const body = registrationOf(email)
  const responses = await Promise.all([1, 2].map(() => server.send('POST /auth/register', body)))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(responses.find(({ status }) => status === 409)?.error.message).toBe('emailAlreadyUsed')
  const accounts = await database.queries
    .select({ id: users.id, address: addresses.email })
    .from(users)
    .innerJoin(addresses, eq(addresses.userId, users.id))
    .where(eq(users.email, email))
  expect(accounts).toHaveLength(1)
  expect(accounts[0]?.address).toBe(email)
})

test('every account has its address, and no one else has', async () => {
  const [row] = await database.rows<{ different: number }>(
    database.queries,
    sql`select count(*)::int as different from users full join addresses on addresses.user_id = users.id
      where users.email is distinct from addresses.email`,
  )
  expect(row).toEqual({ different: 0 })
})
