import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { attempt } from '../../../app/mutations/attempt.ts'
import { openLoaded } from '../../../app/mutations/open-loaded.ts'
import { repeatable } from '../../../app/mutations/repeatable.ts'
import { shortTitle } from '../../../ui/short-title.ts'
import { emptyTask } from '../../tasks/empty-task.ts'
import type { TaskValues } from '../task-handlers.tsx'
import { taskDraftOf } from './add-task.ts'

export function addTask(missionId: string, written: TaskValues): void {
  const title = shortTitle(written.title)
  void attempt(t`Couldn’t add “${title}”.`, taskDraftOf(missionId, written).add)
}

/** Opens the full form for a new task that was started in quick add. `onAdded` is called when it was added. */
export function openNewTask(missionId: string, begun: TaskValues, onAdded: () => void): void {
  const save = repeatable((written: TaskValues) => taskDraftOf(missionId, written))
  const written = { ...emptyTask, ...begun }
  openLoaded({
    title: <Trans>New task</Trans>,
    load: () => import('../../tasks/TaskForm.tsx'),
    catalog: 'schedules',
    render: ({ TaskForm }, close) => (
      <TaskForm task={written} isNew save={(saved) => save(saved).then(onAdded)} mayAskResult={false} close={close} />
    ),
  })
}
