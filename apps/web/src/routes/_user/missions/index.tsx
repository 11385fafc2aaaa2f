import { createFileRoute } from '@tanstack/react-router'
import { MissionsPage } from '../../../features/missions/MissionsPage.tsx'

export const Route = createFileRoute('/_user/missions/')({
  loader: ({ context }) => context.trpcUtils.dashboard.read.ensureData({}),
  component: MissionsPage,
})
