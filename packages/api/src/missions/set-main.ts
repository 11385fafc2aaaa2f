import { allEqual } from '@questboard/db/drizzle'
import { missions } from '@questboard/db/schema'
import type { Clock } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { recordChange } from '../kernel/events/changes.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { changeOwnMission, saveOwnMission } from './own-mission.ts'
import { readMission } from './read.ts'
import { assertOpen } from './rules.ts'
import type { Mission } from './schema.ts'

/**
 * Makes an open mission the caller's only main mission.
 * @throws DomainError missionNotFound, missionAlreadyCompletedOrFailed
 */
export function setMainMission(ctx: UserContext, { id }: { id: string }): Promise<Mission> {
  const { services, userId } = ctx
  return changeOwnMission(ctx, id, async (tx, { mission }) => {
    assertOpen(mission)
    // Sent together, in this order: the database refuses a second main mission.
    const [, , main] = await Promise.all([
      dropMain(tx, services.clock, userId),
      saveOwnMission(tx, services.clock, mission, { isMain: true }),
      readMission(tx, userId, id),
    ])
    return main
  })
}

async function dropMain(tx: Transaction, clock: Clock, userId: string): Promise<void> {
  const dropped = await tx
    .update(missions)
    .set({ isMain: false, updatedAt: clock.now() })
    .where(allEqual(missions, { userId, isMain: true }))
    .returning({ id: missions.id })
  const change = { userId, type: 'mission.updated', changed: ['isMain'] } as const
  recordChange(tx, ...dropped.map(({ id }) => ({ ...change, item: { kind: 'mission' as const, id } })))
}
