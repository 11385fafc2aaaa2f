import { Trans } from '@lingui/react/macro'
import { IconUserQuestion } from '@tabler/icons-react'
import classes from './marks.module.css'

/** Says that no one has a task yet. */
export function DraftMark() {
  return (
    <span className={classes.mark} data-state="waiting">
      <IconUserQuestion size={15} aria-hidden="true" />
      <Trans>Not assigned yet</Trans>
    </span>
  )
}
