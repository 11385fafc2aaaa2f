import { createFileRoute } from '@tanstack/react-router'
import { loadTheme } from '../../features/board/themes/load.ts'
import { themeOf } from '../../features/dashboard/board-theme.ts'
import { DashboardPage } from '../../features/dashboard/DashboardPage.tsx'
import { DashboardSkeleton } from '../../features/dashboard/DashboardSkeleton.tsx'
import { loadStory } from '../../features/days/Story.tsx'

export const Route = createFileRoute('/_user/dashboard')({
  async loader({ context }) {
    const [{ board }] = await Promise.all([context.trpcUtils.dashboard.read.ensureData({}), loadStory()])
    await loadTheme(themeOf(board.id))
  },
  pendingComponent: DashboardSkeleton,
  component: DashboardPage,
})
