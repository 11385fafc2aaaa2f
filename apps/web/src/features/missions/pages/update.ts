import type { UpdateMission } from '@questboard/api/missions/schema'
import { replaced } from '../../../app/mutations/changes.ts'
import { trpcClient } from '../../../app/trpc.ts'
import { perform } from '../current.ts'

/** Updates an open mission. Its dates can change only while it is pending. */
export async function updateMission(written: UpdateMission): Promise<void> {
  await perform({
    queueKey: written.id,
    send: () => trpcClient.missions.update.mutate(written),
    settle: (mission) => replaced(mission),
  })
}
