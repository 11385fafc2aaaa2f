import { watchMilestones } from '../mutations/balances.ts'
import { queryClient } from '../query-client.ts'
import { trpcUtils } from '../trpc.ts'

/** The lists of movements and purchases, which have their own keys. */
const lists = [['ledger'], ['store', 'purchases']]

/** Refetches the balances and their history after a change that this window did not make. */
export function refreshBalances(): void {
  watchMilestones()
  void trpcUtils.profile.read.invalidate({})
  void trpcUtils.dashboard.read.invalidate({})
  void trpcUtils.payments.read.invalidate()
  for (const queryKey of lists) void queryClient.invalidateQueries({ queryKey })
}
