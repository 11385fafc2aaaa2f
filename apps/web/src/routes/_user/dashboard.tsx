import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { themeOf } from '../../features/board/board-theme.ts'
import { loadTheme } from '../../features/board/themes/load.ts'
import { DashboardSkeleton } from '../../features/dashboard/DashboardSkeleton.tsx'
import { loadToday } from '../../features/dashboard/load-today.ts'
import { loadStory } from '../../features/days/Story.tsx'

export const Route = createFileRoute('/_user/dashboard')({
  codeSplitGroupings: [],
  // The list ignores a tag that it does not know.
  validateSearch: (search: { tag?: string }) => search,
  async loader({ context }) {
    const [{ board }] = await Promise.all([context.trpcUtils.dashboard.read.ensureData({}), loadStory(), loadToday()])
    // The board reserves its space until it renders, so the list does not wait for it.
    loadTheme(themeOf(board.id)).catch(() => {})
  },
  pendingComponent: DashboardSkeleton,
  component: lazyRouteComponent(() => import('../-signed-in.tsx'), 'DashboardPage'),
})
