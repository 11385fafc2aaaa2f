import { Trans } from '@lingui/react/macro'
import {
  IconBell,
  IconCalendarMonth,
  IconChartBar,
  IconDiamond,
  IconFlag,
  IconKeyboard,
  IconLayoutDashboard,
  IconLogout,
  IconMap2,
  IconMoodSmile,
  IconReceipt,
  IconSettings,
  IconUsersGroup,
} from '@tabler/icons-react'
import { signOut } from '../app/sign-out.ts'
import { openBuyGems } from '../features/payments/open-buy-gems.tsx'
import { openShortcuts } from '../features/shortcuts/open.tsx'
import type { MenuAction } from '../ui/ActionMenu.tsx'
import { pages } from './pages.tsx'

type Go = (href: string) => void

const pageIcons = {
  '/dashboard': IconLayoutDashboard,
  '/calendar': IconCalendarMonth,
  '/missions': IconFlag,
  '/groups': IconUsersGroup,
}

const storePages = [
  { to: '/store/avatars', icon: IconMoodSmile, label: <Trans>Avatars</Trans> },
  { to: '/store/boards', icon: IconMap2, label: <Trans>Boards</Trans> },
  { to: '/store/purchases', icon: IconReceipt, label: <Trans>My purchases</Trans> },
]

const toPage = (go: Go) => (page: { to: string; label: MenuAction['label']; icon: MenuAction['icon'] }) => ({
  id: page.to,
  label: page.label,
  icon: page.icon,
  onChoose: () => go(page.to),
})

/** The store menu: buying gems in a dialog, and the pages of the store. */
export function storeActions(go: Go): MenuAction[] {
  const gems = { id: 'buy-gems', label: <Trans>Buy gems</Trans>, icon: IconDiamond, onChoose: openBuyGems }
  return [gems, ...storePages.map(toPage(go))]
}

/** The account menu. On small screens one menu has everything. Rules: Pages and menus. */
export function accountActions(go: Go, { isSmall }: { isSmall: boolean }): MenuAction[] {
  const notifications = { to: '/notifications', label: <Trans>Notifications</Trans>, icon: IconBell }
  const statistics = { to: '/statistics', label: <Trans>Statistics</Trans>, icon: IconChartBar }
  const settings = { to: '/settings', label: <Trans>Settings</Trans>, icon: IconSettings }
  const small = [
    ...pages.map((page) => toPage(go)({ ...page, icon: pageIcons[page.to] })),
    ...storeActions(go),
    toPage(go)(notifications),
  ]
  return [
    ...(isSmall ? small : []),
    toPage(go)(statistics),
    toPage(go)(settings),
    { id: 'shortcuts', label: <Trans>Keyboard shortcuts</Trans>, icon: IconKeyboard, onChoose: openShortcuts },
    { id: 'leave', label: <Trans>Sign out</Trans>, icon: IconLogout, onChoose: () => void signOut() },
  ]
}
