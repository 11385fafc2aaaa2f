import { randomUUIDv7 } from 'node:crypto'
import { rawStatement } from '@questboard/db'
import { and, eq, inArray, sql } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import { idsOf } from '../kernel/ids-of.ts'
import { arrayText } from '../kernel/table-of.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { insertDeliveries } from '../notifications/insert-deliveries.ts'
import { maySend } from '../notifications/may-send.ts'
import type { Notification } from '../notifications/schema.ts'
import { maxDelivered, wants } from './rules.ts'
import type { PersonEvent } from './schema.ts'

interface Concerned {
  id: string
  ownerId: string
  events: string[]
}

/** The rows are locked: if a webhook were deleted before its delivery is written, the whole transaction would fail. */
const findConcerned = rawStatement<{ userId: string; types: string }, Concerned>(
  (param) => sql`
    select webhook.id, webhook.owner_id as "ownerId", webhook.events
    from webhooks webhook join users owner on owner.id = webhook.user_id
    where webhook.user_id = ${param('userId')}::uuid and webhook.group_id is null and webhook.disabled_at is null
      and webhook.events && ${param('types')}::text::text[] and ${maySend}
    for key share of webhook`,
)

/** Writes the deliveries of one person's events to their webhooks, in the transaction of the events. */
export async function writeEventDeliveries(tx: Transaction, userId: string, events: PersonEvent[]): Promise<void> {
  if (events.length === 0) return
  const types = [...new Set(events.map(({ type }) => type)), '*']
  const concerned = await findConcerned(tx, { userId, types: arrayText(types) })
  if (concerned.length === 0) return
  const wanted = concerned.flatMap((webhook) =>
    events
      .filter(({ type }) => wants(webhook, type))
      .map((event) => ({ webhookId: webhook.id, ownerId: webhook.ownerId, event })),
  )
  const sent = await withoutNames(tx, events)
  const rows = wanted.map(({ event, ...of }) => {
    const id = randomUUIDv7()
    const createdAt = new Date(event.createdAt)
    const { people, data } = sent.get(event) ?? { people: [], data: event.data }
    const body = JSON.stringify({ ...event, id, data })
    return {
      id,
      ...of,
      event: event.type,
      people: [userId, ...people],
      nextAttemptAt: createdAt,
      createdAt,
      body: body.length > maxDelivered ? JSON.stringify({ ...event, id, data: { id: data.id } }) : body,
    }
  })
  await insertDeliveries(tx, rows)
}

/** Webhooks send to other servers, so notifications name children by their ids alone. @returns also whom they name */
async function withoutNames(tx: Transaction, events: PersonEvent[]) {
  const notified = events.filter(({ type }) => type === 'notification.created')
  const withNotification = notified.map((event) => ({ event, notification: event.data as Notification }))
  const senders = withNotification.flatMap(({ notification }) => notification.data.sender?.id ?? [])
  const children = new Set(senders.length > 0 ? await findChildren(tx, senders) : [])
  return new Map(
    withNotification.map(({ event, notification }) => {
      const { sender, member } = notification.data
      const data = {
        ...notification.data,
        ...(sender && { sender: { ...sender, name: children.has(sender.id) ? '' : sender.name } }),
        ...(member && { member: { id: member.id, name: '' } }),
      }
      const people = [sender?.id, member?.id].flatMap((id) => id ?? [])
      return [event, { people, data: { ...event.data, data } as PersonEvent['data'] }]
    }),
  )
}

async function findChildren(tx: Transaction, ids: string[]): Promise<string[]> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), eq(users.managed, true)))
  return idsOf(found)
}
