import type { Day } from '../kernel/clock.ts'
import type { ChangedKind } from '../kernel/events/changes.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { readMissionsByIds } from '../missions/read.ts'
import type { Mission } from '../missions/schema.ts'
import { readRewardsByIds } from '../rewards/list.ts'
import type { Reward } from '../rewards/schema.ts'
import { readOwnTags, showTag } from '../tags/own-tags.ts'
import type { Tag } from '../tags/schema.ts'
import { readTasksByIds } from '../tasks/read-by-ids.ts'
import type { Task } from '../tasks/schema.ts'

export interface ItemRef {
  kind: ChangedKind
  id: string
}

export type Item = Task | Mission | Reward | Tag

/** The key of an item among those that were read. */
export const keyOf = ({ kind, id }: ItemRef): string => `${kind}:${id}`

/** Items of a player as their lists have them, by key. Those that no longer exist are missing. */
export async function readItems(
  tx: Transaction,
  own: { userId: string; today: Day },
  refs: readonly ItemRef[],
): Promise<Map<string, Item>> {
  const idsOf = (kind: ChangedKind) => [...new Set(refs.flatMap((ref) => (ref.kind === kind ? [ref.id] : [])))]
  const tagIds = new Set(idsOf('tag'))
  const [tasks, missions, rewards, tags] = await Promise.all([
    readTasksByIds(tx, own, idsOf('task')),
    readMissionsByIds(tx, own.userId, idsOf('mission')),
    readRewardsByIds(tx, own.userId, idsOf('reward')),
    tagIds.size > 0 ? readOwnTags(tx, { userId: own.userId }) : [],
  ])
  const keyed = (kind: ChangedKind, items: Item[]) => items.map((item) => [keyOf({ kind, id: item.id }), item] as const)
  return new Map([
    ...keyed('task', tasks),
    ...keyed('mission', missions),
    ...keyed('reward', rewards),
    ...keyed('tag', tags.filter(({ id }) => tagIds.has(id)).map(showTag)),
  ])
}
