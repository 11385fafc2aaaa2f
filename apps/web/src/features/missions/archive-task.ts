import { t } from '@lingui/core/macro'
import type { MissionTask } from '@questboard/api/missions/schema'
import { trpcClient } from '../../app/trpc.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { announce } from '../../ui/toasts.ts'
import { taskArchived } from './changes.ts'
import { perform } from './current.ts'

/** Archives a completed task of an open mission. It still counts. */
export async function archiveMissionTask(missionId: string, task: MissionTask): Promise<void> {
  const { id } = task
  const title = shortTitle(task.title)
  announce(t`“${title}” archived.`)
  await perform({
    queueKey: id,
    change: taskArchived(missionId, id),
    send: () => trpcClient.missions.tasks.archive.mutate({ missionId, taskId: id }),
  })
}
