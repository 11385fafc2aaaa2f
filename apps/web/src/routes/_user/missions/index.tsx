import { createFileRoute } from '@tanstack/react-router'
import { loadCatalog } from '../../../app/locale.ts'
import { MissionsPage } from '../../../features/missions/pages/MissionsPage.tsx'

export const Route = createFileRoute('/_user/missions/')({
  loader: ({ context }) => Promise.all([context.trpcUtils.dashboard.read.ensureData({}), loadCatalog('missions')]),
  component: MissionsPage,
})
