import { randomUUIDv7 } from 'node:crypto'
import { eq } from '@questboard/db/drizzle'
import { handOvers, users } from '@questboard/db/schema'
import { queueEmail } from '../email/queue-email.ts'
import { invitationLimit } from '../groups/limits.ts'
import { lockCallerAndPlayers } from '../groups/lock-players.ts'
import { hasAddress } from '../kernel/addresses.ts'
import { dayMs } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import { lockAddress } from '../kernel/lock-address.ts'
import { isGuardian, leadsGroupOf } from '../players/guardian-rights.ts'
import { lockOwnChild } from './lock-child.ts'
import { handOverDays } from './rules.ts'
import type { HandOver } from './schema.ts'

/**
 * Offers a child an account of its own: a link is sent to this address. It replaces an earlier offer. Nothing else
 * changes until the link is used. The caller leads a group of the child.
 * @throws DomainError childNotFound, notAuthorized (no longer a leader), tooManyRequests, emailAlreadyUsed
 *
 * Rules: Children.
 */
export async function handOver(ctx: UserContext, { userId: childId, email }: HandOver): Promise<null> {
  const { services, db, userId } = ctx
  const { clock } = services
  if (!(await isGuardian(db, { guardianId: userId, childId }))) throw new DomainError('childNotFound')
  await countAttempt(services, `hand-over:${userId}`, invitationLimit)
  return ctx.transaction(async (tx) => {
    await lockCallerAndPlayers(tx, ctx, [childId])
    await lockOwnChild(tx, ctx, childId)
    if (!(await leadsGroupOf(tx, { userId, childId }))) throw new DomainError('notAuthorized')
    await lockAddress(tx, email)
    const taken = await tx.select({ id: users.id }).from(users).where(hasAddress(email))
    if (taken.length > 0) throw new DomainError('emailAlreadyUsed')
    await tx.delete(handOvers).where(eq(handOvers.childId, childId))
    const [id, now] = [randomUUIDv7(), clock.now()]
    const expiresAt = new Date(now.getTime() + handOverDays * dayMs)
    await tx.insert(handOvers).values({ id, childId, guardianId: userId, email, createdAt: now, expiresAt })
    await queueEmail(tx, clock, { kind: 'handOver', handOverId: id, email, lang: ctx.language })
    return null
  })
}
