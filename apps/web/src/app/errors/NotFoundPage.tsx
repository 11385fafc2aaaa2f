import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Button } from '../../ui/Button.tsx'
import classes from '../problem-pages.module.css'
import { ProblemPage } from '../problem-pages.tsx'

/** The page for an unknown path. */
export default function NotFoundPage() {
  const { t } = useLingui()
  return (
    <ProblemPage title={t`You’ve landed off the board`}>
      <p className={classes.text}>
        <Trans>This page doesn’t exist.</Trans>
      </p>
      <Button renderRoot={(props) => <Link to="/" {...props} />}>
        <Trans>Back to start</Trans>
      </Button>
    </ProblemPage>
  )
}
