import { randomUUIDv7 } from 'node:crypto'
import { rawStatement } from '@questboard/db'
import { and, eq, inArray, sql } from '@questboard/db/drizzle'
import { groupMissions, groupRewards, groupTasks } from '@questboard/db/schema'
import { readMissions } from '../group-missions/read-missions.ts'
import { showMission } from '../group-missions/show-mission.ts'
import { readGroupRewards, showGroupReward } from '../group-rewards/read-rewards.ts'
import { readTasks } from '../group-tasks/read-tasks.ts'
import { showGroupTask } from '../group-tasks/show-task.ts'
import { zoneOfGroup } from '../groups/zone.ts'
import { type Clock, localDay, midnight } from '../kernel/clock.ts'
import type { GroupChange, WriteGroupChanges } from '../kernel/events/changes.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { insertDeliveries } from '../notifications/insert-deliveries.ts'
import { maySend } from '../notifications/may-send.ts'
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

const listOf = (values: string[]): string => `{${[...new Set(values)].join(',')}}`

/** Writes the deliveries of what happened in groups, for their webhooks. Without one that wants it, it is one query. */
export const writeGroupEvents: WriteGroupChanges = async (tx, clock, changes) => {
  const groupIds = listOf(changes.map(({ groupId }) => groupId))
  const concerned = await findConcerned(tx, { groupIds, types: listOf([...changes.map(({ type }) => type), '*']) })
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

function rowOf({ groupId, userId, type, itemId, data }: GroupChange, items: Items, createdAt: Date) {
  const id = randomUUIDv7()
  const item = itemId === undefined ? undefined : (items.get(itemId) ?? { id: itemId })
  const event: GroupEvent = {
    id,
    type,
    createdAt: createdAt.toISOString(),
    userId,
    groupId,
    data: { ...item, ...data },
  }
  const body = JSON.stringify(event)
  const people = [userId, ...(item && 'assignedUsers' in item ? item.assignedUsers : [])]
  return {
    id,
    event: type,
    people: [...new Set(people)],
    nextAttemptAt: createdAt,
    body: body.length > maxDelivered ? JSON.stringify({ ...event, data: { id: itemId, ...data } }) : body,
  }
}

type Items = Awaited<ReturnType<typeof readItems>>

/** The items as leaders see them, by their ids. Their assignees are named by their ids alone. */
async function readItems(tx: Transaction, clock: Clock, changes: readonly GroupChange[]) {
  const items = new Map<string, { id: string; assignedUsers: string[] }>()
  for (const [groupId, own] of Map.groupBy(changes, (change) => change.groupId)) {
    const idsOf = (kind: string) =>
      own.flatMap(({ type, itemId }) => (itemId !== undefined && type.startsWith(`group.${kind}`) ? [itemId] : []))
    const [tasks, missions, rewards] = [idsOf('task'), idsOf('mission'), idsOf('reward')]
    if (tasks.length > 0) {
      const found = await readTasks(tx, and(eq(groupTasks.groupId, groupId), inArray(groupTasks.id, tasks)))
      for (const task of found.map(showGroupTask)) items.set(task.id, task)
    }
    if (missions.length > 0) {
      const today = localDay(clock.now(), await zoneOfGroup(tx, groupId), midnight)
      const found = await readMissions(tx, { groupId, today }, inArray(groupMissions.id, missions))
      for (const mission of found.map(showMission)) items.set(mission.id, mission)
    }
    if (rewards.length > 0) {
      const found = await readGroupRewards(
        tx,
        and(eq(groupRewards.groupId, groupId), inArray(groupRewards.id, rewards)),
      )
      for (const reward of found.map(showGroupReward)) items.set(reward.id, reward)
    }
  }
  return items
}
