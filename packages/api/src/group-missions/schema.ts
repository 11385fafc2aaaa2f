import { z } from 'zod'
import { board } from '../board/schema.ts'
import { missionBounds } from '../game/rules.ts'
import { stats } from '../game/schema.ts'
import {
  answerFields,
  answerNote,
  assignees,
  grantFits,
  grantMisfit,
  shownNote,
  shownRequestedAt,
} from '../group-items/schema.ts'
import {
  areDistinct,
  callId,
  clientChosenId,
  day,
  doneAt,
  groupInput,
  id,
  instant,
  limit,
  notes,
  page,
  requestedAt,
  title,
  updatedAtField,
} from '../kernel/schema.ts'
import { checkPeriod, missionStatus } from '../missions/schema.ts'
import { avatar } from '../store/schema.ts'
import { tagIds } from '../tags/schema.ts'
import { taskType } from '../tasks/schema.ts'

/** Rubies of a task: a whole number. */
const ruby = z.number().int().min(0).max(100)

export const groupMissionTask = z
  .object({
    id,
    title: z.string(),
    notes: z.string(),
    ruby: z.number().int(),
    type: taskType.meta({ description: 'A label: a task of a mission is done once' }),
    tags: z.array(id),
    archived: z.boolean(),
    completedBy: z.array(id).meta({ description: 'The assignees who have completed it' }),
  })
  .meta({ id: 'GroupMissionTask' })

export type GroupMissionTask = z.infer<typeof groupMissionTask>

export const groupMission = z
  .object({
    id,
    groupId: id,
    name: z.string(),
    notes: z.string(),
    status: missionStatus,
    from: day,
    to: day.meta({ description: 'The last day' }),
    ruby: z
      .number()
      .int()
      .meta({ description: 'The sum of its tasks, without archived ones that no one has completed' }),
    requireApprove: z.boolean(),
    assignedUsers: z.array(id),
    waitingApproval: z.number().int().meta({ description: 'Assignees with an open request for approval' }),
    updatedAt: updatedAtField.meta({
      description: 'When a leader, an assignee or a new day changed something of it or of its tasks last',
    }),
    tasks: z.array(groupMissionTask),
  })
  .meta({ id: 'GroupMission' })

export type GroupMission = z.infer<typeof groupMission>

export const userGroupMission = groupMission
  .extend({
    to: day.meta({ description: 'The last day of this user' }),
    ruby: z.number().int().meta({ description: 'What it pays this user' }),
    approveRequested: z.boolean().meta({ description: 'Whether a request for approval is open' }),
    requestedAt: shownRequestedAt,
    note: shownNote,
    tasks: z.array(groupMissionTask.extend({ completed: z.boolean() }).meta({ id: 'UserGroupMissionTask' })),
  })
  .meta({ id: 'UserGroupMission' })

export type UserGroupMission = z.infer<typeof userGroupMission>

export const missionAssignee = z
  .object({
    userId: id,
    completed: z.boolean(),
    approveRequested: z.boolean(),
    approved: z.boolean(),
    result: z.string().nullable().meta({ description: 'Null: a mission has none' }),
    completedAt: instant.nullable(),
    name: z.string(),
    avatar: avatar.nullable(),
  })
  .meta({ id: 'GroupMissionAssignee' })

export type MissionAssignee = z.infer<typeof missionAssignee>

const assignedUsers = assignees.meta({ description: 'Members by their userId' })

/** The fields of a group mission's task that a leader writes. */
const writtenTask = z.object({ title, notes, ruby, type: taskType, tags: tagIds })

const newGroupMissionTask = writtenTask.extend({
  id: clientChosenId,
  notes: notes.default(''),
  tags: tagIds.default([]),
})

/** The group's id is in the path, so `id` is free for a client-chosen one. */
export const createGroupMissionInput = groupInput
  .extend({
    id: clientChosenId,
    name: title,
    notes: notes.default(''),
    from: day.meta({ description: 'Today or later' }),
    to: day.meta({ description: `After from, at most ${missionBounds.days} days` }),
    requireApprove: z.boolean().default(false),
    assignedUsers,
    tasks: z.array(newGroupMissionTask).max(missionBounds.tasks).default([]),
  })
  .superRefine(checkPeriod)
  .refine((body) => areDistinct([body.id, ...body.tasks.map((task) => task.id)]), {
    message: 'contains an id twice',
    path: ['tasks'],
  })

export type CreateGroupMission = z.infer<typeof createGroupMissionInput>

export const listGroupMissionsInput = groupInput.extend({
  status: z.array(missionStatus).optional().meta({ description: 'All except archived ones by default' }),
  page: page.meta({ description: 'Applies to a list with archived ones' }),
  limit,
})

export type ListGroupMissions = z.infer<typeof listGroupMissionsInput>

export const ofGroupMission = groupInput.extend({ missionId: id })

export type OfGroupMission = z.infer<typeof ofGroupMission>

export const updateGroupMissionInput = ofGroupMission.extend({
  name: title,
  notes,
  from: day.optional().meta({ description: 'Of a pending mission; else ignored' }),
  to: day.optional().meta({ description: 'Of a pending mission; else ignored' }),
  requireApprove: z.boolean(),
  assignedUsers,
})

export const patchGroupMissionInput = updateGroupMissionInput.partial().extend(ofGroupMission.shape)

export type PatchGroupMission = z.infer<typeof patchGroupMissionInput>

export const answerAllInput = ofGroupMission.extend({ approved: z.boolean().default(true), note: answerNote })

export const approvedAll = z.object({ approved: z.number().int().meta({ description: 'How many were answered' }) })

export const completedGroupMission = z.object({ mission: userGroupMission, stats, board })

export type CompletedGroupMission = z.infer<typeof completedGroupMission>

export const ofGroupUser = groupInput.extend({ userId: id })

export type OfGroupUser = z.infer<typeof ofGroupUser>

export const ofUserMission = ofGroupUser.extend({ missionId: id })

export type OfUserMission = z.infer<typeof ofUserMission>

export const approveInput = ofUserMission.extend({ ...answerFields, requestedAt }).refine(grantFits, grantMisfit)

export type Approve = z.infer<typeof approveInput>

export const answered = z.object({
  approved: z.boolean(),
  status: missionStatus.meta({ description: 'The status for this user, after the answer' }),
})

export type Answered = z.infer<typeof answered>

export const ofGroupMissionTask = ofGroupMission.extend({ taskId: id })

export type OfGroupMissionTask = z.infer<typeof ofGroupMissionTask>

export const completeGroupMissionTaskInput = ofGroupMissionTask.extend({ at: doneAt })

export type CompleteGroupMissionTask = z.infer<typeof completeGroupMissionTaskInput>

export const copyGroupMissionInput = ofGroupMission.extend({ id: callId })

export type CopyGroupMission = z.infer<typeof copyGroupMissionInput>

export const copyGroupMissionTaskInput = ofGroupMissionTask.extend({ id: callId })

export type CopyGroupMissionTask = z.infer<typeof copyGroupMissionTaskInput>

export const createGroupMissionTaskInput = newGroupMissionTask.extend({ groupId: id, missionId: id })

export type CreateGroupMissionTask = z.infer<typeof createGroupMissionTaskInput>

export const updateGroupMissionTaskInput = writtenTask.extend({ groupId: id, missionId: id, taskId: id })

export const patchGroupMissionTaskInput = updateGroupMissionTaskInput.partial().extend(ofGroupMissionTask.shape)

export type PatchGroupMissionTask = z.infer<typeof patchGroupMissionTaskInput>
