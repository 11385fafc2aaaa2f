import type { CreateGroupMission, GroupMission } from '@questboard/api/group-missions/schema'
import { addItems, replaceItem } from '../../app/mutations/changes.ts'
import { newId } from '../../app/mutations/new-id.ts'
import { trpcClient } from '../../app/trpc.ts'
import { groupMissionsIn } from './group-missions.ts'

/** The input for a new mission. */
export type GroupMissionValues = Omit<CreateGroupMission, 'id' | 'groupId'>

/**
 * Returns a function that creates a mission for members. It may be called again after a failure: the server creates it
 * once, and decides whether it has started.
 */
export function prepareGroupMission(groupId: string, written: GroupMissionValues): () => Promise<void> {
  const id = newId()
  const tasks = written.tasks.map((task) => ({ ...task, id: newId() }))
  return async () => {
    await groupMissionsIn(groupId).perform({
      queueKey: id,
      send: () => trpcClient.groupMissions.create.mutate({ ...written, tasks, groupId, id }),
      settle: (mission) => addItems(mission),
    })
  }
}

/** Updates a mission and its assignees. Its dates can change only while it is pending. */
export async function updateGroupMission(
  { id, groupId, status }: GroupMission,
  { name, notes, from, to, requireApprove, assignedUsers }: GroupMissionValues,
): Promise<void> {
  const days = status === 'pending' ? { from, to } : {}
  await groupMissionsIn(groupId).perform({
    queueKey: id,
    send: () =>
      trpcClient.groupMissions.update.mutate({
        name,
        notes,
        requireApprove,
        assignedUsers,
        groupId,
        missionId: id,
        ...days,
      }),
    settle: replaceItem,
  })
}
