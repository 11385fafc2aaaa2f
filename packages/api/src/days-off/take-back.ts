import { allEqual, and, eq, gt } from '@questboard/db/drizzle'
import { daysOff } from '@questboard/db/schema'
import type { Day } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError, firstOf } from '../kernel/errors.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { lockedToday } from '../players/locked-today.ts'
import type { DayOffRow } from './read.ts'
import type { OfDayOff } from './schema.ts'

/**
 * Takes back planned days off that have not begun.
 * @throws DomainError dayOffNotFound, dayOffAlreadyBegun (also a day of illness)
 *
 * Rules: Days off.
 */
export function takeBackDayOff(ctx: UserContext, { dayOffId }: OfDayOff): Promise<null> {
  return ctx.transaction(async (tx) => {
    const player = await lockPlayer(tx, ctx.userId)
    await takeBackFor(tx, { userId: player.id, today: lockedToday(ctx, player) }, dayOffId)
    return null
  })
}

/**
 * Takes back days off as `takeBackDayOff`, for a locked player.
 * @throws DomainError as takeBackDayOff does
 */
export async function takeBackFor(
  tx: Transaction,
  { userId, today }: { userId: string; today: Day },
  dayOffId: string,
): Promise<DayOffRow> {
  const isOwn = allEqual(daysOff, { id: dayOffId, userId })
  firstOf(await tx.select({ id: daysOff.id }).from(daysOff).where(isOwn), 'dayOffNotFound')
  const [deleted] = await tx
    .delete(daysOff)
    .where(and(isOwn, eq(daysOff.kind, 'planned'), gt(daysOff.from, today)))
    .returning()
  if (!deleted) throw new DomainError('dayOffAlreadyBegun')
  return deleted
}
