import { randomUUIDv7 } from 'node:crypto'
import { rawStatement } from '@questboard/db'
import { and, asc, eq, inArray, isNull, sql } from '@questboard/db/drizzle'
import { deeds, groupMissions, groupRewards, groupTasks, memberships, pools } from '@questboard/db/schema'
import { showDeed } from '../deeds/read-deeds.ts'
import { readMissions } from '../group-missions/read-missions.ts'
import { showMission } from '../group-missions/show-mission.ts'
import { readGroupRewards, showGroupReward } from '../group-rewards/read-rewards.ts'
import { readTasks } from '../group-tasks/read-tasks.ts'
import { showGroupTask } from '../group-tasks/show-task.ts'
import { zoneOfGroup } from '../groups/zone.ts'
import { type Clock, localDay, midnight } from '../kernel/clock.ts'
import type { GroupChange, WriteGroupChanges } from '../kernel/events/changes.ts'
import { arrayText } from '../kernel/table-of.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { insertDeliveries } from '../notifications/insert-deliveries.ts'
import { maySend } from '../notifications/may-send.ts'
import { showSharedPool } from '../pools/read-pools.ts'
import { maxDelivered, wants } from './rules.ts'
import type { GroupEvent } from './schema.ts'

interface Concerned {
  id: string
  ownerId: string
  groupId: string
  events: string[]
}

/** The rows are locked: if a webhook were deleted before its delivery is written, the whole transaction would fail. */
const findConcerned = rawStatement<{ groupIds: string; types: string }, Concerned>(
  (param) => sql`
    select webhook.id, webhook.owner_id as "ownerId", webhook.group_id as "groupId", webhook.events
    from webhooks webhook join users owner on owner.id = webhook.user_id
    where webhook.group_id = any(${param('groupIds')}::text::uuid[]) and webhook.disabled_at is null
      and webhook.events && ${param('types')}::text::text[] and ${maySend}
    for key share of webhook`,
)

/** Writes the deliveries of what happened in groups, for their webhooks. If none subscribes, this is one query. */
export const writeGroupEvents: WriteGroupChanges = async (tx, clock, changes) => {
  const concerned = await findConcerned(tx, {
    groupIds: arrayText([...new Set(changes.map(({ groupId }) => groupId))]),
    types: arrayText([...new Set(changes.map(({ type }) => type)), '*']),
  })
  if (concerned.length === 0) return
  const items = await readItems(tx, clock, changes)
  const createdAt = clock.now()
  const rows = concerned.flatMap((webhook) =>
    changes
      .filter(({ groupId, type }) => groupId === webhook.groupId && wants(webhook, type))
      .map((change) => ({
        ...rowOf(change, items, createdAt),
        webhookId: webhook.id,
        ownerId: webhook.ownerId,
        createdAt,
      })),
  )
  await insertDeliveries(tx, rows)
}

function rowOf(change: GroupChange, items: Items, createdAt: Date) {
  const { groupId, userId, type, itemId, data } = change
  const id = randomUUIDv7()
  const item: ShownItem | undefined = itemId === undefined ? undefined : (items.get(itemId) ?? { id: itemId })
  const event: GroupEvent = {
    id,
    type,
    createdAt: createdAt.toISOString(),
    userId,
    groupId,
    data: { ...item, ...data },
  }
  const body = JSON.stringify(event)
  const people = [userId, ...(change.people ?? []), ...(item?.assignedUsers ?? []), ...(item?.members ?? [])]
  return {
    id,
    event: type,
    people: [...new Set(people)],
    nextAttemptAt: createdAt,
    body: body.length > maxDelivered ? JSON.stringify({ ...event, data: { id: itemId, ...data } }) : body,
  }
}

type Items = ReadonlyMap<string, ShownItem>

interface ReaderOfItems {
  tx: Transaction
  clock: Clock
  groupId: string
}

/** An item as leaders see it. People are named by their ids alone. */
type ShownItem = { id: string; assignedUsers?: string[]; members?: string[] }

/** Reads the items that events are about, by the first word of their types. */
const readersOfItems: Record<string, (reader: ReaderOfItems, ids: string[]) => Promise<ShownItem[]>> = {
  async task({ tx, groupId }, ids) {
    const found = await readTasks(tx, and(eq(groupTasks.groupId, groupId), inArray(groupTasks.id, ids)))
    return found.map(showGroupTask)
  },
  async mission({ tx, clock, groupId }, ids) {
    const today = localDay(clock.now(), await zoneOfGroup(tx, groupId), midnight)
    const found = await readMissions(tx, { groupId, today }, inArray(groupMissions.id, ids))
    return found.map(showMission)
  },
  async reward({ tx, groupId }, ids) {
    const found = await readGroupRewards(tx, and(eq(groupRewards.groupId, groupId), inArray(groupRewards.id, ids)))
    return found.map(showGroupReward)
  },
  async deed({ tx, groupId }, ids) {
    const found = await tx
      .select()
      .from(deeds)
      .where(and(eq(deeds.groupId, groupId), inArray(deeds.id, ids)))
    return found.map(showDeed)
  },
  async pool({ tx, groupId }, ids) {
    const found = await tx
      .select()
      .from(pools)
      .where(and(eq(pools.groupId, groupId), inArray(pools.id, ids)))
    const members = await tx
      .select({ userId: memberships.userId })
      .from(memberships)
      .where(and(eq(memberships.groupId, groupId), isNull(memberships.hiddenAt)))
      .orderBy(asc(memberships.sequence))
    return found.map((pool) => showSharedPool(pool, members))
  },
}

/** The items that events are about, as leaders see them, by their ids. */
async function readItems(tx: Transaction, clock: Clock, changes: readonly GroupChange[]) {
  const items = new Map<string, ShownItem>()
  for (const [groupId, own] of Map.groupBy(changes, (change) => change.groupId)) {
    for (const [kind, read] of Object.entries(readersOfItems)) {
      const ids = own.flatMap(({ type, itemId }) =>
        itemId !== undefined && type.startsWith(`group.${kind}`) ? [itemId] : [],
      )
      if (ids.length === 0) continue
      for (const item of await read({ tx, clock, groupId }, ids)) items.set(item.id, item)
    }
  }
  return items
}
