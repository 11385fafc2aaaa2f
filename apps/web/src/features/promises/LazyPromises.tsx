import { type ComponentType, lazy, Suspense } from 'react'
import { loadCatalog } from '../../app/locale.ts'
import { useGroup } from '../groups/use-group.ts'

const withTexts = <Props,>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(async () => {
    const [module] = await Promise.all([load(), loadCatalog('groups'), loadCatalog('notifications')])
    return module
  })

const Vouchers = withTexts(() => import('./Vouchers.tsx'))
const ToGive = withTexts(() => import('./ToGive.tsx'))
const ToGiveEverywhere = withTexts(() => import('./ToGiveEverywhere.tsx'))

/** What the user has redeemed in a group. Its code loads after the rewards. */
export function LazyVouchers({ groupId }: { groupId: string }) {
  return (
    <Suspense fallback={null}>
      <Vouchers groupId={groupId} />
    </Suspense>
  )
}

/** What the leaders of a group still have to give. */
export function LazyToGive({ groupId }: { groupId: string }) {
  const { group } = useGroup(groupId)
  return (
    <Suspense fallback={null}>
      <ToGive group={group} />
    </Suspense>
  )
}

/** The same for all groups that the user leads. */
export function LazyToGiveEverywhere() {
  return (
    <Suspense fallback={null}>
      <ToGiveEverywhere />
    </Suspense>
  )
}
