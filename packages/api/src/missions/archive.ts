import type { UserContext } from '../kernel/context.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { findOwnMission, saveOwnMission } from './own-mission.ts'
import { readMission } from './read.ts'
import { assertArchivable } from './rules.ts'
import type { Mission } from './schema.ts'

/**
 * Archives a completed or failed mission.
 * @throws DomainError missionNotFound, missionIsNotArchivable
 */
export function archiveMission(
  { services, transaction, userId }: UserContext,
  { id }: { id: string },
): Promise<Mission> {
  return transaction(async (tx) => {
    const [, mission] = await Promise.all([lockPlayer(tx, userId), findOwnMission(tx, userId, id)])
    assertArchivable(mission)
    const [, archived] = await Promise.all([
      saveOwnMission(tx, services.clock, mission, { status: 'archived' }),
      readMission(tx, userId, id),
    ])
    return archived
  })
}
