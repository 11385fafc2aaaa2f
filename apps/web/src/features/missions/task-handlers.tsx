import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Mission, MissionTask } from '@questboard/api/missions/schema'
import { formatDate } from '../../app/format-dates.ts'
import { attempt } from '../../app/mutations/attempt.ts'
import { openLoaded } from '../../app/mutations/open-loaded.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { showMessage } from '../../ui/toasts.ts'
import { emptyTask } from '../tasks/empty-task.ts'
import { completeMissionTask } from './complete-task.ts'
import { isOpen } from './progress.ts'
import { reopenMissionTask } from './reopen-task.ts'

/** The input for a task of a mission. */
export type TaskValues = Pick<MissionTask, 'title' | 'notes' | 'gold' | 'type' | 'tags'>

/** Why a task cannot be ticked now; null if it can. */
function readOnlyReason({ status, from }: Mission, { archived }: MissionTask): string | null {
  if (status === 'pending') {
    const day = formatDate(from)
    return t`The mission starts on ${day}. Its tasks wait until then.`
  }
  if (status !== 'active') return t`The mission is over. Its tasks can’t change.`
  return archived ? t`An archived task stays done.` : null
}

export function isReadOnly(mission: Mission, task: MissionTask): boolean {
  return mission.status !== 'active' || task.archived
}

/** Completes or reopens a task. */
export function tickMissionTask(mission: Mission, task: MissionTask): void {
  const title = shortTitle(task.title)
  const why = readOnlyReason(mission, task)
  if (why) {
    showMessage(why)
  } else if (task.completed) {
    void attempt(t`Couldn’t mark “${title}” as not done.`, () => reopenMissionTask(mission.id, task))
  } else void attempt(t`“${title}” is still open.`, () => completeMissionTask(mission, task))
}

/** Opens a task: to edit it, or to read it when it can no longer change. */
export function openTask(mission: Mission, task: MissionTask): void {
  if (task.completed || !isOpen(mission)) {
    openLoaded({
      title: <span dir="auto">{task.title}</span>,
      load: () => Promise.all([import('../tasks/TaskDetails.tsx'), import('./task-menu-handlers.ts')]),
      render: ([{ TaskDetails }, { copyTask }], close) => (
        <TaskDetails
          task={task}
          onCopy={isOpen(mission) ? () => copyTask(mission.id, task) : undefined}
          close={close}
        />
      ),
    })
    return
  }
  openLoaded({
    title: <Trans>Edit task</Trans>,
    load: () => Promise.all([import('../tasks/TaskForm.tsx'), import('./update-task.ts')]),
    catalog: 'schedules',
    render: ([{ TaskForm }, { updateMissionTask }], close) => (
      <TaskForm
        task={{ ...emptyTask, ...task }}
        save={(written) => updateMissionTask(mission.id, task, written)}
        isOfMission
        close={close}
      />
    ),
  })
}
