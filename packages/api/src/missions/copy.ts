import { randomUUIDv7 } from 'node:crypto'
import { missionBounds } from '../game/rules.ts'
import { addDays } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { claimNewId } from '../kernel/created-items.ts'
import { onceInTransaction } from '../kernel/retries/once.ts'
import { lockOwnPlayer } from '../players/lock-player.ts'
import { insertMission } from './insert.ts'
import { readMission } from './read.ts'
import { assertCopyable, lengthOf } from './rules.ts'
import type { CopyMission, Mission } from './schema.ts'

/**
 * Copies an ended mission: from today, with the same length, and with all its tasks open, archived ones included.
 * @throws DomainError missionNotFound, cannotCloneActivePendingMission, tooManyItems, idAlreadyUsed, requestInProgress
 */
export function copyMission(ctx: UserContext, input: CopyMission): Promise<Mission> {
  const { services, userId } = ctx
  return onceInTransaction(ctx, input, async (tx) => {
    const [{ today: from }, ended] = await Promise.all([
      lockOwnPlayer(tx, ctx),
      readMission(tx, userId, input.missionId),
    ])
    assertCopyable(ended)
    const { name, notes } = ended
    // A holiday may have made the original longer than a new mission can be.
    const to = addDays(from, Math.min(lengthOf(ended), missionBounds.days))
    const createdAt = services.clock.now()
    return insertMission(
      tx,
      { id: await claimNewId(tx, ctx, input.id), userId, name, notes, from, to, status: 'active', createdAt },
      ended.tasks.map((task) => ({ ...task, id: randomUUIDv7() })),
    )
  })
}
