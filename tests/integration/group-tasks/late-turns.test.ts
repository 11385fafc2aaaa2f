import { sweepEndedTurns } from '@questboard/api'
import { groupTaskOccurrences } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../support/audit.ts'
import { errorCodeOf } from '../../support/error-code.ts'
import type { TestGroup } from '../../support/group.ts'
import { expectOk } from '../../support/rest.ts'
import { rubiesOf } from '../../support/stats.ts'
import { startTestServer, type TestServer } from '../../support/test-server.ts'
import { approve, complete, familyIn, holderOf, make, ownTask, read, reopen, swapsOf } from '../../support/turns.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** A tick without a connection, which arrives later. */
const tick = () => server.clock.now().toISOString()

/** The next day of the group, which someone has seen begin. */
async function nextDay(group: TestGroup, task: { id: string }, days = 1): Promise<void> {
  for (let day = 0; day < days; day++) {
    server.clock.advance({ days: 1 })
    await read(group, task)
  }
}

describe('a turn that was done in its time, without a connection', () => {
  test('pays its holder once after it has ended, and restores the streak', async () => {
    const { group, ani, boris, ids } = await familyIn(server)
    const task = await expectOk(make(group, { assignment: 'rotation', assignedUsers: ids }))
    await expectOk(complete(group, task, ani))
    await nextDay(group, task, 2)
    expect(await ownTask(group, task, ani)).toMatchObject({ streak: 1, mine: true })
    const at = tick()
    await nextDay(group, task)
    expect(await ownTask(group, task, ani)).toMatchObject({ streak: 0, mine: false })
    const late = await expectOk(complete(group, task, ani, { at }))
    expect(late).toMatchObject({ stats: { ruby: 20 }, task: { streak: 2, completed: false, mine: false } })
    expect(await errorCodeOf(complete(group, task, ani, { at }))).toBe('taskAlreadyCompleted')
    expect(await rubiesOf(ani, group.id)).toBe(20)
    // The turn of the day is as it was.
    expect(await holderOf(group, task)).toBe(boris.id)
    await expectOk(complete(group, task, boris))
    await nextDay(group, task)
    expect((await expectOk(complete(group, task, ani))).task).toMatchObject({ streak: 3 })
    expect(await audit(server.database)).toEqual([])
  })

  test('gives the streak to a later turn that was missed as well', async () => {
    const { group, ani, ids } = await familyIn(server)
    const task = await expectOk(make(group, { assignment: 'rotation', assignedUsers: ids }))
    const first = tick()
    await nextDay(group, task, 2)
    const second = tick()
    await nextDay(group, task)
    expect((await expectOk(complete(group, task, ani, { at: first }))).task).toMatchObject({ streak: 0 })
    expect((await expectOk(complete(group, task, ani, { at: second }))).task).toMatchObject({ streak: 2 })
    expect(await rubiesOf(ani, group.id)).toBe(20)
  })

  test('counts only for the member who holds it at the end', async () => {
    const { group, ani, boris, ids } = await familyIn(server)
    const task = await expectOk(make(group, { assignment: 'rotation', assignedUsers: ids }))
    const swap = await expectOk(ani.send<{ id: string }>(`POST ${swapsOf(group, task)}`, { userId: boris.id }))
    await expectOk(boris.send(`POST ${swapsOf(group, task)}/${swap.id}`, { accepted: true }))
    const at = tick()
    await nextDay(group, task)
    const refused = await complete(group, task, ani, { at })
    expect(refused.error).toMatchObject({ message: 'notYourTurn', details: [{ path: 'holder' }] })
    expect((await expectOk(complete(group, task, boris, { at }))).stats.ruby).toBe(10)
  })

  test('is not taken when it was paid, or is too old', async () => {
    const { group, ani, ids } = await familyIn(server)
    const task = await expectOk(make(group, { assignment: 'rotation', assignedUsers: ids }))
    const at = tick()
    await expectOk(complete(group, task, ani))
    await expectOk(reopen(group, task, ani))
    await nextDay(group, task)
    expect(await errorCodeOf(complete(group, task, ani, { at }))).toBe('occurrenceOver')
    await nextDay(group, task, 3)
    expect(await errorCodeOf(complete(group, task, ani, { at }))).toBe('invalidData')
    expect(await rubiesOf(ani, group.id)).toBe(0)
  })

  test.each([null, { frequency: 'daily', interval: 1, start: '2026-01-01' }])(
    'needs no result when one was given before (schedule: %j)',
    async (schedule) => {
      const { group, ani, boris, ids } = await familyIn(server)
      const about = { assignment: 'rotation', assignedUsers: ids, requireResult: true, schedule }
      const task = await expectOk(make(group, about))
      const giveResult = (body: object) =>
        expectOk(ani.send(`POST /groups/${group.id}/users/${ani.id}/tasks/${task.id}/result`, body))
      const [holder, at] = [await holderOf(group, task), tick()]
      expect(holder).toBe(ani.id)
      await giveResult({ result: 'All clean' })
      await nextDay(group, task)
      expect((await expectOk(complete(group, task, ani, { at }))).stats.ruby).toBe(10)
      // The next one of the same member needs its own, which may come late, too.
      await expectOk(complete(group, task, boris, { result: 'Clean' }))
      await nextDay(group, task)
      const later = tick()
      await nextDay(group, task)
      expect(await errorCodeOf(complete(group, task, ani, { at: later }))).toBe('resultOfTheTaskRequired')
      await giveResult({ result: 'Clean again', at: later })
      expect((await expectOk(complete(group, task, ani, { at: later }))).stats.ruby).toBe(20)
    },
  )

  test('waits for approval where that is needed, which restores the streak', async () => {
    const { group, ani, boris, ids } = await familyIn(server)
    const task = await expectOk(make(group, { assignment: 'rotation', assignedUsers: ids, requireApprove: true }))
    const first = tick()
    await nextDay(group, task)
    const asked = await expectOk(complete(group, task, ani, { at: first }))
    expect(asked).toMatchObject({ stats: { ruby: 0 }, task: { approveRequested: true, streak: 0 } })
    await expectOk(approve(group, task, ani, false))
    expect(await ownTask(group, task, ani)).toMatchObject({ completed: false, streak: 0 })
    expect(await rubiesOf(ani, group.id)).toBe(0)
    await expectOk(complete(group, task, ani, { at: first }))
    expect(await holderOf(group, task)).toBe(boris.id)
    await expectOk(approve(group, task, ani, true))
    expect(await ownTask(group, task, ani)).toMatchObject({ completed: false, streak: 1 })
    expect(await rubiesOf(ani, group.id)).toBe(10)
    expect(await errorCodeOf(complete(group, task, ani, { at: first }))).toBe('taskAlreadyCompleted')
    await nextDay(group, task)
    expect(await ownTask(group, task, ani)).toMatchObject({ mine: true, streak: 1 })
    expect(await audit(server.database)).toEqual([])
  })

  test('counts in time while it is still open, if it was ticked on its due day', async () => {
    const { group, ani, ids } = await familyIn(server)
    const start = tick().slice(0, 10)
    const schedule = { frequency: 'daily', interval: 3, start }
    const task = await expectOk(make(group, { assignment: 'rotation', assignedUsers: ids, schedule }))
    const at = tick()
    await nextDay(group, task)
    expect(await ownTask(group, task, ani)).toMatchObject({ mine: true, late: true, overdue: true })
    expect((await expectOk(complete(group, task, ani, { at }))).task).toMatchObject({ streak: 1, late: false })
    await nextDay(group, task, 2)
    expect(await ownTask(group, task, ani)).toMatchObject({ mine: false, streak: 1 })
  })

  test('pays an ended occurrence of a schedule, and after its due day adds nothing to the streak', async () => {
    const { group, ani, boris, ids } = await familyIn(server)
    const start = tick().slice(0, 10)
    const schedule = { frequency: 'daily', interval: 2, start }
    const task = await expectOk(make(group, { assignment: 'rotation', assignedUsers: ids, schedule }))
    await nextDay(group, task)
    const overdue = tick()
    await nextDay(group, task)
    expect(await holderOf(group, task)).toBe(boris.id)
    const inTime = tick()
    expect(await expectOk(complete(group, task, ani, { at: overdue }))).toMatchObject({
      stats: { ruby: 10 },
      task: { streak: 0 },
    })
    await nextDay(group, task, 2)
    expect((await expectOk(complete(group, task, boris, { at: inTime }))).task).toMatchObject({ streak: 1 })
    expect(await audit(server.database)).toEqual([])
  })
})

test('the first who has done an ended occurrence is paid, once', async () => {
  const { group, ani, boris, ids } = await familyIn(server)
  const task = await expectOk(make(group, { assignment: 'first', assignedUsers: ids }))
  const at = tick()
  await nextDay(group, task)
  expect(await expectOk(complete(group, task, ani, { at }))).toMatchObject({ stats: { ruby: 10 }, task: { streak: 1 } })
  const refused = await complete(group, task, boris, { at })
  expect(refused.error).toMatchObject({ message: 'taskTakenByAnother', details: [{ path: 'takenBy' }] })
  // Today's is open to all.
  expect((await expectOk(complete(group, task, boris))).stats.ruby).toBe(10)
  expect(await audit(server.database)).toEqual([])
})

describe('a task that was shared out in another way when it was done', () => {
  const share = (group: TestGroup, task: { id: string }, assignment: string) =>
    expectOk(group.creator.send(`PATCH /groups/${group.id}/tasks/${task.id}`, { assignment }))

  test.each([
    { assignment: 'rotation', schedule: null },
    { assignment: 'first', schedule: null },
    { assignment: 'rotation', schedule: { frequency: 'daily', interval: 1, start: '2026-01-01' } },
  ])('pays no day of its turns again once it is for each: %j', async (about) => {
    const { group, ani, boris, ids } = await familyIn(server)
    const task = await expectOk(make(group, { ...about, assignedUsers: ids }))
    const at = tick()
    await expectOk(complete(group, task, ani, { at }))
    await nextDay(group, task)
    await share(group, task, 'each')
    expect(await errorCodeOf(complete(group, task, ani, { at }))).toBe('taskAlreadyCompleted')
    expect(await ownTask(group, task, ani)).toMatchObject({ completed: false, streak: 1 })
    // The day of the other one's turn was none of his: it counts for his first one.
    expect((await expectOk(complete(group, task, boris, { at }))).task).toMatchObject({ completed: true, streak: 1 })
    expect(await errorCodeOf(complete(group, task, boris))).toBe('taskAlreadyCompleted')
    expect((await expectOk(complete(group, task, ani))).task).toMatchObject({ streak: 2 })
    for (const [who, rubies] of [[ani, 20] as const, [boris, 10] as const]) {
      expect(await rubiesOf(who, group.id)).toBe(rubies)
    }
    expect(await audit(server.database)).toEqual([])
  })

  test('pays no day again that was paid while it was for each', async () => {
    const { group, ani, ids } = await familyIn(server)
    const task = await expectOk(make(group, { assignment: 'first', assignedUsers: ids }))
    await share(group, task, 'each')
    const at = tick()
    await expectOk(complete(group, task, ani, { at }))
    await nextDay(group, task)
    await share(group, task, 'first')
    expect(await errorCodeOf(complete(group, task, ani, { at }))).toBe('taskAlreadyCompleted')
    expect(await rubiesOf(ani, group.id)).toBe(10)
  })

  test('pays no day again that was paid before it got a schedule as well', async () => {
    const { group, ani, ids, creator } = await familyIn(server)
    const task = await expectOk(make(group, { assignment: 'rotation', assignedUsers: ids }))
    await share(group, task, 'each')
    const at = tick()
    await expectOk(complete(group, task, ani, { at }))
    await nextDay(group, task)
    const schedule = { frequency: 'daily', interval: 1, start: server.clock.now().toISOString().slice(0, 10) }
    await expectOk(creator.send(`PATCH /groups/${group.id}/tasks/${task.id}`, { assignment: 'rotation', schedule }))
    expect(await errorCodeOf(complete(group, task, ani, { at }))).not.toBe('ok')
    expect(await rubiesOf(ani, group.id)).toBe(10)
  })
})

test('a turn before the assignment pays nothing', async () => {
  const { group, ani, boris, creator } = await familyIn(server)
  const task = await expectOk(make(group, { assignment: 'first', assignedUsers: [ani.id] }))
  await nextDay(group, task)
  const at = tick()
  await nextDay(group, task)
  await expectOk(creator.send(`PATCH /groups/${group.id}/tasks/${task.id}`, { assignedUsers: [ani.id, boris.id] }))
  expect(await errorCodeOf(complete(group, task, boris, { at }))).toBe('occurrenceOver')
  await expectOk(complete(group, task, ani, { at }))
  await expectOk(complete(group, task, boris))
  expect([await rubiesOf(ani, group.id), await rubiesOf(boris, group.id)]).toEqual([10, 10])
})

describe('sweeping ended occurrences', () => {
  test('keeps what can still be paid, answered or owed, and changes no turn', async () => {
    const { group, ani, boris, vera, ids } = await familyIn(server, 3)
    const about = { assignment: 'rotation', assignedUsers: ids }
    const [swept, waiting] = [
      await expectOk(make(group, about)),
      await expectOk(make(group, { ...about, requireApprove: true })),
    ]
    await expectOk(complete(group, waiting, ani))
    const swap = await expectOk(ani.send<{ id: string }>(`POST ${swapsOf(group, swept)}`, { userId: boris.id }))
    await expectOk(boris.send(`POST ${swapsOf(group, swept)}/${swap.id}`, { accepted: true }))
    await expectOk(boris.send('PATCH /users/profile/holiday-mode', { holidayMode: true }))
    const holders: unknown[] = []
    for (let day = 0; day < 24; day++) {
      await nextDay(group, swept)
      holders.push(await holderOf(group, swept))
      if (day % 7 === 0) await sweepEndedTurns(server.services)
    }
    const at = tick()
    const holder = [ani, boris, vera].find(({ id }) => id === holders.at(-1))
    if (!holder) throw new Error('no holder')
    await nextDay(group, swept)
    expect(await sweepEndedTurns(server.services)).toBeGreaterThan(0)
    expect(await sweepEndedTurns(server.services)).toBe(0)
    const { queries } = server.database
    const rowsOf = (task: { id: string }) =>
      queries.select().from(groupTaskOccurrences).where(eq(groupTaskOccurrences.taskId, task.id))
    for (const task of [swept, waiting]) expect((await rowsOf(task)).length).toBeLessThan(20)
    const expected = Array.from({ length: 24 }, (_, day) => (day % 2 ? ani.id : vera.id))
    expect(holders).toEqual(expected)
    // A tick that waited for a connection, and a request that waited for an answer.
    expect((await expectOk(complete(group, swept, holder, { at }))).stats.ruby).toBe(10)
    await expectOk(approve(group, waiting, ani, true))
    expect(await rubiesOf(ani, group.id)).toBe(holder.id === ani.id ? 20 : 10)
    expect(await audit(server.database)).toEqual([])
  })
})
