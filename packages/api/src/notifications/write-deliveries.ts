import { randomUUIDv7 } from 'node:crypto'
import { rawStatement } from '@questboard/db'
import { eq, sql } from '@questboard/db/drizzle'
import { type NotificationData, users } from '@questboard/db/schema'
import type { Clock } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import { userIdsOf } from '../kernel/ids-of.ts'
import { arrayText } from '../kernel/table-of.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { imageUrlOf } from '../store/show-avatar.ts'
import { deliveriesChannel, insertDeliveries } from './insert-deliveries.ts'
import { maySend } from './may-send.ts'
import {
  type EventData,
  type GroupEventType,
  groupEventTypes,
  type NotificationType,
  type WebhookBody,
} from './schema.ts'

/** An event, as its notifications contain it. */
export interface NotifiedEvent {
  type: NotificationType | GroupEventType
  senderId: string | undefined
  groupId: string | undefined
  data: NotificationData & Pick<EventData, 'turn'>
  /** The notified users, with the ids of their notifications. */
  notified: readonly { id: string; userId: string }[]
}

interface Concerned {
  id: string
  ownerId: string
  /** The user of a personal webhook, whose notifications it receives. */
  userId: string | null
}

/** The rows are locked: if a webhook were deleted before its delivery is written, the whole transaction would fail. */
const findConcerned = rawStatement<{ types: string; userIds: string; groupId: string | null }, Concerned>(
  (param) => sql`
    select webhook.id, webhook.owner_id as "ownerId", case when webhook.group_id is null then webhook.user_id end as "userId"
    from webhooks webhook join users owner on owner.id = webhook.user_id
    where webhook.id in (
        select own.id from webhooks own
        where own.group_id is null and own.user_id = any(${param('userIds')}::text::uuid[])
        union all
        select ours.id from webhooks ours where ours.group_id = ${param('groupId')}::text::uuid)
      and webhook.disabled_at is null and webhook.events && ${param('types')}::text::text[] and ${maySend}
    for key share of webhook`,
)

/** A webhook for everything (`*`) gets the events of its group, but no notifications: those need their own names. */
const typesToFind = (type: NotifiedEvent['type']): string =>
  arrayText(groupEventTypes.some((event) => event === type) ? [type, '*'] : [type])

/**
 * Writes the deliveries of an event in the current transaction, so they are sent only after a commit. A personal
 * webhook gets its user's notification. A group's webhook gets the event once, however many users are notified.
 */
export async function writeDeliveries(tx: Transaction, clock: Clock, event: NotifiedEvent): Promise<void> {
  const { type, senderId, groupId = null, notified } = event
  const userIds = arrayText(userIdsOf(notified))
  const concerned = await findConcerned(tx, { types: typesToFind(type), userIds, groupId })
  if (concerned.length === 0) return
  const createdAt = clock.now()
  const sender = senderId === undefined ? undefined : await readSender(tx, senderId)
  const shared = {
    type,
    groupId,
    createdAt: createdAt.toISOString(),
    data: { ...(sender && { sender }), ...withoutNames(event.data) },
  }
  const rows = concerned.map(({ userId, ...webhook }) => {
    const recipient = notified.find((recipient) => recipient.userId === userId)
    const recipients = recipient ? [recipient.userId] : userIdsOf(notified)
    const { member, turn } = event.data
    const mentioned = [sender?.id, member?.id, turn?.holder, turn?.takenBy].flatMap((id) => id ?? [])
    return toRow(webhook, createdAt, {
      type,
      groupId,
      recipients,
      data: recipient ? { id: recipient.id, seen: false, ...shared } : shared,
      people: [...mentioned, ...recipients],
    })
  })
  await insertDeliveries(tx, rows)
}

/** The row of a delivery. Its body never changes, even if items are renamed. */
export function toRow(
  { id: webhookId, ownerId }: Pick<Concerned, 'id' | 'ownerId'>,
  createdAt: Date,
  { people, ...event }: Omit<WebhookBody, 'id' | 'createdAt'> & { people: string[] },
) {
  const id = randomUUIDv7()
  const { type: of, ...rest } = event
  const body: WebhookBody = { id, type: of, createdAt: createdAt.toISOString(), ...rest }
  return { id, webhookId, ownerId, event: of, body: JSON.stringify(body), people, nextAttemptAt: createdAt, createdAt }
}

/** Webhooks send to other servers, so they name children by their ids alone. */
const withoutNames = (data: NotifiedEvent['data']): NotifiedEvent['data'] =>
  data.member ? { ...data, member: { id: data.member.id, name: '' } } : data

async function readSender(tx: Transaction, senderId: string) {
  const [sender] = await tx
    .select({
      id: users.id,
      name: sql<string>`case when ${users.managed} then '' else ${users.name} end`,
      avatarId: users.avatarId,
      generatedAvatarId: users.generatedAvatarId,
    })
    .from(users)
    .where(eq(users.id, senderId))
  return sender && { id: sender.id, name: sender.name, imageUrl: imageUrlOf(sender) }
}

/**
 * Calls `wake` when any process has written deliveries.
 * @returns a function that stops listening
 */
export const whenDeliveriesAreWritten = ({ database }: Services, wake: () => void): Promise<() => Promise<void>> =>
  database.listen(deliveriesChannel, wake, wake)
