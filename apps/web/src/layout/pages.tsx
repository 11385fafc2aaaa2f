import { Trans } from '@lingui/react/macro'
import { IconFlag, IconLayoutDashboard, IconUsersGroup } from '@tabler/icons-react'

/** The pages of the top bar, in their order; the menu of small screens lists the same ones. */
export const pages = [
  { to: '/dashboard', icon: IconLayoutDashboard, label: <Trans>Dashboard</Trans> },
  { to: '/missions', icon: IconFlag, label: <Trans>Missions</Trans> },
  { to: '/groups', icon: IconUsersGroup, label: <Trans>Groups</Trans> },
] as const
