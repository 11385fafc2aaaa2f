import { Trans } from '@lingui/react/macro'
import type { Avatar, BoardItem } from '@questboard/api/store/schema'
import { openLoaded } from '../../app/mutations/open-loaded.ts'
import { buyAvatar } from './buy-avatar.ts'
import { buyBoard } from './buy-board.ts'
import { type Currency, pricesOf } from './price.ts'

/** Confirms and buys an avatar. */
export function openBuyAvatar(avatar: Avatar): void {
  openBuy(avatar, 'square', (currency) => buyAvatar(avatar.id, currency))
}

/** Confirms and buys a board. */
export function openBuyBoard(board: BoardItem): void {
  openBuy(board, 'wide', () => buyBoard(board.id))
}

function openBuy(item: Avatar | BoardItem, shape: 'square' | 'wide', buy: (currency: Currency) => Promise<void>): void {
  const { name, imagePath } = item
  const [first, ...others] = pricesOf(item)
  if (!first) return
  openLoaded({
    title: <Trans>Buy “{name}”?</Trans>,
    width: 440,
    load: () => import('./BuyForm.tsx'),
    render: ({ BuyForm }, close) => (
      <BuyForm picture={{ imagePath, shape }} prices={[first, ...others]} buy={buy} close={close} />
    ),
  })
}
