import type { Day } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { pick } from '../kernel/pick.ts'
import { withOccurrence } from '../periods/occurrence-records.ts'
import { skip } from '../schedules/occurrence.ts'
import { occurrenceFields } from '../schedules/state.ts'
import { currentOccurrence } from '../tasks/scheduling.ts'
import { changeOccurrences, openOf, saveChanges } from './change-occurrences.ts'
import { recordEndedOccurrences } from './ended-occurrences.ts'
import { ruleOf } from './occurrences.ts'
import type { SkipGroupTask } from './occurrences-schema.ts'
import type { GroupTaskRow, GroupTaskState } from './read-tasks.ts'
import { recordOf } from './records.ts'
import { unpaid } from './rules.ts'
import type { GroupTask } from './schema.ts'

/**
 * Replaces the current occurrence by the next one, without pay, for all assignees whose occurrence is open and may be
 * skipped, as for personal tasks.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, taskNotFound, notAuthorized: it is
 * assigned to the caller; taskAlreadyCompleted, cannotUpdateCompletedTask: it is archived; occurrenceOver, cannotSkip
 *
 * Rules: Skip.
 */
export function skipGroupTask(ctx: UserContext, { occurrence, ...ids }: SkipGroupTask): Promise<GroupTask> {
  return changeOccurrences(ctx, ids, async (tx, task, assignees) => {
    if (task.archivedAt) throw new DomainError('cannotUpdateCompletedTask')
    if (task.assignment !== 'each') throw new DomainError('cannotSkip')
    const open = openOf(task, assignees, { occurrence, none: 'taskAlreadyCompleted' })
    const changes = open.flatMap(({ state, today }) => {
      const skipped = skippedState(task, state, today)
      return skipped ? [[state.userId, skipped] as const] : []
    })
    if (changes.length === 0) throw new DomainError('cannotSkip')
    const skipped = new Set(changes.map(([userId]) => userId))
    const ended = open.flatMap(({ state: { userId, slot, dueOn, missed } }) =>
      // A missed one stays missed.
      missed !== null || slot === null || dueOn === null || !skipped.has(userId)
        ? []
        : { taskId: task.id, groupId: task.groupId, userId, slot, dueOn, outcome: 'skipped' as const },
    )
    const [saved] = await Promise.all([
      saveChanges(tx, { task, assignees }, new Map(changes)),
      recordEndedOccurrences(tx, ended),
    ])
    return saved
  })
}

function skippedState(task: GroupTaskRow, state: GroupTaskState, today: Day): Partial<GroupTaskState> | null {
  const [rule, current] = [ruleOf(task), currentOccurrence(state)]
  if (!rule || !current || (state.skipped && !state.missed)) return null
  const next = skip(rule, current, today)
  if (next === null) return null
  const record = recordOf({ ...state, ...current, hasResult: state.result !== null })
  const before = { ...current, ...pick(state, ['result', 'paidRuby', 'paidExp', 'pawnMoved', 'checked']) }
  return {
    ...occurrenceFields(rule, next),
    ...unpaid,
    result: null,
    note: null,
    checked: null,
    skipped: { on: today, before },
    endedPeriods: withOccurrence(state.endedPeriods, { ...record, kept: state.missed !== true, skipped: true }),
  }
}
