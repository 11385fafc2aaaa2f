import { t } from '@lingui/core/macro'
import type { MissionTask } from '@questboard/api/missions/schema'
import { trpcClient } from '../../app/trpc.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { announce } from '../../ui/toasts.ts'
import { tasksAdded } from './changes.ts'
import { perform } from './current.ts'

/** Copies a task within its mission, as an open one. */
export async function copyMissionTask(missionId: string, task: MissionTask): Promise<void> {
  const { id } = task
  const title = shortTitle(task.title)
  await perform({
    queueKey: id,
    send: () => trpcClient.missions.tasks.copy.mutate({ missionId, taskId: id }),
    settle: (copy) => tasksAdded(missionId, copy),
  })
  announce(t`Added: ${title}`)
}
