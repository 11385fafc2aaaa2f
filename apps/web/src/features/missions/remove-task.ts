import { t } from '@lingui/core/macro'
import type { MissionTask } from '@questboard/api/missions/schema'
import { removeWithUndo } from '../../app/mutations/removal.ts'
import { trpcClient } from '../../app/trpc.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { taskRemoved } from './changes.ts'
import { overlay, perform } from './current.ts'

/** Hides a task of a mission, and deletes it when the toast closes without an undo. */
export function removeMissionTask(missionId: string, task: MissionTask): void {
  const { id } = task
  const title = shortTitle(task.title)
  const change = taskRemoved(missionId, id)
  removeWithUndo({
    words: {
      deleted: t`“${title}” deleted.`,
      back: t`“${title}” is back`,
      notDeleted: t`Couldn’t delete “${title}”.`,
    },
    hide: () => overlay(change),
    send: () =>
      perform({
        queueKey: id,
        change,
        send: () => trpcClient.missions.tasks.remove.mutate({ missionId, taskId: id }),
      }),
    path: `/user/missions/${missionId}/tasks/${id}`,
  })
}
