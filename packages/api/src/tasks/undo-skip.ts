import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { withoutSkip } from '../periods/occurrence-records.ts'
import { forgetOccurrence } from '../periods/occurrences.ts'
import { isDueDate } from '../schedules/rules.ts'
import { occurrenceFields } from '../schedules/state.ts'
import { changeOwnTask } from './change-task.ts'
import { showTask } from './own-task.ts'
import { saveWithReminder } from './reminding.ts'
import type { Task } from './schema.ts'

/**
 * Makes the occurrence current again that was skipped today, if the task has not changed since.
 * @throws DomainError taskNotFound, cannotSkip
 *
 * Rules: Skip.
 */
export function undoSkip(ctx: UserContext, { id }: { id: string }): Promise<Task> {
  const { services, userId } = ctx
  return changeOwnTask(ctx, id, async (tx, own) => {
    const { task, today } = own
    const { schedule, skipped, archivedAt, completedAt } = task
    // The state before the skip does not contain what was paid since, so it would be paid again.
    const isUsed = task.pawnMoved || task.paidGold > 0 || task.paidExp > 0 || task.result !== null
    const before = skipped?.on === today && !archivedAt && !completedAt && !isUsed ? skipped.before : null
    if (!before || !schedule || isDueDate(schedule)) throw new DomainError('cannotSkip')
    const { result, paidGold, paidExp, pawnMoved, checked, ...occurrence } = before
    const [saved] = await Promise.all([
      saveWithReminder(tx, services.clock, own, {
        ...occurrenceFields(schedule, occurrence),
        result,
        paidGold,
        paidExp,
        pawnMoved,
        checked,
        skipped: null,
        endedPeriods: withoutSkip(task.endedPeriods, occurrence.slot),
      }),
      forgetOccurrence(tx, { id, userId }, { slot: occurrence.slot, outcome: 'skipped' }),
    ])
    return showTask(saved, today)
  })
}
