import { z } from 'zod'
import { leaderErrors, memberErrors } from '../groups/call-errors.ts'
import { nothing } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
import { answerCompletion } from './answer-completion.ts'
import { completeGroupTask } from './complete.ts'
import { completeFor } from './complete-for.ts'
import { giveGroupTaskResult } from './give-result.ts'
import { listTasksOfMember } from './list-of-member.ts'
import { readTaskOfMember } from './read-of-member.ts'
import { reopenGroupTask } from './reopen.ts'
import {
  approveInput,
  completed,
  completedFor,
  completeForInput,
  completeGroupTaskInput,
  giveGroupTaskResultInput,
  listTasksOfMemberInput,
  ofAssignee,
  reopened,
  reopenGroupTaskInput,
  userGroupTask,
} from './schema.ts'
import { unassignGroupTask } from './unassign.ts'

const userCall = userCalls({ tag: 'Group tasks', area: 'groups' })

const ofChange = [...leaderErrors, 'taskNotFound', 'notAuthorized'] as const

const ofOneself = [...memberErrors, 'notAuthorized', 'taskNotFound'] as const

/** The tasks of one member: what the assignee does, and what leaders do for that member. */
export const ofMemberRouter = router({
  list: userCall('GET /groups/{groupId}/users/{userId}/tasks', {
    device: 'person',
    summary: 'List the group tasks of a member, current or archived',
    description:
      'Your own, or those of any member for the creator and leaders. `page` and `limit` apply to the archive, `due` and `order` to current tasks. `q` searches the titles, notes and checklists, in the archive those of the oldest 10,000 tasks.',
    errors: [...leaderErrors, 'memberNotFound'],
  })
    .input(listTasksOfMemberInput)
    .output(z.array(userGroupTask))
    .query(({ ctx, input }) => listTasksOfMember(ctx, input)),

  read: userCall('GET /groups/{groupId}/users/{userId}/tasks/{taskId}', {
    device: 'person',
    summary: 'Read a group task of a member',
    description:
      'Current or archived, as the list has it. Your own, or that of any member for the creator and leaders.',
    errors: [...leaderErrors, 'memberNotFound', 'taskNotFound'],
    conditional: true,
  })
    .input(ofAssignee)
    .output(userGroupTask)
    .query(({ ctx, input }) => readTaskOfMember(ctx, input)),

  complete: userCall('PATCH /groups/{groupId}/users/{userId}/tasks/{taskId}/complete', {
    device: 'person',
    summary: 'Complete your group task and be paid, or request approval',
    description:
      'For the assignee only. Pays the rubies and the experience and moves the pawn. If the task requires approval, it sends a request to the creator and leaders. With `at` it counts for the day (week) of that moment: an ended period is paid what it has not paid, or waits for approval as if it had been completed then. This is refused once the current period is completed (`taskAlreadyCompleted`).',
    errors: [
      ...ofOneself,
      'cannotCompleteArchivedTask',
      'groupTaskApproveAlreadyRequested',
      'taskAlreadyCompleted',
      'occurrenceOver',
      'taskNotDue',
      'notYourTurn',
      'taskTakenByAnother',
      'holidayModeEnabledError',
      'resultOfTheTaskRequired',
      'tooManyItems',
    ],
  })
    .input(completeGroupTaskInput)
    .output(completed)
    .mutation(({ ctx, input }) => completeGroupTask(ctx, input)),

  completeFor: userCall('POST /groups/{groupId}/users/{userId}/tasks/{taskId}/complete-for', {
    summary: 'Complete a group task for a member',
    description:
      'For the creator and leaders, not for themselves. Pays at once, also if the task requires approval: `ruby`, or the price. In the day of the member, who is notified. A request that waits is answered with approve.',
    errors: [
      ...leaderErrors,
      ...(['cannotApproveOwn', 'memberNotFound', 'taskNotFound', 'cannotCompleteArchivedTask'] as const),
      ...(['groupTaskApproveAlreadyRequested', 'taskAlreadyCompleted', 'occurrenceOver', 'taskNotDue'] as const),
      ...([
        'notYourTurn',
        'taskTakenByAnother',
        'holidayModeEnabledError',
        'resultOfTheTaskRequired',
        'tooManyItems',
      ] as const),
    ],
  })
    .input(completeForInput)
    .output(completedFor)
    .mutation(({ ctx, input }) => completeFor(ctx, input)),

  reopen: userCall('PATCH /groups/{groupId}/users/{userId}/tasks/{taskId}/reopen', {
    device: 'person',
    summary: 'Reopen your completed group task',
    description:
      'For the assignee only. Takes back what was paid, or less if the balance is lower, or withdraws the request for approval. A paid to-do stays completed.',
    errors: [...ofOneself, 'cannotReopenArchivedTask', 'occurrenceOver', 'taskNotCompleted', 'cannotReopenToDoTask'],
  })
    .input(reopenGroupTaskInput)
    .output(reopened)
    .mutation(({ ctx, input }) => reopenGroupTask(ctx, input)),

  giveResult: userCall('POST /groups/{groupId}/users/{userId}/tasks/{taskId}/result', {
    device: 'person',
    summary: 'Save your result of a group task',
    description: 'For the assignee only, if the task requires a result, until it is archived. 1 to 5000 characters.',
    errors: [...ofOneself, 'cannotAddResult', 'tooManyItems'],
  })
    .input(giveGroupTaskResultInput)
    .output(userGroupTask)
    .mutation(({ ctx, input }) => giveGroupTaskResult(ctx, input)),

  approve: userCall('POST /groups/{groupId}/users/{userId}/tasks/{taskId}/approve', {
    summary: "Approve or refuse a member's request for a task",
    description:
      'Approving pays the rubies and the experience. Refusing opens the task again. The assignee is notified. `requestedAt` limits the answer to that request. With `note` the member reads why, and with `ruby` it pays that instead of the price.',
    errors: [
      ...leaderErrors,
      'cannotApproveOwn',
      'memberNotFound',
      'taskNotFound',
      'alreadyApproved',
      'groupTaskApproveNotRequired',
      'groupTaskNotCompleted',
      'groupTaskApproveNotRequested',
    ],
  })
    .input(approveInput)
    .output(z.object({ approved: z.boolean() }))
    .mutation(({ ctx, input }) => answerCompletion(ctx, input)),

  takeAway: userCall('DELETE /groups/{groupId}/users/{userId}/tasks/{taskId}', {
    summary: 'Unassign a group task from one member',
    description: 'Other assignees keep it. Not while this member waits for approval. What was paid stays.',
    errors: [...ofChange, 'memberNotFound', 'waitingApprovalTasksExist'],
  })
    .input(ofAssignee)
    .output(nothing)
    .mutation(({ ctx, input }) => unassignGroupTask(ctx, input)),
})
