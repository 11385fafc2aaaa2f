import { type SQL, sql } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'

/** Whether the events of a player are written: a program asked for them, or a webhook subscribes to them. */
export const isFollowed: SQL<boolean> = sql`(${users.followedUntil} is not null or ${users.followedByWebhook})`
