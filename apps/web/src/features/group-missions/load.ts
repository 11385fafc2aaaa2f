import { loadCatalog } from '../../app/locale.ts'
import { trpcUtils } from '../../app/trpc.ts'
import { loadGroup, loadItems } from '../groups/load.ts'
import { isLeader } from '../groups/roles.ts'
import { orMissionNotFound } from '../missions/or-not-found.ts'

/**
 * Loads a mission of a group before its page is shown. Most are in the lists of the group; archived ones are fetched
 * separately.
 * @throws NotFoundError: it does not exist, or belongs to another user
 */
export async function loadGroupMission(groupId: string, missionId: string): Promise<void> {
  const { currentMember } = await loadGroup(groupId)
  const leads = isLeader(currentMember)
  const [{ missions }] = await Promise.all([
    trpcUtils.dashboard.readInGroup.ensureData({ groupId }),
    loadCatalog('missions'),
    leads && loadItems(groupId),
  ])
  const all = leads ? trpcUtils.groupMissions.list.getData({ groupId }) : undefined
  if ([...missions, ...(all ?? [])].some(({ id }) => id === missionId)) return
  const { status } = await orMissionNotFound(trpcUtils.groupMissions.read.fetch({ groupId, missionId }))
  if (status === 'archived') return
  // Another device has just created it.
  await Promise.all([
    trpcUtils.dashboard.readInGroup.fetch({ groupId }, { staleTime: 0 }),
    leads && trpcUtils.groupMissions.list.fetch({ groupId }, { staleTime: 0 }),
  ])
}
