import { and, eq, inArray } from '@questboard/db/drizzle'
import { daysOff } from '@questboard/db/schema'
import { beginHoliday } from '../days/holiday.ts'
import { settleDueTurnsOf } from '../groups/settle-due-turns.ts'
import { makeTurnsDueOf } from '../groups/turns-due.ts'
import type { Day } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { claimNewId } from '../kernel/created-items.ts'
import { idsOf } from '../kernel/ids-of.ts'
import { onceInTransaction } from '../kernel/retries/once.ts'
import { insertedRow, type Transaction } from '../kernel/transaction.ts'
import { readBalances } from '../ledger/balances.ts'
import { statsOf } from '../ledger/stats.ts'
import { lockPlayer, type Player } from '../players/lock-player.ts'
import { lockedToday } from '../players/locked-today.ts'
import { findDaysOff, showDayOff } from './read.ts'
import { reportSick } from './report-sick.ts'
import { assertPlannable, joined } from './rules.ts'
import type { AddDayOff, DayOff, DayOffAdded } from './schema.ts'

/**
 * Plans days off, or reports a day of illness.
 * @throws DomainError invalidData, daysOffOverlap, tooManyItems (10 planned ones), sickDayNotPossible, idAlreadyUsed
 *
 * Rules: Days off.
 */
export async function addDayOff(ctx: UserContext, input: AddDayOff): Promise<DayOffAdded> {
  // Only what is recorded as missed can be given back.
  if (input.kind === 'sick') await settleDueTurnsOf(ctx.services, ctx.userId)
  return onceInTransaction(ctx, input, async (tx) => {
    // Who is on holiday is passed over.
    await makeTurnsDueOf(tx, ctx.services.clock, ctx.userId)
    const player = await lockPlayer(tx, ctx.userId)
    return addFor(tx, ctx, { player, today: lockedToday(ctx, player) }, input)
  })
}

/**
 * Adds days off as `addDayOff`, for a locked player whose days are settled.
 * @throws DomainError as addDayOff does
 */
export async function addFor(
  tx: Transaction,
  ctx: UserContext,
  locked: { player: Player; today: Day },
  input: AddDayOff,
): Promise<DayOffAdded> {
  const dayOff = input.kind === 'sick' ? await reportSick(tx, ctx, locked, input) : await plan(tx, ctx, locked, input)
  return { dayOff, stats: statsOf(await readBalances(tx, locked.player.id)) }
}

async function plan(
  tx: Transaction,
  ctx: UserContext,
  { player, today }: { player: Player; today: Day },
  input: AddDayOff,
): Promise<DayOff> {
  assertPlannable(input, today)
  const recent = await findDaysOff(tx, player.id, today)
  const { from, to, replaced } = joined(
    recent.filter((dayOff) => dayOff.to === null || dayOff.to >= today),
    input,
  )
  const at = ctx.services.clock.now()
  const id = await claimNewId(tx, ctx, input.id)
  const oldest = replaced.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())[0]
  const row = { id: oldest?.id ?? id, userId: player.id, kind: 'planned' as const, from, to }
  const ids = idsOf(replaced)
  if (ids.length > 0) await tx.delete(daysOff).where(and(eq(daysOff.userId, player.id), inArray(daysOff.id, ids)))
  const planned = await tx
    .insert(daysOff)
    .values({ ...row, createdAt: oldest?.createdAt ?? at })
    .returning()
  if (from <= today && !player.holidayMode) await beginHoliday(tx, player.id, { today, at })
  return showDayOff(insertedRow(planned))
}
