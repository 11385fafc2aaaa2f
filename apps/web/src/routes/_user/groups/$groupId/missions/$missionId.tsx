import { createFileRoute } from '@tanstack/react-router'
import { GroupMissionPage } from '../../../../../features/group-missions/GroupMissionPage.tsx'
import { loadGroupMission } from '../../../../../features/group-missions/load.ts'
import { MissionNotFound } from '../../../../../features/missions/pages/MissionNotFound.tsx'

export const Route = createFileRoute('/_user/groups/$groupId/missions/$missionId')({
  loader: ({ params }) => loadGroupMission(params.groupId, params.missionId),
  notFoundComponent: MissionNotFound,
  component: () => <GroupMissionPage key={Route.useParams().missionId} {...Route.useParams()} />,
})
