import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { GroupMission, GroupMissionTask } from '@questboard/api/group-missions/schema'
import { attempt } from '../../app/mutations/attempt.ts'
import { newId } from '../../app/mutations/new-id.ts'
import { openLoaded } from '../../app/mutations/open-loaded.ts'
import { archiveMessages, deletionMessages, removeFromList } from '../../app/mutations/removal.ts'
import { repeatable } from '../../app/mutations/repeatable.ts'
import { trpcClient } from '../../app/trpc.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { announce } from '../../ui/toasts.ts'
import type { TaskValues } from '../missions/task-handlers.tsx'
import { emptyTask } from '../tasks/empty-task.ts'
import { groupMissionsIn } from './group-missions.ts'
import { addTasksIn, archiveTaskIn, removeTaskIn, replaceTaskIn } from './work.ts'

type MissionIds = Pick<GroupMission, 'id' | 'groupId'>

const rubiesOf = ({ gold, title, notes, type, tags }: TaskValues) => ({ title, notes, type, tags, ruby: gold })

/**
 * Returns a function that adds a task to an open mission. It may be called again after a failure: the server creates the
 * task once.
 */
function prepareMissionTask({ id: missionId, groupId }: MissionIds, written: TaskValues) {
  const fields = { ...rubiesOf(written), id: newId() }
  return async (): Promise<void> => {
    const title = shortTitle(fields.title)
    announce(t`Added: ${title}`)
    await groupMissionsIn(groupId).perform({
      queueKey: fields.id,
      change: addTasksIn(missionId, { ...fields, archived: false, completedBy: [] }),
      send: () => trpcClient.groupMissions.tasks.create.mutate({ ...fields, groupId, missionId }),
    })
  }
}

/** Adds a task to an open mission. It appears at once. */
export function addTask(mission: MissionIds, written: TaskValues, onRefused: () => void): void {
  const title = shortTitle(written.title)
  void attempt(t`Couldn’t add “${title}”.`, prepareMissionTask(mission, written), onRefused)
}

/** Opens the full form for a new task that was started in quick add. `onAdded` is called when it was added. */
export function openNewTask(mission: MissionIds, begun: TaskValues, onAdded: () => void): void {
  const save = repeatable((written: TaskValues) => prepareMissionTask(mission, written))
  openLoaded({
    title: <Trans>New task</Trans>,
    load: () => import('../tasks/TaskForm.tsx'),
    catalog: 'schedules',
    render: ({ TaskForm }, close) => (
      <TaskForm
        task={{ ...emptyTask, ...begun }}
        isNew
        currency="ruby"
        groupId={mission.groupId}
        save={(written) => save(written).then(onAdded)}
        isOfMission
        close={close}
      />
    ),
  })
}

/** Opens the form of a task of an open mission. */
export function openTask({ id: missionId, groupId }: MissionIds, task: GroupMissionTask): void {
  const save = async (written: TaskValues) => {
    const fields = { ...rubiesOf(written), groupId, missionId, taskId: task.id }
    await groupMissionsIn(groupId).perform({
      queueKey: task.id,
      send: () => trpcClient.groupMissions.tasks.update.mutate(fields),
      settle: (saved) => replaceTaskIn(missionId, saved),
    })
  }
  openLoaded({
    title: <Trans>Edit task</Trans>,
    load: () => import('../tasks/TaskForm.tsx'),
    catalog: 'schedules',
    render: ({ TaskForm }, close) => (
      <TaskForm
        task={{ ...emptyTask, ...task, gold: task.ruby }}
        currency="ruby"
        groupId={groupId}
        save={save}
        isOfMission
        close={close}
      />
    ),
  })
}

/** Copies a task within its mission. */
export function copyTask({ id: missionId, groupId }: MissionIds, task: GroupMissionTask): void {
  const title = shortTitle(task.title)
  void attempt(t`Couldn’t copy “${title}”.`, async () => {
    await groupMissionsIn(groupId).perform({
      queueKey: task.id,
      send: () => trpcClient.groupMissions.tasks.copy.mutate({ groupId, missionId, taskId: task.id }),
      settle: (copy) => addTasksIn(missionId, copy),
    })
    announce(t`Added: ${title}`)
  })
}

/** Archives a task. It still counts for those who have done it, and the others need not do it. */
export function archiveTask({ id: missionId, groupId }: MissionIds, { id, title }: GroupMissionTask): void {
  removeFromList({
    list: groupMissionsIn(groupId),
    id,
    messages: archiveMessages(title),
    change: archiveTaskIn(missionId, id),
    send: () => trpcClient.groupMissions.tasks.archive.mutate({ groupId, missionId, taskId: id }),
    method: 'PATCH',
    path: `/groups/${groupId}/missions/${missionId}/tasks/${id}/archive`,
  })
}

/** Hides a task of a mission, and deletes it when the toast closes without an undo. */
export function removeTask({ id: missionId, groupId }: MissionIds, { id, title }: GroupMissionTask): void {
  removeFromList({
    list: groupMissionsIn(groupId),
    id,
    messages: deletionMessages(title),
    change: removeTaskIn(missionId, id),
    send: () => trpcClient.groupMissions.tasks.remove.mutate({ groupId, missionId, taskId: id }),
    path: `/groups/${groupId}/missions/${missionId}/tasks/${id}`,
  })
}
