import type { UserContext } from '../kernel/context.ts'
import { readMissions } from './read.ts'
import type { MissionStatus } from './rules.ts'
import type { ListMissions, Mission } from './schema.ts'

const current: MissionStatus[] = ['pending', 'active', 'completed', 'failed']

/** One's own missions, oldest first: those of the given statuses, else all but archived ones. The archive is paged. */
export function listMissions(
  { db, userId }: Pick<UserContext, 'db' | 'userId'>,
  { status = current, page, limit }: ListMissions,
): Promise<Mission[]> {
  const own = status.filter((one) => one !== 'waitingApproval')
  return readMissions(db, { userId, statuses: own }, own.includes('archived') ? { page, limit } : undefined)
}
