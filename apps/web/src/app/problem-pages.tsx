import { Trans } from '@lingui/react/macro'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { Button } from '../ui/Button.tsx'
import { focusIfLost } from '../ui/focus-if-lost.ts'
import { Heading } from '../ui/Heading.tsx'
import { Logo } from '../ui/Logo.tsx'
import { lazyWithRetry } from './lazy-with-retry.ts'
import classes from './problem-pages.module.css'
import { useFailureText } from './use-failure-text.ts'

/** The page must work even when nothing can be loaded; then it has no picture. */
const LostPath = lazyWithRetry(() =>
  import('../ui/illustrations/LostPath.tsx').then((module) => ({ default: module.LostPath })),
)

/** The page shown when a route fails to load or render. */
export function RouteErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const text = useFailureText(error)
  return (
    <ProblemPage title={<Trans>That didn’t work</Trans>}>
      <p className={classes.text} role="alert">
        {text}
      </p>
      <Button
        onClick={() => {
          reset()
          void router.invalidate().then(() => focusIfLost())
        }}
      >
        <Trans>Try again</Trans>
      </Button>
    </ProblemPage>
  )
}

/** A page with a picture that explains what happened. */
export function ProblemPage({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <main className={classes.page} id="main" tabIndex={-1}>
      <Logo />
      <div className={classes.picture}>
        <Suspense>
          <LostPath />
        </Suspense>
      </div>
      <Heading order={1}>{title}</Heading>
      {children}
    </main>
  )
}
