import type { Queries } from '@questboard/db'
import { eq, inArray } from '@questboard/db/drizzle'
import { notificationPreferences, users } from '@questboard/db/schema'
import { defaultChannels, type Notified } from './rules.ts'
import { type Channels, type NotificationPreferences, type PreferenceType, preferenceTypes } from './schema.ts'

type Row = typeof notificationPreferences.$inferSelect

/** The preferences of a row; the defaults without one. */
export function showPreferences(row: Row | undefined): NotificationPreferences {
  const chosen = row?.types ?? {}
  const channels = preferenceTypes.map((type) => [type, { ...defaultChannels(type), ...chosen[type] }])
  return {
    quietFrom: row?.quietFrom ?? null,
    quietTo: row?.quietTo ?? null,
    digestAt: row?.digestAt ?? null,
    weekly: row?.weekly ?? false,
    nudge: row?.nudge ?? false,
    hideContents: row?.hideContents ?? false,
    types: Object.fromEntries(channels) as Record<PreferenceType, Channels>,
  }
}

/** How a user wants to be notified. Rules: Notification preferences. */
export async function readPreferences(queries: Queries, userId: string): Promise<NotificationPreferences> {
  const [row] = await queries.select().from(notificationPreferences).where(eq(notificationPreferences.userId, userId))
  return showPreferences(row)
}

/** Users who are to be notified, by id: their preferences, and what else decides when something is sent to them. */
export async function readNotified(queries: Queries, userIds: readonly string[]): Promise<Map<string, Notified>> {
  if (userIds.length === 0) return new Map()
  const found = await queries
    .select({
      id: users.id,
      timeZone: users.timeZone,
      holidayMode: users.holidayMode,
      row: notificationPreferences,
    })
    .from(users)
    .leftJoin(notificationPreferences, eq(notificationPreferences.userId, users.id))
    .where(inArray(users.id, [...new Set(userIds)]))
  return new Map(
    found.map(({ id, timeZone, holidayMode, row }) => [
      id,
      { preferences: showPreferences(row ?? undefined), timeZone, holidayMode },
    ]),
  )
}
