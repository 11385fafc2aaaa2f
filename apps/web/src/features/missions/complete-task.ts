import { t } from '@lingui/core/macro'
import type { Mission, MissionTask } from '@questboard/api/missions/schema'
import { attempt } from '../../app/mutations/attempt.ts'
import { trpcClient } from '../../app/trpc.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { announce, withToast } from '../../ui/toasts.ts'
import { linger } from '../tasks/lingering.ts'
import { completeTaskIn } from './changes.ts'
import { perform } from './current.ts'
import { progressOf } from './progress.ts'
import { reopenMissionTask } from './reopen-task.ts'

/** Completes a task of an active mission. It can be undone in the toast, and reopened later. */
export async function completeMissionTask(mission: Mission, task: MissionTask): Promise<void> {
  const { id } = task
  const title = shortTitle(task.title)
  const { done, total } = progressOf(mission)
  const isLast = done + 1 === total
  const message = isLast ? t`“${title}” is done. That was the last one!` : t`“${title}” is done.`
  announce(message)
  linger(id)
  const undo = () => void attempt(t`Couldn’t mark “${title}” as not done.`, () => reopenMissionTask(mission.id, task))
  await withToast({ message, undo }, () =>
    perform({
      queueKey: id,
      change: completeTaskIn(mission.id, id, new Date().toISOString()),
      send: () => trpcClient.missions.tasks.complete.mutate({ missionId: mission.id, taskId: id }),
    }),
  )
}
