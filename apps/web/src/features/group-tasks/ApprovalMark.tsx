import { Trans } from '@lingui/react/macro'
import { IconCircleCheck, IconHourglass, IconShieldCheck } from '@tabler/icons-react'
import classes from './marks.module.css'
import { NoteMark, RefusedMark } from './RefusedMark.tsx'

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
        <Trans>Waiting for approval</Trans>
      </span>
    )
  }
  if (approved && completed) {
    return (
      <>
        <span className={classes.mark} data-state="approved">
          <IconCircleCheck size={15} aria-hidden="true" />
          <Trans context="task">Approved</Trans>
        </span>
        {note && <NoteMark note={note} />}
      </>
    )
  }
  if (note && completed) return <NoteMark note={note} />
  if (typeof note === 'string' && !completed) return <RefusedMark note={note} />
  if (!requireApprove || completed) return null
  return (
    <span className={classes.mark}>
      <IconShieldCheck size={15} aria-hidden="true" />
      <Trans>Needs approval</Trans>
    </span>
  )
}
