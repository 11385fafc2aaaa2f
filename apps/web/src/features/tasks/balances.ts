import type { Award } from '@questboard/api/board/schema'
import type { Stats } from '@questboard/api/game/schema'
import { trpcUtils } from '../../app/trpc.ts'

type Balances = Partial<Award> & { stats: Stats }

let begun = 0
let newestShown = 0
let underway = 0
let crossed = false

/**
 * Sends an act that moves balances or the pawn, and shows what it answers. Several such acts may cross on the network:
 * an older answer then never replaces a newer one, and when all are there the truth is asked for once.
 */
export async function withBalances<Answer extends Balances>(send: () => Promise<Answer>): Promise<Answer> {
  const order = ++begun
  if (underway++ > 0) crossed = true
  try {
    const answer = await send()
    if (order > newestShown) {
      newestShown = order
      show(answer)
    }
    return answer
  } finally {
    underway--
    if (underway === 0 && crossed) {
      crossed = false
      void trpcUtils.profile.read.invalidate({})
      void trpcUtils.dashboard.read.invalidate({})
    }
  }
}

function show({ stats, board }: Balances): void {
  trpcUtils.profile.read.setData({}, (profile) => {
    if (!profile) return profile
    return { ...profile, stats, board: board ? { id: board.id, position: board.position } : profile.board }
  })
  if (board) trpcUtils.dashboard.read.setData({}, (dashboard) => dashboard && { ...dashboard, board })
}
