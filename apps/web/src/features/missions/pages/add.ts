import type { CreateMission } from '@questboard/api/missions/schema'
import { addItems } from '../../../app/mutations/changes.ts'
import { newId } from '../../../app/mutations/new-id.ts'
import { trpcClient } from '../../../app/trpc.ts'
import { perform } from '../current.ts'

export type NewMission = Omit<CreateMission, 'id'>

/**
 * Returns a function that creates a mission. It may be called again after a failure: the server creates it once, and
 * decides whether it has started.
 */
export function prepareMission(fields: NewMission): () => Promise<void> {
  const mission = { ...fields, id: newId(), tasks: fields.tasks.map((task) => ({ ...task, id: newId() })) }
  return async () => {
    await perform({
      queueKey: mission.id,
      send: () => trpcClient.missions.create.mutate(mission),
      settle: (created) => addItems(created),
    })
  }
}
