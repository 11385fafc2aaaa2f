import type { Today } from '@questboard/api/dashboard/schema'
import { loadCatalog } from '../../app/locale.ts'
import { todayInput } from '../../app/today-input.ts'
import { trpcUtils } from '../../app/trpc.ts'

export const familyPart = () =>
  Promise.all([import('./today/FamilyTasks.tsx'), loadCatalog('groups')]).then(([part]) => part)

export const approvalsPart = () =>
  Promise.all([import('./today/TodayApprovals.tsx'), loadCatalog('groups'), loadCatalog('notifications')]).then(
    ([part]) => part,
  )

export const hasFamilyTasks = ({ groups }: Today): boolean => groups.some(({ tasks }) => tasks.length > 0)

/** Whether requests or redeemed rewards wait for the user as a leader. */
export const awaitsLeader = ({ approvals, promises }: Today): boolean => approvals.count + promises.count > 0

/** Loads what the player's groups have for today, and its parts of the page. A failure leaves their own tasks. */
export async function loadToday(): Promise<void> {
  await trpcUtils.dashboard.today.prefetch(todayInput)
  const today = trpcUtils.dashboard.today.getData(todayInput)
  if (today && hasFamilyTasks(today)) await familyPart().catch(() => {})
  if (today && awaitsLeader(today)) await approvalsPart().catch(() => {})
}
