import { createFileRoute } from '@tanstack/react-router'
import { loadCatalog } from '../../app/locale.ts'
import { MonthPage } from '../../features/month/MonthPage.tsx'
import type { CalendarSearch } from '../../features/month/month.ts'

export const Route = createFileRoute('/_user/calendar')({
  // The page replaces a month or day that it cannot show.
  validateSearch: (search: CalendarSearch) => search,
  loader: () => Promise.all([loadCatalog('month'), loadCatalog('schedules')]),
  component: () => <MonthPage search={Route.useSearch()} />,
})
