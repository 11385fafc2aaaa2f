import { and, eq, isNull } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { DomainError, type ErrorCode } from '../kernel/errors.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { isGuardian } from '../players/guardian-rights.ts'

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
