import { Trans } from '@lingui/react/macro'

/** The pages of the top bar, in order. The menu of small screens lists the same pages. */
export const pages = [
  { to: '/dashboard', label: <Trans>Dashboard</Trans> },
  { to: '/calendar', label: <Trans>Calendar</Trans> },
  { to: '/missions', label: <Trans>Missions</Trans> },
  { to: '/groups', label: <Trans>Groups</Trans> },
] as const
