import { useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { DashboardLayout } from '../dashboard/DashboardLayout.tsx'
import classes from './parts.module.css'

export type DashboardPart = {
  id: string
  label: ReactNode
  icon: ComponentType<{ size?: number | string }>
  content: ReactNode
  /** Beside the board, or below it; with room for a third column, in that one. */
  place: 'main' | 'aside'
}

type PartsLayoutProps = {
  /** The whole board, or its strip on small screens. */
  board: ReactNode
  isSmall: boolean
  parts: DashboardPart[]
  /** Above the board; small screens show it in a part. */
  above?: ReactNode
}

/**
 * A dashboard in parts. Small screens show one at a time, chosen above it. The address names it, so a reload keeps it.
 */
export function PartsLayout({ board, isSmall, parts, above }: PartsLayoutProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const hash = useLocation({ select: (location) => location.hash })
  const chosen = (parts.find(({ id }) => id === hash) ?? parts[0])?.id
  const choose = (id: string) =>
    void navigate({ to: '.', hash: id, replace: true, resetScroll: false, hashScrollIntoView: false })
  const shown = (place: DashboardPart['place']) =>
    parts.filter((part) => part.place === place).map(({ id, content }) => <div key={id}>{content}</div>)
  if (!isSmall) {
    const [main, aside] = [shown('main'), shown('aside')]
    return <DashboardLayout board={board} isSmall={false} main={main} aside={aside} above={above} />
  }
  return (
    <>
      <nav className={classes.bar} aria-label={t`Sections`}>
        {parts.map(({ id, label, icon: Icon }) => (
          <button
            key={id}
            type="button"
            className={classes.item}
            aria-current={id === chosen || undefined}
            onClick={() => choose(id)}
          >
            <Icon size={20} />
            {label}
          </button>
        ))}
      </nav>
      <DashboardLayout board={board} isSmall main={parts.find(({ id }) => id === chosen)?.content} />
    </>
  )
}
