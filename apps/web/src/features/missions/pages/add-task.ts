import { t } from '@lingui/core/macro'
import type { MissionTask } from '@questboard/api/missions/schema'
import { newId } from '../../../app/mutations/new-id.ts'
import { trpcClient } from '../../../app/trpc.ts'
import { shortTitle } from '../../../ui/short-title.ts'
import { announce } from '../../../ui/toasts.ts'
import { tasksAdded } from '../changes.ts'
import { perform } from '../current.ts'
import type { TaskValues } from '../task-handlers.tsx'

/** Adds a task to an open mission. It appears at once under an id made here, so the create can be repeated. */
export function taskDraftOf(missionId: string, { title, notes, gold, type, tags }: TaskValues) {
  const fields = { title, notes, gold, type, tags, id: newId() }
  const at = new Date().toISOString()
  const task: MissionTask = {
    ...fields,
    completed: false,
    archived: false,
    createdAt: at,
    updatedAt: at,
    completedAt: null,
  }
  return {
    async add(): Promise<void> {
      announceAdded(title)
      await perform({
        queueKey: task.id,
        change: tasksAdded(missionId, task),
        send: () => trpcClient.missions.tasks.create.mutate({ ...fields, missionId }),
      })
    },
  }
}

function announceAdded(of: string): void {
  const title = shortTitle(of)
  announce(t`Added: ${title}`)
}
