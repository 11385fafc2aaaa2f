import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { createPortal } from 'react-dom'
import { Button } from '../../ui/Button.tsx'
import { useStore } from '../../ui/store.ts'
import { shownToast } from '../../ui/toasts.ts'
import classes from './coach.module.css'
import { firstEarned } from './first-task.ts'

/**
 * Explains the rewards once, after the very first task, when its toast has gone: together they would cover the list.
 */
export default function CoachMark() {
  const { t } = useLingui()
  const gold = useStore(firstEarned)
  const isUndoable = useStore(shownToast)?.undo !== undefined
  if (gold === null || isUndoable) return null
  const earned = t`${plural(gold, { one: '# gold', other: '# gold' })}`
  // Over the page, so that the rows do not move under the finger that has just ticked one.
  return createPortal(
    <div className={classes.mark} role="status">
      <p className={classes.text}>
        <strong>
          <Trans>Your first task is done!</Trans>
        </strong>{' '}
        {gold > 0 ? (
          <Trans>Your pawn moved and you earned {earned}.</Trans>
        ) : (
          <Trans>Your pawn moved on the board.</Trans>
        )}{' '}
        <Trans>Coloured squares hide surprises. Keep going!</Trans>
      </p>
      <Button size="compact-md" onClick={() => firstEarned.write(null)}>
        <Trans>Got it</Trans>
      </Button>
    </div>,
    document.body,
  )
}
