import { sql } from 'drizzle-orm'

/**
 * True of a webhook (`webhook`) with its user (`owner`) as long as that one may be told: nobody is who is locked or waits
 * for deletion, and of a group only who leads it.
 */
export const maySend = sql`(
  owner.erases_at is null and owner.locked_at is null and (webhook.group_id is null or exists (
    select from memberships membership
    where membership.group_id = webhook.group_id and membership.user_id = webhook.user_id
      and membership.role in ('creator', 'leader') and membership.hidden_at is null)))`
