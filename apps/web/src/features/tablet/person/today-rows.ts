import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import type { Task } from '@questboard/api/tasks/schema'
import { localDay } from '../../days/calendar.ts'
import { personRows } from '../person-rows.ts'
import type { PersonState } from '../use-person.ts'

/** A task of today: one of the group, which pays rubies, or one of the child's own, which pays gold. */
export type TodayRow = ({ kind: 'group'; task: UserGroupTask } | { kind: 'own'; task: Task }) & {
  state: 'open' | 'waiting' | 'done'
}

const order = ['open', 'waiting', 'done'] as const

/**
 * The tasks of today in one list: open ones first, then those that wait, then what is done.
 * @param ticked ids of tasks that were ticked, which the state does not say yet
 */
export function todayRows(
  { tasks, own, today }: Pick<PersonState, 'tasks' | 'own' | 'today'>,
  ticked: ReadonlySet<string>,
): TodayRow[] {
  const ofGroup = personRows(tasks, today, ticked).map((row): TodayRow => ({ kind: 'group', ...row }))
  const personal = (own?.tasks ?? [])
    .filter((task) => isOfToday(task, today))
    .map((task): TodayRow => {
      return { kind: 'own', task, state: task.completed || ticked.has(task.id) ? 'done' : 'open' }
    })
  return [...ofGroup, ...personal].sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
}

/** A to-do that is done stays for the rest of its day. */
function isOfToday({ type, completed, completedAt, opensOn }: Task, today: string): boolean {
  if (type === 'todo' && completed) return completedAt !== null && localDay(new Date(completedAt)) === today
  return opensOn === null || opensOn <= today
}
