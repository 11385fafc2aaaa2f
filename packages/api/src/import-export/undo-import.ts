import { allEqual, and, eq, inArray, sql } from '@questboard/db/drizzle'
import { imports, type MadeItem, missions, missionTasks, rewards, tags, tasks } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { retireIds } from '../kernel/created-items.ts'
import { DomainError } from '../kernel/errors.ts'
import { type Change, recordChange } from '../kernel/events/changes.ts'
import { idsOf } from '../kernel/ids-of.ts'
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

/** What happens to an item: it is removed, or it stays because it was worked on or edited. */
type Outcome = 'removed' | 'started' | 'edited'

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
    const items = await readItems(tx, userId, found.made)
    if (items.length === 0 && !found.made.some(({ kind }) => kind === 'tag')) throw new DomainError('taskNotFound')
    const removed = items.filter(({ outcome }) => outcome === 'removed')
    await removeItems(tx, userId, removed)
    recordChange(tx, ...removed.flatMap(({ kind, ids: [own = ''] }) => deleted(userId, kind, own)))
    await retireIds(tx, services.clock, { userId, ids: removed.flatMap(({ ids }) => ids) })
    const created = found.made.filter(({ kind }) => kind === 'tag')
    const removedTags = await removeTags(tx, userId, created)
    recordChange(tx, ...removedTags.map((tag) => deleted(userId, 'tag', tag)))
    await retireIds(tx, services.clock, { userId, ids: removedTags, mark: deletedMark({ userId }) })
    const changed = items.filter(({ outcome }) => outcome === 'edited').length
    return {
      removed: removed.length,
      kept: items.length - removed.length,
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
interface ImportedItem {
  kind: MadeItem['kind']
  ids: string[]
  outcome: Outcome
}

type OutcomeOf = (item: MadeItem, progress: { isStarted: boolean; isPostponed?: boolean }) => Outcome

async function readItems(tx: Transaction, userId: string, created: MadeItem[]): Promise<ImportedItem[]> {
  const before = new Map(created.map((item) => [item.id, item]))
  const existing = new Set(idsOf([...shared, ...(await readOwnTags(tx, { userId }))]))
  const createdIds = (kind: MadeItem['kind']) => idsOf(created.filter((item) => item.kind === kind))
  const outcomeOf: OutcomeOf = (item, { isStarted, isPostponed = false }) => {
    if (isStarted) return 'started'
    const original = before.get(item.id)
    const isSame = original?.mark === item.mark && !isRetagged(original, item, (tag) => existing.has(tag))
    return isSame && !isPostponed ? 'removed' : 'edited'
  }
  return [
    ...(await readImportedTasks(tx, userId, createdIds('task'), outcomeOf)),
    ...(await readImportedRewards(tx, userId, createdIds('reward'), outcomeOf)),
    ...(await readImportedMissions(tx, userId, createdIds('mission'), outcomeOf)),
  ]
}

async function readImportedTasks(
  tx: Transaction,
  userId: string,
  ids: string[],
  outcomeOf: OutcomeOf,
): Promise<ImportedItem[]> {
  const found = await tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.userId, userId), inArray(tasks.id, ids)))
  return found.map((task) => {
    const outcome = outcomeOf(madeTask(task), { isStarted: isTaskStarted(task), isPostponed: isPostponed(task) })
    return { kind: 'task', ids: [task.id], outcome }
  })
}

async function readImportedRewards(
  tx: Transaction,
  userId: string,
  ids: string[],
  outcomeOf: OutcomeOf,
): Promise<ImportedItem[]> {
  const found = await tx
    .select()
    .from(rewards)
    .where(and(eq(rewards.userId, userId), inArray(rewards.id, ids)))
  return found.map((reward) => {
    const outcome = outcomeOf(madeReward(reward), { isStarted: false })
    return { kind: 'reward', ids: [reward.id], outcome }
  })
}

async function readImportedMissions(
  tx: Transaction,
  userId: string,
  ids: string[],
  outcomeOf: OutcomeOf,
): Promise<ImportedItem[]> {
  const found = await tx
    .select({ id: missions.id })
    .from(missions)
    .where(and(eq(missions.userId, userId), inArray(missions.id, ids)))
  const items: ImportedItem[] = []
  for (const { id } of found) {
    const mission = await readMission(tx, userId, id)
    const isOpen = ['pending', 'active'].includes(mission.status)
    const isStarted = !isOpen || mission.tasks.some((task) => task.completed || task.archived)
    const outcome = outcomeOf(madeMission(mission), { isStarted })
    items.push({ kind: 'mission', ids: [id, ...idsOf(mission.tasks)], outcome })
  }
  return items
}

/** Whether a task was completed, even if that was taken back, or has a result. */
const isTaskStarted = ({ completedAt, archivedAt, result, postings, streak }: TaskRow): boolean =>
  completedAt !== null || archivedAt !== null || result !== null || postings > 0 || streak > 0

/** Whether an occurrence of a repeating task was skipped or snoozed. The due date of a to-do is in its mark. */
const isPostponed = ({ type, skipped, slot, dueOn }: TaskRow): boolean =>
  type !== 'todo' && (skipped !== null || (dueOn !== null && dueOn !== slot))

async function removeItems(tx: Transaction, userId: string, items: ImportedItem[]): Promise<void> {
  const ids = (kind: MadeItem['kind']) => items.filter((item) => item.kind === kind).flatMap((item) => item.ids)
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
  const ids = idsOf(created)
  const all = await tx
    .select()
    .from(tags)
    .where(and(eq(tags.userId, userId), inArray(tags.id, ids)))
  const marks = new Map(created.map(({ id, mark }) => [id, mark]))
  const same = idsOf(all.filter((tag) => madeTag(tag).mark === marks.get(tag.id)))
  if (same.length === 0) return []
  const removed = await tx
    .delete(tags)
    .where(
      and(
        eq(tags.userId, userId),
        inArray(tags.id, same),
        sql`not exists (select from tasks where user_id = ${userId}::uuid and tags.id = any(tasks.tags))`,
        sql`not exists (
          select from missions mission
          join mission_tasks task on task.mission_id = mission.id and task.user_id = mission.user_id
          where mission.user_id = ${userId}::uuid and tags.id = any(task.tags))`,
      ),
    )
    .returning({ id: tags.id })
  return idsOf(removed)
}
