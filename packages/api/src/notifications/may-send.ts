import { sql } from '@questboard/db/drizzle'

/**
 * A condition on a webhook (`webhook`) and its user (`owner`): the account is active, and for a group's webhook the
 * user still leads the group.
 */
export const maySend = sql`(
  owner.erases_at is null and owner.locked_at is null and (webhook.group_id is null or exists (
    select from memberships membership
    where membership.group_id = webhook.group_id and membership.user_id = webhook.user_id
      and membership.role in ('creator', 'leader') and membership.hidden_at is null)))`
