import { rest } from '../kernel/rest.ts'
import { userProcedure } from '../procedures.ts'
import { checkGroupItem } from './check-item.ts'
import { moveGroupTask } from './move.ts'
import {
  checkGroupItemInput,
  groupTask,
  moveGroupTaskInput,
  ofGroupTask,
  setRemindersInput,
  skipGroupTaskInput,
  snoozeGroupTaskInput,
  userGroupTask,
} from './schema.ts'
import { setReminders } from './set-reminders.ts'
import { skipGroupTask } from './skip.ts'
import { snoozeGroupTask } from './snooze.ts'
import { undoSkipOfGroupTask } from './undo-skip.ts'

const tag = 'Group tasks'

const ofLeaders = ['groupNotFound', 'notPartOfTheGroup', 'notLeaderInThisGroup', 'taskNotFound'] as const

const ofOneself = ['groupNotFound', 'notPartOfTheGroup', 'notAuthorized', 'taskNotFound'] as const

/** The calls for schedules, checklists, reminders and the order of group tasks. */
export const occurrenceProcedures = {
  snooze: userProcedure
    .meta(
      rest('POST /groups/{groupId}/tasks/{taskId}/snooze', {
        summary: 'Move the due day of a group task',
        description:
          'For the creator and leaders. Moves the due day of the current occurrence for all assignees who have not completed it, to a day from their today to the day before their next slot. A to-do can be moved to any day.',
        tag,
        area: 'groups',
        errors: [...ofLeaders, 'notAuthorized', 'cannotUpdateCompletedTask', 'occurrenceOver', 'cannotSnooze'],
      }),
    )
    .input(snoozeGroupTaskInput)
    .output(groupTask)
    .mutation(({ ctx, input }) => snoozeGroupTask(ctx, input)),

  skip: userProcedure
    .meta(
      rest('POST /groups/{groupId}/tasks/{taskId}/skip', {
        summary: 'Skip the current occurrence of a group task',
        description:
          'For the creator and leaders. The next occurrence becomes current for all assignees who have not completed this one. It opens tomorrow or later, and streaks stay. Two occurrences in a row cannot be skipped, except one that was missed.',
        tag,
        area: 'groups',
        errors: [
          ...ofLeaders,
          'notAuthorized',
          'taskAlreadyCompleted',
          'cannotUpdateCompletedTask',
          'occurrenceOver',
          'cannotSkip',
        ],
      }),
    )
    .input(skipGroupTaskInput)
    .output(groupTask)
    .mutation(({ ctx, input }) => skipGroupTask(ctx, input)),

  takeBackSkip: userProcedure
    .meta(
      rest('DELETE /groups/{groupId}/tasks/{taskId}/skip', {
        summary: 'Undo the skip of a group task',
        description: 'On the day of the skip, for assignees whose task has not changed since.',
        tag,
        area: 'groups',
        errors: [...ofLeaders, 'notAuthorized', 'cannotSkip'],
      }),
    )
    .input(ofGroupTask)
    .output(groupTask)
    .mutation(({ ctx, input }) => undoSkipOfGroupTask(ctx, input)),

  move: userProcedure
    .meta(
      rest('PATCH /groups/{groupId}/tasks/{taskId}/move', {
        summary: 'Move a group task in the manual order',
        description:
          'For the creator and leaders. Moves a current task behind another one, or to the first place, for all members. The last move wins.',
        tag,
        area: 'groups',
        errors: ofLeaders,
      }),
    )
    .input(moveGroupTaskInput)
    .output(groupTask)
    .mutation(({ ctx, input }) => moveGroupTask(ctx, input)),

  checkItem: userProcedure
    .meta(
      rest('PATCH /groups/{groupId}/users/{userId}/tasks/{taskId}/checklist/{itemId}', {
        summary: 'Tick or untick an item of your group task',
        description:
          'For the assignee only. Each assignee has ticks of their own. Pays nothing and completes nothing. `taskNotFound` is also returned for an unknown item.',
        tag,
        area: 'groups',
        errors: [...ofOneself, 'cannotUpdateCompletedTask'],
      }),
    )
    .input(checkGroupItemInput)
    .output(userGroupTask)
    .mutation(({ ctx, input }) => checkGroupItem(ctx, input)),

  setReminders: userProcedure
    .meta(
      rest('PUT /groups/{groupId}/users/{userId}/tasks/{taskId}/reminders', {
        summary: 'Choose your reminders of a group task',
        description: 'For the assignee only. They replace those of the task; `null` restores them.',
        tag,
        area: 'groups',
        errors: [...ofOneself, 'tooManyItems'],
      }),
    )
    .input(setRemindersInput)
    .output(userGroupTask)
    .mutation(({ ctx, input }) => setReminders(ctx, input)),
}
