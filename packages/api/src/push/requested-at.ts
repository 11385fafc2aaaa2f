import type { Queries } from '@questboard/db'
import { allEqual } from '@questboard/db/drizzle'
import { groupMissionStates, groupRewardAssignees, groupTaskStates } from '@questboard/db/schema'
import { type PushedNotification, requestOf } from './actions.ts'

/**
 * When the request of a notification was made, which its buttons name. It is not the time of the notification: a
 * request made offline is as old as its completion.
 * @returns null without an open request, or for types that need no time
 */
export async function readRequestedAt(queries: Queries, notification: PushedNotification): Promise<Date | null> {
  const { items, item, member } = requestOf(notification)
  if (item === undefined || member === undefined) return null
  const tables = {
    tasks: () =>
      queries
        .select({ at: groupTaskStates.completedAt })
        .from(groupTaskStates)
        .where(allEqual(groupTaskStates, { taskId: item, userId: member })),
    missions: () =>
      queries
        .select({ at: groupMissionStates.completedAt })
        .from(groupMissionStates)
        .where(allEqual(groupMissionStates, { missionId: item, userId: member })),
    rewards: () =>
      queries
        .select({ at: groupRewardAssignees.requestedAt })
        .from(groupRewardAssignees)
        .where(allEqual(groupRewardAssignees, { rewardId: item, userId: member })),
  }
  if (items === undefined || items === 'deeds') return null
  const [row] = await tables[items]()
  return row?.at ?? null
}
