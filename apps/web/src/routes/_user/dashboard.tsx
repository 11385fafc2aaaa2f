import { createFileRoute } from '@tanstack/react-router'
import { loadTheme } from '../../features/board/themes/load.ts'
import { themeOf } from '../../features/dashboard/board-theme.ts'
import { DashboardPage } from '../../features/dashboard/DashboardPage.tsx'
import { DashboardSkeleton } from '../../features/dashboard/DashboardSkeleton.tsx'

export const Route = createFileRoute('/_user/dashboard')({
  async loader({ context }) {
    const { dashboard, days } = context.trpcUtils
    // Without its story the day can begin as well: that one never fails.
    const [{ board }] = await Promise.all([dashboard.read.ensureData({}), days.story.prefetch({})])
    await loadTheme(themeOf(board.id))
  },
  pendingComponent: DashboardSkeleton,
  component: DashboardPage,
})
