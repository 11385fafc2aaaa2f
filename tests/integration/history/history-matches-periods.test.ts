import { reconcile } from '@questboard/api'
import type { EndedOccurrence, Statistics, TaskHistory } from '@questboard/api/history/schema'
import { addDays } from '@questboard/api/schedules'
import { ledger } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '../../support/day-ms.ts'
import { randomOf } from '../../support/repeatable-random.ts'
import { type Person, startTestServer, type TestServer } from '../../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const schedules = {
  daily: [null, { frequency: 'daily', interval: 2 }, { frequency: 'daily', after: 'completion' }],
  weekly: [
    null,
    { frequency: 'weekly', byDay: [{ day: 'mo' }, { day: 'th' }] },
    { frequency: 'daily', interval: 3, after: 'completion' },
  ],
} as const

const first = '2026-03-02'
const dayAfter = (days: number) => new Date(Date.parse(first) + days * dayMs).toISOString().slice(0, 10)

/** Eight weeks of a person who does, forgets, skips, snoozes and changes tasks, has holidays and is away. */
async function playDays(person: Person, random: (below: number) => number): Promise<string[]> {
  const ids: string[] = []
  for (const type of ['daily', 'weekly'] as const) {
    for (const schedule of schedules[type]) {
      const body = { title: `${type} ${schedule?.frequency}`, gold: 8, type, ...(schedule && { schedule }) }
      ids.push((await person.send<{ id: string }>('POST /user/tasks', body)).result.id)
    }
  }
  let isHoliday = false
  for (let day = 0; day < 56; day += random(6) === 0 ? 3 : 1) {
    server.clock.set(`${dayAfter(day)}T09:00:00Z`)
    if (random(12) === 0) {
      isHoliday = !isHoliday
      await person.send('PATCH /users/profile/holiday-mode', { holidayMode: isHoliday })
    }
    for (const id of ids) {
      const at = `${dayAfter(Math.max(0, day - 1 - random(2)))}T20:00:00Z`
      const type = random(2) === 0 ? 'daily' : 'weekly'
      const actions = [
        () => person.send(`POST /user/tasks/${id}/complete`),
        () => person.send(`POST /user/tasks/${id}/complete`),
        () => person.send(`POST /user/tasks/${id}/complete`, { at }),
        () => person.send(`POST /user/tasks/${id}/reopen`),
        () => person.send(`POST /user/tasks/${id}/skip`),
        () => person.send(`DELETE /user/tasks/${id}/skip`),
        () => person.send(`POST /user/tasks/${id}/snooze`, { until: dayAfter(day + 1) }),
        () =>
          random(4) > 0
            ? undefined
            : person.send(`PATCH /user/tasks/${id}`, { type, schedule: schedules[type][random(3)] ?? null }),
      ]
      for (let tries = random(3); tries > 0; tries--) {
        const answer = await actions[random(actions.length)]?.()
        if (answer) expect(answer.status).toBeLessThan(500)
      }
    }
  }
  server.clock.set(`${dayAfter(57)}T09:00:00Z`)
  return ids
}

const count = (occurrences: readonly EndedOccurrence[], ...outcomes: EndedOccurrence['outcome'][]) =>
  occurrences.filter(({ outcome }) => outcomes.includes(outcome)).length

test.each([1, 2, 3, 4, 5, 6])('history, statistics and ledger agree after random weeks, seed %i', async (seed) => {
  server.clock.set(`${first}T08:00:00Z`)
  const person = await server.person({ headers: { timezone: 'UTC' } })
  const ids = await playDays(person, randomOf(seed))
  await person.send('GET /users/profile')
  const query = `from=${first}&to=${dayAfter(57)}`
  const { days, tasks } = (await person.send<Statistics>(`GET /user/statistics?${query}`)).result
  const movements = await server.database.queries.select().from(ledger).where(eq(ledger.ownerId, person.id))
  const histories = new Map<string, EndedOccurrence[]>()
  for (const id of ids) {
    const { result } = await person.send<TaskHistory>(`GET /user/tasks/${id}/history?limit=100`)
    expect(result.totalCount).toBe(result.occurrences.length)
    histories.set(id, result.occurrences)
  }
  const all = [...histories.values()].flat()

  for (const currency of ['exp', 'gold'] as const) {
    const amounts = movements.filter((movement) => movement.currency === currency).map(({ amount }) => amount)
    expect(days.reduce((sum, day) => sum + day[currency], 0)).toBe(amounts.reduce((sum, amount) => sum + amount, 0))
  }
  expect(days.reduce((sum, { done }) => sum + done, 0)).toBe(count(all, 'done', 'late'))
  for (const { day, missed } of days) {
    expect([day, missed]).toEqual([
      day,
      count(
        all.filter(({ dueOn }) => dueOn === day),
        'missed',
      ),
    ])
  }
  for (const [id, history] of histories) {
    const paid = movements.filter(({ reference, currency }) => reference.startsWith(id) && currency === 'exp')
    const times = (reason: string) => paid.filter((movement) => movement.reason === reason).length
    expect(times('taskCompleted') - times('taskReopened')).toBe(count(history, 'done', 'late'))
    const shown = tasks.find((task) => task.id === id)
    expect([shown?.done ?? 0, shown?.late ?? 0, shown?.missed ?? 0]).toEqual([
      count(history, 'done'),
      count(history, 'late'),
      count(history, 'missed'),
    ])
    // Whatever cost a penalty was missed, unless the penalty was returned.
    // The movement that returned it is named for the period, or pays the completion with it.
    const returned = movements
      .filter(({ reason }) => reason === 'penaltyReturned')
      .flatMap(({ reference }) => [
        reference,
        ...paid.filter((movement) => movement.reference === reference).map(({ slot }) => `${id}:${slot}`),
        ...paid.filter((movement) => movement.reference === reference).map(({ dueOn }) => `${id}:${dueOn}`),
      ])
    const lost = movements.filter(({ reference, reason }) => reference.startsWith(id) && reason === 'taskMissed')
    for (const { reference } of lost.filter((movement) => !returned.includes(movement.reference))) {
      const period = reference.split(':').at(-1) ?? ''
      if (returned.includes(`${id}:${period}`)) continue
      // The week in which a task lost its schedule is named by that day.
      const isNamed = ({ slot, dueOn }: EndedOccurrence) =>
        slot === period ||
        dueOn === period ||
        (slot !== null && dueOn === addDays(slot, 6) && slot < period && period <= dueOn)
      const ended = history.filter(isNamed)
      expect({ period, outcomes: ended.map(({ outcome }) => outcome) }).toEqual({
        period,
        outcomes: expect.arrayContaining([expect.stringMatching(/missed|late/)]),
      })
    }
    // A week and an occurrence of a schedule can have the same slot, but not the same due day.
    const open = history.filter(({ outcome }) => outcome !== 'done').map(({ slot, dueOn }) => `${slot} ${dueOn}`)
    expect(open.filter((slot, place) => open.indexOf(slot) < place)).toEqual([])
  }
  expect(await reconcile(server.services)).toEqual([])
})
