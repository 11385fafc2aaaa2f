import { Trans } from '@lingui/react/macro'
import { IconCircleCheck, IconHourglass, IconMessage, IconShieldCheck } from '@tabler/icons-react'
import classes from './marks.module.css'

type ApprovalState = {
  requireApprove: boolean
  approveRequested: boolean
  approved: boolean
  completed: boolean
  note?: string | null
}

/** Whether approval is needed, awaited, given, or refused with words. */
export function ApprovalMark({
  task: { requireApprove, approveRequested, approved, completed, note },
}: {
  task: ApprovalState
}) {
  if (approveRequested) {
    return (
      <span className={classes.mark} data-state="waiting">
        <IconHourglass size={15} aria-hidden="true" />
        <Trans>Awaiting approval</Trans>
      </span>
    )
  }
  if (approved && completed) {
    return (
      <span className={classes.mark} data-state="approved">
        <IconCircleCheck size={15} aria-hidden="true" />
        <Trans context="task">Approved</Trans>
      </span>
    )
  }
  if (note && !completed) {
    return (
      <span className={classes.mark} data-state="refused" dir="auto">
        <IconMessage size={15} aria-hidden="true" />
        <Trans>Not yet: {note}</Trans>
      </span>
    )
  }
  if (!requireApprove || completed) return null
  return (
    <span className={classes.mark}>
      <IconShieldCheck size={15} aria-hidden="true" />
      <Trans>Needs approval</Trans>
    </span>
  )
}
