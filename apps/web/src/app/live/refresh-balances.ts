import { watchMilestones } from '../mutations/balances.ts'
import { queryClient } from '../query-client.ts'
import { trpcUtils } from '../trpc.ts'

/** What is listed of movements and purchases, under keys of its own. */
const lists = [['ledger'], ['store', 'purchases']]

/** Reads anew what one has, and why: something moved it that this window did not do. */
export function refreshBalances(): void {
  watchMilestones()
  void trpcUtils.profile.read.invalidate({})
  void trpcUtils.dashboard.read.invalidate({})
  void trpcUtils.payments.read.invalidate()
  for (const queryKey of lists) void queryClient.invalidateQueries({ queryKey })
}
