import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ApprovalRequest } from '@questboard/api/dashboard/schema'
import { Progress } from '../../ui/Progress.tsx'
import { useStore } from '../../ui/store.ts'
import { approveAll } from './answer.ts'
import { openRefuseAll } from './approval-handlers.tsx'
import classes from './approvals.module.css'
import { progress } from './outcomes.ts'

type SelectionBarProps = { chosen: ApprovalRequest[]; onCleared: () => void }

/** The actions for all selected requests, and their progress. */
export function SelectionBar({ chosen, onCleared }: SelectionBarProps) {
  const { t } = useLingui()
  const running = useStore(progress)
  if (running) {
    const { done, all } = running
    return (
      <div className={classes.bar}>
        <span className={classes.barText}>
          <Trans>
            Answered {done} of {all}
          </Trans>
        </span>
        <span className={classes.barProgress}>
          <Progress label={t`Answering…`} percent={Math.round((done / all) * 100)} color="done" />
        </span>
      </div>
    )
  }
  if (chosen.length === 0) return null

  function approve() {
    // The buttons disappear, so the focus moves to the start of the list.
    document.querySelector<HTMLElement>('[data-adds]')?.focus({ preventScroll: true })
    approveAll(chosen)
    onCleared()
  }

  return (
    <fieldset className={classes.bar} aria-label={t`Answer all selected`}>
      <span className={classes.barText} role="status">
        <Plural value={chosen.length} one="# selected" other="# selected" />
      </span>
      <Button variant="subtle" size="sm" onClick={onCleared}>
        <Trans>Clear selection</Trans>
      </Button>
      <Button variant="default" size="sm" onClick={() => openRefuseAll(chosen, onCleared)}>
        <Trans>Send back</Trans>
      </Button>
      <Button color="green" size="sm" onClick={approve}>
        <Trans>Approve</Trans>
      </Button>
    </fieldset>
  )
}
