import type { Mission } from '@questboard/api/missions/schema'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addArchived,
  addArchivedOfGroup,
  addMissions,
  addRewards,
  addTasks,
  fillGroup,
  textOf,
} from '../../support/fill-storage.ts'
import { type InGroup, joinByInvitation, newGroup } from '../../support/group.ts'
import { type Call, expectOk } from '../../support/rest.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

const MiB = 1024 * 1024

const engines = ['postgres', 'embedded'] as const

describe.each(engines)('the storage limit of an account on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine })
  })
  afterAll(() => server.close())

  const task = { title: 'T', notes: '', gold: 1, type: 'daily', tags: [], requireResult: true }
  const days = { from: '2026-03-10', to: '2026-03-20' }
  const codeOf = async (of: Person, call: Call, body?: object): Promise<string> =>
    (await of.send(call, body)).error?.message ?? 'ok'

  test('is a thousand tasks outside of the archive', async () => {
    const ani = await server.person()
    await addTasks(server.database, ani.id, 999)
    const { id } = await expectOk(ani.send<{ id: string }>('POST /user/tasks', task))
    expect(await codeOf(ani, 'POST /user/tasks', task)).toBe('tooManyItems')
    expect(await codeOf(ani, `POST /user/tasks/${id}/copy`)).toBe('tooManyItems')
    expect(await codeOf(ani, 'POST /user/tasks/import', { tasks: [task] })).toBe('tooManyItems')
    await expectOk(ani.send(`POST /user/tasks/${id}/complete`, { result: 'Done' }))
    await expectOk(ani.send(`PATCH /user/tasks/${id}/archive`))
    expect(await codeOf(ani, 'POST /user/tasks', task)).toBe('ok')
  })

  test('is a thousand missions and two thousand mission tasks outside of the archive', async () => {
    const ani = await server.person()
    await addMissions(server.database, ani.id, { missions: 998, tasks: 2 })
    await addMissions(server.database, ani.id, { missions: 50, tasks: 50, status: 'archived' })
    const mission = { name: 'M', ...days, tasks: [task] }
    expect(await codeOf(ani, 'POST /user/missions', { ...mission, tasks: Array(5).fill(task) })).toBe('tooManyItems')
    const { id } = await expectOk(ani.send<{ id: string }>('POST /user/missions', mission))
    const of = `/user/missions/${id}/tasks` as const
    const three = [task, task, task]
    expect(await codeOf(ani, `POST ${of}/multiple-tasks`, { tasks: [...three, task] })).toBe('tooManyItems')
    const [created] = await expectOk(ani.send<{ id: string }[]>(`POST ${of}/multiple-tasks`, { tasks: three }))
    expect(await codeOf(ani, `POST ${of}`, task)).toBe('tooManyItems')
    expect(await codeOf(ani, `POST ${of}/${created?.id ?? ''}/copy`)).toBe('tooManyItems')
    const empty = { name: 'M', ...days }
    expect(await codeOf(ani, 'POST /user/missions', empty)).toBe('ok')
    expect(await codeOf(ani, 'POST /user/missions', empty)).toBe('tooManyItems')
  })

  test('is 2 MiB of text outside of the archive, as JSON encodes it', async () => {
    const ani = await server.person()
    const { id } = await expectOk(ani.send<{ id: string }>('POST /user/tasks', task))
    const reward = await expectOk(
      ani.send<{ id: string }>('POST /user/rewards', { name: 'R', gold: 1, type: 'constant' }),
    )
    const mission = await expectOk(ani.send<Mission>('POST /user/missions', { name: 'M', ...days, tasks: [task] }))
    const step = mission.tasks[0]?.id ?? ''
    // With the four names above: 2 MiB less 10 bytes.
    const left = 2 * MiB - 4 - 10
    await addTasks(server.database, ani.id, 400, 4999)
    await addTasks(server.database, ani.id, 1, left - 400 * 5000 - 1)
    const put = { ...task, title: textOf(12) }
    const refused: [Call, object][] = [
      ['POST /user/tasks', { ...task, title: textOf(11) }],
      ['POST /user/tasks/import', { tasks: [{ ...task, title: textOf(11) }] }],
      [`PUT /user/tasks/${id}`, put],
      [`PATCH /user/tasks/${id}`, { notes: textOf(11) }],
      [`POST /user/tasks/${id}/result`, { result: textOf(11) }],
      [`POST /user/tasks/${id}/complete`, { result: textOf(11) }],
      ['POST /user/rewards', { name: textOf(11), gold: 1, type: 'constant' }],
      ['POST /user/rewards/multiple-rewards', { rewards: [{ name: textOf(11), gold: 1, type: 'constant' }] }],
      [`PUT /user/rewards/${reward.id}`, { name: textOf(12), gold: 1, type: 'constant' }],
      ['POST /user/missions', { name: textOf(11), ...days }],
      [`PUT /user/missions/${mission.id}`, { name: textOf(12), notes: '' }],
      [`POST /user/missions/${mission.id}/tasks`, { ...task, title: textOf(11) }],
      [`POST /user/missions/${mission.id}/tasks/multiple-tasks`, { tasks: [{ ...task, title: textOf(11) }] }],
      [`PUT /user/missions/${mission.id}/tasks/${step}`, { ...put, tags: [] }],
      // Each of these takes two bytes in a response.
      [`PATCH /user/tasks/${id}`, { notes: '"'.repeat(6) }],
      [`PATCH /user/tasks/${id}`, { notes: 'ж'.repeat(6) }],
    ]
    for (const [call, body] of refused) expect([call, await codeOf(ani, call, body)]).toEqual([call, 'tooManyItems'])
    await expectOk(ani.send(`PATCH /user/tasks/${id}`, { notes: '"\n\n"' }))
    await expectOk(ani.send(`POST /user/tasks/${id}/complete`, { result: 'xx' }))
    expect(await codeOf(ani, `PUT /user/rewards/${reward.id}`, { name: 'RR', gold: 1, type: 'constant' })).toBe(
      'tooManyItems',
    )
    await expectOk(ani.send(`PATCH /user/tasks/${id}/archive`))
    expect(await codeOf(ani, `PUT /user/rewards/${reward.id}`, { name: 'RR', gold: 1, type: 'constant' })).toBe('ok')
  })

  test('lets an account above it read, shorten, archive and delete', async () => {
    const ani = await server.person()
    const { id } = await expectOk(ani.send<{ id: string }>('POST /user/tasks', { ...task, title: 'Title' }))
    await addTasks(server.database, ani.id, 1100, 1)
    expect(await expectOk(ani.send<object[]>('GET /user/tasks'))).toHaveLength(1101)
    expect(await codeOf(ani, 'POST /user/tasks', task)).toBe('tooManyItems')
    expect(await codeOf(ani, `PATCH /user/tasks/${id}`, { title: 'Longer' })).toBe('tooManyItems')
    expect(await codeOf(ani, `PATCH /user/tasks/${id}`, { title: 'Less' })).toBe('ok')
    expect(await codeOf(ani, `PATCH /user/tasks/${id}`, { gold: 3 })).toBe('ok')
    expect(await codeOf(ani, `POST /user/tasks/${id}/complete`, { result: 'a' })).toBe('tooManyItems')
    const { id: other } = (await expectOk(ani.send<{ id: string }[]>('GET /user/tasks')))[5] ?? { id: '' }
    expect(await codeOf(ani, `PATCH /user/tasks/${other}/archive`)).toBe('ok')
    expect(await codeOf(ani, `DELETE /user/tasks/${id}`)).toBe('ok')
  })

  test('is not exceeded by two parallel calls', async () => {
    const ani = await server.person()
    await addTasks(server.database, ani.id, 995)
    const createdTask = await Promise.all(Array.from({ length: 12 }, () => codeOf(ani, 'POST /user/tasks', task)))
    expect(createdTask.filter((code) => code === 'ok')).toHaveLength(5)
  })
})

describe('the size of a response for a full account', () => {
  let server: TestServer
  let ani: Person
  beforeAll(async () => {
    server = await startTestServer()
    ani = await server.person()
  })
  afterAll(() => server.close())

  const weigh = async (of: Person, path: string) => {
    const answer = await fetch(`${server.url}/api${path}`, { headers: { authorization: `Bearer ${of.token}` } })
    const bytes = (await answer.arrayBuffer()).byteLength
    return { path, status: answer.status, isWithin: bytes <= 4 * MiB }
  }

  test('is at most 4 MiB for an account', async () => {
    const rest = 2 * MiB - 1000 - 1000 - 2000 - 500
    await addTasks(server.database, ani.id, 1000, Math.floor(rest / 1000))
    await addMissions(server.database, ani.id, { missions: 1000, tasks: 2 })
    await addRewards(server.database, ani.id, 500)
    expect((await ani.send('POST /user/tasks', { title: 'T', gold: 1, type: 'todo' })).error.message).toBe(
      'tooManyItems',
    )
    for (const path of ['/user/tasks', '/user/missions', '/user/rewards', '/dashboard']) {
      expect(await weigh(ani, path)).toEqual({ path, status: 200, isWithin: true })
    }
  })

  test('is at most 4 MiB for a group', async () => {
    const creator = await server.person()
    const { id } = await expectOk(creator.send<{ id: string }>('POST /groups', { name: 'Family' }))
    const members = [creator]
    for (let joined = 0; joined < 4; joined++) {
      const member = await server.person()
      await joinByInvitation({ id, creator }, member)
      members.push(member)
    }
    await fillGroup(server.database, { groupId: id, members: members.map((member) => member.id) })
    const text = textOf(5000)
    const rest = Math.floor((1.5 * MiB - 3500) / 5000)
    await server.database.queries.execute(sql`
      update group_tasks set notes = ${text} where id in (select id from group_tasks where group_id = ${id}::uuid limit ${rest})`)
    const reward = { name: 'R', ruby: 1, type: 'once', requireApprove: false, assignedUsers: [members[1]?.id] }
    expect((await creator.send(`POST /groups/${id}/rewards`, reward)).error.message).toBe('tooManyItems')
    const of = `/groups/${id}/users/${members[1]?.id}`
    for (const path of [`/groups/${id}/tasks`, `/groups/${id}/missions`, `/groups/${id}/rewards`]) {
      expect(await weigh(creator, path)).toEqual({ path, status: 200, isWithin: true })
    }
    for (const path of [
      `${of}/tasks`,
      `${of}/missions`,
      `${of}/rewards`,
      `/dashboard${of}`,
      `/groups/${id}/dashboard`,
    ]) {
      expect(await weigh(members[1] as Person, path)).toEqual({ path, status: 200, isWithin: true })
    }
  })

  test('is at most 4 MiB for a group whose tasks have schedules and ticked checklists', async () => {
    const group = await newGroup(server, { members: 4 })
    const [first] = group.members as [InGroup]
    const byDay = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'].map((day) => ({ day }))
    const checklist = Array.from({ length: 30 }, () => ({ title: 'x' }))
    const reminders = Array.from({ length: 3 }, () => ({ daysBefore: 1, at: '19:00' }))
    const body = {
      title: 'T',
      ruby: 1,
      type: 'daily',
      schedule: { frequency: 'weekly', byDay, time: '18:00' },
      checklist,
      reminders,
      assignedUsers: group.members.map(({ id }) => id),
    }
    let code = 'ok'
    for (let count = 0; count < 500 && code === 'ok'; count++) {
      code = (await group.creator.send(`POST /groups/${group.id}/tasks`, body)).error?.message ?? 'ok'
    }
    expect(code).toBe('tooManyItems')
    await server.database.queries.execute(sql`
      update group_task_states state
      set checked = array(select (item->>'id')::uuid from jsonb_array_elements(task.checklist) item)
      from group_tasks task where task.id = state.task_id and task.group_id = ${group.id}::uuid`)
    const [listed, ownPath] = [`/groups/${group.id}/tasks`, `/groups/${group.id}/users/${first.id}/tasks`]
    expect(await weigh(group.creator, listed)).toEqual({ path: listed, status: 200, isWithin: true })
    expect(await weigh(first, ownPath)).toEqual({ path: ownPath, status: 200, isWithin: true })
  })

  test('of an archive page above that is refused, and a smaller page is returned', async () => {
    const boyan = await server.person()
    await addArchived(server.database, boyan.id, 100, 60_000)
    await addMissions(server.database, boyan.id, { missions: 100, tasks: 20, status: 'archived', notes: 5000 })
    const { id } = await expectOk(boyan.send<{ id: string }>('POST /groups', { name: 'Family' }))
    await addArchivedOfGroup(server.database, { groupId: id, userId: boyan.id, count: 100, bytes: 30_000 })
    for (const path of [
      '/user/tasks?archived=true',
      '/user/missions?status=archived',
      `/groups/${id}/tasks?archived=true`,
      `/groups/${id}/missions?status=archived`,
      `/groups/${id}/users/${boyan.id}/tasks?archived=true`,
    ]) {
      const { status, error } = await boyan.send(`GET ${path}&limit=100` as Call)
      expect({ path, status, error }).toMatchObject({
        path,
        status: 400,
        error: { message: 'invalidQueryParams', details: [{ path: 'limit' }] },
      })
      expect(await weigh(boyan, `${path}&limit=20`)).toEqual({ path: `${path}&limit=20`, status: 200, isWithin: true })
      expect(await expectOk(boyan.send<object[]>(`GET ${path}&limit=20&page=2` as Call))).toHaveLength(20)
    }
  })

  test('is at most 32 MiB for an export, one at a time', async () => {
    const mira = await server.person()
    await addArchived(server.database, mira.id, 60, 200_000)
    const files = [
      '/user/tasks/export',
      '/user/missions/export',
      '/user/rewards/export',
      '/users/profile/export',
    ] as const
    const statuses = async () =>
      (await Promise.all([...files, ...files].map((file) => mira.send(`GET ${file}`)))).map(({ status }) => status)
    expect(await statuses()).toEqual(Array(8).fill(200))
    await addArchived(server.database, mira.id, 120, 200_000)
    expect(await statuses()).toEqual(Array(8).fill(413))
  })

  test('counts the checklists of personal tasks', async () => {
    const nina = await server.person()
    const checklist = Array.from({ length: 30 }, () => ({ id: crypto.randomUUID(), title: 'x'.repeat(150) }))
    await addArchived(server.database, nina.id, 6000, 20)
    expect((await nina.send('GET /user/tasks/export')).status).toBe(200)
    await server.database.queries.execute(sql`
      update tasks set checklist = ${JSON.stringify(checklist)}::jsonb where user_id = ${nina.id}`)
    expect((await nina.send('GET /user/tasks/export')).status).toBe(413)
  })

  test('counts payments', async () => {
    const petya = await server.person()
    await server.database.queries.execute(sql`
      insert into payments (id, user_id, plan_id, quantity, gems, amount, currency, status, created_at)
      select gen_random_uuid(), ${petya.id}::uuid, gen_random_uuid(), 1, 100, 199, 'eur', 'paid', now()
      from generate_series(1, 60000)`)
    expect((await petya.send('GET /users/profile/export')).status).toBe(413)
  })

  test('weighs an occurrence that has ended by its few fields', async () => {
    const sava = await server.person()
    const task = { title: 'Plants', gold: 5, type: 'daily', schedule: { frequency: 'daily' } }
    const { id } = await expectOk(sava.send<{ id: string }>('POST /user/tasks', task))
    await server.database.queries.execute(sql`
      insert into occurrences (task_id, user_id, slot, due_on, outcome)
      select ${id}::uuid, ${sava.id}::uuid, day::date, day::date, 'missed'
      from generate_series('1850-01-01'::date, '2020-01-01', '1 day') day`)
    expect((await sava.send('GET /users/profile/export')).status).toBe(200)
  })

  test('includes at most five hundred unseen notifications, and their count', async () => {
    const rada = await server.person()
    await server.database.queries.execute(sql`
      insert into notifications (id, user_id, type, data, source, created_at)
      select gen_random_uuid(), ${rada.id}::uuid, 'sendGems', '{"gems":1}', n::text, '2026-03-10T09:00:00Z'
      from generate_series(1, 700) n`)
    const listed = await expectOk(
      rada.send<{ notifications: object[]; notificationsCount: number }>('GET /user/notifications'),
    )
    expect([listed.notifications.length, listed.notificationsCount]).toEqual([500, 700])
  })
})
