import { z } from 'zod'
import { approveAll } from '../group-items/approve-all.ts'
import { archiveItem } from '../group-items/archive.ts'
import { listApprovals } from '../group-items/list-approvals.ts'
import { removeItem } from '../group-items/remove.ts'
import { rest } from '../kernel/rest.ts'
import { nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userProcedure } from '../procedures.ts'
import { copyGroupTask } from './copy.ts'
import { createGroupTask } from './create.ts'
import { taskKind } from './kind.ts'
import { listGroupTasks } from './list.ts'
import { occurrenceProcedures } from './occurrences-router.ts'
import { ofMemberRouter } from './of-member-router.ts'
import {
  approval,
  approveAllInput,
  copyGroupTaskInput,
  createGroupTaskInput,
  groupTask,
  listGroupTasksInput,
  ofGroupTask,
  updateGroupTaskInput,
} from './schema.ts'
import { updateGroupTask } from './update.ts'

const tag = 'Group tasks'

const ofMembers = ['groupNotFound', 'notPartOfTheGroup'] as const

const ofLeaders = [...ofMembers, 'notLeaderInThisGroup'] as const

const ofChange = [...ofLeaders, 'taskNotFound', 'notAuthorized'] as const

export const groupTasksRouter = router({
  list: userProcedure
    .meta(
      rest('GET /groups/{groupId}/tasks', {
        summary: 'List the tasks of a group, current or archived',
        description:
          'For the creator and leaders: every task with its assignees. `page` and `limit` apply to the archive, `due` and `order` to current tasks; `due` matches if it does for any assignee. `q` searches the titles, notes and checklists, in the archive those of the oldest 10,000 tasks.',
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
          'For 1 to 4 members, but not for oneself. Pays `ruby` (0 to 100) and experience to each who completes it: at once, or when it is approved. With `schedule`, a to-do has a due date and a daily or weekly task is due on its days, for each assignee by their own day; a missed day costs nothing. The assignees are notified.',
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
          'Replaces all that is written, so every field but `schedule`, `checklist` and `reminders` is needed. After a change of `schedule`, its first occurrence from today on is current. Not while somebody waits for approval, nor of a task that is assigned to oneself.',
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

  ...occurrenceProcedures,

  ofMember: ofMemberRouter,
})
