import { laterDay } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { assertAccountStorage, isLonger } from '../kernel/storage.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { storedChecklist } from './checklist.ts'
import { findOwnTask, saveOwnTask, showTask, type TaskRow } from './own-task.ts'
import { assertUpdatable } from './rules.ts'
import type { PatchTask, Task } from './schema.ts'

/**
 * Updates an open task: all fields (PUT) or the given ones (PATCH). A checklist changes only if it is given. A new type starts a new streak.
 * @throws DomainError taskNotFound, cannotUpdateCompletedTask, tooManyItems
 */
export function updateTask(
  { transaction, userId, today }: UserContext,
  { id, checklist, ...given }: PatchTask,
): Promise<Task> {
  return transaction(async (tx) => {
    const { lastDayStart } = await lockPlayer(tx, userId)
    const task = await findOwnTask(tx, userId, id)
    assertUpdatable(task)
    const changes = {
      ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
      ...(checklist === undefined ? {} : storedChecklist(checklist, task.checked)),
    }
    if (Object.keys(changes).length === 0) return showTask(task)
    const repetition = given.type ? repetitionOf(task, given.type, laterDay(today, lastDayStart)) : {}
    const saved = await saveOwnTask(tx, task, { ...changes, ...repetition })
    if (isLonger(textsOf(saved), textsOf(task))) await assertAccountStorage(tx, userId)
    return showTask(saved)
  })
}

const textsOf = ({ title, notes, checklist }: TaskRow) => [title, notes, checklist && JSON.stringify(checklist)]

function repetitionOf(task: TaskRow, type: TaskRow['type'], today: string): Partial<TaskRow> {
  if (type === task.type) return {}
  const repeatingSince = type === 'todo' ? null : (task.repeatingSince ?? today)
  return { streak: 0, repeatingSince, recordedSince: today, doneOn: null, gaps: null }
}
