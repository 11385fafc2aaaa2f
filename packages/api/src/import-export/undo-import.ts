import { and, eq, inArray, isNull } from '@questboard/db/drizzle'
import { tasks } from '@questboard/db/schema'
import { note } from '../kernel/changes.ts'
import type { UserContext } from '../kernel/context.ts'
import { retireIds } from '../kernel/created-items.ts'
import { DomainError } from '../kernel/errors.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { idsMadeWith } from './made-with.ts'
import type { UndoneImport } from './schema.ts'

/**
 * Deletes the tasks of an import, except those that were completed or have a result.
 * @param id a client-chosen id of one of its tasks
 * @throws DomainError taskNotFound: none of its tasks exists any more
 */
export function undoImport(
  { services, transaction, userId }: UserContext,
  { id }: { id: string },
): Promise<UndoneImport> {
  return transaction(async (tx) => {
    await lockPlayer(tx, userId)
    const made = and(eq(tasks.userId, userId), inArray(tasks.id, await idsMadeWith(tx, userId, id)))
    const untouched = and(
      ...[isNull(tasks.completedAt), isNull(tasks.archivedAt), isNull(tasks.result)],
      ...[eq(tasks.postings, 0), eq(tasks.streak, 0)],
    )
    const all = await tx.select({ id: tasks.id }).from(tasks).where(made)
    if (all.length === 0) throw new DomainError('taskNotFound')
    const gone = await tx.delete(tasks).where(and(made, untouched)).returning({ id: tasks.id })
    note(
      tx,
      ...gone.map((one) => ({ userId, type: 'task.deleted' as const, item: { kind: 'task' as const, id: one.id } })),
    )
    await retireIds(
      tx,
      services.clock,
      userId,
      gone.map((one) => one.id),
    )
    return { removed: gone.length, kept: all.length - gone.length }
  })
}
