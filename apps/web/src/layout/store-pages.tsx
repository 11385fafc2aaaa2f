import { Trans } from '@lingui/react/macro'
import { IconDiamond, IconMap2, IconMoodSmile, IconReceipt } from '@tabler/icons-react'
import { openBuyGems } from '../features/payments/open-buy-gems.tsx'
import type { MenuAction } from '../ui/ActionMenu.tsx'

/** The pages of the store, as its menu and the menu of small screens list them. */
export const storePages = [
  { to: '/store/avatars', icon: IconMoodSmile, label: <Trans>Avatars</Trans> },
  { to: '/store/boards', icon: IconMap2, label: <Trans>Boards</Trans> },
  { to: '/store/purchases', icon: IconReceipt, label: <Trans>My purchases</Trans> },
] as const

/** Gems are bought in a dialog, from wherever one stands. */
export const buyGems: MenuAction = {
  id: 'buy-gems',
  label: <Trans>Buy gems</Trans>,
  icon: IconDiamond,
  onChoose: openBuyGems,
}
