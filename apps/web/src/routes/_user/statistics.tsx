import { createFileRoute } from '@tanstack/react-router'
import { loadCatalog } from '../../app/locale.ts'
import { StatisticsPage } from '../../features/statistics/StatisticsPage.tsx'

export const Route = createFileRoute('/_user/statistics')({
  loader: () => loadCatalog('statistics'),
  component: StatisticsPage,
})
