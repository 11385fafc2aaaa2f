import { sweepImports } from '@questboard/api'
import type { ImportedTasks, ImportPreview, RecentImport, UndoneImport } from '@questboard/api/import-export/schema'
import type { Mission } from '@questboard/api/missions/schema'
import type { Tag } from '@questboard/api/tags/schema'
import { sql } from '@questboard/db/drizzle'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newAccessToken } from '../../support/access-token.ts'
import { expectOk } from '../../support/rest.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.clock.set('2026-03-10T10:00:00Z'))

const task = (title: string, more: object = {}) => ({ title, gold: 5, type: 'todo', tags: [], ...more })

const importItems = (of: Person, body: object) =>
  expectOk(of.send<ImportedTasks[number][]>('POST /user/tasks/import', { createTags: true, ...body }))

const undo = (of: Person, id: string | undefined) => of.send<UndoneImport>(`DELETE /user/tasks/import/${id ?? ''}`)

const titles = async (of: Person) =>
  (await expectOk(of.send<ImportedTasks[number][]>('GET /user/tasks'))).map(({ title }) => title)
const ownTags = async (of: Person) =>
  (await expectOk(of.send<Tag[]>('GET /tags'))).filter(({ own }) => own).map(({ name }) => name)
const recent = (of: Person) => expectOk(of.send<RecentImport[]>('GET /user/tasks/imports'))

const newTag = (of: Person, name: string) => expectOk(of.send<Tag>('POST /tags', { name }))

const garden = { newTags: [{ name: 'Garden' }] }
const steps = { checklist: [{ title: 'One' }, { title: 'Two', done: true }] }

test('an import is taken back whole, with its tags, and once', async () => {
  const ani = await server.person()
  await expectOk(ani.send('POST /user/tasks', task('Before')))
  // Without ids of the client.
  const [imported] = await importItems(ani, {
    tasks: [task('Dig', { ...garden, ...steps }), task('Sow', { ...garden, type: 'daily' })],
    rewards: [{ name: 'Tea', gold: 5, type: 'times', timesToUse: 3 }],
    missions: [{ name: 'Spring', from: '2026-03-01', to: '2026-03-20', tasks: [task('Plan', garden)] }],
  })
  expect(await recent(ani)).toEqual([
    { id: imported?.importId, createdAt: '2026-03-10T10:00:00.000Z', tasks: 2, missions: 1, rewards: 1, tags: 1 },
  ])
  expect(await recent(await server.person())).toEqual([])
  const answers = await Promise.all([undo(ani, imported?.importId), undo(ani, imported?.importId)])
  expect(answers.map(({ result, error }) => result ?? error.message).toSorted()).toEqual([
    { removed: 4, kept: 0, tags: { removed: 1, kept: 0 } },
    'taskNotFound',
  ])
  expect([await titles(ani), await ownTags(ani), await recent(ani)]).toEqual([['Before'], [], []])
  expect(await expectOk(ani.send('GET /user/missions'))).toEqual([])
  expect(await expectOk(ani.send('GET /user/rewards'))).toEqual([])
})

test('what was worked on or changed since stays, with its tags, and the answer says so', async () => {
  const ani = await server.person()
  const imported = await importItems(ani, {
    tasks: [
      task('Done'),
      task('Renamed', garden),
      task('Ticked', steps),
      task('Moved', { type: 'daily' }),
      task('Tagged', { newTags: [{ name: 'Used' }, { name: 'Free' }] }),
    ],
    rewards: [{ name: 'Tea', gold: 5, type: 'constant' }],
    missions: [
      { name: 'Begun', from: '2026-03-10', to: '2026-03-20', tasks: [task('A'), task('B')] },
      { name: 'Untouched', from: '2026-03-12', to: '2026-03-20' },
    ],
  })
  const [finished, renamed, ticked, moved, tagged] = imported
  await expectOk(ani.send(`POST /user/tasks/${finished?.id ?? ''}/complete`, {}))
  await expectOk(ani.send(`PATCH /user/tasks/${renamed?.id ?? ''}`, { title: 'Renamed again' }))
  const item = ticked?.checklist[0]?.id ?? ''
  await expectOk(ani.send(`PATCH /user/tasks/${ticked?.id ?? ''}/checklist/${item}`, { done: true }))
  await expectOk(ani.send(`PATCH /user/tasks/${moved?.id ?? ''}/move`, { after: null }))
  const used = (await expectOk(ani.send<Tag[]>('GET /tags'))).find(({ name }) => name === 'Used')
  await expectOk(ani.send('POST /user/tasks', task('Own', { tags: [used?.id] })))
  const [mission] = await expectOk(ani.send<Mission[]>('GET /user/missions'))
  await expectOk(
    ani.send(`PATCH /user/missions/${mission?.id ?? ''}/tasks/${mission?.tasks[0]?.id ?? ''}/complete`, {}),
  )
  expect(await expectOk(undo(ani, tagged?.id))).toEqual({
    removed: 4,
    kept: 4,
    changed: 2,
    tags: { removed: 1, kept: 2 },
  })
  expect((await titles(ani)).toSorted()).toEqual(['Done', 'Own', 'Renamed again', 'Ticked'])
  expect((await ownTags(ani)).toSorted()).toEqual(['Garden', 'Used'])
  expect(await expectOk(ani.send('GET /user/missions'))).toMatchObject([{ name: 'Begun' }])
  expect(await recent(ani)).toEqual([])
})

test('what only got other tags or another date stays, and what lost a deleted tag goes', async () => {
  const ani = await server.person()
  const every = (interval: number) => ({ type: 'daily', schedule: { frequency: 'daily', interval } })
  const [kept, deleted] = [await newTag(ani, 'Kept'), await newTag(ani, 'Deleted')]
  const imported = await importItems(ani, {
    tasks: [
      task('Tagged'),
      task('Untagged', { tags: [kept.id] }),
      task('Of the deleted tag', { tags: [kept.id, deleted.id] }),
      task('Snoozed', every(3)),
      task('Skipped', every(2)),
      task('Untouched', every(3)),
    ],
    missions: [
      { name: 'Tagged', from: '2026-03-10', to: '2026-03-20', tasks: [task('A')] },
      { name: 'Of the deleted tag', from: '2026-03-10', to: '2026-03-20', tasks: [task('B', { tags: [deleted.id] })] },
    ],
  })
  const [tagged, untagged, , snoozed, skipped] = imported
  await expectOk(ani.send(`PATCH /user/tasks/${tagged?.id ?? ''}`, { tags: [kept.id] }))
  await expectOk(ani.send(`PATCH /user/tasks/${untagged?.id ?? ''}`, { tags: [] }))
  await expectOk(ani.send(`POST /user/tasks/${snoozed?.id ?? ''}/snooze`, { until: '2026-03-11' }))
  await expectOk(ani.send(`POST /user/tasks/${skipped?.id ?? ''}/skip`, {}))
  const [mission] = await expectOk(ani.send<Mission[]>('GET /user/missions'))
  const path = `/user/missions/${mission?.id ?? ''}/tasks/${mission?.tasks[0]?.id ?? ''}` as const
  await expectOk(ani.send(`PATCH ${path}`, { tags: [kept.id] }))
  await expectOk(ani.send(`DELETE /tags/${deleted.id}`))
  expect(await expectOk(undo(ani, tagged?.importId))).toEqual({ removed: 3, kept: 5, changed: 5 })
  expect((await titles(ani)).toSorted()).toEqual(['Skipped', 'Snoozed', 'Tagged', 'Untagged'])
  expect(await expectOk(ani.send('GET /user/missions'))).toMatchObject([{ name: 'Tagged' }])
})

test.each(['missions', 'rewards'] as const)('a token needs the scope of %s to create or delete them', async (kind) => {
  const ani = await server.person()
  const items = {
    missions: [{ name: 'Spring', from: '2026-03-10', to: '2026-03-20' }],
    rewards: [{ name: 'Tea', gold: 5, type: 'constant' }],
  }
  const body = { tasks: [task('Dig')], [kind]: items[kind] }
  const ofTasks = await newAccessToken(server, ani, ['tasks:write', `${kind}:read`])
  const ofBoth = await newAccessToken(server, ani, ['tasks:write', `${kind}:write`])
  expect((await ofTasks.send('POST /user/tasks/import', body)).error.message).toBe('notAuthorized')
  expect(await titles(ani)).toEqual([])
  await expectOk(ofTasks.send('POST /user/tasks/import', { tasks: [task('Sow')], [kind]: [] }))
  const [made] = await expectOk(ofBoth.send<ImportedTasks[number][]>('POST /user/tasks/import', body))
  const call = `DELETE /user/tasks/import/${made?.importId ?? ''}` as const
  expect((await ofTasks.send(call)).error.message).toBe('notAuthorized')
  expect(await titles(ani)).toEqual(['Sow', 'Dig'])
  expect(await expectOk(ofBoth.send(call))).toEqual({ removed: 2, kept: 0 })
})

test('a preview shows a token only missions and rewards that it may create', async () => {
  const ani = await server.person()
  await expectOk(ani.send('POST /user/rewards', { name: 'Tea', gold: 5, type: 'constant' }))
  const text = JSON.stringify({
    tasks: [{ ...task('Dig'), requireResult: false }],
    missions: [{ name: 'Spring', notes: '', from: '2026-03-10', to: '2026-03-20', status: 'active', tasks: [] }],
    rewards: [{ name: 'Tea', gold: 5, type: 'constant', timesToUse: null }],
  })
  const preview = async (scopes: string[]) => {
    const token = await newAccessToken(server, ani, scopes)
    return expectOk(token.send<ImportPreview>('POST /user/tasks/import-preview', { text }))
  }
  const ofTasks = await preview(['tasks:write'])
  expect(ofTasks.rows).toHaveLength(1)
  expect([ofTasks.missions, ofTasks.rewards]).toEqual([undefined, undefined])
  expect(await preview(['tasks:write', 'missions:write', 'rewards:write'])).toMatchObject({
    missions: [{ chosen: true }],
    rewards: [{ chosen: false }],
  })
})

test('leaves imports and tags of others alone, though the ids were the same', async () => {
  const [ani, boris] = [await server.person(), await server.person()]
  const copyAs = async (by: { id: string }) => {
    const { queries } = server.database
    await queries.execute(sql`
      insert into imports (id, user_id, made, created_at)
      select id, ${by.id}::uuid, made, created_at from imports where user_id = ${ani.id}::uuid`)
    await queries.execute(sql`
      insert into tags (id, owner_id, user_id, name, folded, color, created_at)
      select id, ${by.id}::uuid, ${by.id}::uuid, name, folded, color, created_at from tags where user_id = ${ani.id}::uuid`)
  }
  const [first] = await importItems(ani, { tasks: [task('Dig', garden)] })
  await copyAs(boris)
  await expectOk(undo(ani, first?.importId))
  expect([await ownTags(ani), await ownTags(boris)]).toEqual([[], ['Garden']])
  expect((await recent(boris)).map(({ id }) => id)).toEqual([first?.importId])
})

test('an import can be taken back for 24 hours', async () => {
  const ani = await server.person()
  const [first] = await importItems(ani, { tasks: [task('Dig')] })
  server.clock.advance({ hours: 23 })
  const [second] = await importItems(ani, { tasks: [task('Sow')] })
  expect((await recent(ani)).map(({ id }) => id)).toEqual([second?.importId, first?.importId])
  server.clock.advance({ hours: 1 })
  await sweepImports(server.services)
  expect((await recent(ani)).map(({ id }) => id)).toEqual([second?.importId])
  expect((await undo(ani, first?.importId)).error.message).toBe('taskNotFound')
  const rows = await server.database.rows(
    server.database.queries,
    sql`select id from imports where user_id = ${ani.id}::uuid`,
  )
  expect(rows).toHaveLength(1)
})

test('the last fifty imports of an account can be taken back', async () => {
  const [ani, boris] = [await server.person(), await server.person()]
  for (let nth = 0; nth < 52; nth++) {
    server.clock.advance({ minutes: 1 })
    await importItems(ani, { tasks: [task(`Task ${nth}`)] })
    // Another account may have an import with the same id.
    if (nth === 0) {
      await server.database.queries.execute(sql`
        insert into imports (id, user_id, made, created_at)
        select id, ${boris.id}::uuid, made, created_at from imports where user_id = ${ani.id}::uuid`)
    }
  }
  expect(await recent(ani)).toHaveLength(50)
  expect(await recent(boris)).toHaveLength(1)
})

test('a repeated import with missions and rewards creates nothing twice', async () => {
  const ani = await server.person()
  const body = {
    tasks: [task('Dig', { id: crypto.randomUUID() })],
    rewards: [{ name: 'Tea', gold: 5, type: 'constant', id: crypto.randomUUID() }],
    missions: [{ name: 'Spring', from: '2026-03-10', to: '2026-03-20', isMain: true, tasks: [task('Plan')] }],
  }
  const answers = await Promise.all([importItems(ani, body), importItems(ani, body)])
  expect(answers[0]).toEqual(answers[1])
  expect(await expectOk(ani.send('GET /user/missions'))).toMatchObject([{ name: 'Spring', isMain: true }])
  expect(await expectOk(ani.send('GET /user/rewards'))).toHaveLength(1)
  expect(await expectOk(undo(ani, body.rewards[0]?.id))).toEqual({ removed: 3, kept: 0 })
})

test('sixty imports of an account are made in an hour, and a repeat with the same key is not counted', async () => {
  const limited = await startTestServer({ rateLimits: true })
  const ani = await limited.person()
  const body = (nth: number) => ({
    id: `00000000-0000-4000-8000-${`${nth}`.padStart(12, '0')}`,
    tasks: [task(`${nth}`)],
  })
  const statuses: number[] = []
  for (let nth = 0; nth < 61; nth++) statuses.push((await ani.send('POST /user/tasks/import', body(nth))).status)
  expect(statuses).toEqual([...Array(60).fill(200), 429])
  expect((await ani.send('POST /user/tasks/import', body(59))).status).toBe(200)
  const refused = await ani.send('POST /user/tasks/import', body(61))
  expect([refused.error.message, (await titles(ani)).length]).toEqual(['tooManyRequests', 60])
  limited.clock.advance({ hours: 1 })
  await expectOk(ani.send('POST /user/tasks/import', body(61)))
  await limited.close()
})

test('a refused import creates nothing', async () => {
  const ani = await server.person()
  const spring = { name: 'Spring', from: '2026-02-01', to: '2026-02-20', tasks: [] }
  const id = crypto.randomUUID()
  const bodies = [
    { tasks: [], missions: [], rewards: [] },
    { tasks: [task('Dig')], missions: [spring] },
    { tasks: [task('Dig')], missions: [{ ...spring, to: '2026-01-01' }] },
    { tasks: [], rewards: [{ name: 'Tea', gold: 0, type: 'constant' }] },
    { tasks: [task('Dig', { id })], rewards: [{ name: 'Tea', gold: 1, type: 'constant', id }] },
  ]
  for (const body of bodies) {
    expect((await ani.send('POST /user/tasks/import', body)).error.message).toBe('invalidData')
  }
  expect([await titles(ani), await recent(ani)]).toEqual([[], []])
  expect(await expectOk(ani.send('GET /user/missions'))).toEqual([])
})
