import { createFileRoute } from '@tanstack/react-router'
import { loadMission } from '../../../features/missions/load.ts'
import { MissionNotFound } from '../../../features/missions/pages/MissionNotFound.tsx'
import { MissionPage } from '../../../features/missions/pages/MissionPage.tsx'

export const Route = createFileRoute('/_user/missions/$missionId')({
  loader: ({ params }) => loadMission(params.missionId),
  notFoundComponent: MissionNotFound,
  component: () => <MissionPage key={Route.useParams().missionId} id={Route.useParams().missionId} />,
})
