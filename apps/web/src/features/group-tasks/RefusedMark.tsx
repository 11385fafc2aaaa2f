import { Trans } from '@lingui/react/macro'
import { IconMessage } from '@tabler/icons-react'
import classes from './marks.module.css'

/** Says that a leader sent the task back, and why. The note is empty if there is none. */
export function RefusedMark({ note }: { note: string }) {
  return (
    <span className={classes.mark} data-state="refused" dir="auto">
      <IconMessage size={15} aria-hidden="true" />
      {note === '' ? <Trans>Not yet. Try once more.</Trans> : <Trans>Not yet: {note}</Trans>}
    </span>
  )
}

/** The words of a leader with an approval. */
export function NoteMark({ note }: { note: string }) {
  return (
    <span className={classes.mark} dir="auto">
      <IconMessage size={15} aria-hidden="true" />
      <q>{note}</q>
    </span>
  )
}
