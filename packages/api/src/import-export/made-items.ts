import type { MadeItem } from '@questboard/db/schema'
import { contentHash } from '../kernel/secrets/content-hash.ts'
import type { Mission } from '../missions/schema.ts'
import type { RewardRow } from '../rewards/own-reward.ts'
import type { TagRow } from '../tags/own-tags.ts'
import type { TaskRow } from '../tasks/own-task.ts'

/** Hashes of what a person writes of an item. They are compared for a day, so a part of one is enough. */

const length = 16

const markOf = (kind: MadeItem['kind'], contents: object): string =>
  contentHash(`import:${kind}`, contents).slice(0, length)

/**
 * A task is not changed by being moved. Ticks of a repeating one end with its day. Its tags are not part of the mark,
 * since a tag that is deleted falls off: see `isRetagged`.
 */
export function madeTask({
  id,
  title,
  notes,
  gold,
  type,
  requireResult,
  schedule,
  reminders,
  ...task
}: TaskRow): MadeItem {
  const { checklist, checked } = task
  const ticked = type === 'todo' ? (checked ?? []).toSorted() : []
  const contents = { title, notes, gold, type, requireResult, schedule, reminders, checklist, ticked }
  return { kind: 'task', id, mark: markOf('task', contents), tags: [task.tags] }
}

/** The record of a mission that an import created, with a mark of its contents. */
export function madeMission({ id, name, notes, from, to, tasks }: Mission): MadeItem {
  const contents = {
    name,
    notes,
    from,
    to,
    tasks: tasks.map(({ title, notes, gold, type }) => [title, notes, gold, type]),
  }
  return { kind: 'mission', id, mark: markOf('mission', contents), tags: tasks.map((task) => task.tags) }
}

/** Whether tasks got a tag, or lost one that still exists. */
export function isRetagged(created: MadeItem, now: MadeItem, exists: (tag: string) => boolean): boolean {
  if (!created.tags || !now.tags) return false
  return now.tags.some((tags, place) => {
    const before = created.tags?.[place] ?? []
    return tags.some((tag) => !before.includes(tag)) || before.some((tag) => !tags.includes(tag) && exists(tag))
  })
}

/** The uses that are left change with each redemption. */
export const madeReward = ({ id, name, gold, type, timesToUse }: RewardRow): MadeItem => ({
  kind: 'reward',
  id,
  mark: markOf('reward', { name, gold, type, timesToUse }),
})

/** The record of a tag that an import created, with a mark of its contents. */
export const madeTag = ({ id, name, color }: Pick<TagRow, 'id' | 'name' | 'color'>): MadeItem => ({
  kind: 'tag',
  id,
  mark: markOf('tag', { name, color }),
})
