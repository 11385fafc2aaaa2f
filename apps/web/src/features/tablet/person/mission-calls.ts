import type { UserGroupMission } from '@questboard/api/group-missions/schema'
import { personClient } from '../client.ts'
import { once } from './once.ts'

type Mission = Pick<UserGroupMission, 'id' | 'groupId'>

export const completeStep = ({ id: missionId, groupId }: Mission, taskId: string): Promise<void> =>
  once(personClient.groupMissions.tasks.complete.mutate({ groupId, missionId, taskId }), 'taskAlreadyCompleted')

export const reopenStep = ({ id: missionId, groupId }: Mission, taskId: string): Promise<void> =>
  once(personClient.groupMissions.tasks.reopen.mutate({ groupId, missionId, taskId }), 'taskNotCompleted')

/** Pays the mission, or asks for the approval that it needs. */
export const completeMission = ({ id: missionId, groupId, requireApprove }: UserGroupMission): Promise<void> =>
  once(
    personClient.groupMissions.complete.mutate({ groupId, missionId }),
    requireApprove ? 'groupMissionApproveAlreadyRequested' : 'missionAlreadyCompletedOrFailed',
  )
