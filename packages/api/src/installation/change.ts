import { eq } from '@questboard/db/drizzle'
import { installation } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { lockCaller } from '../kernel/lock-caller.ts'
import type { Change } from './schema.ts'

/**
 * Changes what the owner chose. A setting of the operator stays in force.
 * @throws DomainError notAuthorized
 */
export function changeInstallation(ctx: UserContext, { name, signUp }: Change): Promise<null> {
  return ctx.transaction(async (tx) => {
    await lockCaller(tx, ctx)
    const changed = await tx
      .update(installation)
      .set({ name: name || null, signUp })
      .where(eq(installation.ownerId, ctx.userId))
      .returning({ id: installation.id })
    if (changed.length === 0) throw new DomainError('notAuthorized')
    return null
  })
}
