import { loadCatalog } from '../../app/locale.ts'
import { trpcUtils } from '../../app/trpc.ts'
import { orMissionNotFound } from './or-not-found.ts'

/**
 * Loads a mission before its page is shown. Most are part of the dashboard. Archived ones, and one that another device
 * has just created, are fetched separately.
 * @throws NotFoundError: it does not exist, or belongs to another user
 */
export async function loadMission(id: string): Promise<void> {
  const [{ missions }] = await Promise.all([trpcUtils.dashboard.read.ensureData({}), loadCatalog('missions')])
  if (missions.some((mission) => mission.id === id)) return
  const { status } = await orMissionNotFound(trpcUtils.missions.read.fetch({ id }))
  if (status !== 'archived') await trpcUtils.dashboard.read.fetch({}, { staleTime: 0 })
}
