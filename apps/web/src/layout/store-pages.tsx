import { Trans } from '@lingui/react/macro'
import { IconMap2, IconMoodSmile, IconReceipt } from '@tabler/icons-react'

/** The pages of the store, as its menu and the menu of small screens list them. */
export const storePages = [
  { to: '/store/avatars', icon: IconMoodSmile, label: <Trans>Avatars</Trans> },
  { to: '/store/boards', icon: IconMap2, label: <Trans>Boards</Trans> },
  { to: '/store/purchases', icon: IconReceipt, label: <Trans>My purchases</Trans> },
] as const
