import { Suspense } from 'react'
import { DayRollover } from '../features/days/DayRollover.tsx'
import { Banner } from '../features/offline/load.ts'
import { UserLayout } from '../layout/UserLayout.tsx'

export { DashboardPage } from '../features/dashboard/DashboardPage.tsx'

/** The layout of the signed-in pages. It shares a chunk with the dashboard, where nearly every visit starts. */
export function SignedIn() {
  return (
    <>
      <DayRollover />
      <Suspense>
        <Banner />
      </Suspense>
      <UserLayout />
    </>
  )
}
