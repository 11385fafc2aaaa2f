import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import type { Change } from '../../app/mutations/changes.ts'
import type { GroupTaskMutation, TaskMutation } from '../../app/mutations/task-mutation.ts'
import { ownMissionsIn } from '../group-missions/own-missions.ts'
import { setTaskDone } from '../group-missions/work.ts'
import { completeIn, reopenIn } from '../group-tasks/changes.ts'
import { assignedTasksIn } from '../group-tasks/own-tasks.ts'
import { setResult } from '../tasks/changes.ts'

/** The procedures of the queued mutations of groups. */
export const groupPaths = {
  completeInGroup: 'groupTasks.ofMember.complete',
  reopenInGroup: 'groupTasks.ofMember.reopen',
  giveResultInGroup: 'groupTasks.ofMember.giveResult',
  completeInMission: 'groupMissions.tasks.complete',
  reopenInMission: 'groupMissions.tasks.reopen',
} as const satisfies Record<GroupTaskMutation['call'], string>

export const isOfGroup = (mutation: TaskMutation): mutation is GroupTaskMutation => mutation.call in groupPaths

/** Applies the optimistic update of a mutation until the returned function is called. */
export function overlayInGroup(mutation: GroupTaskMutation): () => void {
  const { groupId } = mutation.input
  return isOfMission(mutation)
    ? ownMissionsIn(groupId).overlay(changeOfMission(mutation))
    : assignedTasksIn(groupId).overlay(changeOfTask(mutation))
}

/** Saves a mutation in the cache that the server has accepted, so that it stays visible if the refetch fails. */
export async function saveInGroup(mutation: GroupTaskMutation): Promise<void> {
  const { groupId, taskId } = mutation.input
  const options = { queueKey: `sent:${taskId}`, send: async () => null, independent: true, isLocal: true }
  if (isOfMission(mutation)) await ownMissionsIn(groupId).perform({ ...options, change: changeOfMission(mutation) })
  else await assignedTasksIn(groupId).perform({ ...options, change: changeOfTask(mutation) })
}

type MissionMutation = Extract<GroupTaskMutation, { call: 'completeInMission' | 'reopenInMission' }>

const isOfMission = (mutation: GroupTaskMutation): mutation is MissionMutation => 'missionId' in mutation.input

function changeOfMission({ call, input: { missionId, taskId, userId } }: MissionMutation) {
  return setTaskDone(missionId, taskId, userId, call === 'completeInMission')
}

function changeOfTask(mutation: Exclude<GroupTaskMutation, MissionMutation>): Change<UserGroupTask> {
  const { taskId } = mutation.input
  if (mutation.call === 'completeInGroup') return completeIn(taskId, mutation.input.result)
  return mutation.call === 'reopenInGroup' ? reopenIn(taskId) : setResult(taskId, mutation.input.result)
}
