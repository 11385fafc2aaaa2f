import type { UserContext } from '../kernel/context.ts'
import { claimId, claimIds } from '../kernel/created-items.ts'
import { onceInTransaction } from '../kernel/retries/once.ts'
import { lockOwnPlayer } from '../players/lock-player.ts'
import { withUsableTags } from '../tags/with-usable-tags.ts'
import { insertMission } from './insert.ts'
import { findMissionOfTask } from './own-task.ts'
import { readMission } from './read.ts'
import { assertPeriod, statusOn } from './rules.ts'
import type { CreateMission, Mission } from './schema.ts'

/**
 * Creates a mission with its tasks. It is active at once if it starts today. The same request with a client-chosen id, of
 * the mission or of a task, can be repeated and returns the same mission.
 * @throws DomainError idAlreadyUsed, invalidData, tooManyItems
 */
export function createMission(ctx: UserContext, body: CreateMission) {
  const { services, userId } = ctx
  const { clock } = services
  return onceInTransaction(ctx, body, async (tx): Promise<Mission> => {
    const { today } = await lockOwnPlayer(tx, ctx)
    const create = { userId, scope: 'mission', body }
    const { id, repeated } = await claimId(tx, clock, create)
    if (repeated) return readMission(tx, userId, id)
    const tasks = await claimIds(tx, clock, create, body.tasks)
    if (tasks.repeated) return readMission(tx, userId, await findMissionOfTask(tx, userId, tasks.repeated))
    const { name, notes, from, to } = body
    assertPeriod({ from, to }, today)
    const mission = { id, userId, name, notes, from, to, status: statusOn(today, from), createdAt: clock.now() }
    return insertMission(tx, mission, await withUsableTags(tx, { userId }, tasks.items))
  })
}
