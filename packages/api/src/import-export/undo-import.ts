import { allEqual, and, eq, inArray, sql } from '@questboard/db/drizzle'
import { imports, type MadeItem, missions, missionTasks, rewards, tags, tasks } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { retireIds } from '../kernel/created-items.ts'
import { DomainError } from '../kernel/errors.ts'
import { type Change, recordChange } from '../kernel/events/changes.ts'
import { assertScopes } from '../kernel/scopes.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { readMission } from '../missions/read.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { tags as shared } from '../tags/catalogue.ts'
import { readOwnTags } from '../tags/own-tags.ts'
import { deletedMark } from '../tags/rules.ts'
import type { TaskRow } from '../tasks/own-task.ts'
import { scopesOf } from './item-scopes.ts'
import { isRetagged, madeMission, madeReward, madeTag, madeTask } from './made-items.ts'
import { findImport } from './recent-imports.ts'
import type { UndoneImport } from './schema.ts'

/** What becomes of an item: it is deleted, or it stays because it was worked on or changed. */
type Fate = 'goes' | 'worked' | 'changed'

/**
 * Deletes what an import of the last 24 hours created, except what was worked on or changed since, and tags that are in
 * use. The import can then not be taken back again.
 * @param id of the import, or of one of its items
 * @throws DomainError taskNotFound: no such import, it is older, or nothing of it is left; notAuthorized: a token may not
 * write its missions or rewards
 */
export function undoImport(
  { services, transaction, userId, scopes }: UserContext,
  { id }: { id: string },
): Promise<UndoneImport> {
  return transaction(async (tx) => {
    await lockPlayer(tx, userId)
    const found = await findImport(tx, { clock: services.clock, userId }, id)
    if (!found) throw new DomainError('taskNotFound')
    const count = (kind: MadeItem['kind']) => found.made.filter((item) => item.kind === kind).length
    assertScopes(scopes, { scopes: scopesOf({ mission: count('mission'), reward: count('reward') }) })
    await tx.delete(imports).where(allEqual(imports, { id: found.id, userId }))
    const items = await fatesOf(tx, userId, found.made)
    if (items.length === 0 && !found.made.some(({ kind }) => kind === 'tag')) throw new DomainError('taskNotFound')
    const gone = items.filter(({ fate }) => fate === 'goes')
    await removeItems(tx, userId, gone)
    recordChange(tx, ...gone.flatMap(({ kind, ids: [own = ''] }) => deleted(userId, kind, own)))
    await retireIds(tx, services.clock, { userId, ids: gone.flatMap(({ ids }) => ids) })
    const created = found.made.filter(({ kind }) => kind === 'tag')
    const removedTags = await removeTags(tx, userId, created)
    recordChange(tx, ...removedTags.map((tag) => deleted(userId, 'tag', tag)))
    await retireIds(tx, services.clock, { userId, ids: removedTags, mark: deletedMark({ userId }) })
    const changed = items.filter(({ fate }) => fate === 'changed').length
    return {
      removed: gone.length,
      kept: items.length - gone.length,
      ...(changed > 0 && { changed }),
      ...(created.length > 0 && { tags: { removed: removedTags.length, kept: created.length - removedTags.length } }),
    }
  })
}

/** Tags have no events. */
const deleted = (userId: string, kind: MadeItem['kind'], id: string): Change => ({
  userId,
  item: { kind, id },
  ...(kind !== 'tag' && { type: `${kind}.deleted` as const }),
})

/** An item that still exists. `ids` are its own and those of its parts. */
interface Item {
  kind: MadeItem['kind']
  ids: string[]
  fate: Fate
}

async function fatesOf(tx: Transaction, userId: string, created: MadeItem[]): Promise<Item[]> {
  const before = new Map(created.map((item) => [item.id, item]))
  const existing = new Set([...shared, ...(await readOwnTags(tx, { userId }))].map(({ id }) => id))
  const idsOf = (kind: MadeItem['kind']) => created.filter((item) => item.kind === kind).map(({ id }) => id)
  const fateOf = (item: MadeItem, { isWorked, isMoved = false }: { isWorked: boolean; isMoved?: boolean }): Fate => {
    if (isWorked) return 'worked'
    const original = before.get(item.id)
    const isSame = original?.mark === item.mark && !isRetagged(original, item, (tag) => existing.has(tag))
    return isSame && !isMoved ? 'goes' : 'changed'
  }
  const found = await tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.userId, userId), inArray(tasks.id, idsOf('task'))))
  const offered = await tx
    .select()
    .from(rewards)
    .where(and(eq(rewards.userId, userId), inArray(rewards.id, idsOf('reward'))))
  const open = await tx
    .select({ id: missions.id })
    .from(missions)
    .where(and(eq(missions.userId, userId), inArray(missions.id, idsOf('mission'))))
  const items: Item[] = [
    ...found.map(
      (task): Item => ({
        kind: 'task',
        ids: [task.id],
        fate: fateOf(madeTask(task), { isWorked: isWorkedOn(task), isMoved: isPostponed(task) }),
      }),
    ),
    ...offered.map(
      (reward): Item => ({ kind: 'reward', ids: [reward.id], fate: fateOf(madeReward(reward), { isWorked: false }) }),
    ),
  ]
  for (const { id } of open) {
    const mission = await readMission(tx, userId, id)
    const isWorked =
      !['pending', 'active'].includes(mission.status) || mission.tasks.some((task) => task.completed || task.archived)
    const ids = [id, ...mission.tasks.map((task) => task.id)]
    items.push({ kind: 'mission', ids, fate: fateOf(madeMission(mission), { isWorked }) })
  }
  return items
}

/** Whether a task was completed, even if that was taken back, or has a result. */
const isWorkedOn = ({ completedAt, archivedAt, result, postings, streak }: TaskRow): boolean =>
  completedAt !== null || archivedAt !== null || result !== null || postings > 0 || streak > 0

/** Whether an occurrence of a repeating task was skipped or snoozed. The due date of a to-do is in its mark. */
const isPostponed = ({ type, skipped, slot, dueOn }: TaskRow): boolean =>
  type !== 'todo' && (skipped !== null || (dueOn !== null && dueOn !== slot))

async function removeItems(tx: Transaction, userId: string, gone: Item[]): Promise<void> {
  const ids = (kind: MadeItem['kind']) => gone.filter((item) => item.kind === kind).flatMap((item) => item.ids)
  await tx.delete(tasks).where(and(eq(tasks.userId, userId), inArray(tasks.id, ids('task'))))
  await tx.delete(rewards).where(and(eq(rewards.userId, userId), inArray(rewards.id, ids('reward'))))
  await tx
    .delete(missionTasks)
    .where(and(eq(missionTasks.userId, userId), inArray(missionTasks.missionId, ids('mission'))))
  await tx.delete(missions).where(and(eq(missions.userId, userId), inArray(missions.id, ids('mission'))))
}

/** Deletes tags that were not changed and that no other task has. */
async function removeTags(tx: Transaction, userId: string, created: MadeItem[]): Promise<string[]> {
  if (created.length === 0) return []
  const ids = created.map(({ id }) => id)
  const all = await tx
    .select()
    .from(tags)
    .where(and(eq(tags.userId, userId), inArray(tags.id, ids)))
  const marks = new Map(created.map(({ id, mark }) => [id, mark]))
  const same = all.filter((tag) => madeTag(tag).mark === marks.get(tag.id)).map(({ id }) => id)
  if (same.length === 0) return []
  const removed = await tx
    .delete(tags)
    .where(
      and(
        eq(tags.userId, userId),
        inArray(tags.id, same),
        sql`not exists (select from tasks where user_id = ${userId}::uuid and tags.id = any(tasks.tags))`,
        sql`not exists (
          select from mission_tasks task where task.user_id = ${userId}::uuid and tags.id = any(task.tags))`,
      ),
    )
    .returning({ id: tags.id })
  return removed.map(({ id }) => id)
}
