import type { Day } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { defined } from '../kernel/defined.ts'
import { assertAccountStorage, isLonger } from '../kernel/limits/storage.ts'
import { assertMatches } from '../kernel/preconditions.ts'
import { spansAfter } from '../periods/spans.ts'
import { lockOwnPlayer } from '../players/lock-player.ts'
import { usableTags } from '../tags/with-usable-tags.ts'
import { storedChecklist } from './checklist.ts'
import { findOwnTask, showTask, type TaskRow } from './own-task.ts'
import { changedReminders, saveWithReminder } from './reminding.ts'
import { assertUpdatable } from './rules.ts'
import { recordsFrom, reschedule, withoutUndo } from './scheduling.ts'
import type { PatchTask, Task } from './schema.ts'

/**
 * Updates an open task: all fields (PUT) or the given ones (PATCH). A new type starts a new streak. A schedule or
 * checklist that is left out stays.
 * @throws DomainError taskNotFound, preconditionFailed, cannotUpdateCompletedTask, tooManyItems, invalidData: the
 * schedule does not fit the type, or is out of bounds
 */
export function updateTask(
  ctx: UserContext,
  { id, schedule, checklist, reminders, ...patch }: PatchTask,
): Promise<Task> {
  const { services, transaction, userId } = ctx
  return transaction(async (tx) => {
    const { player, today } = await lockOwnPlayer(tx, ctx)
    const tags = patch.tags && (await usableTags(tx, { userId }, patch.tags))
    const task = await findOwnTask(tx, userId, id)
    assertMatches(ctx, () => showTask(task, today))
    assertUpdatable(task)
    const written: Partial<TaskRow> = {
      ...defined({ ...patch, tags }),
      ...(checklist === undefined ? {} : storedChecklist(checklist, task.checked)),
      ...(patch.type ? repetitionOf(task, patch.type, today) : {}),
      ...reschedule(task, { type: patch.type, schedule }, today),
    }
    const changes = { ...written, ...changedReminders(task, reminders, { ...task, ...written }) }
    if (Object.keys(changes).length === 0) return showTask(task, today)
    const spans = spansAfter(task, { ...task, ...changes }, { today, isPaid: changes.pawnMoved === true })
    const all = { ...changes, ...spans, ...withoutUndo(task) }
    const saved = await saveWithReminder(tx, services.clock, { player, task }, all)
    if (isLonger(textsOf(saved), textsOf(task))) await assertAccountStorage(tx, userId)
    return showTask(saved, today)
  })
}

const textsOf = ({ title, notes, checklist }: TaskRow) => [title, notes, checklist && JSON.stringify(checklist)]

function repetitionOf(task: TaskRow, type: TaskRow['type'], today: Day): Partial<TaskRow> {
  if (type === task.type) return {}
  const repeatingSince = type === 'todo' ? null : (task.repeatingSince ?? today)
  return { streak: 0, repeatingSince, ...recordsFrom(today) }
}
