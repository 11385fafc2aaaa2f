import { Trans } from '@lingui/react/macro'
import { IconFlag, IconLayoutDashboard } from '@tabler/icons-react'

/** The pages of the top bar, in their order; the menu of small screens lists the same ones. */
export const pages = [
  { to: '/dashboard', icon: IconLayoutDashboard, label: <Trans>Dashboard</Trans> },
  { to: '/missions', icon: IconFlag, label: <Trans>Missions</Trans> },
] as const
