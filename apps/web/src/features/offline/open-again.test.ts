import type { Dashboard, GroupDashboard, Today } from '@questboard/api/dashboard/schema'
import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import { expect, it } from 'vitest'
import { newTask } from '../tasks/dates.ts'
import { emptyTask } from '../tasks/empty-task.ts'
import { openAgainIn } from './open-again.ts'

/** Noon of a day in November 2026. The 16th is a Monday. */
const noon = (day: number) => new Date(2026, 10, day, 12)

function done(title: string, type: 'daily' | 'weekly' | 'todo', day: number) {
  const at = noon(day).toISOString()
  const task = newTask({ ...emptyTask, title, type }, { id: title, createdAt: at, today: `2026-11-${day}` })
  return { ...task, completed: true, completedAt: at, checklist: [{ id: 'a', title: 'Sort', done: true }] }
}

it('tasks whose day or week has ended are open again, with nothing ticked', () => {
  const tasks = [done('daily', 'daily', 17), done('weekly', 'weekly', 17), done('todo', 'todo', 17)]
  const completedOn = (day: number) =>
    (openAgainIn('dashboard.read', { tasks }, noon(day)) as Dashboard).tasks.map(({ completed, checklist }) => [
      completed,
      checklist[0]?.done,
    ])
  const [yes, no] = [
    [true, true],
    [false, false],
  ]
  expect(completedOn(17)).toEqual([yes, yes, yes])
  expect(completedOn(18)).toEqual([no, yes, yes])
  expect(completedOn(23)).toEqual([no, no, yes])
})

it('such a task is due in its new period, and one with a schedule waits for the server', () => {
  const schedule = { frequency: 'daily' } as never
  const tasks = [done('daily', 'daily', 17), { ...done('planned', 'daily', 17), schedule }]
  const { tasks: after } = openAgainIn('dashboard.read', { tasks }, noon(18)) as Dashboard
  expect(after.map(({ completed, dueOn }) => [completed, dueOn])).toEqual([
    [false, '2026-11-18'],
    [true, '2026-11-17'],
  ])
})

/** A task of a group that was done at noon of the 17th. */
const doneInGroup = (title: string, about: Partial<UserGroupTask> = {}): UserGroupTask =>
  ({
    ...done(title, 'daily', 17),
    lastCompletedAt: noon(17).toISOString(),
    assignment: 'each',
    approveRequested: false,
    approved: true,
    mine: false,
    ...about,
  }) as unknown as UserGroupTask

it('tasks of groups are open again, too, except those that wait for approval or go round', () => {
  const tasks = [
    doneInGroup('each'),
    doneInGroup('waits', { approveRequested: true, approved: false }),
    doneInGroup('turn', { assignment: 'rotation' }),
    doneInGroup('planned', { schedule: { frequency: 'daily' } as never }),
  ]
  const shown = (data: unknown, path: string, day: number) => openAgainIn(path, data, noon(day))
  const group = { tasks } as GroupDashboard
  const completed = (dashboard: unknown) => (dashboard as GroupDashboard).tasks.map((task) => task.completed)
  for (const path of ['dashboard.readInGroup', 'dashboard.readOfMember']) {
    expect(completed(shown(group, path, 17))).toEqual([true, true, true, true])
    expect(completed(shown(group, path, 18))).toEqual([false, true, true, true])
  }
  const today = { own: [], groups: [{ id: 'flat', name: 'Flat', tasks }] } as unknown as Today
  const { groups } = shown(today, 'dashboard.today', 18) as Today
  expect(completed(groups[0])).toEqual([false, true, true, true])
  expect(groups[0]?.tasks[0]).toMatchObject({ mine: true, approved: false, slot: '2026-11-18', dueOn: '2026-11-18' })
  expect(shown(tasks, 'groupTasks.list', 18)).toBe(tasks)
})

it('an open task of a group names the day that is completed next', () => {
  const open = doneInGroup('each', { completed: false, lastCompletedAt: null, mine: true })
  const { tasks } = openAgainIn('dashboard.readInGroup', { tasks: [open] }, noon(18)) as GroupDashboard
  expect(tasks).toEqual([{ ...open, slot: '2026-11-18', dueOn: '2026-11-18', nextDueOn: '2026-11-19' }])
})
