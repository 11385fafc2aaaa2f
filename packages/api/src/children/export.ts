import { isGuardian } from '../groups/guardians.ts'
import { listGroups } from '../groups/list.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { countExport, exportPlayer } from '../privacy/export.ts'
import type { Exported } from '../privacy/schema.ts'
import type { OfChild } from './schema.ts'

/**
 * All data of a child of the caller. Of groups that the caller is not in, other members are left out.
 * @throws DomainError childNotFound, tooManyRequests, payloadTooLarge
 *
 * Rules: Children.
 */
export async function exportChild(ctx: UserContext, { userId: childId }: OfChild): Promise<Exported> {
  const { db, userId } = ctx
  if (!(await isGuardian(db, { guardianId: userId, childId }))) throw new DomainError('childNotFound')
  await countExport(ctx)
  const [exported, own] = await Promise.all([exportPlayer({ ...ctx, userId: childId }), listGroups(ctx)])
  const shared = new Set(own.map(({ id }) => id))
  const groups = exported.groups.map((group) =>
    shared.has(group.id) ? group : { ...group, members: [group.currentMember] },
  )
  return { ...exported, groups }
}
