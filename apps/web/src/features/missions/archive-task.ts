import type { MissionTask } from '@questboard/api/missions/schema'
import { archiveWords, removeFromList } from '../../app/mutations/removal.ts'
import { trpcClient } from '../../app/trpc.ts'
import { taskArchived } from './changes.ts'
import { overlay, perform } from './current.ts'

/** Archives a completed task of an open mission, when the toast closes without an undo. It still counts. */
export function archiveMissionTask(missionId: string, { id, title }: MissionTask): void {
  removeFromList({
    list: { overlay, perform },
    id,
    words: archiveWords(title),
    change: taskArchived(missionId, id),
    send: () => trpcClient.missions.tasks.archive.mutate({ missionId, taskId: id }),
    method: 'PATCH',
    path: `/user/missions/${missionId}/tasks/${id}/archive`,
  })
}
