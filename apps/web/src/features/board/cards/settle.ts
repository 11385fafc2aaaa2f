import { trpcUtils } from '../../../app/trpc.ts'
import { withSettledCard } from './card-key.ts'

/** Shows a card as settled wherever the board is shown. */
export function settleCard(key: string): void {
  trpcUtils.dashboard.read.setData({}, (dashboard) => {
    return dashboard && { ...dashboard, board: withSettledCard(dashboard.board, key) }
  })
}
