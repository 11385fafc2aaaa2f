import type { UserContext } from '../kernel/context.ts'
import { assertAccountStorage, isLonger } from '../kernel/limits/storage.ts'
import { assertMatches } from '../kernel/preconditions.ts'
import { lockedToday } from '../players/locked-today.ts'
import { changeOwnMission, saveOwnMission } from './own-mission.ts'
import { readMission } from './read.ts'
import { assertOpen, assertPeriod, statusOn } from './rules.ts'
import type { Mission, PatchMission } from './schema.ts'

/**
 * Updates an open mission: all fields (PUT) or the given ones (PATCH). Its days can change only while it is pending. It
 * becomes active if it now starts today.
 * @throws DomainError missionNotFound, preconditionFailed, missionAlreadyCompletedOrFailed, invalidData, tooManyItems
 */
export function updateMission(
  ctx: UserContext,
  { id, name: givenName, notes: givenNotes, from, to }: PatchMission,
): Promise<Mission> {
  const { services, userId } = ctx
  return changeOwnMission(ctx, id, async (tx, { player, mission }) => {
    if (ctx.ifMatch) {
      const shown = await readMission(tx, userId, id)
      assertMatches(ctx, () => shown)
    }
    assertOpen(mission)
    const { name, notes } = { name: givenName ?? mission.name, notes: givenNotes ?? mission.notes }
    const period = { from: from ?? mission.from, to: to ?? mission.to }
    // The day may have rolled over while this call waited for the lock.
    const day = lockedToday(ctx, player)
    const pending = mission.status === 'pending'
    if (pending) assertPeriod(period, day)
    const moved = pending && { ...period, status: statusOn(day, period.from) }
    const [, saved] = await Promise.all([
      saveOwnMission(tx, services.clock, mission, { name, notes, ...moved }),
      readMission(tx, userId, id),
    ])
    if (isLonger([name, notes], [mission.name, mission.notes])) await assertAccountStorage(tx, userId)
    return saved
  })
}
