import { Trans } from '@lingui/react/macro'
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { Heading } from '../ui/Heading.tsx'
import { Logo } from '../ui/Logo.tsx'
import classes from './problem-pages.module.css'
import { useFailureText } from './use-failure-text.ts'

/** The page of a path that does not exist. */
export function NotFoundPage() {
  return (
    <ProblemPage title={<Trans>This square is not on the board</Trans>}>
      <p className={classes.text}>
        <Trans>The address may be mistyped, or the page has moved.</Trans>
      </p>
      <Button renderRoot={(props) => <Link to="/" {...props} />}>
        <Trans>Back to the start</Trans>
      </Button>
    </ProblemPage>
  )
}

/** What stands in a page's place when it cannot be loaded or drawn. */
export function RouteErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const text = useFailureText(error)
  return (
    <ProblemPage title={<Trans>That did not work</Trans>}>
      <p className={classes.text} role="alert">
        {text}
      </p>
      <Button
        onClick={() => {
          reset()
          void router.invalidate()
        }}
      >
        <Trans>Try again</Trans>
      </Button>
    </ProblemPage>
  )
}

function ProblemPage({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <main className={classes.page} id="main" tabIndex={-1}>
      <Logo />
      <svg className={classes.picture} viewBox="0 0 200 110" aria-hidden="true">
        <path className={classes.path} d="M4 92 C50 92 42 48 84 48" />
        <path className={classes.path} d="M128 46 C170 46 152 20 196 20" />
        <rect className={classes.tile} x="10" y="80" width="26" height="22" rx="7" />
        <rect className={classes.tile} x="52" y="46" width="26" height="22" rx="7" />
        <rect className={classes.gap} x="92" y="36" width="30" height="26" rx="8" />
        <rect className={classes.tile} x="136" y="34" width="26" height="22" rx="7" />
        <rect className={classes.tile} x="170" y="10" width="26" height="22" rx="7" />
        <circle className={classes.pawn} cx="65" cy="20" r="8" />
        <path className={classes.pawn} d="M65 26c7 0 5 12 12 24H53c7-12 5-24 12-24Z" />
      </svg>
      <Heading order={1}>{title}</Heading>
      {children}
    </main>
  )
}
