import { Trans, useLingui } from '@lingui/react/macro'
import type { Assignee, GroupTask } from '@questboard/api/group-tasks/schema'
import type { Group } from '@questboard/api/groups/schema'
import { IconArrowBackUp, IconCircle, IconCircleCheckFilled, IconHourglass } from '@tabler/icons-react'
import { Portrait } from '../../ui/Portrait.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import classes from './assignees.module.css'

type State = 'open' | 'waiting' | 'done' | 'refused'

const icons = { open: IconCircle, waiting: IconHourglass, done: IconCircleCheckFilled, refused: IconArrowBackUp }

const stateOf = ({ completed, approveRequested, note }: Assignee): State =>
  approveRequested ? 'waiting' : completed ? 'done' : note === null ? 'open' : 'refused'

type AssigneesProps = {
  group: Group
  task: GroupTask
  /** Whether it shows how many items of the checklist each of them has ticked. */
  countsSteps?: boolean
}

/** The assignees of a task and their progress. */
export function Assignees({ group, task, countsSteps }: AssigneesProps) {
  const { t } = useLingui()
  const steps = countsSteps ? task.checklist.length : 0
  const labels = { open: t`open`, waiting: t`waiting for approval`, done: t`done`, refused: t`sent back` }
  return (
    <ul className={classes.list} aria-label={t`Who it’s for`}>
      {task.assignees.map((assignee) => {
        const member = group.members.find(({ userId }) => userId === assignee.userId)
        if (!member) return null
        const state = stateOf(assignee)
        const Icon = icons[state]
        return (
          <li key={member.userId} className={classes.assignee} data-state={state} title={labels[state]}>
            <Portrait name={member.name} imageUrl={member.imageUrl} size={22} />
            <span className={classes.name} dir="auto">
              {member.name}
            </span>
            {steps > 0 && <Steps count={assignee.checked.length} of={steps} />}
            <Icon size={16} aria-hidden="true" />
            <VisuallyHidden>{labels[state]}</VisuallyHidden>
          </li>
        )
      })}
    </ul>
  )
}

function Steps({ count, of }: { count: number; of: number }) {
  return (
    <span className={classes.steps}>
      <VisuallyHidden>
        <Trans>Checklist:</Trans>{' '}
      </VisuallyHidden>
      {count}/{of}
    </span>
  )
}
