import { randomUUIDv7 } from 'node:crypto'
import { and, eq, inArray, sql } from '@questboard/db/drizzle'
import { events, notifications, users } from '@questboard/db/schema'
import type { Clock } from '../kernel/clock.ts'
import type { Change, WriteChanges } from '../kernel/events/changes.ts'
import { publish } from '../kernel/events/events.ts'
import { isFollowed } from '../kernel/events/is-followed.ts'
import { idsOf } from '../kernel/ids-of.ts'
import { partsOf } from '../kernel/table-of.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { readNotifications } from '../notifications/read-notifications.ts'
import { readItems } from './read-items.ts'
import { checkedAfter, type EventToWrite, eventsOf } from './rules.ts'
import { contentOf, showEvent } from './show-event.ts'
import { trimEvents } from './trim-events.ts'
import { writeEventDeliveries } from './write-deliveries.ts'

/**
 * Writes the events of a transaction, for the players whom a program follows. Beginning to follow changes the row of
 * the player, which is locked here, so of two transactions each sees what the other did.
 */
export const writeEvents: WriteChanges = async (tx, clock, changes, followed) => {
  const ofPlayer = Map.groupBy(changes, ({ userId }) => userId)
  const unknown = await findFollowed(
    tx,
    [...ofPlayer.keys()].filter((id) => !followed.has(id)),
  )
  for (const [userId, own] of [...ofPlayer].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (followed.get(userId) ?? unknown.has(userId)) await writeOf(tx, clock, userId, own)
  }
}

/**
 * Players who were only notified, and not locked. Their notifications refer to their rows, so either beginning to follow
 * waits for this transaction, or it is seen here.
 */
async function findFollowed(tx: Transaction, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), isFollowed))
  return new Set(idsOf(found))
}

async function writeOf(tx: Transaction, clock: Clock, userId: string, changes: readonly Change[]): Promise<void> {
  const [player] = await tx.select({ today: users.lastDayStart }).from(users).where(eq(users.id, userId))
  if (!player) return
  const toWrite = eventsOf(changes, player.today)
  if (toWrite.length === 0) return
  const refs = toWrite.flatMap(({ item, whole, type }) => (item && !whole && type !== null ? [item] : []))
  const items = await readItems(tx, { userId, today: player.today }, refs)
  await fillNotifications(tx, toWrite)
  const last = await takeSequences(tx, userId, toWrite.length)
  if (last === undefined) return
  const createdAt = clock.now()
  const rows = toWrite.map((event, place) => {
    const data = event.type === null ? null : showEvent(event, items)
    return {
      userId,
      sequence: last - toWrite.length + 1 + place,
      id: randomUUIDv7(),
      type: event.type,
      groupId: null,
      kind: event.item?.kind ?? null,
      itemId: event.item?.id ?? null,
      data,
      createdAt,
      bytes: data ? Buffer.byteLength(JSON.stringify(data)) : 0,
    }
  })
  for (const part of partsOf(rows)) await tx.insert(events).values([...part])
  const bytes = rows.reduce((sum, row) => sum + row.bytes, 0)
  const before = last - toWrite.length
  const isDue = Math.floor(last / checkedAfter.events) > Math.floor(before / checkedAfter.events)
  if (isDue || bytes > checkedAfter.bytes) await trimEvents(tx, userId)
  const sent = rows.flatMap(({ type, data, bytes: _, kind: _kind, itemId: _item, ...row }) =>
    type && data ? [{ ...row, type, ...contentOf(type, data), createdAt: createdAt.toISOString() }] : [],
  )
  await writeEventDeliveries(tx, userId, sent)
  await publish(tx, { kind: 'events', users: [userId] })
}

/** Notifications as they are read, in place of their ids. */
async function fillNotifications(tx: Transaction, toWrite: EventToWrite[]): Promise<void> {
  const notified = toWrite.filter(({ type }) => type === 'notification.created')
  if (notified.length === 0) return
  const ids = notified.map(({ data }) => String('id' in data && data.id))
  const found = await readNotifications(tx, inArray(notifications.id, ids))
  for (const event of notified) {
    event.data = found.find(({ id }) => 'id' in event.data && id === event.data.id) ?? event.data
  }
}

/**
 * Takes the next numbers. The row stays locked until the commit, so a smaller number is never committed later.
 * @returns the last one
 */
async function takeSequences(tx: Transaction, userId: string, count: number): Promise<number | undefined> {
  const [taken] = await tx
    .update(users)
    .set({ eventSequence: sql`${users.eventSequence} + ${count}::int` })
    .where(and(eq(users.id, userId), isFollowed))
    .returning({ last: users.eventSequence })
  return taken?.last
}
