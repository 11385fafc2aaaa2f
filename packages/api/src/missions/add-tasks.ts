import { allEqual, and, asc } from '@questboard/db/drizzle'
import { missionTasks } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { claimIds, createdBySameCall } from '../kernel/created-items.ts'
import { recordChange } from '../kernel/events/changes.ts'
import { assertAccountStorage } from '../kernel/limits/storage.ts'
import { onceInTransaction } from '../kernel/retries/once.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { withUsableTags } from '../tags/with-usable-tags.ts'
import { insertMissionTasks } from './insert.ts'
import { findOwnMission, taskTotalsOf } from './own-mission.ts'
import { type MissionTaskRow, showMissionTask, tasksChanged } from './own-task.ts'
import { assertOpen, assertRoomForTasks } from './rules.ts'
import type { MissionTask, NewMissionTask } from './schema.ts'

/**
 * Adds tasks to an open mission. The same body with a client-chosen id can be sent again and returns its tasks.
 * @param body the request without the mission's id and the key
 * @throws DomainError missionNotFound, idAlreadyUsed, missionAlreadyCompletedOrFailed, invalidData, tooManyItems
 */
export function addMissionTasks(
  ctx: UserContext,
  input: { missionId: string; id?: string | undefined },
  body: object,
  tasks: NewMissionTask[],
): Promise<MissionTask[]> {
  const { services, userId } = ctx
  const { clock } = services
  const { missionId } = input
  return onceInTransaction(ctx, input, async (tx) => {
    const [, mission, totals] = await Promise.all([
      lockPlayer(tx, userId),
      findOwnMission(tx, userId, missionId),
      taskTotalsOf(tx, userId, missionId),
    ])
    const create = { userId, scope: `mission:${missionId}`, body }
    const { items, repeated } = await claimIds(tx, clock, create, tasks)
    if (repeated) return (await findAddedWith(tx, userId, missionId, repeated)).map(showMissionTask)
    assertOpen(mission)
    assertRoomForTasks(totals.tasks + items.length)
    const tagged = await withUsableTags(tx, { userId }, items, 'tasks' in body ? undefined : () => 'tags')
    const added = await insertMissionTasks(tx, { id: missionId, userId, createdAt: clock.now() }, tagged)
    await assertAccountStorage(tx, userId)
    recordChange(tx, tasksChanged(userId, missionId))
    return added.map(showMissionTask)
  })
}

/** The current tasks of the request that added the task `id`. */
async function findAddedWith(
  tx: Transaction,
  userId: string,
  missionId: string,
  id: string,
): Promise<MissionTaskRow[]> {
  return await tx
    .select()
    .from(missionTasks)
    .where(and(allEqual(missionTasks, { missionId, userId }), createdBySameCall(missionTasks.id, id)))
    .orderBy(asc(missionTasks.sequence))
}
