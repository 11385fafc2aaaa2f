import { randomUUIDv7 } from 'node:crypto'
import { lockPlayer } from '../board/lock-player.ts'
import { laterDay } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { insertTask } from './insert.ts'
import { findOwnTask, showTask } from './own-task.ts'
import type { Task } from './schema.ts'

/**
 * Makes a new, open task from one that is current or archived.
 * @throws DomainError taskNotFound, tooManyItems
 */
export function copyTask({ services, transaction, userId, today }: UserContext, { id }: { id: string }): Promise<Task> {
  return transaction(async (tx) => {
    const { lastDayStart } = await lockPlayer(tx, userId)
    const { title, notes, gold, type, tags, requireResult } = await findOwnTask(tx, userId, id)
    const copied = { title, notes, gold, type, tags, requireResult }
    return showTask(
      await insertTask(tx, {
        ...copied,
        id: randomUUIDv7(),
        userId,
        createdAt: services.clock.now(),
        today: laterDay(today, lastDayStart),
      }),
    )
  })
}
