import type { MissionTask } from '@questboard/api/missions/schema'
import { newId } from '../../../app/mutations/new-id.ts'
import { trpcClient } from '../../../app/trpc.ts'
import { tasksAdded } from '../changes.ts'
import { perform } from '../current.ts'
import type { TaskValues } from '../task-handlers.tsx'

/** Adds several tasks to an open mission, all or none, under ids made here, so the create can be repeated. */
export function tasksDraftOf(missionId: string, written: Omit<TaskValues, 'tags'>[]) {
  const fields = written.map(({ title, notes, gold, type }) => ({ title, notes, gold, type, tags: [], id: newId() }))
  const createdAt = new Date().toISOString()
  const tasks = fields.map(
    (task): MissionTask => ({
      ...task,
      ...{ completed: false, archived: false, createdAt, updatedAt: createdAt, completedAt: null },
    }),
  )
  return {
    async add(): Promise<void> {
      await perform({
        queueKey: tasks.map(({ id }) => id).join(),
        change: tasksAdded(missionId, ...tasks),
        send: () => trpcClient.missions.tasks.createMany.mutate({ missionId, tasks: fields }),
      })
    },
  }
}
