import { eq } from '@questboard/db/drizzle'
import { daysOff, tasks, users } from '@questboard/db/schema'
import { excuseGroupMissions } from '../group-missions/rollover.ts'
import { excuseGroupTasks } from '../group-tasks/excuse-sick-day.ts'
import { publishChanges } from '../groups/publish-changes.ts'
import { addDays, type Day, dayMs, localDay, startOfDay } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { claimNewId } from '../kernel/created-items.ts'
import { DomainError } from '../kernel/errors.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { findPenalties } from '../ledger/find-penalty.ts'
import { post } from '../ledger/post.ts'
import { excuseMissions } from '../missions/rollover.ts'
import { correctStory } from '../periods/correct-story.ts'
import { isDayOnHoliday, readHolidays, recordDayOff } from '../periods/holidays.ts'
import type { Player } from '../players/lock-player.ts'
import { type ExcusedTask, excuseTasks } from '../tasks/excuse-sick-day.ts'
import { findDaysOff, showDayOff } from './read.ts'
import { assertSick, isPenaltyOf } from './rules.ts'
import type { AddDayOff, DayOff } from './schema.ts'

/**
 * Gives back what a locked player lost on a day of illness: the penalties for tasks that were missed on it, the streaks
 * that ended with it, and missions that failed with it. What was done on that day stays.
 * @throws DomainError sickDayNotPossible, daysOffOverlap: that day was a holiday; idAlreadyUsed
 *
 * Rules: Days off.
 */
export async function reportSick(
  tx: Transaction,
  ctx: UserContext,
  { player, today }: { player: Player; today: Day },
  { from: day, id: key }: AddDayOff,
): Promise<DayOff> {
  const { clock } = ctx.services
  const { id: userId, timeZone, dayStartsAt } = player
  const recent = await findDaysOff(tx, userId, today)
  const sick = recent.filter(({ kind }) => kind === 'sick').map(({ from }) => from)
  assertSick(day, { today, since: await firstDay(tx, player), sick })
  if (isDayOnHoliday(await readHolidays(tx, userId), day)) throw new DomainError('daysOffOverlap')
  const id = await claimNewId(tx, ctx, key)
  const row = { id, userId, kind: 'sick' as const, from: day, to: day, createdAt: clock.now() }
  await tx.insert(daysOff).values(row)
  const endedAt = startOfDay(addDays(day, 1), timeZone, dayStartsAt)
  await recordDayOff(tx, userId, { day, beganAt: startOfDay(day, timeZone, dayStartsAt), endedAt })
  const sickDay = { day, today, holidays: await readHolidays(tx, userId) }
  const excused = await excuseTasks(tx, clock, userId, sickDay)
  await returnPenalties(tx, ctx, player, { day, endedAt, excused })
  await excuseMissions(tx, clock, userId, sickDay)
  const changed = [
    ...(await excuseGroupTasks(tx, player, sickDay)),
    ...(await excuseGroupMissions(tx, userId, sickDay)),
  ]
  await publishChanges(tx, changed)
  return showDayOff(row)
}

async function firstDay(tx: Transaction, { id, timeZone, dayStartsAt }: Player): Promise<Day> {
  const [user] = await tx.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, id))
  if (!user) throw new DomainError('authenticationFailed')
  return localDay(user.createdAt, timeZone, dayStartsAt)
}

/** Reverses the penalties of a day by the same amounts, and corrects the pending day story. */
async function returnPenalties(
  tx: Transaction,
  { services }: UserContext,
  player: Player,
  { day, endedAt, excused }: { day: Day; endedAt: Date; excused: ExcusedTask[] },
): Promise<void> {
  // In an eastern zone the day may have ended earlier.
  const paid = await findPenalties(tx, player.id, new Date(endedAt.getTime() - dayMs))
  const recordedSince = await readRecordedSince(tx, player.id)
  const references = new Set(excused.map(({ reference }) => reference))
  const returned = paid.filter((penalty) => isPenaltyOf(penalty, { day, endedAt, references, recordedSince }))
  const lines = returned.map(({ gold: amount, reference, item }) => ({
    currency: 'gold' as const,
    amount,
    reason: 'taskMissedReversed' as const,
    reference,
    ...(item !== null && { item }),
  }))
  if (lines.length > 0) await post(tx, services.clock, player.id, lines)
  for (const { task, reference, isMissedSince } of excused) {
    const penalty = returned.find((candidate) => candidate.reference === reference)
    await correctStory(tx, player.id, {
      taskId: task.id,
      title: penalty?.item ?? task.title,
      type: task.type,
      returned: penalty?.gold ?? 0,
      isMissedSince,
    })
  }
}

/** Since when the records of the player's tasks begin, by task. */
async function readRecordedSince(tx: Transaction, userId: string): Promise<Map<string, Day | null>> {
  const own = await tx
    .select({ id: tasks.id, recordedSince: tasks.recordedSince })
    .from(tasks)
    .where(eq(tasks.userId, userId))
  return new Map(own.map(({ id, recordedSince }) => [id, recordedSince]))
}
