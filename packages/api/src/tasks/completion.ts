import { taskSteps } from '../game/rules.ts'
import type { Day } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import type { NewEntry } from '../ledger/movement.ts'
import type { CurrentTask, TaskRow } from './own-task.ts'
import {
  type Attempt,
  assertCompletable,
  earningsOf,
  occurrenceOn,
  resultAfterCompleting,
  streakAfterCompleting,
} from './rules.ts'

/** A task after its completion, and what it earns. */
export interface Completion {
  changes: Pick<CurrentTask, 'completedAt' | 'result' | 'streak' | 'paidGold' | 'paidExp' | 'pawnMoved' | 'postings'> &
    Partial<Pick<TaskRow, 'missed' | 'completedOn' | 'dueOn'>>
  entries: NewEntry[]
  steps: number
}

/** When a task was done, and on which day of the player. */
export interface DoneMoment {
  at: Date
  day: Day
}

/**
 * @param moment when it was done; left out: now
 * @throws DomainError as completeTask does, except taskNotFound
 */
export function completionOf(
  { services }: Pick<UserContext, 'services'>,
  task: CurrentTask,
  attempt: Attempt,
  moment?: DoneMoment,
): Completion {
  assertCompletable(task, attempt)
  const { result } = attempt
  const { gold, exp } = earningsOf(task)
  const cause = { reason: 'taskCompleted', reference: `${task.id}:${task.postings}`, item: task.title } as const
  const done = occurrenceOn(task, moment?.day ?? attempt.today)
  return {
    changes: {
      completedAt: moment?.at ?? services.clock.now(),
      result: resultAfterCompleting(task, result, task.result),
      streak: streakAfterCompleting(task),
      paidGold: task.paidGold + gold,
      paidExp: task.paidExp + exp,
      pawnMoved: true,
      postings: task.postings + 1,
    },
    entries: [
      { currency: 'gold', amount: gold, ...cause },
      { currency: 'exp', amount: exp, ...cause, ...done, ...(moment && { doneAt: moment.at }) },
    ],
    steps: task.pawnMoved ? 0 : taskSteps[task.type],
  }
}
