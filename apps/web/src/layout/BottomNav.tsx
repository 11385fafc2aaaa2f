import { useLingui } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'
import classes from './BottomNav.module.css'

export type BottomNavItem = { id: string; label: ReactNode; icon: ComponentType<{ size?: number | string }> }

type BottomNavProps = { items: BottomNavItem[]; current: string; onChoose: (id: string) => void }

/** The bottom bar of small screens: selects the visible part of the page. */
export function BottomNav({ items, current, onChoose }: BottomNavProps) {
  const { t } = useLingui()
  return (
    <nav className={classes.bar} aria-label={t`Sections`}>
      {items.map(({ id, label, icon: Icon }) => (
        <button
          key={id}
          type="button"
          className={classes.item}
          aria-current={id === current || undefined}
          onClick={() => onChoose(id)}
        >
          <Icon size={24} />
          {label}
        </button>
      ))}
    </nav>
  )
}
