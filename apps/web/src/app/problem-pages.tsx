import { Trans, useLingui } from '@lingui/react/macro'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { createContext, type ReactNode, Suspense, useContext } from 'react'
import { Button } from '../ui/Button.tsx'
import { focusIfLost } from '../ui/focus-if-lost.ts'
import { Heading } from '../ui/Heading.tsx'
import { Logo } from '../ui/Logo.tsx'
import { lazyWithRetry } from './lazy-with-retry.ts'
import classes from './problem-pages.module.css'
import { useFailureText } from './use-failure-text.ts'
import { usePageTitle } from './use-page-title.ts'

/** The page must work even when nothing can be loaded; then it has no picture. */
const LostPath = lazyWithRetry(() =>
  import('../ui/illustrations/LostPath.tsx').then((module) => ({ default: module.LostPath })),
)

/** The page shown when a route fails to load or render. */
export function RouteErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const text = useFailureText(error)
  const { t } = useLingui()
  return (
    <ProblemPage title={t`That didn’t work`}>
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

/** Whether the page is in a frame, which has the main part. */
export const InFrame = createContext(false)

/** A page with a picture that explains what happened. */
export function ProblemPage({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title)
  const Part = useContext(InFrame) ? 'div' : 'main'
  return (
    <Part className={classes.page} {...(Part === 'main' && { id: Part, tabIndex: -1 })}>
      <Logo />
      <div className={classes.picture}>
        <Suspense>
          <LostPath />
        </Suspense>
      </div>
      <Heading order={1}>{title}</Heading>
      {children}
    </Part>
  )
}
