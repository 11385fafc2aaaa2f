import type { CreateMission } from '@questboard/api/missions/schema'
import { added } from '../../../app/mutations/changes.ts'
import { newId } from '../../../app/mutations/new-id.ts'
import { trpcClient } from '../../../app/trpc.ts'
import { perform } from '../current.ts'

export type NewMission = Omit<CreateMission, 'id'>

/**
 * Creates a mission. Only the server decides whether it has started. Calling the result again repeats the same create,
 * which the server applies once.
 */
export function draftOf(fields: NewMission): () => Promise<void> {
  const mission = { ...fields, id: newId(), tasks: fields.tasks.map((task) => ({ ...task, id: newId() })) }
  return async () => {
    await perform({
      queueKey: mission.id,
      send: () => trpcClient.missions.create.mutate(mission),
      settle: (made) => added(made),
    })
  }
}
