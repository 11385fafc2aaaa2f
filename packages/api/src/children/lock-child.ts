import { and, eq, inArray, isNull } from '@questboard/db/drizzle'
import { memberships, users } from '@questboard/db/schema'
import { isGuardian } from '../groups/guardians.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError, type ErrorCode } from '../kernel/errors.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { leads } from '../players/leads.ts'

/**
 * Locks a child for the rest of the transaction, so that its guardians do not change meanwhile. Groups are locked
 * before.
 * @param pending whether its deletion may be pending
 * @param refusal the code of the error
 * @throws DomainError the refusal, childNotFound by default: no such child, or it was handed over, or its deletion is
 * pending
 */
export async function lockChild(
  tx: Transaction,
  childId: string,
  { pending = false, refusal = 'childNotFound' }: { pending?: boolean; refusal?: ErrorCode } = {},
): Promise<{ id: string; name: string; erasesAt: Date | null }> {
  const [child] = await tx
    .select({ id: users.id, name: users.name, erasesAt: users.erasesAt })
    .from(users)
    .where(and(eq(users.id, childId), users.managed, pending ? undefined : isNull(users.erasesAt)))
    .for('no key update')
  if (!child) throw new DomainError(refusal)
  return child
}

/**
 * Locks a child as `lockChild`, for a guardian.
 * @throws DomainError childNotFound: the caller is not a guardian
 */
export async function lockOwnChild(
  tx: Transaction,
  { userId }: Pick<UserContext, 'userId'>,
  childId: string,
  options: { pending?: boolean } = {},
): ReturnType<typeof lockChild> {
  const child = await lockChild(tx, childId, options)
  if (!(await isGuardian(tx, { guardianId: userId, childId }))) throw new DomainError('childNotFound')
  return child
}

/** Whether a user is the creator or a leader of a group that a child is in. */
export async function leadsGroupOf(
  tx: Transaction,
  { userId, childId }: { userId: string; childId: string },
): Promise<boolean> {
  const groupsOfChild = tx
    .select({ id: memberships.groupId })
    .from(memberships)
    .where(and(eq(memberships.userId, childId), isNull(memberships.hiddenAt)))
  const led = await tx
    .select({ id: memberships.id })
    .from(memberships)
    .where(
      and(
        eq(memberships.userId, userId),
        leads(),
        isNull(memberships.hiddenAt),
        inArray(memberships.groupId, groupsOfChild),
      ),
    )
  return led.length > 0
}
