import type { MissionTask } from '@questboard/api/missions/schema'
import { deletionWords, removeFromList } from '../../app/mutations/removal.ts'
import { trpcClient } from '../../app/trpc.ts'
import { taskRemoved } from './changes.ts'
import { overlay, perform } from './current.ts'

/** Hides a task of a mission, and deletes it when the toast closes without an undo. */
export function removeMissionTask(missionId: string, { id, title }: MissionTask): void {
  removeFromList({
    list: { overlay, perform },
    id,
    words: deletionWords(title),
    change: taskRemoved(missionId, id),
    send: () => trpcClient.missions.tasks.remove.mutate({ missionId, taskId: id }),
    path: `/user/missions/${missionId}/tasks/${id}`,
  })
}
