import { z } from 'zod'
import { tagsPerTask } from '../game/rules.ts'
import { daysBetween } from '../kernel/days.ts'
import {
  areDistinct,
  asBuilt,
  callId,
  clientChosenId,
  day,
  doneAt,
  id,
  instant,
  limit,
  line,
  notes,
  page,
  text,
  title,
  updatedAtField,
} from '../kernel/schema.ts'
import { givenReminders, givenSchedule, occurrenceState, reminder, schedule, time } from '../schedules/schema.ts'
import { tagIds } from '../tags/schema.ts'

export const taskTypes = ['todo', 'daily', 'weekly'] as const

export const taskType = z.enum(taskTypes).meta({
  id: 'TaskType',
  description: '`todo` is done once, `daily` opens again every day, `weekly` every Monday',
})

/** Gold of a task: a whole number. */
export const taskGold = z.number().int().min(0).max(100)

/**
 * The fields of a task that its owner writes, in the order of responses and of exported tables. Creating, copying,
 * showing, importing and exporting a task use them all.
 */
export const writtenFields = {
  title,
  notes,
  gold: taskGold,
  type: taskType,
  tags: tagIds,
  requireResult: z.boolean(),
}

/** `writtenFields` for a new task, with their default values. */
export const createdFields = {
  ...writtenFields,
  notes: notes.default(''),
  tags: tagIds.default([]),
  requireResult: z.boolean().default(false),
}

/** `writtenFields` in responses, which do not repeat the bounds of the input. */
export const shownFields = {
  title: z.string(),
  notes: z.string(),
  gold: z.number().int(),
  type: taskType,
  tags: z.array(id),
  requireResult: z.boolean(),
} satisfies Record<keyof typeof writtenFields, z.ZodType>

/** The maximum number of items in a checklist. */
export const maxItems = 30

export const checklistItem = z.object({ id, title: z.string(), done: z.boolean() }).meta({ id: 'ChecklistItem' })

export type ChecklistItem = z.infer<typeof checklistItem>

/** A checklist in a request. An item without `id` is a new one. */
export const writtenChecklist = z
  .array(z.object({ id: id.optional(), title, done: z.boolean().optional() }))
  .max(maxItems)
  .refine((items) => areDistinct(items.map((item) => item.id)), { message: 'contains an id twice' })

export type WrittenChecklist = z.infer<typeof writtenChecklist>

/** An empty one is left out, so it hashes like a body without it. Old clients repeat creates without the field. */
export const createdChecklist = writtenChecklist
  .nullish()
  .overwrite((items) => (items && items.length > 0 ? items : undefined))
  .meta({ description: 'The steps of the task, none by default' })

/** Empty ones are left out, as an empty checklist. */
const createdReminders = givenReminders
  .nullish()
  .overwrite((reminders) => (reminders && reminders.length > 0 ? reminders : undefined))
  .meta({ description: 'When you are reminded of the task, by default never' })

/** The fields of a task before anything is written. */
export const emptyTask: z.infer<z.ZodObject<typeof writtenFields>> = {
  title: '',
  notes: '',
  gold: 0,
  type: 'todo',
  tags: [],
  requireResult: false,
}

export type WrittenField = keyof typeof writtenFields

export const writtenNames = Object.keys(writtenFields) as WrittenField[]

/** The fields that tasks of missions have, too. */
export const missionTaskNames = ['title', 'notes', 'gold', 'type', 'tags'] as const satisfies WrittenField[]

export type TaskType = z.infer<typeof taskType>

export const taskResult = text(1, 5000)

/** The schedule of a task and its current occurrence, in responses. An archived task has no occurrence. */
export const datedFields = {
  schedule: schedule
    .nullable()
    .meta({ description: 'Null: a to-do without a due date, or a task for every day (week)' }),
  slot: day.nullable().meta({
    description: 'The day that names the current occurrence: of a daily task today, of a weekly one this Monday',
  }),
  dueOn: day.nullable().meta({ description: 'The day by the end of which it is to be done' }),
  dueTime: time.nullable(),
  opensOn: day.nullable().meta({ description: 'The first day on which the occurrence can be completed' }),
  nextDueOn: day.nullable().meta({ description: 'The due day of the next occurrence, if it is known' }),
  overdue: z.boolean().meta({ description: 'Open after its due day' }),
  late: z.boolean().meta({ description: 'The current occurrence was missed, and can still be completed' }),
  canSkip: z.boolean(),
  canSnooze: z.boolean(),
  lastCompletedAt: instant.nullable().meta({ description: 'When it was completed last' }),
  rank: z.string().meta({ description: 'The place in the manual order. Ranks sort by code point' }),
}

export const task = z
  .object({
    id,
    ...shownFields,
    result: z.string().nullable(),
    completed: z.boolean(),
    archived: z.boolean(),
    streak: z.number().int().meta({ description: 'Consecutive days (weeks) completed' }),
    createdAt: instant,
    updatedAt: updatedAtField,
    completedAt: instant.nullable(),
    ...datedFields,
    checklist: z.array(checklistItem),
    reminders: z.array(reminder),
  })
  .meta({ id: 'Task' })

export type Task = z.infer<typeof task>

export const taskList = asBuilt(z.array(task))

const written = z.object({
  ...writtenFields,
  checklist: writtenChecklist.nullish().meta({
    description: 'Left out: unchanged. Null or empty: none. An item with its `id` stays ticked; `done` ticks it',
  }),
  reminders: givenReminders.nullish().meta({
    description:
      'Left out: unchanged, except those for which a changed schedule has no day or time. Null or empty: none',
  }),
})

export const scheduleField = givenSchedule.nullable().optional()

export const createTaskInput = z.object({
  ...createdFields,
  schedule: scheduleField,
  checklist: createdChecklist,
  reminders: createdReminders,
  id: clientChosenId,
})

export type CreateTask = z.infer<typeof createTaskInput>

export const updateTaskInput = written.extend({
  id,
  schedule: scheduleField.meta({ description: 'Left out: the schedule stays. Null: none' }),
})

export type UpdateTask = z.infer<typeof updateTaskInput>

export const patchTaskInput = updateTaskInput.partial().extend({ id })

export type PatchTask = z.infer<typeof patchTaskInput>

export const dueFilters = ['overdue', 'today', 'upcoming', 'none'] as const

/** The search, the filters and the order of a list of tasks. */
export const listFilters = {
  q: line(1, 100).optional().meta({
    description: 'Words that all occur in the title, the notes or the checklist. Case and accents are ignored',
  }),
  tag: z.array(id).max(tagsPerTask).optional().meta({ description: 'Tags that the task has, all of them' }),
  due: z.array(z.enum(dueFilters)).optional().meta({
    description: 'Current tasks by their due day, any of these. `today` includes weekly tasks without a schedule',
  }),
  order: z.enum(['created', 'manual', 'due']).default('created').meta({ description: 'Of current tasks' }),
}

export const listTasksInput = z.object({
  type: z.array(taskType).optional().meta({ description: 'All types by default' }),
  archived: z.boolean().default(false).meta({ description: 'True: archived tasks. False: current ones' }),
  ...listFilters,
  page: page.meta({ description: 'Applies to the archive' }),
  limit: limit.meta({ description: 'Applies to the archive' }),
})

export type ListTasks = z.infer<typeof listTasksInput>

/** The most days between the first and the last day of a calendar. */
export const maxCalendarDays = 42

export const listOccurrencesInput = z
  .object({ from: day, to: day.meta({ description: `The last day, at most ${maxCalendarDays} days after \`from\`` }) })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'not before `from`' })
  .refine(({ from, to }) => daysBetween(from, to) <= maxCalendarDays, {
    path: ['to'],
    message: `at most ${maxCalendarDays} days after \`from\``,
  })

export type ListOccurrences = z.infer<typeof listOccurrencesInput>

export const occurrences = asBuilt(
  z.object({
    occurrences: z.array(
      z
        .object({
          taskId: id,
          groupId: id.nullable().meta({ description: 'The group of a group task' }),
          title: z.string(),
          type: taskType,
          slot: day.nullable().meta({ description: 'The day that names the occurrence. Null for a to-do' }),
          dueOn: day.meta({ description: 'The day by the end of which it is, was or will be due' }),
          time: time.nullable(),
          state: occurrenceState,
        })
        .meta({ id: 'Occurrence' }),
    ),
    truncated: z.boolean().meta({ description: 'There are more. The first ones are returned' }),
  }),
)

export type Occurrences = z.infer<typeof occurrences>

export const occurrence = day.optional().meta({
  description: 'The `slot` of the occurrence that is meant. Another one is not completed (reopened) by mistake',
})

export const completeTaskInput = z.object({ id, result: taskResult.optional(), at: doneAt, occurrence })

export type CompleteTask = z.infer<typeof completeTaskInput>

export const reopenTaskInput = z.object({ id, occurrence })

export type ReopenTask = z.infer<typeof reopenTaskInput>

export const snoozeTaskInput = z.object({
  id,
  until: day.nullable().meta({ description: 'The new due day. Null: back to the slot' }),
  occurrence,
})

export type SnoozeTask = z.infer<typeof snoozeTaskInput>

export const skipTaskInput = z.object({ id, occurrence })

export type SkipTask = z.infer<typeof skipTaskInput>

export const moveTaskInput = z.object({
  id,
  after: id
    .nullable()
    .meta({ description: 'The task that it is moved behind. Null, or a deleted task: to the first place' }),
})

export type MoveTask = z.infer<typeof moveTaskInput>

export const giveResultInput = z.object({ id, result: taskResult, at: doneAt })

export type GiveResult = z.infer<typeof giveResultInput>

export const checkItemInput = z.object({ id, itemId: id, done: z.boolean() })

export type CheckItem = z.infer<typeof checkItemInput>

export const copyTaskInput = z.object({ taskId: id, id: callId })

export type CopyTask = z.infer<typeof copyTaskInput>

export const acceptChallengeInput = createTaskInput.pick({ id: true })

export type AcceptChallenge = z.infer<typeof acceptChallengeInput>
