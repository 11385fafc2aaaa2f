import { Suspense } from 'react'
import { lazyWithTexts } from '../../app/lazy-with-texts.ts'
import { trpc } from '../../app/trpc.ts'

const HolidayBanner = lazyWithTexts(() => import('./HolidayBanner.tsx').then((module) => module.default), 'days')

/** Shows a banner on the dashboard while the player is on holiday. */
export function Holiday() {
  const [{ holidayMode }] = trpc.profile.read.useSuspenseQuery({})
  return <Suspense>{holidayMode && <HolidayBanner />}</Suspense>
}
