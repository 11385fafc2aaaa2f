import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import { attempt } from '../../app/mutations/attempt.ts'
import { onDemand } from '../../app/mutations/on-demand.ts'
import { openLoaded } from '../../app/mutations/open-loaded.ts'
import { keepFocus } from '../../ui/row-focus.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { showMessage } from '../../ui/toasts.ts'
import { ownIdIn } from '../groups/own-id.ts'
import { isReopenable } from './changes.ts'
import { completeAssignedTask } from './complete.ts'
import { RefusedMark } from './RefusedMark.tsx'
import { reopenAssignedTask } from './reopen.ts'

/** Completes a task, or reopens it where that is possible. */
export function tickOwn(task: UserGroupTask): void {
  const title = shortTitle(task.title)
  if (isReopenable(task)) {
    keepFocus(() => void attempt(t`Couldn’t mark “${title}” as not done.`, () => reopenAssignedTask(task)))
  } else if (isOfAnother(task)) {
    onDemand(
      () => import('./say-whose-turn.ts'),
      ({ sayWhoseTurn }) => void sayWhoseTurn(task),
    )
  } else if (task.completed) {
    showMessage(t`A to-do that has earned rubies stays done.`)
  } else if (task.requireResult && task.result === null) writeOwnResult(task, { completes: true })
  else void attempt(t`“${title}” is still open.`, () => completeAssignedTask(task))
}

/** Whether someone else has the turn, or was faster. */
function isOfAnother({ groupId, assignment, completed, occurrence }: UserGroupTask): boolean {
  if (assignment === 'each' || completed || !occurrence) return false
  const whose = assignment === 'first' ? occurrence.takenBy : occurrence.holder
  return whose !== null && whose !== ownIdIn(groupId)
}

/** Shows the details of a task. */
export function openOwn(task: UserGroupTask): void {
  const { groupId, lastCompletedAt, note, completed } = task
  const shown = { ...task, gold: task.ruby, completedAt: null }
  openLoaded({
    title: <span dir="auto">{task.title}</span>,
    load: () => Promise.all([import('../tasks/TaskDetails.tsx'), import('../groups/AwaitedAnswer.tsx')]),
    catalog: 'groups',
    render: ([{ TaskDetails }, { AwaitedAnswer }], close) => (
      <>
        {task.approveRequested && lastCompletedAt && <AwaitedAnswer groupId={groupId} requestedAt={lastCompletedAt} />}
        {note !== null && !completed && !task.approveRequested && <RefusedMark note={note} />}
        <TaskDetails task={shown} currency="ruby" groupId={groupId} close={close} />
      </>
    ),
  })
}

/** Opens the form for the reminders that the user alone gets of a task. */
export function openOwnReminders(task: UserGroupTask): void {
  openLoaded({
    title: <Trans>My reminders</Trans>,
    width: 480,
    load: () => import('./OwnReminders.tsx'),
    catalog: 'schedules',
    render: ({ OwnReminders }, close) => <OwnReminders task={task} close={close} />,
  })
}

/** Opens the form for the result of a task, which can also complete it. */
export function writeOwnResult(task: UserGroupTask, { completes = false } = {}): void {
  openLoaded({
    title: <Trans>Result</Trans>,
    width: 480,
    load: () => Promise.all([import('../tasks/ResultForm.tsx'), import('./give-result.ts')]),
    catalog: 'schedules',
    render: ([{ ResultForm }, { giveOwnResult }], close) => (
      <ResultForm
        task={task}
        completes={completes}
        save={(result) => (completes ? completeAssignedTask(task, result) : giveOwnResult(task, result))}
        close={close}
      />
    ),
  })
}
