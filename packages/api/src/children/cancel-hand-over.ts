import { eq } from '@questboard/db/drizzle'
import { handOvers } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { lockOwnChild } from './lock-child.ts'
import type { OfChild } from './schema.ts'

/**
 * Takes back the open offer of an account, by any guardian. Without one nothing changes.
 * @throws DomainError childNotFound
 */
export function cancelHandOver(ctx: UserContext, { userId: childId }: OfChild): Promise<null> {
  return ctx.transaction(async (tx) => {
    await lockOwnChild(tx, ctx, childId)
    await tx.delete(handOvers).where(eq(handOvers.childId, childId))
    return null
  })
}
