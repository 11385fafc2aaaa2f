import { leaderErrors, memberErrors } from '../groups/call-errors.ts'
import { userCalls } from '../procedures.ts'
import { checkGroupItem } from './check-item.ts'
import { moveGroupTask } from './move.ts'
import { moveGroupTaskInput, skipGroupTaskInput, snoozeGroupTaskInput } from './occurrences-schema.ts'
import { checkGroupItemInput, groupTask, ofGroupTask, setRemindersInput, userGroupTask } from './schema.ts'
import { setReminders } from './set-reminders.ts'
import { skipGroupTask } from './skip.ts'
import { snoozeGroupTask } from './snooze.ts'
import { undoSkipOfGroupTask } from './undo-skip.ts'

const userCall = userCalls({ tag: 'Group tasks', area: 'groups' })

const ofLeaders = [...leaderErrors, 'taskNotFound'] as const

const ofOneself = [...memberErrors, 'notAuthorized', 'taskNotFound'] as const

/** The calls for schedules, checklists, reminders and the order of group tasks. */
export const occurrenceProcedures = {
  snooze: userCall('POST /groups/{groupId}/tasks/{taskId}/snooze', {
    summary: 'Move the due day of a group task',
    description:
      'For the creator and leaders. Moves the due day of the current occurrence for all assignees who have not completed it, to a day from their today to the day before their next slot. A to-do can be moved to any day.',
    errors: [...ofLeaders, 'notAuthorized', 'cannotUpdateCompletedTask', 'occurrenceOver', 'cannotSnooze'],
  })
    .input(snoozeGroupTaskInput)
    .output(groupTask)
    .mutation(({ ctx, input }) => snoozeGroupTask(ctx, input)),

  skip: userCall('POST /groups/{groupId}/tasks/{taskId}/skip', {
    summary: 'Skip the current occurrence of a group task',
    description:
      'For the creator and leaders. The next occurrence becomes current for all assignees who have not completed this one. It opens tomorrow or later, and streaks stay. Two occurrences in a row cannot be skipped, except one that was missed.',
    errors: [
      ...ofLeaders,
      'notAuthorized',
      'taskAlreadyCompleted',
      'cannotUpdateCompletedTask',
      'occurrenceOver',
      'cannotSkip',
    ],
  })
    .input(skipGroupTaskInput)
    .output(groupTask)
    .mutation(({ ctx, input }) => skipGroupTask(ctx, input)),

  takeBackSkip: userCall('DELETE /groups/{groupId}/tasks/{taskId}/skip', {
    summary: 'Undo the skip of a group task',
    description: 'On the day of the skip, for assignees whose task has not changed since.',
    errors: [...ofLeaders, 'notAuthorized', 'cannotSkip'],
  })
    .input(ofGroupTask)
    .output(groupTask)
    .mutation(({ ctx, input }) => undoSkipOfGroupTask(ctx, input)),

  move: userCall('PATCH /groups/{groupId}/tasks/{taskId}/move', {
    summary: 'Move a group task in the manual order',
    description:
      'For the creator and leaders. Moves a current task behind another one, or to the first place, for all members. The last move wins.',
    errors: ofLeaders,
  })
    .input(moveGroupTaskInput)
    .output(groupTask)
    .mutation(({ ctx, input }) => moveGroupTask(ctx, input)),

  checkItem: userCall('PATCH /groups/{groupId}/users/{userId}/tasks/{taskId}/checklist/{itemId}', {
    device: 'person',
    summary: 'Tick or untick an item of your group task',
    description:
      'For the assignee only. Each assignee has ticks of their own. Pays nothing and completes nothing. `taskNotFound` is also returned for an unknown item.',
    errors: [...ofOneself, 'cannotUpdateCompletedTask'],
  })
    .input(checkGroupItemInput)
    .output(userGroupTask)
    .mutation(({ ctx, input }) => checkGroupItem(ctx, input)),

  setReminders: userCall('PUT /groups/{groupId}/users/{userId}/tasks/{taskId}/reminders', {
    summary: 'Choose your reminders of a group task',
    description: 'For the assignee only. They replace those of the task; `null` restores them.',
    errors: [...ofOneself, 'tooManyItems'],
  })
    .input(setRemindersInput)
    .output(userGroupTask)
    .mutation(({ ctx, input }) => setReminders(ctx, input)),
}
