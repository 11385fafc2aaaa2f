import { allEqual } from '@questboard/db/drizzle'
import { pushDevices } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'

/**
 * Ends pushes to one of the caller's devices. What waits for it is dropped.
 * @throws DomainError deviceNotFound
 */
export async function removePushDevice({ db, userId }: UserContext, { id }: { id: string }): Promise<null> {
  const removed = await db
    .delete(pushDevices)
    .where(allEqual(pushDevices, { id, userId }))
    .returning({ id: pushDevices.id })
  if (removed.length === 0) throw new DomainError('deviceNotFound')
  return null
}
