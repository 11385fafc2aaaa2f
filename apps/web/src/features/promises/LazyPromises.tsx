import { Suspense } from 'react'
import { lazyWithTexts } from '../../app/lazy-with-texts.ts'

const Vouchers = lazyWithTexts(
  () => import('./Vouchers.tsx').then((module) => module.default),
  'groups',
  'notifications',
)

const ToGiveEverywhere = lazyWithTexts(
  () => import('./ToGiveEverywhere.tsx').then((module) => module.default),
  'groups',
  'notifications',
)

/** What the user has redeemed in a group. Its code loads after the rewards. */
export function LazyVouchers({ groupId }: { groupId: string }) {
  return (
    <Suspense fallback={null}>
      <Vouchers groupId={groupId} />
    </Suspense>
  )
}

/** What the user still has to give in all groups that the user leads. */
export function LazyToGiveEverywhere() {
  return (
    <Suspense fallback={null}>
      <ToGiveEverywhere />
    </Suspense>
  )
}
