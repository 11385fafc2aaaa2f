import { and, eq, type SQL, sql } from '@questboard/db/drizzle'
import { tags } from '@questboard/db/schema'
import { changeGroup } from '../groups/change-group.ts'
import type { Clock } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { retireIds } from '../kernel/created-items.ts'
import { DomainError } from '../kernel/errors.ts'
import { type Change, recordChange } from '../kernel/events/changes.ts'
import { rows, type Transaction } from '../kernel/transaction.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { isOf } from './own-tags.ts'
import { deletedMark, type TagOwner } from './rules.ts'
import type { OfGroupTag } from './schema.ts'

/**
 * Deletes a tag of the caller and takes it off all tasks, archived ones too. Bodies that still name it are accepted.
 * @throws DomainError tagNotFound
 *
 * Rules: Tags.
 */
export function removeTag(ctx: UserContext, { id }: { id: string }): Promise<null> {
  const { services, transaction, userId } = ctx
  return transaction(async (tx) => {
    await lockPlayer(tx, userId)
    await deleteTag(tx, ctx, { userId }, id)
    const without = withoutTag(services.clock, id)
    const having = sql`tags @> array[${id}::uuid]`
    const [tagged, missions] = await Promise.all([
      rows<Tagged>(
        tx,
        sql`update tasks set ${without} where user_id = ${userId}::uuid and ${having} returning id, archived_at is null as current`,
      ),
      rows<Tagged>(
        tx,
        sql`
        update mission_tasks set ${without} from missions
        where mission_tasks.user_id = ${userId}::uuid and ${having}
          and missions.id = mission_tasks.mission_id and missions.user_id = ${userId}::uuid
        returning mission_tasks.mission_id as id, missions.status <> 'archived' as current`,
      ),
    ])
    recordChange(
      tx,
      { userId, item: { kind: 'tag', id } },
      ...tagged.map(changeOf(userId, 'task', 'tags')),
      ...missions.map(changeOf(userId, 'mission', 'tasks')),
    )
    return null
  })
}

interface Tagged {
  id: string
  current: boolean
}

/** An archive can be large, so its changes are only in the list of changes, and cause no events. */
const changeOf =
  (userId: string, kind: 'task' | 'mission', field: string) =>
  ({ id, current }: Tagged): Change => ({
    userId,
    item: { kind, id },
    changed: [field],
    ...(current && { type: `${kind}.updated` as const }),
  })

/**
 * `removeTag` for a tag of a group, as a leader.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, tagNotFound
 */
export function removeGroupTag(ctx: UserContext, { groupId, tagId }: OfGroupTag): Promise<null> {
  const { services } = ctx
  return changeGroup(ctx, groupId, 'leader', async (tx) => {
    await deleteTag(tx, ctx, { groupId }, tagId)
    const having = sql`tags @> array[${tagId}::uuid]`
    await Promise.all([
      tx.execute(
        sql`update group_tasks set ${withoutTag(services.clock, tagId)} where group_id = ${groupId}::uuid and ${having}`,
      ),
      tx.execute(sql`
        with changed as (
          update group_mission_tasks set tags = array_remove(tags, ${tagId}::uuid) from group_missions mission
          where group_mission_tasks.group_id = ${groupId}::uuid and ${having}
            and mission.id = group_mission_tasks.mission_id and mission.group_id = ${groupId}::uuid
          returning mission.id
        )
        update group_missions set updated_at = ${services.clock.now().toISOString()}::timestamptz
        where id in (select id from changed) and group_id = ${groupId}::uuid`),
    ])
    return null
  })
}

/** The columns of a task from which a tag is taken off. */
const withoutTag = (clock: Clock, id: string): SQL =>
  sql`tags = array_remove(tags, ${id}::uuid), updated_at = ${clock.now().toISOString()}::timestamptz`

async function deleteTag(
  tx: Transaction,
  { services, userId }: Pick<UserContext, 'services' | 'userId'>,
  owner: TagOwner,
  id: string,
): Promise<void> {
  const deleted = await tx
    .delete(tags)
    .where(and(eq(tags.id, id), isOf(owner)))
    .returning({ id: tags.id })
  if (deleted.length === 0) throw new DomainError('tagNotFound')
  await retireIds(tx, services.clock, { userId, ids: [id], mark: deletedMark(owner) })
}
