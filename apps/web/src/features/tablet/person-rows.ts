import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import { hasWordsToRead } from './words-to-read.ts'

export type PersonRow = { task: UserGroupTask; state: 'open' | 'waiting' | 'done' }

const order = ['open', 'waiting', 'done'] as const

/**
 * The member's tasks that matter today, without the turns of others: open ones first, then those that wait, then what
 * is done.
 * @param ticked ids of tasks that were ticked, which `tasks` do not say yet
 */
export function personRows(tasks: readonly UserGroupTask[], today: string, ticked: ReadonlySet<string>): PersonRow[] {
  const stateOf = ({ id, completed, approveRequested }: UserGroupTask): PersonRow['state'] =>
    ticked.has(id) ? 'done' : approveRequested ? 'waiting' : completed ? 'done' : 'open'
  return tasks
    .filter((task) => isTheirTurn(task) || ticked.has(task.id))
    .filter(({ opensOn }) => opensOn === null || opensOn <= today)
    .filter((task) => task.type !== 'todo' || staysAsToDo(task, today))
    .map((task) => ({ task, state: stateOf(task) }))
    .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
}

/** Whether a to-do is still in the list. One that waits is completed, too. */
const staysAsToDo = ({ completed, approveRequested, note, lastCompletedAt }: UserGroupTask, today: string): boolean =>
  !completed || approveRequested || hasWordsToRead(note, lastCompletedAt, today)

/** Whether the turn is the member's, or was. */
const isTheirTurn = ({ assignment, mine, completed, approveRequested }: UserGroupTask): boolean =>
  assignment === 'each' || mine || completed || approveRequested
