import { Trans } from '@lingui/react/macro'
import classes from './SkipLink.module.css'

/** The first tab stop: skips the bars and moves to the main content. */
export function SkipLink() {
  return (
    <a className={classes.skip} href="#main">
      <Trans>Skip to content</Trans>
    </a>
  )
}
