import { z } from 'zod'
import { board } from '../board/schema.ts'
import { stats } from '../game/schema.ts'
import {
  answerFields,
  answerNote,
  assignedUsers,
  assignment,
  assignmentFits,
  assignmentMisfit,
  createdAssignment,
  createdFlag,
  draft,
  forMyself,
  grantFits,
  grantMisfit,
  shownNote,
} from '../group-items/schema.ts'
import {
  callId,
  clientChosenId,
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
import { givenReminders, reminder } from '../schedules/schema.ts'
import { avatar } from '../store/schema.ts'
import { tagIds } from '../tags/schema.ts'
import {
  checklistItem,
  createdChecklist,
  datedFields,
  listFilters,
  occurrence,
  scheduleField,
  taskResult,
  taskType,
  writtenChecklist,
} from '../tasks/schema.ts'

export { assignment } from '../group-items/schema.ts'

/** Rubies of a task: a whole number. */
export const taskRuby = z.number().int().min(0).max(100)

export const occurrenceOfTurns = z
  .object({
    day: z.iso.date().meta({ description: "By the group's day" }),
    holder: id.nullable().meta({ description: 'Whose turn it is; null: no one is there, or the first does it' }),
    next: id.nullable().meta({ description: 'Whose turn comes after it, as things are' }),
    takenBy: id.nullable().meta({ description: 'Who has completed it, or waits for approval' }),
    paid: z.boolean(),
  })
  .meta({ id: 'GroupTaskOccurrence' })

export type Occurrence = z.infer<typeof occurrenceOfTurns>

export const swap = z
  .object({
    id,
    taskId: id,
    day: z.iso.date(),
    from: id.meta({ description: 'Whose turn it is' }),
    to: id.meta({ description: 'Who is asked to take it' }),
    status: z.enum(['open', 'accepted', 'declined', 'withdrawn', 'expired']),
  })
  .meta({ id: 'TurnSwap' })

export type Swap = z.infer<typeof swap>

const state = {
  completed: z.boolean(),
  approveRequested: z.boolean().meta({ description: 'Whether a request for approval is open' }),
  approved: z.boolean(),
  result: z.string().nullable(),
}

export const assignee = z
  .object({
    userId: id,
    ...state,
    completedAt: instant.nullable(),
    dueOn: datedFields.dueOn,
    overdue: datedFields.overdue,
    checked: z.array(id).meta({ description: 'The ticked items of the checklist: of this assignee, in turns of all' }),
    note: shownNote,
  })
  .meta({ id: 'GroupTaskAssignee' })

export type Assignee = z.infer<typeof assignee>

const shown = z.object({
  id,
  groupId: id,
  title: z.string(),
  notes: z.string(),
  ruby: z.number().int(),
  type: taskType,
  tags: z.array(id),
  requireApprove: z.boolean(),
  requireResult: z.boolean(),
  archived: z.boolean(),
  assignedUsers: z.array(id),
  waitingApproval: z.number().int().meta({ description: 'Assignees with an open request for approval' }),
  createdAt: instant,
  updatedAt: updatedAtField.meta({
    description:
      'When a leader, an assignee or a new day changed something of it last. A new day changes dates: `overdue`, `dueOn`',
  }),
  schedule: datedFields.schedule,
  rank: datedFields.rank,
  forMyself: z.boolean().meta({ description: "A leader's own task, which pays no rubies" }),
  assignment,
  occurrence: occurrenceOfTurns.nullable().meta({ description: 'Of `rotation` and `first`; null for `each`' }),
  swap: swap
    .nullable()
    .meta({ description: 'The open question to swap the current turn, for the two members and for leaders' }),
})

export const groupTask = shown
  .extend({
    draft: z.boolean().meta({ description: 'No one has it: it is prepared, or its assignees have left' }),
    assignees: z.array(assignee),
    checklist: z.array(z.object({ id, title: z.string() })),
    reminders: z.array(reminder).meta({ description: 'Of assignees without reminders of their own' }),
  })
  .meta({ id: 'GroupTask' })

export type GroupTask = z.infer<typeof groupTask>

export const userGroupTask = shown
  .extend({
    ...state,
    streak: z.number().int().meta({ description: 'Consecutive days (weeks) completed' }),
    note: shownNote,
    mine: z.boolean().meta({ description: 'Whether this member can complete it now' }),
    ...datedFields,
    canSkip: z.boolean().meta({ description: 'Whether you can skip it: leaders, for others' }),
    canSnooze: z.boolean().meta({ description: 'Whether you can snooze it: leaders, for others' }),
    checklist: z.array(checklistItem).meta({ description: "With this assignee's ticks, in turns with those of all" }),
    reminders: z.array(reminder).meta({ description: "This assignee's own, or those of the task" }),
  })
  .meta({ id: 'UserGroupTask' })

export type UserGroupTask = z.infer<typeof userGroupTask>

/** The fields of a group task that a leader writes. */
const written = z.object({
  title,
  notes,
  ruby: taskRuby,
  type: taskType,
  tags: tagIds,
  requireApprove: z.boolean(),
  requireResult: z.boolean(),
  assignedUsers,
})

export const ofGroupTask = groupInput.extend({ taskId: id })

export type OfGroupTask = z.infer<typeof ofGroupTask>

export const copyGroupTaskInput = ofGroupTask.extend({ id: callId })

export type CopyGroupTask = z.infer<typeof copyGroupTaskInput>

export const ofAssignee = ofGroupTask.extend({ userId: id })

export type OfAssignee = z.infer<typeof ofAssignee>

/** An empty list is left out, so that it hashes like a body without it. */
const createdReminders = givenReminders
  .nullish()
  .overwrite((reminders) => (reminders && reminders.length > 0 ? reminders : undefined))
  .meta({ description: 'For assignees without reminders of their own; none by default' })

export const createGroupTaskInput = written
  .extend({
    schedule: scheduleField,
    checklist: createdChecklist,
    reminders: createdReminders,
    groupId: id,
    id: clientChosenId,
    notes: notes.default(''),
    tags: tagIds.default([]),
    requireApprove: z.boolean().default(false),
    requireResult: z.boolean().default(false),
    draft: createdFlag.meta(draft),
    forMyself: createdFlag.meta(forMyself),
    assignment: createdAssignment,
  })
  .refine(assignmentFits, assignmentMisfit)

export type CreateGroupTask = z.infer<typeof createGroupTaskInput>

const replaced = written.extend({
  groupId: id,
  taskId: id,
  schedule: scheduleField.meta({ description: 'Left out: the schedule stays. Null: none' }),
  checklist: writtenChecklist
    .nullish()
    .meta({ description: 'Left out: the checklist stays. An item with its `id` keeps its ticks' }),
  reminders: givenReminders.nullish().meta({ description: 'Left out: the reminders stay' }),
  assignment: assignment.optional().meta({ description: 'Left out: it stays' }),
  draft: z.boolean().optional().meta(draft),
  forMyself: z
    .boolean()
    .optional()
    .meta({ description: `${forMyself.description}. Left out: as it was, as long as no one else is assigned` }),
})

export const updateGroupTaskInput = replaced.refine(assignmentFits, assignmentMisfit)

export const patchGroupTaskInput = replaced.partial().extend(ofGroupTask.shape)

export type PatchGroupTask = z.infer<typeof patchGroupTaskInput>

/** The fields that a leader writes and that are columns of the task as they are. */
export const writtenNames = ['title', 'notes', 'ruby', 'type', 'requireApprove', 'requireResult'] as const

const wanted = {
  type: z.array(taskType).optional().meta({ description: 'All types by default' }),
  archived: z.boolean().default(false).meta({ description: 'True: archived tasks. False: current ones' }),
  ...listFilters,
  page: page.meta({ description: 'Applies to the archive' }),
  limit: limit.meta({ description: 'Applies to the archive' }),
}

export const listGroupTasksInput = groupInput.extend(wanted)

export type ListGroupTasks = z.infer<typeof listGroupTasksInput>

export const listTasksOfMemberInput = groupInput.extend({ userId: id, ...wanted })

export type ListTasksOfMember = z.infer<typeof listTasksOfMemberInput>

export const completeGroupTaskInput = ofAssignee.extend({ result: taskResult.optional(), at: doneAt, occurrence })

export type CompleteGroupTask = z.infer<typeof completeGroupTaskInput>

export const reopenGroupTaskInput = ofAssignee.extend({ occurrence })

export type ReopenGroupTask = z.infer<typeof reopenGroupTaskInput>

export const checkGroupItemInput = ofAssignee.extend({ itemId: id, done: z.boolean() })

export type CheckGroupItem = z.infer<typeof checkGroupItemInput>

export const setRemindersInput = ofAssignee.extend({
  reminders: givenReminders.nullable().meta({ description: 'Null: those of the task again' }),
})

export type SetReminders = z.infer<typeof setRemindersInput>

export const completed = z.object({ task: userGroupTask, stats, board })

export type Completed = z.infer<typeof completed>

export const reopened = z.object({ task: userGroupTask, stats })

export type Reopened = z.infer<typeof reopened>

export const giveGroupTaskResultInput = ofAssignee.extend({ result: taskResult, at: doneAt })

export type GiveGroupTaskResult = z.infer<typeof giveGroupTaskResultInput>

export const approval = assignee
  .extend({ name: z.string(), avatar: avatar.nullable() })
  .meta({ id: 'GroupTaskApproval' })

export const answerAllInput = ofGroupTask.extend({
  approved: z.boolean().default(true).meta({ description: 'False: refuse' }),
  note: answerNote,
})

export const approveInput = ofAssignee.extend({ ...answerFields, requestedAt }).refine(grantFits, grantMisfit)

export type Approve = z.infer<typeof approveInput>

const { note, ruby } = answerFields

export const completeForInput = ofAssignee.extend({ result: taskResult.optional(), note, ruby })

export type CompleteFor = z.infer<typeof completeForInput>

export const completedFor = z.object({ task: userGroupTask })

export type CompletedFor = z.infer<typeof completedFor>
