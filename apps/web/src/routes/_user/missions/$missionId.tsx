import { createFileRoute } from '@tanstack/react-router'
import { MissionNotFound } from '../../../features/missions/pages/MissionNotFound.tsx'
import { MissionPage } from '../../../features/missions/pages/MissionPage.tsx'

const load = () => import('../../../features/missions/load.ts')

export const Route = createFileRoute('/_user/missions/$missionId')({
  loader: async ({ params }) => (await load()).loadMission(params.missionId),
  notFoundComponent: MissionNotFound,
  component: () => <MissionPage key={Route.useParams().missionId} id={Route.useParams().missionId} />,
})
