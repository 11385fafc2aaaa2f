import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadTheme } from '../../features/board/themes/load.ts'
import { themeOf } from '../../features/dashboard/board-theme.ts'
import { DashboardSkeleton } from '../../features/dashboard/DashboardSkeleton.tsx'
import { loadStory } from '../../features/days/Story.tsx'

export const Route = createFileRoute('/_user/dashboard')({
  codeSplitGroupings: [],
  async loader({ context }) {
    const [{ board }] = await Promise.all([context.trpcUtils.dashboard.read.ensureData({}), loadStory()])
    // The board keeps its room free until it is drawn: the list does not wait for that.
    loadTheme(themeOf(board.id)).catch(() => {})
  },
  pendingComponent: DashboardSkeleton,
  component: lazyRouteComponent(() => import('../-signed-in.tsx'), 'DashboardPage'),
})
