import { z } from 'zod'
import { answerAll } from '../group-items/answer-all.ts'
import { archiveItem } from '../group-items/archive.ts'
import { listApprovals } from '../group-items/list-approvals.ts'
import { readItem } from '../group-items/read.ts'
import { removeItem } from '../group-items/remove.ts'
import { leaderErrors } from '../groups/call-errors.ts'
import { nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
import { copyGroupTask } from './copy.ts'
import { createGroupTask } from './create.ts'
import { taskKind } from './kind.ts'
import { listGroupTasks } from './list.ts'
import { occurrenceProcedures } from './occurrences-router.ts'
import { ofMemberRouter } from './of-member-router.ts'
import {
  answerAllInput,
  approval,
  copyGroupTaskInput,
  createGroupTaskInput,
  groupTask,
  listGroupTasksInput,
  ofGroupTask,
  patchGroupTaskInput,
  updateGroupTaskInput,
} from './schema.ts'
import { turnProcedures } from './turns-router.ts'
import { updateGroupTask } from './update.ts'

const userCall = userCalls({ tag: 'Group tasks', area: 'groups' })

const ofChange = [...leaderErrors, 'taskNotFound', 'notAuthorized'] as const

export const groupTasksRouter = router({
  list: userCall('GET /groups/{groupId}/tasks', {
    summary: 'List the tasks of a group, current or archived',
    description:
      'For the creator and leaders: every task with its assignees. `page` and `limit` apply to the archive, `due` and `order` to current tasks; `due` matches if it does for any assignee. `q` searches the titles, notes and checklists, in the archive those of the oldest 10,000 tasks.',
    errors: leaderErrors,
  })
    .input(listGroupTasksInput)
    .output(z.array(groupTask))
    .query(({ ctx, input }) => listGroupTasks(ctx, input)),

  create: userCall('POST /groups/{groupId}/tasks', {
    summary: 'Make a task for members of a group',
    description:
      'For 1 to 4 other members, or all of a larger group; you can be one of them if only one of them does it. A leader has tasks of their own by `forMyself`, which pay 0 rubies. With `draft` no one has it until it is assigned. Pays `ruby` (0 to 100) and experience to each who completes it: at once, or when it is approved. With `schedule`, a to-do has a due date and a daily or weekly task is due on its days, for each assignee by their own day; a missed day costs nothing. The assignees are notified.',
    errors: [...leaderErrors, 'idAlreadyUsed', 'cannotAssignToYourself', 'memberNotFound', 'tooManyItems'],
    key: 'create',
  })
    .input(createGroupTaskInput)
    .output(groupTask)
    .mutation(({ ctx, input }) => createGroupTask(ctx, input)),

  read: userCall('GET /groups/{groupId}/tasks/{taskId}', {
    summary: 'Read a task of a group',
    description: 'For the creator and leaders: current or archived, as in the list.',
    errors: [...leaderErrors, 'taskNotFound'],
    conditional: true,
  })
    .input(ofGroupTask)
    .output(groupTask)
    .query(({ ctx, input }) => readItem(ctx, taskKind, input)),

  patch: userCall('PATCH /groups/{groupId}/tasks/{taskId}', {
    summary: 'Change some fields of a group task',
    description:
      'A JSON Merge Patch (RFC 7396): the given fields change, the others stay. Only `schedule`, `checklist` and `reminders` can be cleared with `null`. Otherwise like PUT.',
    errors: [
      ...ofChange,
      ...(['cannotAssignToYourself', 'memberNotFound', 'cannotUpdateCompletedTask'] as const),
      ...(['waitingApprovalTasksExist', 'tooManyItems'] as const),
    ],
    conditional: true,
  })
    .input(patchGroupTaskInput)
    .output(groupTask)
    .mutation(({ ctx, input }) => updateGroupTask(ctx, input)),

  update: userCall('PUT /groups/{groupId}/tasks/{taskId}', {
    summary: 'Replace what is written of a group task, and its assignees',
    description:
      'Replaces the fields of the task. All are required but `schedule`, `checklist`, `reminders`, `assignment`, `draft` and `forMyself`; one that is left out stays. After a change of `schedule`, its first occurrence from today on is current. Not while a completion waits for approval, nor of a task that is assigned to oneself.',
    errors: [
      ...ofChange,
      'cannotAssignToYourself',
      'memberNotFound',
      'cannotUpdateCompletedTask',
      'waitingApprovalTasksExist',
      'tooManyItems',
    ],
    conditional: true,
  })
    .input(updateGroupTaskInput)
    .output(groupTask)
    .mutation(({ ctx, input }) => updateGroupTask(ctx, input)),

  remove: userCall('DELETE /groups/{groupId}/tasks/{taskId}', {
    summary: 'Delete a group task',
    description: 'Not while a completion waits for approval. What was paid stays.',
    errors: [...ofChange, 'waitingApprovalTasksExist'],
    conditional: true,
  })
    .input(ofGroupTask)
    .output(nothing)
    .mutation(({ ctx, input }) => removeItem(ctx, taskKind, input)),

  archive: userCall('PATCH /groups/{groupId}/tasks/{taskId}/archive', {
    summary: 'Archive a group task',
    description: 'No one can complete it any more. Not while a request for approval is open.',
    errors: [...ofChange, 'taskAlreadyArchived', 'waitingApprovalTasksExist'],
  })
    .input(ofGroupTask)
    .output(groupTask)
    .mutation(({ ctx, input }) => archiveItem(ctx, taskKind, input)),

  copy: userCall('PATCH /groups/{groupId}/tasks/{taskId}/copy', {
    summary: 'Copy a group task',
    description:
      'Assigned to the same users who are still members. They are notified as of a new task. Of a task of turns with one member left, the copy is a draft.',
    errors: [...ofChange, 'tooManyItems'],
    key: 'replay',
  })
    .input(copyGroupTaskInput)
    .output(groupTask)
    .mutation(({ ctx, input }) => copyGroupTask(ctx, input)),

  approvals: userCall('GET /groups/{groupId}/tasks/{taskId}/approvals', {
    summary: 'List the approval requests for a group task',
    description: 'Oldest request first, each with name and avatar.',
    errors: [...leaderErrors, 'taskNotFound'],
  })
    .input(ofGroupTask)
    .output(z.array(approval))
    .query(({ ctx, input }) => listApprovals(ctx, taskKind, input)),

  approveAll: userCall('POST /groups/{groupId}/tasks/{taskId}/approve', {
    summary: 'Approve or refuse all requests for a group task',
    description:
      'Pays the rubies of each approved request. `approved: false` refuses them, and the task opens again. Your own request is skipped.',
    errors: [...leaderErrors, 'taskNotFound', 'groupTaskApproveNotRequired', 'noTasksForApproval'],
  })
    .input(answerAllInput)
    .output(z.object({ approved: z.number().int().meta({ description: 'How many were answered' }) }))
    .mutation(({ ctx, input }) => answerAll(ctx, taskKind, input)),

  ...occurrenceProcedures,

  ...turnProcedures,

  ofMember: ofMemberRouter,
})
