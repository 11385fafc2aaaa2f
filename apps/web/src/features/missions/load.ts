import { notFound } from '@tanstack/react-router'
import { readFailure } from '../../app/failure.ts'
import { loadCatalog } from '../../app/locale.ts'
import { trpcUtils } from '../../app/trpc.ts'

const unknown = new Set(['missionNotFound', 'invalidData', 'invalidQueryParams'])

/**
 * Loads a mission before its page is shown. Most are part of the dashboard. Archived ones, and one that another device
 * has just created, are fetched separately.
 * @throws NotFoundError: it does not exist, or belongs to another user
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
