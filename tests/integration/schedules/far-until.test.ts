import { sweepDays, sweepTurns } from '@questboard/api'
import type { Profile } from '@questboard/api/profile/schema'
import type { Task } from '@questboard/api/tasks/schema'
import { groups, groupTasks } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectOk } from '../../support/rest.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'
import { complete, familyIn, make, ownTask, read } from '../../support/turns.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const letDaysPass = (days: number) => server.clock.advance({ days })

const today = () => server.clock.now().toISOString().slice(0, 10)

/** The last day that a date can have. Other programs write it for a rule that never ends. */
const lastDay = '9999-12-31'

const untilTheLastDay = { frequency: 'daily', interval: 3, after: 'completion', until: lastDay }

const dayOf = async (person: Person) => (await expectOk(person.send<Profile>('GET /users/profile'))).lastDayStart

describe('a rule until the last day of the year 9999', () => {
  test('lets the days of its player begin after a missed occurrence', async () => {
    const person = await server.person()
    const fields = { title: 'Plants', gold: 5, type: 'daily', schedule: untilTheLastDay }
    const { id } = await expectOk(person.send<{ id: string }>('POST /user/tasks', fields))
    letDaysPass(1)
    expect(await dayOf(person)).toBe(today())
    letDaysPass(3)
    expect(await dayOf(person)).toBe(today())
    const [task] = await expectOk(person.send<Task[]>('GET /user/tasks'))
    expect(task).toMatchObject({ id, overdue: true, late: true, schedule: { until: lastDay } })
    await expectOk(person.send(`POST /user/tasks/${id}/complete`))
    letDaysPass(1)
    expect(await dayOf(person)).toBe(today())
  })

  test('lets the sweep settle the days of an absent player', async () => {
    const person = await server.person()
    const fields = { title: 'Plants', gold: 5, type: 'daily', schedule: untilTheLastDay }
    await expectOk(person.send('POST /user/tasks', fields))
    for (let day = 0; day < 3; day++) {
      letDaysPass(1)
      expect(await sweepDays(server.services)).toMatchObject({ failed: 0 })
    }
    expect(await dayOf(person)).toBe(today())
  })

  test('lets the days of a member begin, also of one who has left the group', async () => {
    const { group, ani, boris, ids } = await familyIn(server)
    const task = await expectOk(make(group, { assignedUsers: ids, schedule: untilTheLastDay }))
    await expectOk(boris.send(`DELETE /groups/${group.id}/members/${boris.memberId}`))
    for (let day = 0; day < 2; day++) {
      letDaysPass(1)
      for (const who of [ani, boris]) expect(await dayOf(who)).toBe(today())
    }
    expect(await ownTask(group, task, ani)).toMatchObject({ overdue: true })
  })

  test.each(['rotation', 'first'])('lets the days of a group begin (assignment: %s)', async (assignment) => {
    const { group, ani, ids } = await familyIn(server)
    const task = await expectOk(make(group, { assignment, assignedUsers: ids, schedule: untilTheLastDay }))
    for (let day = 0; day < 2; day++) {
      letDaysPass(1)
      expect(await sweepTurns(server.services)).toBeGreaterThan(0)
      expect((await group.creator.send(`GET /groups/${group.id}`)).status).toBe(200)
    }
    expect((await read(group, task)).archived).toBe(false)
    const [row] = await server.database.queries.select().from(groups).where(eq(groups.id, group.id))
    expect(row?.turnsDay).toBe(today())
    if (assignment === 'first') await expectOk(complete(group, task, ani))
  })
})

test('a group whose turns cannot be settled waits some minutes for the next try, and stays open', async () => {
  const { group, ids } = await familyIn(server)
  const schedule = { frequency: 'daily', interval: 1 }
  const task = await expectOk(make(group, { assignment: 'rotation', assignedUsers: ids, schedule }))
  const ofTask = eq(groupTasks.id, task.id)
  const { queries } = server.database
  const [row] = await queries.select().from(groupTasks).where(ofTask)
  await queries
    .update(groupTasks)
    .set({ schedule: {} as never })
    .where(ofTask)
  letDaysPass(1)
  while ((await sweepTurns(server.services)) > 0);
  const [waiting] = await queries.select().from(groups).where(eq(groups.id, group.id))
  expect(waiting?.turnsNextAt?.getTime()).toBe(server.clock.now().getTime() + 5 * 60_000)
  expect((await group.creator.send(`GET /groups/${group.id}`)).status).toBe(200)
  // The next try is that of a request.
  server.clock.advance({ minutes: 5 })
  expect((await group.creator.send(`GET /groups/${group.id}`)).status).toBe(200)
  await queries
    .update(groupTasks)
    .set({ schedule: row?.schedule ?? null })
    .where(ofTask)
  server.clock.advance({ minutes: 5 })
  expect(await sweepTurns(server.services)).toBe(1)
  expect((await read(group, task)).occurrence).toMatchObject({ day: today(), holder: ids[1] })
})
