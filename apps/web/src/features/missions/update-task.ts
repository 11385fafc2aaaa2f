import type { MissionTask } from '@questboard/api/missions/schema'
import { trpcClient } from '../../app/trpc.ts'
import { replaceTaskIn } from './changes.ts'
import { perform } from './current.ts'
import type { TaskValues } from './task-handlers.tsx'

/** Updates an open task. */
export async function updateMissionTask(missionId: string, task: MissionTask, written: TaskValues): Promise<void> {
  const { title, notes, gold, type, tags } = written
  await perform({
    queueKey: task.id,
    send: () => trpcClient.missions.tasks.update.mutate({ missionId, taskId: task.id, title, notes, gold, type, tags }),
    settle: (saved) => replaceTaskIn(missionId, saved),
  })
}
