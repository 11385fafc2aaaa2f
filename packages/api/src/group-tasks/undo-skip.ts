import type { Day } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { withoutSkip } from '../periods/occurrence-records.ts'
import { occurrenceFields } from '../schedules/state.ts'
import { changeOccurrences, saveChanges } from './change-occurrences.ts'
import { forgetEndedOccurrence } from './ended-occurrences.ts'
import { ruleOf } from './occurrences.ts'
import type { GroupTaskRow, GroupTaskState } from './read-tasks.ts'
import type { GroupTask, OfGroupTask } from './schema.ts'

/**
 * Makes the occurrence current again that was skipped today, for all assignees whose task has not changed since.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, taskNotFound, notAuthorized: it is
 * assigned to the caller; cannotSkip
 *
 * Rules: Skip.
 */
export function undoSkipOfGroupTask(ctx: UserContext, input: OfGroupTask): Promise<GroupTask> {
  return changeOccurrences(ctx, input, async (tx, task, assignees) => {
    const changes = assignees.flatMap(({ state, today }) => {
      const restored = restoredState(task, state, today)
      return restored ? [[state.userId, restored] as const] : []
    })
    if (task.archivedAt || changes.length === 0) throw new DomainError('cannotSkip')
    const forgotten = changes.flatMap(([userId, { slot }]) =>
      slot
        ? forgetEndedOccurrence(tx, { taskId: task.id, groupId: task.groupId, userId, slot, outcome: 'skipped' })
        : [],
    )
    const [saved] = await Promise.all([saveChanges(tx, { task, assignees }, new Map(changes)), ...forgotten])
    return saved
  })
}

function restoredState(
  task: GroupTaskRow,
  { skipped, completedAt, endedPeriods, ...state }: GroupTaskState,
  today: Day,
): Partial<GroupTaskState> | null {
  const rule = ruleOf(task)
  // What was paid since is not known to the state before the skip, so it would be paid again.
  const isUsed = state.pawnMoved || state.paidRuby > 0 || state.paidExp > 0 || state.result !== null
  const before = skipped?.on === today && completedAt === null && !isUsed ? skipped.before : null
  if (!rule || !before) return null
  const { result, paidRuby, paidExp, pawnMoved, checked, ...occurrence } = before
  return {
    ...occurrenceFields(rule, occurrence),
    result,
    paidRuby,
    paidExp,
    pawnMoved,
    checked,
    skipped: null,
    endedPeriods: withoutSkip(endedPeriods, occurrence.slot),
  }
}
