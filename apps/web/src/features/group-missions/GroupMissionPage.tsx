import type { GroupMission, UserGroupMission } from '@questboard/api/group-missions/schema'
import { trpc } from '../../app/trpc.ts'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { useGroup } from '../groups/use-group.ts'
import { foundMission } from '../missions/pages/found-mission.ts'
import { MissionNotFound } from '../missions/pages/MissionNotFound.tsx'
import { groupMissionsIn } from './group-missions.ts'
import { MissionView } from './MissionView.tsx'
import { ownMissionsIn } from './own-missions.ts'

type GroupMissionPageProps = { groupId: string; missionId: string }

/** A mission of a group: its tasks, the progress of all assignees, and its reward. */
export function GroupMissionPage({ groupId, missionId }: GroupMissionPageProps) {
  const { leads } = useGroup(groupId)
  const own = ownMissionsIn(groupId)
    .useCurrent()
    .find(({ id }) => id === missionId)
  const ids = { groupId, missionId }
  return leads ? <OfLeader {...ids} own={own} /> : <Found {...ids} own={own} mission={own} />
}

type Own = { own: UserGroupMission | undefined }

function OfLeader({ groupId, missionId, own }: GroupMissionPageProps & Own) {
  const mission = groupMissionsIn(groupId)
    .useCurrent()
    .find(({ id }) => id === missionId)
  return <Found groupId={groupId} missionId={missionId} own={own} mission={mission} />
}

/** A mission that is not in the lists of current ones is archived or deleted, so it is fetched separately. */
function Found({
  groupId,
  missionId,
  own,
  mission,
}: GroupMissionPageProps & Own & { mission: GroupMission | undefined }) {
  const { group } = useGroup(groupId)
  const alone = trpc.groupMissions.read.useQuery({ groupId, missionId }, { enabled: mission === undefined })
  const shown = mission ?? foundMission(alone)
  if (shown === undefined) return <PageSkeleton />
  return shown ? <MissionView group={group} mission={shown} own={own} /> : <MissionNotFound />
}
