import type { GroupMission } from '@questboard/api/group-missions/schema'
import type { Exported } from '@questboard/api/privacy/schema'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grant } from '../../support/grant.ts'
import { newGroup } from '../../support/group.ts'
import { type Household, newHousehold } from '../../support/household.ts'
import { type Call, expectOk } from '../../support/rest.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

let server: TestServer
let house: Household
beforeAll(async () => {
  server = await startTestServer()
  house = await newHousehold(server)
})
afterAll(() => server.close())

const take = (person: Person) => expectOk(person.send<Exported>('GET /users/profile/export'))

const read = <Result>(person: Person, path: string) => expectOk(person.send<Result>(`GET ${path}` as Call))

test('the export of an account contains every kind of data, as the calls return it', async () => {
  const { ani, home, away } = house
  await grant(server, ani, { gems: 100 })
  const avatars = await read<{ id: string; gems: number | null; owned: boolean }[]>(ani, '/avatars?limit=100')
  const avatar = avatars.find(({ gems, owned }) => !owned && gems !== null && gems <= 100)
  await expectOk(ani.send(`POST /avatars/${avatar?.id}/buy` as Call, { currency: 'gems' }))
  const { missions } = await read<{ missions: { id: string }[] }>(ani, '/dashboard')
  const copied = { name: 'Summer', from: '2026-03-10', to: '2026-03-11' }
  await expectOk(ani.send('POST /user/missions', copied))
  await expectOk(ani.send('POST /user/calendar', {}))
  const webhook = { url: 'https://example.org/hook', events: ['sendGems'] }
  const { secret } = await expectOk(ani.send<{ secret: string }>('POST /user/webhooks', webhook))
  const taken = await take(ani)

  expect(taken.profile).toEqual(await read(ani, '/users/profile'))
  expect(taken.tasks).toEqual([
    ...(await read<object[]>(ani, '/user/tasks')),
    ...(await read<object[]>(ani, '/user/tasks?archived=true')),
  ])
  expect(taken.tasks).toHaveLength(2)
  expect(taken.rewards).toEqual(await read(ani, '/user/rewards'))
  expect(taken.missions).toEqual(await read(ani, '/user/missions'))
  expect(taken.missions).toHaveLength(missions.length + 1)
  expect(taken.groups).toEqual(await read(ani, '/groups'))
  const { notifications } = await read<{ notifications: object[] }>(ani, '/user/notifications')
  expect(taken.notifications).toEqual(notifications)
  expect(taken.purchases).toEqual((await read<{ purchases: object[] }>(ani, '/user/purchases')).purchases)
  expect(taken.purchases).toHaveLength(1)
  expect(taken.account.sessions).toHaveLength(1)
  expect(taken.account.boards).toHaveLength(1)
  expect(taken.account.calendar).toEqual(await read(ani, '/user/calendar'))
  expect(taken.account.calendar).not.toBeNull()
  expect(taken.account.webhooks).toMatchObject([webhook])
  expect(JSON.stringify(taken)).not.toContain(secret)
  expect(taken.account.groups.map(({ groupId, role }) => [groupId, role])).toEqual([
    [home.id, 'creator'],
    [away.id, 'leader'],
  ])
  const there = taken.account.groups[1]
  const listOfMember = (kind: string) => read(ani, `/groups/${away.id}/users/${ani.id}/${kind}`)
  expect(there).toMatchObject({
    tasks: await listOfMember('tasks'),
    rewards: await listOfMember('rewards'),
    missions: await listOfMember('missions'),
  })
  expect([there?.tasks.length, there?.rewards.length, there?.missions.length]).toEqual([3, 1, 1])
})

test('an export has what leaders have archived', async () => {
  const group = await newGroup(server)
  const [member] = group.members
  if (!member) throw new Error('no member')
  const about = { name: 'Spring', from: '2026-03-10', to: '2026-03-20', assignedUsers: [member.id] }
  const tasks = [{ title: 'Rake', ruby: 5, type: 'todo' }]
  const { creator, id } = group
  const mission = await expectOk(creator.send<GroupMission>(`POST /groups/${id}/missions`, { ...about, tasks }))
  await expectOk(member.send(`POST /groups/${id}/missions/${mission.id}/tasks/${mission.tasks[0]?.id}/complete`, {}))
  await expectOk(member.send(`POST /groups/${id}/missions/${mission.id}/complete`, {}))
  const treat = { name: 'Cinema', ruby: 5, type: 'once', assignedUsers: [member.id] }
  const reward = await expectOk(creator.send<{ id: string }>(`POST /groups/${id}/rewards`, treat))
  await expectOk(creator.send(`PATCH /groups/${id}/missions/${mission.id}/archive`))
  await expectOk(creator.send(`PATCH /groups/${id}/rewards/${reward.id}/archive`))
  const [there] = (await take(member)).account.groups
  expect(there?.missions).toMatchObject([{ id: mission.id, status: 'archived', tasks: [{ title: 'Rake' }] }])
  expect(there?.rewards).toMatchObject([{ id: reward.id, archived: true }])
})

test('the ledger of an export adds up to the balances, in each currency and group', async () => {
  const { profile, groups, ledger } = await take(house.vera)
  const sum = (of: (row: Exported['ledger'][number]) => boolean) =>
    ledger.filter(of).reduce((total, { amount }) => total + amount, 0)
  expect(sum(({ currency }) => currency === 'gold')).toBe(profile.stats.gold)
  expect(sum(({ currency }) => currency === 'gems')).toBe(profile.stats.gems)
  expect(sum(({ currency }) => currency === 'ruby')).toBe(profile.stats.ruby)
  expect(profile.stats.ruby).toBeGreaterThan(0)
  for (const { id, currentMember } of groups) {
    const rows = ledger.filter(({ groupId }) => groupId === id)
    expect(rows.reduce((total, { amount }) => total + amount, 0)).toBe(currentMember.stats.ruby)
    expect(rows.at(-1)?.balance ?? 0).toBe(currentMember.stats.ruby)
  }
})

test('an export contains no data that is only about others, and no secret', async () => {
  const { ani, vera, dora } = house
  const secret = { title: 'A secret of Vera', gold: 5, type: 'todo' }
  await expectOk(vera.send('POST /user/tasks', secret))
  const text = JSON.stringify(await take(ani))
  for (const others of [vera.email, dora.email, house.boyan.email, secret.title, ani.token, '$argon2id$']) {
    expect([others, text.includes(others)]).toEqual([others, false])
  }
  expect(text).toContain(ani.email)
})

test('an export is a consistent snapshot during parallel writes', async () => {
  const person = await server.person()
  const writing = Promise.all(
    Array.from({ length: 40 }, async (_, place) => {
      const { id } = await expectOk(
        person.send<{ id: string }>('POST /user/tasks', { title: `Task ${place}`, gold: 7, type: 'todo' }),
      )
      await expectOk(person.send(`POST /user/tasks/${id}/complete`, {}))
    }),
  )
  for (let round = 0; round < 6; round++) {
    const { profile, ledger, tasks } = await take(person)
    const gold = ledger.filter(({ currency }) => currency === 'gold')
    expect(gold.reduce((total, { amount }) => total + amount, 0)).toBe(profile.stats.gold)
    expect(gold.length).toBeLessThanOrEqual(tasks.length + 40)
  }
  await writing
})

test('an export of ten thousand movements is fast', async () => {
  const person = await server.person()
  await server.database.queries.execute(sql`
    insert into ledger (owner_id, currency, amount, balance, reason, reference, created_at)
    select ${person.id}::uuid, 'gold', 1, n, 'taskCompleted', 'many:' || n, now() from generate_series(1, 10000) n`)
  await server.database.queries.execute(sql`update users set gold = 10000 where id = ${person.id}::uuid`)
  await take(person)
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  const started = performance.now()
  const taken = await take(person)
  const milliseconds = Math.round(performance.now() - started)
  const grown = Math.round((process.memoryUsage().rss - before) / 1024 / 1024)
  const size = Math.round(JSON.stringify(taken).length / 1024)
  console.log(`10 000 movements: ${size} KiB in ${milliseconds} ms, ${grown} MiB more, with the client that reads it`)
  expect(taken.ledger.filter(({ currency }) => currency === 'gold')).toHaveLength(10_000)
  expect(milliseconds).toBeLessThan(2000)
})

test('exports are rate limited', async () => {
  const limited = await startTestServer({ rateLimits: true })
  const person = await limited.person()
  for (let round = 0; round < 10; round++) await take(person)
  expect((await person.send('GET /users/profile/export')).error.message).toBe('tooManyRequests')
  await limited.close()
})
