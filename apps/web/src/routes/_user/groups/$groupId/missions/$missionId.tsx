import { createFileRoute } from '@tanstack/react-router'
import { GroupMissionPage } from '../../../../../features/group-missions/GroupMissionPage.tsx'
import { MissionNotFound } from '../../../../../features/missions/pages/MissionNotFound.tsx'

const load = () => import('../../../../../features/group-missions/load.ts')

export const Route = createFileRoute('/_user/groups/$groupId/missions/$missionId')({
  loader: async ({ params }) => (await load()).loadGroupMission(params.groupId, params.missionId),
  notFoundComponent: MissionNotFound,
  component: () => <GroupMissionPage key={Route.useParams().missionId} {...Route.useParams()} />,
})
