import type { Award } from '@questboard/api/board/schema'
import type { Mission } from '@questboard/api/missions/schema'
import { withBalances } from '../../../app/mutations/balances.ts'
import { trpcClient } from '../../../app/trpc.ts'
import { endToast } from '../../../ui/toasts.ts'
import { completed } from '../changes.ts'
import { perform, settled } from '../current.ts'

/** Completes a mission whose tasks are all done. Balances, pawn and mission change with the response. */
export async function completeMission({ id }: Mission): Promise<Award> {
  // A task ticked or deleted just now may still be pending, or wait for its toast to close.
  endToast()
  await settled()
  return withBalances(() =>
    perform({ queueKey: id, send: () => trpcClient.missions.complete.mutate({ id }), settle: () => completed(id) }),
  )
}
