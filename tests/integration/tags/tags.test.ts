import { randomUUID } from 'node:crypto'
import type { Tag } from '@questboard/api/tags/schema'
import { tasks } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tags as shared } from '../../../packages/api/src/tags/catalogue.ts'
import { errorCodeOf } from '../../support/error-code.ts'
import { type InGroup, newGroup } from '../../support/group.ts'
import { type Call, type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

interface Tagged {
  id: string
  tags: string[]
}

const task = { title: 'Weed', gold: 10, type: 'todo' }

async function ask<Result>(by: Person, call: Call, body?: object): Promise<Result> {
  const { result, error } = await by.send<Result>(call, body)
  if (error) throw new Error(`${call}: ${JSON.stringify(error)}`)
  return result
}

const codeOf = (by: Person, call: Call, body?: object) => errorCodeOf(by.send(call, body))

const newTag = async (by: Person, name: string, about: object = {}) =>
  (await ask<Tag>(by, 'POST /tags', { name, ...about })).id

const newTask = async (by: Person, about: object) =>
  (await ask<{ id: string }>(by, 'POST /user/tasks', { ...task, ...about })).id

const namesOf = async (by: Person, call: Call = 'GET /tags') =>
  (await ask<Tag[]>(by, call)).filter(({ own }) => own).map(({ name }) => name)

const tagsOf = async (by: Person, id: string, call: Call = 'GET /user/tasks') =>
  (await ask<Tagged[]>(by, call)).find((listed) => listed.id === id)?.tags

/** Results of calls that were sent together, sorted. */
const together = async (calls: (() => Promise<string>)[]) => (await Promise.all(calls.map((call) => call()))).toSorted()

describe.each(['postgres', 'embedded'] as const)('on the %s engine', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine })
  })
  afterAll(() => server.close())

  describe('the tags of all users', () => {
    test('have fixed colors and cannot be changed', async () => {
      const ann = await server.person()
      const listed = await ask<Tag[]>(ann, 'GET /tags')
      expect(listed).toEqual(
        shared.map(({ id, key, color, name }) => ({ id, key, color, name: name.en, own: false, groupId: null })),
      )
      expect(new Set(listed.map(({ color }) => color)).size).toBe(7)
      const [work] = shared
      expect(await codeOf(ann, `PUT /tags/${work.id}`, { name: 'Job', color: 'red' })).toBe('tagNotFound')
      expect(await codeOf(ann, `DELETE /tags/${work.id}`)).toBe('tagNotFound')
    })
  })

  describe('a tag of a player', () => {
    test('is listed after the others, by name, with its id as its key', async () => {
      const ann = await server.person()
      await newTag(ann, 'zoo')
      const tag = await ask<Tag>(ann, 'POST /tags', { name: '  Äpfel ', color: 'red' })
      expect(tag).toEqual({ id: tag.id, key: tag.id, name: 'Äpfel', color: 'red', own: true, groupId: null })
      await newTag(ann, 'bread')
      expect((await ask<Tag[]>(ann, 'GET /tags')).map(({ name }) => name).slice(7)).toEqual(['Äpfel', 'bread', 'zoo'])
      const dashboard = await ask<{ tags: Tag[] }>(ann, 'GET /dashboard')
      expect(dashboard.tags).toEqual(await ask<Tag[]>(ann, 'GET /tags'))
      expect(await namesOf(await server.person())).toEqual([])
    })

    test.each([
      ['an empty name', { name: ' ' }],
      ['a name of 31 characters', { name: 'x'.repeat(31) }],
      ['an unknown color', { name: 'Yard', color: 'gold' }],
      ['an id that is no UUID', { name: 'Yard', id: 'yard' }],
    ])('is refused with %s', async (_what, body) => {
      expect(await codeOf(await server.person(), 'POST /tags', body)).toBe('invalidData')
    })

    test('takes a name of 30 characters, whatever they are', async () => {
      const ann = await server.person()
      await newTag(ann, '🏡'.repeat(30))
      expect(await namesOf(ann)).toEqual(['🏡'.repeat(30)])
    })

    test.each(['garden', 'GARDEN', 'Gárden', 'work', 'Здраве', 'ПЪТУВАНЕ'])(
      'cannot be named %s beside another of that name',
      async (name) => {
        const ann = await server.person()
        await newTag(ann, 'Garden')
        const kitchen = await newTag(ann, 'Kitchen')
        expect(await codeOf(ann, 'POST /tags', { name })).toBe('tagAlreadyExists')
        expect(await codeOf(ann, `PUT /tags/${kitchen}`, { name, color: 'red' })).toBe('tagAlreadyExists')
        expect(await namesOf(ann)).toEqual(['Garden', 'Kitchen'])
      },
    )

    test('can be renamed, even to the same name in another case, and stays on its tasks', async () => {
      const ann = await server.person()
      const id = await newTag(ann, 'garden')
      const tagged = await newTask(ann, { tags: [id] })
      expect(await ask(ann, `PUT /tags/${id}`, { name: 'Garden', color: 'teal' })).toMatchObject({
        id,
        name: 'Garden',
        color: 'teal',
      })
      expect(await tagsOf(ann, tagged)).toEqual([id])
    })

    test('is created once when the request is repeated', async () => {
      const ann = await server.person()
      const body = { id: randomUUID(), name: 'Garden' }
      const tags = await Promise.all([1, 2, 3].map(() => ask<Tag>(ann, 'POST /tags', body)))
      expect(new Set(tags.map(({ id }) => id))).toEqual(new Set([body.id]))
      expect(await namesOf(ann)).toEqual(['Garden'])
      expect(await codeOf(ann, 'POST /tags', { ...body, name: 'Yard' })).toBe('idAlreadyUsed')
      expect(await codeOf(await server.person(), 'POST /tags', body)).toBe('idAlreadyUsed')
      await ask(ann, `DELETE /tags/${body.id}`)
      expect(await codeOf(ann, 'POST /tags', body)).toBe('idAlreadyUsed')
    })

    test('of the same name is created once by two windows', async () => {
      const ann = await server.person()
      const codes = await together(['Garden', 'gärden'].map((name) => () => codeOf(ann, 'POST /tags', { name })))
      expect(codes).toEqual(['ok', 'tagAlreadyExists'])
    })

    test('is the fiftieth for only one of several windows', async () => {
      const ann = await server.person()
      for (let count = 0; count < 49; count++) await newTag(ann, `Tag ${count}`)
      const codes = await together([1, 2, 3].map((nth) => () => codeOf(ann, 'POST /tags', { name: `Last ${nth}` })))
      expect(codes).toEqual(['ok', 'tooManyItems', 'tooManyItems'])
      expect(await codeOf(ann, 'POST /tags', { name: 'TAG 7' })).toBe('tagAlreadyExists')
      expect(await namesOf(ann)).toHaveLength(50)
    })
  })

  describe('the tags of a task', () => {
    test('are those of all users and of its owner', async () => {
      const [ann, boris] = [await server.person(), await server.person()]
      const [ownTag, foreign] = [await newTag(ann, 'Garden'), await newTag(boris, 'Garden')]
      const id = await newTask(ann, { tags: [shared[0].id, ownTag] })
      expect(await tagsOf(ann, id)).toEqual([shared[0].id, ownTag])
      const refused: [Call, object, string][] = [
        ['POST /user/tasks', { ...task, tags: [ownTag, foreign] }, 'tags.1'],
        [`PATCH /user/tasks/${id}`, { tags: [foreign] }, 'tags.0'],
        ['POST /user/tasks/import', { tasks: [task, { ...task, tags: [foreign] }] }, 'tasks.1.tags.0'],
      ]
      for (const [call, body, path] of refused) {
        const { error } = await ann.send(call, body)
        expect(error).toMatchObject({ message: 'invalidData', details: [{ path }] })
      }
      expect(await tagsOf(ann, id)).toEqual([shared[0].id, ownTag])
    })

    test('filter the list', async () => {
      const ann = await server.person()
      const ownTag = await newTag(ann, 'Garden')
      const id = await newTask(ann, { tags: [ownTag] })
      await newTask(ann, {})
      expect((await ask<Tagged[]>(ann, `GET /user/tasks?tag=${ownTag}`)).map((listed) => listed.id)).toEqual([id])
    })

    test('of a mission are also those of its owner', async () => {
      const [ann, boris] = [await server.person(), await server.person()]
      const [ownTag, foreign] = [await newTag(ann, 'Garden'), await newTag(boris, 'Garden')]
      const plan = { name: 'Spring', from: '2026-03-10', to: '2026-03-20' }
      const mission = await ask<Tagged & { tasks: Tagged[] }>(ann, 'POST /user/missions', {
        ...plan,
        tasks: [{ ...task, tags: [ownTag] }],
      })
      const steps: Call = `POST /user/missions/${mission.id}/tasks`
      const first: Call = `PUT /user/missions/${mission.id}/tasks/${mission.tasks[0]?.id}`
      const refused: [Call, object, string][] = [
        ['POST /user/missions', { ...plan, tasks: [task, { ...task, tags: [foreign] }] }, 'tasks.1.tags.0'],
        [steps, { ...task, tags: [foreign] }, 'tags.0'],
        [`${steps}/multiple-tasks`, { tasks: [{ ...task, tags: [foreign] }] }, 'tasks.0.tags.0'],
        [first, { ...task, notes: '', tags: [foreign] }, 'tags.0'],
      ]
      for (const [call, body, path] of refused) {
        const { error } = await ann.send(call, body)
        expect(error).toMatchObject({ message: 'invalidData', details: [{ path }] })
      }
      await ask(ann, steps, { ...task, tags: [ownTag] })
      await ask(ann, `DELETE /tags/${ownTag}`)
      const { tasks: left } = await ask<{ tasks: Tagged[] }>(ann, `GET /user/missions/${mission.id}`)
      expect(left.map(({ tags }) => tags)).toEqual([[], []])
    })
  })

  describe('deleting a tag', () => {
    test('takes it off all tasks, archived ones too, and changes nothing else', async () => {
      const ann = await server.person()
      const [garden, kitchen] = [await newTag(ann, 'Garden'), await newTag(ann, 'Kitchen')]
      const open = await newTask(ann, { tags: [garden, shared[1].id, kitchen] })
      const archived = await newTask(ann, { tags: [garden] })
      await ask(ann, `POST /user/tasks/${archived}/complete`)
      await ask(ann, `PATCH /user/tasks/${archived}/archive`)
      const rowOf = async (id: string) =>
        (await server.database.queries.select().from(tasks).where(eq(tasks.id, id)))[0]
      const before = await rowOf(open)
      expect(await ask(ann, `DELETE /tags/${garden}`)).toBeNull()
      expect(await rowOf(open)).toEqual({ ...before, tags: [shared[1].id, kitchen] })
      expect(await tagsOf(ann, archived, 'GET /user/tasks?archived=true')).toEqual([])
      expect(await namesOf(ann)).toEqual(['Kitchen'])
      expect(await codeOf(ann, `DELETE /tags/${garden}`)).toBe('tagNotFound')
      expect(await codeOf(ann, `PUT /tags/${garden}`, { name: 'Yard', color: 'red' })).toBe('tagNotFound')
      await newTag(ann, 'Garden')
    })

    test('lets a queued request that still names it succeed without the tag', async () => {
      const [ann, boris] = [await server.person(), await server.person()]
      const garden = await newTag(ann, 'Garden', { id: randomUUID() })
      const kitchen = await newTag(ann, 'Kitchen')
      for (const id of [garden, kitchen]) await ask(ann, `DELETE /tags/${id}`)
      const body = { ...task, id: randomUUID(), tags: [garden, shared[2].id, kitchen] }
      for (const _attempt of [1, 2]) await ask(ann, 'POST /user/tasks', body)
      expect(await tagsOf(ann, body.id)).toEqual([shared[2].id])
      await ask(ann, `PATCH /user/tasks/${body.id}`, { tags: [kitchen] })
      expect(await tagsOf(ann, body.id)).toEqual([])
      // For others it is unknown, as is the id of another deleted item.
      expect(await codeOf(boris, 'POST /user/tasks', { ...task, tags: [garden] })).toBe('invalidData')
      await ask(ann, `DELETE /user/tasks/${body.id}`)
      expect(await codeOf(ann, 'POST /user/tasks', { ...task, tags: [body.id] })).toBe('invalidData')
    })

    test('while tasks with it are saved leaves it on none', async () => {
      const ann = await server.person()
      const garden = await newTag(ann, 'Garden')
      const id = await newTask(ann, {})
      await Promise.all([
        ...[1, 2, 3].map(() => ask(ann, `PATCH /user/tasks/${id}`, { tags: [garden] })),
        ask(ann, `DELETE /tags/${garden}`),
        ...[1, 2, 3].map(() => newTask(ann, { tags: [garden] })),
      ])
      expect((await ask<Tagged[]>(ann, 'GET /user/tasks')).map(({ tags }) => tags)).toEqual([[], [], [], []])
    })
  })

  describe('the tags of a group', () => {
    const inGroup = async () => {
      const { id, creator, leaders, members } = await newGroup(server, { leaders: 1, members: 1 })
      const [leader, member] = [leaders[0] as InGroup, members[0] as InGroup]
      const newGroupTag = (by: Person, name: string) => ask<Tag>(by, `POST /groups/${id}/tags`, { name })
      return { id, creator, leader, member, made: newGroupTag, list: `GET /groups/${id}/tags` as Call }
    }

    test('are written by leaders and read by members', async () => {
      const { id, creator, leader, member, made, list } = await inGroup()
      const tag = await made(creator, 'Kitchen')
      expect(tag).toMatchObject({ name: 'Kitchen', own: true, groupId: id })
      await made(leader, 'Pets')
      expect(await namesOf(member, list)).toEqual(['Kitchen', 'Pets'])
      const { tags } = await ask<{ tags: Tag[] }>(member, `GET /groups/${id}/dashboard`)
      expect(tags).toEqual(await ask<Tag[]>(member, list))
      expect(await namesOf(creator)).toEqual([])
      for (const call of [`POST /groups/${id}/tags`, `PUT /groups/${id}/tags/${tag.id}`] as Call[]) {
        expect(await codeOf(member, call, { name: 'Yard', color: 'red' })).toBe('notLeaderInThisGroup')
      }
      expect(await codeOf(await server.person(), list)).toBe('notPartOfTheGroup')
    })

    test('need different names only within the group', async () => {
      const { id, creator, leader, made } = await inGroup()
      await newTag(creator, 'Kitchen')
      await made(creator, 'Kitchen')
      expect(await codeOf(leader, `POST /groups/${id}/tags`, { name: 'KITCHEN' })).toBe('tagAlreadyExists')
      const codes = await together(
        [creator, leader].map((by) => () => codeOf(by, `POST /groups/${id}/tags`, { name: 'Pets' })),
      )
      expect(codes).toEqual(['ok', 'tagAlreadyExists'])
    })

    test('are those of its tasks and missions, without those of a leader', async () => {
      const { id, creator, member, made } = await inGroup()
      const [group, ownTag] = [(await made(creator, 'Kitchen')).id, await newTag(creator, 'Kitchen')]
      const work = { title: 'Dishes', ruby: 5, type: 'todo', assignedUsers: [member.id] }
      const plan = { name: 'Spring', from: '2026-03-10', to: '2026-03-20', assignedUsers: [member.id] }
      const step = { title: 'Dig', ruby: 5, type: 'todo' }
      const groupTask = await ask<Tagged>(creator, `POST /groups/${id}/tasks`, { ...work, tags: [group] })
      const mission = await ask<Tagged & { tasks: Tagged[] }>(creator, `POST /groups/${id}/missions`, {
        ...plan,
        tasks: [{ ...step, tags: [group] }],
      })
      const whole = { ...work, notes: '', requireApprove: false, requireResult: false, tags: [ownTag] }
      const steps: Call = `POST /groups/${id}/missions/${mission.id}/tasks`
      const refused: [Call, object, string][] = [
        [`POST /groups/${id}/tasks`, { ...work, tags: [ownTag] }, 'tags.0'],
        [`PUT /groups/${id}/tasks/${groupTask.id}`, whole, 'tags.0'],
        [`POST /groups/${id}/missions`, { ...plan, tasks: [{ ...step, tags: [ownTag] }] }, 'tasks.0.tags.0'],
        [steps, { ...step, tags: [ownTag] }, 'tags.0'],
        ['POST /user/tasks', { ...task, tags: [group] }, 'tags.0'],
      ]
      for (const [call, body, path] of refused) {
        const { error } = await creator.send(call, body)
        expect(error, call).toMatchObject({ message: 'invalidData', details: [{ path }] })
      }
      await ask(creator, `DELETE /groups/${id}/tags/${group}`)
      expect(await tagsOf(creator, groupTask.id, `GET /groups/${id}/tasks`)).toEqual([])
      const left = await ask<{ tasks: Tagged[] }>(creator, `GET /groups/${id}/missions/${mission.id}`)
      expect(left.tasks.map(({ tags }) => tags)).toEqual([[]])
      // Another leader may still have the form open.
      expect(
        (await ask<Tagged>(creator, `PUT /groups/${id}/tasks/${groupTask.id}`, { ...whole, tags: [group] })).tags,
      ).toEqual([])
    })
  })

  test('the export of an account has its own tags', async () => {
    const ann = await server.person()
    await newTag(ann, 'Garden', { color: 'green' })
    const { tags } = await ask<{ tags: Tag[] }>(ann, 'GET /users/profile/export')
    expect(tags).toMatchObject([{ name: 'Garden', color: 'green', own: true }])
  })
})
