import { trpcUtils } from '../../../app/trpc.ts'
import { withSettledCard } from './card-key.ts'

/** Marks a card as settled in every cached board. */
export function settleCard(key: string): void {
  trpcUtils.dashboard.read.setData({}, (dashboard) => {
    return dashboard && { ...dashboard, board: withSettledCard(dashboard.board, key) }
  })
}
