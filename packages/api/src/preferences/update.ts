import { eq } from '@questboard/db/drizzle'
import { notificationPreferences } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { defined } from '../kernel/defined.ts'
import { DomainError } from '../kernel/errors.ts'
import { showPreferences } from './read.ts'
import { defaultChannels, nextDigest, nextNudge, nextWeekly, problemOfQuietHours } from './rules.ts'
import type { NotificationPreferences, PreferenceType, UpdatePreferences } from './schema.ts'

/**
 * Changes the given preferences of the caller.
 * @throws DomainError invalidData: quiet hours with one end, or with equal ends
 *
 * Rules: Notification preferences.
 */
export function updatePreferences(
  { transaction, userId, zone, services: { clock } }: UserContext,
  { types = {}, ...patch }: UpdatePreferences,
): Promise<NotificationPreferences> {
  const isOwn = eq(notificationPreferences.userId, userId)
  return transaction(async (tx) => {
    await tx.insert(notificationPreferences).values({ userId }).onConflictDoNothing()
    const [row] = await tx.select().from(notificationPreferences).where(isOwn).for('no key update')
    if (!row) throw new Error('preferences without a row')
    const changed = { ...row, ...defined(patch), types: { ...row.types } }
    if (changed.digestAt !== row.digestAt) {
      changed.nextDigestAt = changed.digestAt === null ? null : nextDigest(changed.digestAt, zone, clock.now())
    }
    if (changed.weekly !== row.weekly) changed.nextWeeklyAt = changed.weekly ? nextWeekly(zone, clock.now()) : null
    if (changed.nudge !== row.nudge) changed.nextNudgeAt = changed.nudge ? nextNudge(zone, clock.now()) : null
    const problem = problemOfQuietHours(changed)
    if (problem) throw new DomainError('invalidData', { details: [problem] })
    for (const [type, channels] of Object.entries(types)) {
      const stored = row.types[type] ?? defaultChannels(type as PreferenceType)
      const { push = stored.push, email = stored.email } = channels ?? {}
      changed.types[type] = { push, email }
    }
    await tx.update(notificationPreferences).set(changed).where(isOwn)
    return showPreferences(changed)
  })
}
