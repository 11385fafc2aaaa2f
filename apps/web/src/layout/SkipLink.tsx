import { Trans } from '@lingui/react/macro'
import classes from './SkipLink.module.css'

/** The first stop of the Tab key: past the bars, to what the page is about. */
export function SkipLink() {
  return (
    <a className={classes.skip} href="#main">
      <Trans>Skip to content</Trans>
    </a>
  )
}
