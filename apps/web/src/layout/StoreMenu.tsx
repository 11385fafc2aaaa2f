import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronDown } from '@tabler/icons-react'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { showNotOpened } from '../app/mutations/on-demand.ts'
import { ActionMenu } from '../ui/ActionMenu.tsx'
import classes from './StoreMenu.module.css'

/** The store in the top bar: a menu of its pages, and buying gems. */
export function StoreMenu() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isHere = useLocation({ select: ({ pathname }) => pathname.startsWith('/store') })
  const go = (href: string) => void navigate({ href })
  const button = (
    <span className={classes.name} data-here={isHere || undefined}>
      <Trans>Store</Trans>
      <IconChevronDown size={16} aria-hidden="true" />
    </span>
  )
  return (
    <ActionMenu
      label={t`Store`}
      button={button}
      buttonClassName={classes.button}
      actions={() => import('./menu-actions.tsx').then(({ storeActions }) => storeActions(go))}
      onFailed={showNotOpened}
    />
  )
}
