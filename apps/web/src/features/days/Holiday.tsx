import { lazy, Suspense } from 'react'
import { trpc } from '../../app/trpc.ts'

const HolidayBanner = lazy(() => import('./HolidayBanner.tsx'))

/** Says on the dashboard that the player is on holiday; nothing on other days. */
export function Holiday() {
  const [{ holidayMode }] = trpc.profile.read.useSuspenseQuery({})
  return <Suspense>{holidayMode && <HolidayBanner />}</Suspense>
}
