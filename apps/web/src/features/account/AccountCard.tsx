import { Paper, Text, Title } from '@mantine/core'
import { type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef } from 'react'
import { lazyWithTexts } from '../../app/lazy-with-texts.ts'
import { isTablet } from '../../app/user-storage.ts'
import { focusIfLost } from '../../ui/focus-if-lost.ts'
import classes from './AccountCard.module.css'

const TabletNotice = lazyWithTexts(
  () => import('../devices/TabletNotice.tsx').then((module) => module.TabletNotice),
  'tablet',
)

type AccountCardProps = { title: ReactNode; text?: ReactNode; children: ReactNode; footer?: ReactNode }

/** The card of the sign-in and sign-up pages. */
export function AccountCard({ title, text, children, footer }: AccountCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnNewHeading(heading)
  return (
    <main className={classes.page} id="main" tabIndex={-1}>
      <svg className={classes.path} viewBox="0 0 1200 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <path className={classes.hill} d="M0 190c180-90 330-80 520-20s390 70 680-60v190H0Z" />
        <path className={classes.trail} d="M-20 250C160 150 300 260 470 230S760 130 900 190s200 40 340-30" />
        {tiles.map(([x, y, kind]) => (
          <g key={x} transform={`translate(${x} ${y})`}>
            <rect className={classes.edge} data-kind={kind} x="-26" y="-14" width="52" height="40" rx="13" />
            <rect className={classes.tile} data-kind={kind} x="-26" y="-20" width="52" height="40" rx="13" />
          </g>
        ))}
      </svg>
      <Paper className={classes.card} radius="lg">
        <header className={classes.head}>
          <Title ref={heading} order={1} size="h2" tabIndex={-1}>
            {title}
          </Title>
          {text && <Text c="dimmed">{text}</Text>}
        </header>
        {isTablet && (
          <Suspense>
            <TabletNotice />
          </Suspense>
        )}
        {children}
        {footer && <footer className={classes.footer}>{footer}</footer>}
      </Paper>
    </main>
  )
}

let last = { pathname: '', text: '' }

/**
 * Focuses the heading when the answer to the button of a page replaces its card. The button has gone then, and nothing
 * else would say the outcome to a screen reader.
 */
function useFocusOnNewHeading(heading: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const text = heading.current?.textContent ?? ''
    if (text === last.text) return
    const { pathname } = window.location
    if (pathname === last.pathname) focusIfLost(heading.current)
    last = { pathname, text }
  })
}

const tiles: [x: number, y: number, kind: 'plain' | 'gold' | 'gem'][] = [
  [40, 222, 'plain'],
  [140, 194, 'gold'],
  [240, 206, 'plain'],
  [960, 206, 'plain'],
  [1060, 210, 'gem'],
  [1160, 184, 'plain'],
]
