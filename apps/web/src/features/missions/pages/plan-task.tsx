import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { MissionTask } from '@questboard/api/missions/schema'
import { attempt } from '../../../app/mutations/attempt.ts'
import { newId } from '../../../app/mutations/new-id.ts'
import { openLoaded } from '../../../app/mutations/open-loaded.ts'
import { repeatable } from '../../../app/mutations/repeatable.ts'
import { trpcClient } from '../../../app/trpc.ts'
import { shortTitle } from '../../../ui/short-title.ts'
import { announce } from '../../../ui/toasts.ts'
import { emptyTask } from '../../tasks/empty-task.ts'
import { addTasksIn } from '../changes.ts'
import { perform } from '../current.ts'
import type { TaskValues } from '../task-handlers.tsx'

/** The input for a task, under an id made here, so that the create can be repeated. */
const fieldsOf = ({ title, notes, gold, type, tags }: TaskValues) => ({ title, notes, gold, type, tags, id: newId() })

/** New tasks as the list shows them before the response. */
function shown(fields: ReturnType<typeof fieldsOf>[]): MissionTask[] {
  const at = new Date().toISOString()
  const open = { completed: false, archived: false, createdAt: at, updatedAt: at, completedAt: null }
  return fields.map((task) => ({ ...task, ...open }))
}

/**
 * Returns a function that adds a task to an open mission, where it appears at once. It may be called again after a
 * failure: the server creates it once.
 */
function prepareMissionTask(missionId: string, written: TaskValues) {
  const fields = fieldsOf(written)
  const change = addTasksIn(missionId, ...shown([fields]))
  return async (): Promise<void> => {
    const title = shortTitle(fields.title)
    announce(t`Added: ${title}`)
    await perform({
      queueKey: fields.id,
      change,
      send: () => trpcClient.missions.tasks.create.mutate({ ...fields, missionId }),
    })
  }
}

/** Returns a function that adds several tasks to an open mission, all or none. It may be called again, too. */
export function prepareMissionTasks(missionId: string, written: Omit<TaskValues, 'tags'>[]) {
  const tasks = written.map((task) => fieldsOf({ ...task, tags: [] }))
  const change = addTasksIn(missionId, ...shown(tasks))
  return async (): Promise<void> => {
    await perform({
      queueKey: tasks.map(({ id }) => id).join(),
      change,
      send: () => trpcClient.missions.tasks.createMany.mutate({ missionId, tasks }),
    })
  }
}

export function addTask(missionId: string, written: TaskValues, onRefused: () => void): void {
  const title = shortTitle(written.title)
  void attempt(t`Couldn’t add “${title}”.`, prepareMissionTask(missionId, written), onRefused)
}

/** Opens the full form for a new task that was started in quick add. `onAdded` is called when it was added. */
export function openNewTask(missionId: string, begun: TaskValues, onAdded: () => void): void {
  const save = repeatable((written: TaskValues) => prepareMissionTask(missionId, written))
  const written = { ...emptyTask, ...begun }
  openLoaded({
    title: <Trans>New task</Trans>,
    load: () => import('../../tasks/TaskForm.tsx'),
    catalog: 'schedules',
    render: ({ TaskForm }, close) => (
      <TaskForm task={written} isNew save={(saved) => save(saved).then(onAdded)} isOfMission close={close} />
    ),
  })
}
