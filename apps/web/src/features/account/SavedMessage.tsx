import { Trans } from '@lingui/react/macro'
import { IconCheck } from '@tabler/icons-react'
import classes from './SavedMessage.module.css'

/** Next to a form's button: saved, or why not. */
export function SavedMessage({ shown, problem }: { shown: boolean; problem: string | null }) {
  return (
    <span className={classes.note} role="status" data-problem={problem !== null || undefined}>
      {problem ??
        (shown && (
          <>
            <IconCheck size={18} /> <Trans>Saved</Trans>
          </>
        ))}
    </span>
  )
}
