import { Suspense } from 'react'
import { lazyWithRetry } from '../../app/lazy-with-retry.ts'
import { loadCatalog } from '../../app/locale.ts'
import { trpc } from '../../app/trpc.ts'

const HolidayBanner = lazyWithRetry(() =>
  Promise.all([import('./HolidayBanner.tsx'), loadCatalog('days')]).then(([part]) => part),
)

/** Shows a banner on the dashboard while the player is on holiday. */
export function Holiday() {
  const [{ holidayMode }] = trpc.profile.read.useSuspenseQuery({})
  return <Suspense>{holidayMode && <HolidayBanner />}</Suspense>
}
