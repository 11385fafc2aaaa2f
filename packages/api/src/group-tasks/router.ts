import { z } from 'zod'
import { approveAll } from '../group-items/approve-all.ts'
import { archiveItem } from '../group-items/archive.ts'
import { listApprovals } from '../group-items/list-approvals.ts'
import { removeItem } from '../group-items/remove.ts'
import { rest } from '../kernel/rest.ts'
import { nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userProcedure } from '../procedures.ts'
import { approveGroupTask } from './approve.ts'
import { completeGroupTask } from './complete.ts'
import { copyGroupTask } from './copy.ts'
import { createGroupTask } from './create.ts'
import { giveGroupTaskResult } from './give-result.ts'
import { taskKind } from './kind.ts'
import { listGroupTasks } from './list.ts'
import { listTasksOfMember } from './list-of-member.ts'
import { reopenGroupTask } from './reopen.ts'
import {
  approval,
  approveAllInput,
  approveInput,
  completed,
  completeGroupTaskInput,
  copyGroupTaskInput,
  createGroupTaskInput,
  giveGroupTaskResultInput,
  groupTask,
  listGroupTasksInput,
  listTasksOfMemberInput,
  ofAssignee,
  ofGroupTask,
  reopened,
  updateGroupTaskInput,
  userGroupTask,
} from './schema.ts'
import { takeAwayGroupTask } from './take-away.ts'
import { updateGroupTask } from './update.ts'

const tag = 'Group tasks'

const ofMembers = ['groupNotFound', 'notPartOfTheGroup'] as const

const ofLeaders = [...ofMembers, 'notLeaderInThisGroup'] as const

const ofChange = [...ofLeaders, 'taskNotFound', 'notAuthorized'] as const

const ofOneself = [...ofMembers, 'notAuthorized', 'taskNotFound'] as const

/** The tasks of one member: what the assignee does, and what leaders do for that member. */
const ofMemberRouter = router({
  list: userProcedure
    .meta(
      rest('GET /groups/{groupId}/users/{userId}/tasks', {
        summary: 'List the group tasks of a member, current or archived',
        description:
          'Your own, or those of any member for the creator and leaders. `page` and `limit` apply to the archive.',
        tag,
        area: 'groups',
        errors: [...ofLeaders, 'memberNotFound'],
      }),
    )
    .input(listTasksOfMemberInput)
    .output(z.array(userGroupTask))
    .query(({ ctx, input }) => listTasksOfMember(ctx, input)),

  complete: userProcedure
    .meta(
      rest('PATCH /groups/{groupId}/users/{userId}/tasks/{taskId}/complete', {
        summary: 'Complete your group task and be paid, or request approval',
        description:
          'For the assignee only. Pays the rubies and the experience and moves the pawn. If the task requires approval, it sends a request to the creator and leaders. With `at` it counts for the day (week) of that moment: an ended period is paid what it has not paid, or waits for approval as if it had been completed then. This is refused once the current period is completed (`taskAlreadyCompleted`).',
        tag,
        area: 'groups',
        errors: [
          ...ofOneself,
          'cannotCompleteArchivedTask',
          'groupTaskApproveAlreadyRequested',
          'taskAlreadyCompleted',
          'holidayModeEnabledError',
          'resultOfTheTaskRequired',
          'tooManyItems',
        ],
      }),
    )
    .input(completeGroupTaskInput)
    .output(completed)
    .mutation(({ ctx, input }) => completeGroupTask(ctx, input)),

  reopen: userProcedure
    .meta(
      rest('PATCH /groups/{groupId}/users/{userId}/tasks/{taskId}/reopen', {
        summary: 'Reopen your completed group task',
        description:
          'For the assignee only. Takes back what was paid, as far as the balance allows, or withdraws the request for approval. A paid to-do stays completed.',
        tag,
        area: 'groups',
        errors: [...ofOneself, 'cannotReopenArchivedTask', 'taskNotCompleted', 'cannotReopenToDoTask'],
      }),
    )
    .input(ofAssignee)
    .output(reopened)
    .mutation(({ ctx, input }) => reopenGroupTask(ctx, input)),

  giveResult: userProcedure
    .meta(
      rest('POST /groups/{groupId}/users/{userId}/tasks/{taskId}/result', {
        summary: 'Save your result of a group task',
        description:
          'For the assignee only, if the task requires a result, until it is archived. 1 to 5000 characters.',
        tag,
        area: 'groups',
        errors: [...ofOneself, 'cannotAddResult', 'tooManyItems'],
      }),
    )
    .input(giveGroupTaskResultInput)
    .output(userGroupTask)
    .mutation(({ ctx, input }) => giveGroupTaskResult(ctx, input)),

  approve: userProcedure
    .meta(
      rest('POST /groups/{groupId}/users/{userId}/tasks/{taskId}/approve', {
        summary: "Approve or refuse a member's request for a task",
        description:
          'Approving pays the rubies and the experience. Refusing opens the task again. The assignee is notified. `requestedAt` limits the answer to that request.',
        tag,
        area: 'groups',
        errors: [
          ...ofLeaders,
          'cannotApproveOwn',
          'memberNotFound',
          'taskNotFound',
          'alreadyApproved',
          'groupTaskApproveNotRequired',
          'groupTaskNotCompleted',
          'groupTaskApproveNotRequested',
        ],
      }),
    )
    .input(approveInput)
    .output(z.object({ approved: z.boolean() }))
    .mutation(({ ctx, input }) => approveGroupTask(ctx, input)),

  takeAway: userProcedure
    .meta(
      rest('DELETE /groups/{groupId}/users/{userId}/tasks/{taskId}', {
        summary: 'Unassign a group task from one member',
        description: 'Other assignees keep it. Not while this member waits for approval. What was paid stays.',
        tag,
        area: 'groups',
        errors: [...ofChange, 'memberNotFound', 'waitingApprovalTasksExist'],
      }),
    )
    .input(ofAssignee)
    .output(nothing)
    .mutation(({ ctx, input }) => takeAwayGroupTask(ctx, input)),
})

export const groupTasksRouter = router({
  list: userProcedure
    .meta(
      rest('GET /groups/{groupId}/tasks', {
        summary: 'List the tasks of a group, current or archived',
        description:
          'For the creator and leaders: every task with its assignees. `page` and `limit` are of the archive.',
        tag,
        area: 'groups',
        errors: ofLeaders,
      }),
    )
    .input(listGroupTasksInput)
    .output(z.array(groupTask))
    .query(({ ctx, input }) => listGroupTasks(ctx, input)),

  create: userProcedure
    .meta(
      rest('POST /groups/{groupId}/tasks', {
        summary: 'Make a task for members of a group',
        description:
          'For 1 to 4 members, but not for oneself. Pays `ruby` (0 to 100) and experience to each who completes it: at once, or when it is approved. The assignees are notified.',
        tag,
        area: 'groups',
        errors: [...ofLeaders, 'idAlreadyUsed', 'cannotAssignToYourself', 'memberNotFound', 'tooManyItems'],
        key: 'create',
      }),
    )
    .input(createGroupTaskInput)
    .output(groupTask)
    .mutation(({ ctx, input }) => createGroupTask(ctx, input)),

  update: userProcedure
    .meta(
      rest('PUT /groups/{groupId}/tasks/{taskId}', {
        summary: 'Replace what is written of a group task, and its assignees',
        description:
          'Replaces all that is written, so every field is needed. Not while somebody waits for approval, nor of a task that is assigned to oneself.',
        tag,
        area: 'groups',
        errors: [
          ...ofChange,
          'cannotAssignToYourself',
          'memberNotFound',
          'cannotUpdateCompletedTask',
          'waitingApprovalTasksExist',
          'tooManyItems',
        ],
      }),
    )
    .input(updateGroupTaskInput)
    .output(groupTask)
    .mutation(({ ctx, input }) => updateGroupTask(ctx, input)),

  remove: userProcedure
    .meta(
      rest('DELETE /groups/{groupId}/tasks/{taskId}', {
        summary: 'Delete a group task',
        description: 'Not while somebody waits for approval. What was paid stays.',
        tag,
        area: 'groups',
        errors: [...ofChange, 'waitingApprovalTasksExist'],
      }),
    )
    .input(ofGroupTask)
    .output(nothing)
    .mutation(({ ctx, input }) => removeItem(ctx, taskKind, input)),

  archive: userProcedure
    .meta(
      rest('PATCH /groups/{groupId}/tasks/{taskId}/archive', {
        summary: 'Archive a group task',
        description: 'Nobody can complete it any more. Not while a request for approval is open.',
        tag,
        area: 'groups',
        errors: [...ofChange, 'taskAlreadyArchived', 'waitingApprovalTasksExist'],
      }),
    )
    .input(ofGroupTask)
    .output(groupTask)
    .mutation(({ ctx, input }) => archiveItem(ctx, taskKind, input)),

  copy: userProcedure
    .meta(
      rest('PATCH /groups/{groupId}/tasks/{taskId}/copy', {
        summary: 'Copy a group task',
        description:
          'Assigned to the same users who are still members, except you. They are notified as of a new task.',
        tag,
        area: 'groups',
        errors: [...ofChange, 'tooManyItems'],
        key: 'answer',
      }),
    )
    .input(copyGroupTaskInput)
    .output(groupTask)
    .mutation(({ ctx, input }) => copyGroupTask(ctx, input)),

  approvals: userProcedure
    .meta(
      rest('GET /groups/{groupId}/tasks/{taskId}/approvals', {
        summary: 'List the approval requests for a group task',
        description: 'Oldest request first, each with name and avatar.',
        tag,
        area: 'groups',
        errors: [...ofLeaders, 'taskNotFound'],
      }),
    )
    .input(ofGroupTask)
    .output(z.array(approval))
    .query(({ ctx, input }) => listApprovals(ctx, taskKind, input)),

  approveAll: userProcedure
    .meta(
      rest('POST /groups/{groupId}/tasks/{taskId}/approve', {
        summary: 'Approve or refuse all requests for a group task',
        description:
          'Pays the rubies of each approved request. `approved: false` refuses them, and the task opens again. Your own request is skipped.',
        tag,
        area: 'groups',
        errors: [...ofLeaders, 'taskNotFound', 'groupTaskApproveNotRequired', 'noTasksForApproval'],
      }),
    )
    .input(approveAllInput)
    .output(z.object({ approved: z.number().int().meta({ description: 'How many were answered' }) }))
    .mutation(({ ctx, input }) => approveAll(ctx, taskKind, input)),

  ofMember: ofMemberRouter,
})
