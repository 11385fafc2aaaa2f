import { type ComponentType, Suspense } from 'react'
import { lazyWithRetry } from '../../app/lazy-with-retry.ts'
import { loadCatalog } from '../../app/locale.ts'

const withTexts = <Props,>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazyWithRetry(async () => {
    const [module] = await Promise.all([load(), loadCatalog('groups'), loadCatalog('notifications')])
    return module
  })

const Vouchers = withTexts(() => import('./Vouchers.tsx'))
const ToGiveEverywhere = withTexts(() => import('./ToGiveEverywhere.tsx'))

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
