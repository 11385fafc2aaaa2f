import { tasks, users } from '@questboard/db/schema'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { lockPlayer } from '../board/lock-player.ts'
import type { Day } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import { turningTypes } from './rules.ts'

/**
 * Settles a user's days up to `today`, once, whoever comes first: daily tasks open again every day, weekly ones every
 * Monday. What was missed ends its streak.
 *
 * Specification: Day roll-over.
 */
export async function settleDay({ database }: Services, userId: string, today: Day): Promise<void> {
  await database.transaction(async (tx) => {
    const player = await lockPlayer(tx, userId)
    const settled = player.lastDayStart
    if (settled >= today) return
    await tx
      .update(users)
      .set({ lastDayStart: today })
      .where(and(eq(users.id, userId), lt(users.lastDayStart, today)))
    for (const { type, kept } of turningTypes(settled, today)) {
      const keepsStreak = player.holidayMode ? sql`true` : kept ? sql`${tasks.completedAt} is not null` : sql`false`
      await tx
        .update(tasks)
        .set({
          completedAt: null,
          result: null,
          paidGold: 0,
          paidExp: 0,
          pawnMoved: false,
          streak: sql`case when ${keepsStreak} then ${tasks.streak} else 0 end`,
        })
        .where(and(eq(tasks.userId, userId), eq(tasks.type, type), isNull(tasks.archivedAt)))
    }
  })
}
