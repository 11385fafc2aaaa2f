import { taskSteps } from '../game/rules.ts'
import type { UserContext } from '../kernel/context.ts'
import type { Line } from '../ledger/movement.ts'
import type { RunningTask } from './own-task.ts'
import { type Attempt, assertCompletable, earningsOf, streakAfterCompleting } from './rules.ts'

/** A task after its completion, and what it earns. */
export interface Completion {
  changes: Pick<RunningTask, 'completedAt' | 'result' | 'streak' | 'paidGold' | 'paidExp' | 'pawnMoved' | 'postings'> &
    Partial<Pick<RunningTask, 'missed'>>
  lines: Line[]
  steps: number
}

/** @throws DomainError as completeTask does, except taskNotFound */
export function completionOf(
  { services }: Pick<UserContext, 'services'>,
  task: RunningTask,
  attempt: Attempt,
  at = services.clock.now(),
): Completion {
  assertCompletable(task, attempt)
  const { result } = attempt
  const { gold, exp } = earningsOf(task)
  const about = { reason: 'taskCompleted', reference: `${task.id}:${task.postings}`, item: task.title } as const
  return {
    changes: {
      completedAt: at,
      result: task.requireResult && result !== undefined ? result : task.result,
      streak: streakAfterCompleting(task),
      paidGold: task.paidGold + gold,
      paidExp: task.paidExp + exp,
      pawnMoved: true,
      postings: task.postings + 1,
    },
    lines: [
      { currency: 'gold', amount: gold, ...about },
      { currency: 'exp', amount: exp, ...about },
    ],
    steps: task.pawnMoved ? 0 : taskSteps[task.type],
  }
}
