import { Trans } from '@lingui/react/macro'
import classes from './rewards.module.css'

/** The words of a leader about the last request for a reward. They are empty after a refusal without words. */
export function LastAnswer({ note }: { note: string }) {
  return (
    <span className={classes.answer} dir="auto">
      {note === '' ? <Trans>Not this time.</Trans> : <q>{note}</q>}
    </span>
  )
}
