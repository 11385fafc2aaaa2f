import { t } from '@lingui/core/macro'
import type { MissionTask } from '@questboard/api/missions/schema'
import { attempt } from '../../app/mutations/attempt.ts'
import { archiveMessages, deletionMessages, removeFromList } from '../../app/mutations/removal.ts'
import { trpcClient } from '../../app/trpc.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { announce } from '../../ui/toasts.ts'
import { addTasksIn, archiveTaskIn, removeTaskIn } from './changes.ts'
import { overlay, perform } from './current.ts'

/** Copies a task within its mission, as an open one. */
export function copyTask(missionId: string, task: MissionTask): void {
  const { id } = task
  const title = shortTitle(task.title)
  void attempt(t`Couldn’t copy “${title}”.`, async () => {
    await perform({
      queueKey: id,
      send: () => trpcClient.missions.tasks.copy.mutate({ missionId, taskId: id }),
      settle: (copy) => addTasksIn(missionId, copy),
    })
    announce(t`Added: ${title}`)
  })
}

/** Archives a completed task of an open mission, when the toast closes without an undo. It still counts. */
export function archiveTask(missionId: string, { id, title }: MissionTask): void {
  removeFromList({
    list: { overlay, perform },
    id,
    messages: archiveMessages(title),
    change: archiveTaskIn(missionId, id),
    send: () => trpcClient.missions.tasks.archive.mutate({ missionId, taskId: id }),
    method: 'PATCH',
    path: `/user/missions/${missionId}/tasks/${id}/archive`,
  })
}

/** Hides a task of a mission, and deletes it when the toast closes without an undo. */
export function removeTask(missionId: string, { id, title }: MissionTask): void {
  removeFromList({
    list: { overlay, perform },
    id,
    messages: deletionMessages(title),
    change: removeTaskIn(missionId, id),
    send: () => trpcClient.missions.tasks.remove.mutate({ missionId, taskId: id }),
    path: `/user/missions/${missionId}/tasks/${id}`,
  })
}
