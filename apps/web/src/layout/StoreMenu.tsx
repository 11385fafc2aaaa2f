import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronDown } from '@tabler/icons-react'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { ActionMenu, type MenuAction } from '../ui/ActionMenu.tsx'
import classes from './StoreMenu.module.css'
import { buyGems, storePages } from './store-pages.tsx'

/** The store in the top bar: a menu of its pages, and of what is bought for money. */
export function StoreMenu() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isHere = useLocation({ select: ({ pathname }) => pathname.startsWith('/store') })
  const actions: MenuAction[] = [
    buyGems,
    ...storePages.map(({ to, label, icon }) => ({ id: to, label, icon, onChoose: () => void navigate({ to }) })),
  ]
  const button = (
    <span className={classes.name} data-here={isHere || undefined}>
      <Trans>Store</Trans>
      <IconChevronDown size={16} aria-hidden="true" />
    </span>
  )
  return <ActionMenu label={t`Store`} button={button} buttonClassName={classes.button} actions={actions} />
}
