import type { UserContext } from '../kernel/context.ts'
import { changeOwnMission, saveOwnMission } from './own-mission.ts'
import { readMission } from './read.ts'
import { assertArchivable } from './rules.ts'
import type { Mission } from './schema.ts'

/**
 * Archives a completed or failed mission.
 * @throws DomainError missionNotFound, missionIsNotArchivable
 */
export function archiveMission(ctx: UserContext, { id }: { id: string }): Promise<Mission> {
  const { services, userId } = ctx
  return changeOwnMission(ctx, id, async (tx, { mission }) => {
    assertArchivable(mission)
    const [, archived] = await Promise.all([
      saveOwnMission(tx, services.clock, mission, { status: 'archived' }),
      readMission(tx, userId, id),
    ])
    return archived
  })
}
