import { notFound } from '@tanstack/react-router'
import { readFailure } from '../../app/failure.ts'
import { loadCatalog } from '../../app/locale.ts'
import { trpcUtils } from '../../app/trpc.ts'

const unknown = new Set(['missionNotFound', 'invalidData', 'invalidQueryParams'])

/**
 * Brings a mission into the cache before its page is shown: most stand in the dashboard's answer; archived ones, and one
 * that another device has just made, are asked for by themselves.
 *
 * @throws NotFoundError: there is none, or it is somebody else's
 */
export async function loadMission(id: string): Promise<void> {
  const [{ missions }] = await Promise.all([trpcUtils.dashboard.read.ensureData({}), loadCatalog('missions')])
  if (missions.some((mission) => mission.id === id)) return
  try {
    const { status } = await trpcUtils.missions.read.fetch({ id })
    if (status !== 'archived') await trpcUtils.dashboard.read.fetch({}, { staleTime: 0 })
  } catch (error) {
    if (unknown.has(readFailure(error).code)) throw notFound()
    throw error
  }
}
