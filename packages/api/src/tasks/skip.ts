import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { recordChange } from '../kernel/events/changes.ts'
import { pick } from '../kernel/pick.ts'
import { withOccurrence } from '../periods/occurrence-records.ts'
import { recordOccurrences } from '../periods/occurrences.ts'
import { skip } from '../schedules/occurrence.ts'
import { isDueDate } from '../schedules/rules.ts'
import { occurrenceFields } from '../schedules/state.ts'
import { changeOwnTask } from './change-task.ts'
import { showTask } from './own-task.ts'
import { saveWithReminder } from './reminding.ts'
import { assertCurrentOccurrence } from './rules.ts'
import { currentOccurrence, recordOf } from './scheduling.ts'
import type { SkipTask, Task } from './schema.ts'

/**
 * Replaces the current occurrence by the next one, without pay or penalty. Two occurrences in a row cannot be skipped,
 * except one that was missed.
 * @throws DomainError taskNotFound, taskAlreadyCompleted, cannotUpdateCompletedTask: it is archived; occurrenceOver,
 * cannotSkip
 *
 * Rules: Skip.
 */
export function skipTask(ctx: UserContext, { id, occurrence }: SkipTask): Promise<Task> {
  const { services, userId } = ctx
  return changeOwnTask(ctx, id, async (tx, own) => {
    const { task, today } = own
    if (task.archivedAt) throw new DomainError('cannotUpdateCompletedTask')
    if (task.completedAt) throw new DomainError('taskAlreadyCompleted')
    assertCurrentOccurrence(task, { occurrence, today })
    const { schedule, missed } = task
    const current = currentOccurrence(task)
    if (!current || !schedule || isDueDate(schedule) || (task.skipped && !missed)) throw new DomainError('cannotSkip')
    const next = skip(schedule, current, today)
    if (next === null) throw new DomainError('cannotSkip')
    const before = { ...current, ...pick(task, ['result', 'paidGold', 'paidExp', 'pawnMoved', 'checked']) }
    const { slot, dueOn } = current
    const [saved] = await Promise.all([
      saveWithReminder(tx, services.clock, own, {
        ...occurrenceFields(schedule, next),
        result: null,
        paidGold: 0,
        paidExp: 0,
        pawnMoved: false,
        checked: null,
        skipped: { on: today, before },
        endedPeriods: withOccurrence(task.endedPeriods, {
          ...recordOf(task, current),
          kept: missed !== true,
          skipped: true,
        }),
      }),
      // A missed one stays missed.
      missed === null && recordOccurrences(tx, [{ taskId: id, userId, slot, dueOn, outcome: 'skipped' }]),
    ])
    recordChange(tx, { userId, type: 'task.skipped', item: { kind: 'task', id } })
    return showTask(saved, today)
  })
}
