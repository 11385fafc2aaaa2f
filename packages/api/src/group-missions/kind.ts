import { groupMissions } from '@questboard/db/schema'
import type { ItemKind } from '../group-items/kind.ts'
import { idsOf } from '../kernel/ids-of.ts'
import { answerRequests } from './answer.ts'
import { type MissionReading, readMission } from './read-missions.ts'
import { assertArchivable, assertNoneWaits } from './rules.ts'
import type { GroupMission, MissionAssignee, OfGroupMission } from './schema.ts'
import { showMission } from './show-mission.ts'

/** Group missions, for the operations that all kinds of group items share. */
export const missionKind: ItemKind<
  OfGroupMission,
  MissionReading,
  GroupMission,
  Omit<MissionAssignee, 'name' | 'avatar'>
> = {
  table: groupMissions,
  find: (queries, { groupId, missionId }, today) => readMission(queries, { groupId, missionId, today }),
  show: showMission,
  idsOf: ({ id, tasks }) => [id, ...idsOf(tasks)],
  assigneesWhoCannotEdit: ({ states }) => states,
  requestsOf: ({ states }) =>
    states
      .filter(({ status }) => status === 'waitingApproval')
      .map(({ userId, approved, completedAt }) => ({
        userId,
        completed: true,
        approveRequested: true,
        approved,
        result: null,
        completedAt: completedAt && new Date(completedAt).toISOString(),
      })),
  assertNoneWaits,
  assertArchivable,
  requiresApproval: ({ requireApprove, states }) =>
    requireApprove || states.some(({ status }) => status === 'waitingApproval'),
  refusals: { approvalNotRequired: 'groupMissionApproveNotRequired', noRequests: 'noMissionsForApproval' },
  answerRequests,
  showArchived: (mission, archivedAt) => showMission({ ...mission, status: 'archived', updatedAt: archivedAt }),
}
