import { sql } from '@questboard/db/drizzle'
import { publish } from '../kernel/events/events.ts'
import { questions } from '../kernel/events/notification-types.ts'
import { userIdsOf } from '../kernel/ids-of.ts'
import { arrayText } from '../kernel/table-of.ts'
import { rows, type Transaction } from '../kernel/transaction.ts'

/**
 * Hides questions in some groups by users who are hidden there, and shows the others, so that every visible question
 * can be answered. Those who were asked are notified that their count changed.
 *
 * Rules: Accounts.
 */
export async function hideQuestions(tx: Transaction, groupIds: readonly string[]): Promise<void> {
  const recipients = await rows<{ userId: string }>(
    tx,
    sql`
      update notifications notification set hidden_at = asking.hidden_at
      from memberships asking
      where asking.group_id = notification.group_id and asking.user_id = notification.sender_id
        and notification.group_id = any(${arrayText(groupIds)}::text::uuid[])
        and notification.type = any(${arrayText(questions)}::text::text[])
        and notification.hidden_at is distinct from asking.hidden_at
      returning notification.user_id as "userId"`,
  )
  await publish(tx, { kind: 'count', users: userIdsOf(recipients) })
}
