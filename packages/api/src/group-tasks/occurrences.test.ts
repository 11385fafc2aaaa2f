import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../kernel/days.ts'
import type { Recurrence } from '../schedules/schema.ts'
import { beginSchedule } from '../schedules/state.ts'
import { isLastOccurrenceOver, type RollingState, reopenedColumns, rollState } from './occurrences.ts'
import type { GroupTaskState } from './read-tasks.ts'

const start = '2026-03-18'

const weekdays = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const

const rule = fc
  .record({
    frequency: fc.constantFrom('daily' as const, 'weekly' as const, 'monthly' as const),
    interval: fc.integer({ min: 1, max: 4 }),
    day: fc.constantFrom(...weekdays),
    until: fc.option(fc.integer({ min: 0, max: 60 })),
    after: fc.constantFrom('schedule' as const, 'completion' as const),
  })
  .map(
    ({ frequency, interval, day, until, after }): Recurrence => ({
      frequency,
      interval,
      after,
      start,
      byMonthDay: null,
      time: null,
      byDay: frequency === 'weekly' && after === 'schedule' ? [{ day, nthOfPeriod: null }] : null,
      until: until === null ? null : addDays(start, until),
    }),
  )

interface Life {
  state: RollingState & { changesOn: string | null }
  streak: number
}

function begin(schedule: Recurrence, life: { doneOn: number | null; coveredOn: number | null }): Life {
  const { schedule: _, ...columns } = beginSchedule(schedule, start)
  const completedOn = life.doneOn === null ? null : addDays(start, life.doneOn)
  const coveredOn = life.coveredOn === null ? null : addDays(completedOn ?? start, life.coveredOn)
  return { state: { ...columns, completedOn, coveredOn: coveredOn ?? completedOn }, streak: 3 }
}

/** Rolls a state over to a day, as the settlement does: only states that are completed or whose turn has come. */
function rollTo(schedule: Recurrence, { state, streak }: Life, today: string, isSpared: boolean): Life {
  if (state.completedOn === null && (state.changesOn === null || state.changesOn > today)) return { state, streak }
  const rolled = rollState(schedule, state, { today, isSpared })
  if (!rolled) return { state, streak }
  const { columns, opened, streakEnds } = rolled
  return {
    state: { ...state, ...columns, completedOn: opened ? null : state.completedOn },
    streak: streakEnds ? 0 : streak,
  }
}

/**
 * What does not depend on how often the days were settled. The turn of an ended task is the day on which that was
 * found.
 */
const shown = (schedule: Recurrence, { state, streak }: Life, today: string) => {
  const { changesOn: _, ...columns } = state
  return {
    ...columns,
    streak,
    isOver: isLastOccurrenceOver({ type: 'daily', schedule }, { ...state, approveRequested: false }, today),
  }
}

describe('the rollover of an assignee', () => {
  test('day by day has the same result as at once', () => {
    fc.assert(
      fc.property(
        rule,
        fc.option(fc.integer({ min: 0, max: 3 })),
        fc.option(fc.integer({ min: 0, max: 20 })),
        fc.integer({ min: 1, max: 70 }),
        fc.boolean(),
        (schedule, doneOn, coveredOn, days, isSpared) => {
          const life = begin(schedule, { doneOn, coveredOn })
          // An answered request is rolled over on the day after the answer, or later.
          const first = life.state.coveredOn !== null && life.state.completedOn !== null ? life.state.coveredOn : start
          const last = addDays(first, days)
          let daily = life
          for (let day = 1; day <= days; day++) daily = rollTo(schedule, daily, addDays(first, day), isSpared)
          expect(shown(schedule, daily, last)).toEqual(shown(schedule, rollTo(schedule, life, last, isSpared), last))
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('never makes a slot current again that was completed', () => {
    fc.assert(
      fc.property(rule, fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 40 }), (schedule, doneOn, days) => {
        const life = begin(schedule, { doneOn, coveredOn: null })
        const rolled = rollTo(schedule, life, addDays(start, doneOn + days), false)
        if (rolled.state.completedOn !== null) return
        expect((rolled.state.slot ?? '') > (life.state.slot ?? '')).toBe(true)
        expect(rolled.state.doneSlot).toBe(life.state.slot)
      }),
    )
  })

  test('of slots that passed before the answer to a request neither ends the streak nor is late', () => {
    const mondays: Recurrence = {
      frequency: 'weekly',
      interval: 1,
      byDay: [{ day: 'mo', nthOfPeriod: null }],
      byMonthDay: null,
      start,
      until: null,
      time: null,
      after: 'schedule',
    }
    const life = begin(mondays, { doneOn: 0, coveredOn: 15 })
    const { state, streak } = rollTo(mondays, life, '2026-04-03', false)
    expect({ slot: state.slot, opensOn: state.opensOn, missed: state.missed, streak }).toEqual({
      slot: '2026-04-06',
      opensOn: '2026-03-31',
      missed: null,
      streak: 3,
    })
    const refused = reopenedColumns(mondays, { ...life.state, completedOn: null } as GroupTaskState, '2026-04-02')
    expect(refused).toMatchObject({ slot: '2026-03-30', opensOn: '2026-03-24', missed: false, paidRuby: 0 })
  })
})
