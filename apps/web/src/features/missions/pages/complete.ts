import type { Award } from '@questboard/api/board/schema'
import type { Mission } from '@questboard/api/missions/schema'
import { withBalances } from '../../../app/mutations/balances.ts'
import { trpcClient } from '../../../app/trpc.ts'
import { endToast } from '../../../ui/toasts.ts'
import { completed } from '../changes.ts'
import { perform, settled } from '../current.ts'

/** Completes a mission whose tasks are all done: balances and pawn move with the answer, and so does the mission. */
export async function completeMission({ id }: Mission): Promise<Award> {
  // A task that was ticked or deleted a moment ago may still be on its way, or wait for its note to go.
  endToast()
  await settled()
  return withBalances(() =>
    perform({ lane: id, send: () => trpcClient.missions.complete.mutate({ id }), settle: () => completed(id) }),
  )
}
