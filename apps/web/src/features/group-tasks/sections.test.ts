import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import type { Schedule } from '@questboard/api/schedules/schema'
import { expect, test } from 'vitest'
import { isForOwnList, memberProgressOf, sectionsOf } from './sections.ts'

type About = {
  userId?: string
  completed?: boolean
  approveRequested?: boolean
  completedAt?: string
  dueOn?: string
}

const of = ({ userId = 'mira', completed = false, approveRequested = false, ...dates }: About = {}) => ({
  userId,
  completed,
  approveRequested,
  completedAt: dates.completedAt ?? null,
  dueOn: dates.dueOn ?? null,
})
const done = of({ completed: true, completedAt: '2026-03-02T10:00:00.000Z' })
const asked = of({ completed: true, approveRequested: true })
const leo = of({ userId: 'leo' })
const each = { draft: false, schedule: null, assignment: 'each' as const, occurrence: null }
const schedule = { due: '2026-03-03' } as Schedule
const task = (...assignees: ReturnType<typeof of>[]) => ({ ...each, assignees })
const day = { today: '2026-03-02', dayOf: (instant: string) => instant.slice(0, 10) }

test('tasks are divided by what is left of them', () => {
  const tasks = {
    finished: task(done, { ...done, userId: 'leo' }),
    half: task(done, leo),
    asked: task(asked),
    later: { ...task(of({ dueOn: '2026-03-09' })), schedule },
    tomorrow: { ...task(of({ dueOn: '2026-03-03' })), schedule },
    weekly: task(of({ dueOn: '2026-03-08' })),
    due: task(of({ dueOn: '2026-03-02' })),
    prepared: { ...task(), draft: true },
  }
  expect(sectionsOf(Object.values(tasks), day.today)).toEqual({
    open: [tasks.due, tasks.weekly, tasks.asked, tasks.half],
    upcoming: [tasks.tomorrow, tasks.later],
    prepared: [tasks.prepared],
    done: [tasks.finished],
  })
})

test('a turn or a task for the first is done when one member has done it', () => {
  const occurrence = { day: day.today, holder: 'mira', next: 'leo', takenBy: null, paid: false }
  const taken = { ...occurrence, holder: null, next: null, takenBy: 'mira' }
  const finished = [
    { ...task(done, leo), occurrence },
    { ...task(done, leo), occurrence: taken },
  ]
  const open = [
    { ...task(of(), leo), occurrence },
    { ...task(asked, leo), occurrence: taken },
    { ...task(of(), leo), occurrence: { ...taken, takenBy: null } },
  ]
  const sections = sectionsOf([...finished, ...open], day.today)
  expect(sections.done).toEqual(finished.toReversed())
  expect(sections.open).toEqual(open.toReversed())
})

test('the progress of a member counts the day alone', () => {
  const earlier = of({ completed: true, completedAt: '2026-03-01T10:00:00.000Z' })
  const later = { ...task(of({ dueOn: '2026-03-03' })), schedule }
  const tasks = [...[done, earlier, asked, of()].map((assignee) => task(assignee)), later]
  expect(memberProgressOf(tasks, 'mira', day)).toEqual({ done: 1, waiting: 1, open: 1 })
  expect(memberProgressOf(tasks, 'leo', day)).toEqual({ done: 0, waiting: 0, open: 0 })
})

test('only the holder of a turn has it to do', () => {
  const occurrence = { day: day.today, holder: 'mira', next: 'leo', takenBy: null, paid: false }
  const turns = [{ ...task(of(), leo), assignment: 'rotation' as const, occurrence }]
  expect(memberProgressOf(turns, 'mira', day).open).toBe(1)
  expect(memberProgressOf(turns, 'leo', day).open).toBe(0)
})

test('a task for the first is open for all its assignees until one has taken it', () => {
  const occurrence = { day: day.today, holder: null, next: null, takenBy: null, paid: false }
  const first = { ...task(of(), leo), assignment: 'first' as const, occurrence }
  const openOf = (takenBy: string | null) =>
    ['mira', 'leo'].map((id) => memberProgressOf([{ ...first, occurrence: { ...occurrence, takenBy } }], id, day).open)
  expect(openOf(null)).toEqual([1, 1])
  expect(openOf('mira')).toEqual([0, 0])
})

test('the turn of another is in the own list of a leader only while that member asks the leader to swap', () => {
  const own = { assignment: 'rotation' as const, mine: false, completed: false, approveRequested: false, swap: null }
  const swap = { from: 'leo', to: 'mira' } as NonNullable<UserGroupTask['swap']>
  expect(isForOwnList(own, 'mira')).toBe(false)
  expect(isForOwnList({ ...own, swap }, 'mira')).toBe(true)
  expect(isForOwnList({ ...own, swap: { ...swap, to: 'ani' } }, 'mira')).toBe(false)
  expect(isForOwnList({ ...own, mine: true }, 'mira')).toBe(true)
  expect(isForOwnList({ ...own, assignment: 'each' }, 'mira')).toBe(true)
})
