import type { CreateGroupMission, GroupMission } from '@questboard/api/group-missions/schema'
import { added, replaced } from '../../app/mutations/changes.ts'
import { newId } from '../../app/mutations/new-id.ts'
import { trpcClient } from '../../app/trpc.ts'
import { groupMissionsIn } from './group-missions.ts'

/** The input for a new mission. */
export type GroupMissionValues = Omit<CreateGroupMission, 'id' | 'groupId'>

/**
 * Creates a mission for members. Only the server decides whether it has started. Calling the result again repeats the
 * same create, which the server applies once.
 */
export function draftOf(groupId: string, written: GroupMissionValues): () => Promise<void> {
  const id = newId()
  const tasks = written.tasks.map((task) => ({ ...task, id: newId() }))
  return async () => {
    await groupMissionsIn(groupId).perform({
      queueKey: id,
      send: () => trpcClient.groupMissions.create.mutate({ ...written, tasks, groupId, id }),
      settle: (made) => added(made),
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
        ...{ name, notes, requireApprove, assignedUsers, groupId, missionId: id },
        ...days,
      }),
    settle: replaced,
  })
}
