import { lockPlayer } from '../board/lock-player.ts'
import { laterDay } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { findOwnTask, saveOwnTask, showTask, type TaskRow } from './own-task.ts'
import { assertUpdatable } from './rules.ts'
import type { Task, UpdateTask } from './schema.ts'

/**
 * Replaces what its owner writes of an open task. Another type begins another streak.
 * @throws DomainError taskNotFound, cannotUpdateCompletedTask
 */
export function updateTask({ transaction, userId, today }: UserContext, { id, ...written }: UpdateTask): Promise<Task> {
  return transaction(async (tx) => {
    const { lastDayStart } = await lockPlayer(tx, userId)
    const task = await findOwnTask(tx, userId, id)
    assertUpdatable(task)
    return showTask(
      await saveOwnTask(tx, task, { ...written, ...repetitionOf(task, written.type, laterDay(today, lastDayStart)) }),
    )
  })
}

function repetitionOf(task: TaskRow, type: TaskRow['type'], today: string): Partial<TaskRow> {
  if (type === task.type) return {}
  if (type === 'todo') return { streak: 0, repeatingSince: null }
  return { streak: 0, repeatingSince: task.repeatingSince ?? today }
}
