import { t } from '@lingui/core/macro'
import type { MissionTask } from '@questboard/api/missions/schema'
import { trpcClient } from '../../app/trpc.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { announce } from '../../ui/toasts.ts'
import { reopenTaskIn } from './changes.ts'
import { perform } from './current.ts'

/** Reopens a completed task of an open mission, of any type. */
export async function reopenMissionTask(missionId: string, task: MissionTask): Promise<void> {
  const taskId = task.id
  const title = shortTitle(task.title)
  announce(t`“${title}” is open again`)
  await perform({
    queueKey: taskId,
    change: reopenTaskIn(missionId, taskId),
    send: () => trpcClient.missions.tasks.reopen.mutate({ missionId, taskId }),
  })
}
