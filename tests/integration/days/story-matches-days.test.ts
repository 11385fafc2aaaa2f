import type { Story } from '@questboard/api/days/schema'
import type { EndedOccurrence, TaskHistory } from '@questboard/api/history/schema'
import { ledger } from '@questboard/db/schema'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { randomOf } from '../../support/repeatable-random.ts'
import { expectOk } from '../../support/rest.ts'
import { type Person, startTestServer } from '../../support/test-server.ts'

const kinds = [
  { title: 'Walk', type: 'daily', gold: 10 },
  // Two tasks of the same name are two tasks.
  { title: 'Walk', type: 'daily', gold: 4 },
  { title: 'Read', type: 'daily', gold: 7 },
  { title: 'Tidy', type: 'weekly', gold: 20 },
  { title: 'Bins', type: 'weekly', gold: 6, schedule: { frequency: 'weekly', byDay: [{ day: 'mo' }, { day: 'th' }] } },
]

const story = async (of: Person) => (await of.send<Story | null>('GET /user/day-story')).result

test.each([1, 2, 3, 4, 5, 6])('the story of the day agrees with the ledger and the history (%i)', async (seed) => {
  const server = await startTestServer()
  server.clock.set('2026-02-23T09:00:00Z')
  const random = randomOf(seed)
  const person = await server.person({ headers: { timezone: 'UTC' } })
  const ids: string[] = []
  for (const kind of kinds) ids.push((await expectOk(person.send<{ id: string }>('POST /user/tasks', kind))).id)
  // The gold that penalties are charged to.
  for (let nth = 0; nth < 5; nth++) {
    const about = { title: 'Chest', gold: 100, type: 'todo' }
    const { id } = await expectOk(person.send<{ id: string }>('POST /user/tasks', about))
    await expectOk(person.send(`POST /user/tasks/${id}/complete`))
  }
  // The day and the week in which a task was created count for nothing.
  server.clock.set('2026-03-09T09:00:00Z')
  await story(person)
  await person.send('DELETE /user/day-story')
  let since = '2026-03-09'
  let storiesShown = 0
  for (let nth = 1; nth <= 21; nth++) {
    server.clock.advance({ days: 1 })
    if (random(100) < 35) continue
    const today = server.clock.now().toISOString().slice(0, 10)
    const shown = await story(person)
    const penalties = await server.database.queries
      .select({ gold: ledger.amount, at: ledger.createdAt })
      .from(ledger)
      .where(and(eq(ledger.ownerId, person.id), eq(ledger.reason, 'taskMissed')))
    const charged = penalties.filter(({ at }) => at.toISOString().slice(0, 10) > since)
    expect(shown?.cost ?? 0).toBe(charged.reduce((sum, { gold }) => sum - gold, 0))
    if (shown) {
      storiesShown++
      expect(shown).toMatchObject({ from: since, to: today })
      const histories = await Promise.all(
        ids.map((id) => expectOk(person.send<TaskHistory>(`GET /user/tasks/${id}/history?page=1&limit=50`))),
      )
      const isOf = (day: string) => day >= since && day < today
      // What is done of a schedule is replaced in the next night, be it early, in time or late.
      const endOf = ({ dueOn, outcome, at }: EndedOccurrence, isScheduled: boolean) =>
        isScheduled && outcome !== 'missed' && at ? at.slice(0, 10) : dueOn
      const ended = histories.map(({ occurrences }, at) =>
        occurrences.filter((occurrence) => isOf(endOf(occurrence, 'schedule' in (kinds[at] ?? {})))),
      )
      const wasMissed = ended.map((all) => all.some(({ outcome }) => outcome === 'missed'))
      const titles = kinds.filter((_, at) => wasMissed[at]).map(({ title }) => title)
      expect(shown.missed.map(({ title }) => title).sort()).toEqual(titles.sort())
      expect(shown.kept).toBe(ended.filter((all, at) => all.length > 0 && !wasMissed[at]).length)
    }
    const isPlaying = random(100) < 50
    for (const id of ids) if (isPlaying && random(100) < 60) await person.send(`POST /user/tasks/${id}/complete`)
    const isDismissed = random(100) < 20
    if (isDismissed) await person.send('DELETE /user/day-story')
    const acted = await server.database.queries
      .select({ day: ledger.doneOn })
      .from(ledger)
      .where(and(eq(ledger.ownerId, person.id), eq(ledger.doneOn, today)))
    if (isDismissed || shown === null || acted.length > 0) since = today
  }
  expect(storiesShown).toBeGreaterThan(3)
  await server.close()
})
