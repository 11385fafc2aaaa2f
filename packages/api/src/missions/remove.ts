import { allEqual } from '@questboard/db/drizzle'
import { missions, missionTasks } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { retireIds } from '../kernel/created-items.ts'
import { DomainError } from '../kernel/errors.ts'
import { recordChange } from '../kernel/events/changes.ts'
import { idsOf } from '../kernel/ids-of.ts'
import { assertMatches } from '../kernel/preconditions.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { readMission } from './read.ts'

/**
 * Deletes a mission with its tasks, whatever its status. What it paid stays paid; its ids cannot be used again.
 * @throws DomainError missionNotFound, preconditionFailed
 */
export function removeMission(ctx: UserContext, { id }: { id: string }): Promise<null> {
  const { services, transaction, userId } = ctx
  return transaction(async (tx) => {
    await lockPlayer(tx, userId)
    if (ctx.ifMatch) {
      const mission = await readMission(tx, userId, id)
      assertMatches(ctx, () => mission)
    }
    const isOwn = allEqual(missions, { id, userId })
    const ofOwn = allEqual(missionTasks, { missionId: id, userId })
    // Sent together, in this order: after the mission is deleted, its tasks cannot be found.
    const [tasks, removed] = await Promise.all([
      tx.delete(missionTasks).where(ofOwn).returning({ id: missionTasks.id }),
      tx.delete(missions).where(isOwn).returning({ id: missions.id }),
    ])
    if (removed.length === 0) throw new DomainError('missionNotFound')
    recordChange(tx, { userId, type: 'mission.deleted', item: { kind: 'mission', id } })
    const ids = idsOf([...removed, ...tasks])
    await retireIds(tx, services.clock, { userId, ids })
    return null
  })
}
