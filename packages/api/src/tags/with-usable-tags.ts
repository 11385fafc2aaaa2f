import { and, eq, inArray } from '@questboard/db/drizzle'
import { createdItems } from '@questboard/db/schema'
import { DomainError } from '../kernel/errors.ts'
import { idsOf } from '../kernel/ids-of.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { isSharedTag } from './catalogue.ts'
import { readOwnTags } from './own-tags.ts'
import { deletedMark, type TagOwner } from './rules.ts'

interface Tagged {
  tags: string[]
}

/**
 * Checks the tags of tasks of a locked user or group: each is one of all users or one of this owner. Tags that the
 * owner has deleted are dropped, since a device that was offline may still send them.
 * @param pathOf the path of a task's tags in the body, for the error
 * @throws DomainError invalidData
 *
 * Rules: Tags.
 */
export async function withUsableTags<Task extends Tagged>(
  tx: Transaction,
  owner: TagOwner,
  tasks: Task[],
  pathOf: (place: number) => string = (place) => `tasks.${place}.tags`,
): Promise<Task[]> {
  const given = [...new Set(tasks.flatMap(({ tags }) => tags))].filter((id) => !isSharedTag(id))
  if (given.length === 0) return tasks
  const ownIds = new Set(idsOf(await readOwnTags(tx, owner)))
  const unknown = given.filter((id) => !ownIds.has(id))
  if (unknown.length === 0) return tasks
  const deleted = new Set(await findDeleted(tx, owner, unknown))
  const faults = tasks.flatMap(({ tags }, task) =>
    tags.flatMap((id, place) =>
      isSharedTag(id) || ownIds.has(id) || deleted.has(id)
        ? []
        : { path: `${pathOf(task)}.${place}`, message: 'no such tag' },
    ),
  )
  if (faults.length > 0) throw new DomainError('invalidData', { details: faults.slice(0, maxFaults) })
  return tasks.map((task) => ({ ...task, tags: task.tags.filter((id) => !deleted.has(id)) }))
}

/** The maximum number of faults in a response, as for other input. */
const maxFaults = 100

/** `withUsableTags` for one list. @throws DomainError invalidData */
export async function usableTags(tx: Transaction, owner: TagOwner, tags: string[]): Promise<string[]> {
  const [task] = await withUsableTags(tx, owner, [{ tags }], () => 'tags')
  return task?.tags ?? []
}

async function findDeleted(tx: Transaction, owner: TagOwner, ids: string[]): Promise<string[]> {
  const found = await tx
    .select({ id: createdItems.id })
    .from(createdItems)
    .where(and(inArray(createdItems.id, ids), eq(createdItems.bodyHash, deletedMark(owner))))
  return idsOf(found)
}
