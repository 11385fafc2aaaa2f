import { z } from 'zod'
import { missionBounds, openItemsLimit, tagsPerTask } from '../game/rules.ts'
import { areDistinct, asBuilt, callId, clientChosenId, day, id, instant, notes, title } from '../kernel/schema.ts'
import { checkPeriod, newMissionTask } from '../missions/schema.ts'
import { createRewardInput } from '../rewards/schema.ts'
import { schedule, time } from '../schedules/schema.ts'
import { maxTags, newTag } from '../tags/schema.ts'
import { checklistItem, createTaskInput, shownFields, task } from '../tasks/schema.ts'

/** The sources of an import: a table, a list, the app's own JSON, a calendar, or an export of another app. */
export const importSources = [
  ...(['table', 'list', 'questboard', 'icalendar', 'todoist', 'ticktick', 'habitica'] as const),
  ...(['trello', 'things', 'google'] as const),
] as const

export const importSource = z.enum(importSources)

export type ImportSource = z.infer<typeof importSource>

/** The maximum number of tasks that one import reads and creates. */
export const maxImported = openItemsLimit

/** Adjustments of a row. `about` is the original value. */
export const importWarnings = [
  'goldProposed',
  'typeUnknown',
  'repeatsOtherwise',
  'dateLeftOut',
  'tagUnknown',
  'tooManyTags',
  'titleShortened',
  'notesShortened',
  'duplicate',
  'repeated',
  'done',
  'habit',
] as const

export const importWarning = z.object({
  code: z.enum(importWarnings),
  about: z.string().nullable().meta({ description: 'The original value' }),
})

export type ImportWarning = z.infer<typeof importWarning>

/** The kinds of files that have no tasks. */
const foreignKinds = [
  ...(['image', 'media', 'pdf', 'archive', 'spreadsheet', 'document', 'database', 'markup', 'program'] as const),
  'notText',
] as const

export type ForeignKind = (typeof foreignKinds)[number]

/** Why a line, or the whole file, contains no task. */
export const importProblems = [
  'empty',
  ...foreignKinds,
  'encoding',
  'otherJson',
  'brokenJson',
  'otherSource',
  'noTasks',
  'appointments',
  'textLeftOut',
  'noTitleColumn',
  'notHabitica',
  'notTickTick',
  'notCalendar',
  'noTitle',
  'unreadable',
  'quoteNotClosed',
] as const

export const importProblem = z.object({
  line: z.number().int().meta({ description: 'From 1. In a JSON file, the number of the task' }),
  code: z.enum(importProblems),
})

export type ImportProblem = z.infer<typeof importProblem>

export const proposedReminder = z.union([
  z.object({ daysBefore: z.number().int().min(0).max(30), at: time }),
  z.object({ minutesBefore: z.number().int().min(0).max(10_080) }),
])

export type ProposedReminder = z.infer<typeof proposedReminder>

/** A place in the manual order, in a body. */
const rank = z.string().regex(/^[0-9a-z]{1,60}$/)

/** A task from a file, in the form of `POST /user/tasks`. */
export const proposedTask = z.object({
  ...shownFields,
  checklist: z.array(checklistItem.omit({ id: true })).optional(),
  schedule: schedule.optional(),
  reminders: z.array(proposedReminder).optional(),
  newTags: z
    .array(newTag)
    .optional()
    .meta({ description: 'Tags in the file that do not exist. An import with `createTags` creates them' }),
  rank: z.string().optional().meta({ description: 'The place in the manual order, if tasks were moved' }),
})

export type ProposedTask = z.infer<typeof proposedTask>

export const importRow = z
  .object({
    line: importProblem.shape.line,
    task: proposedTask,
    chosen: z.boolean().meta({
      description: 'Whether it is selected for import. False for completed tasks and those that exist already',
    }),
    warnings: z.array(importWarning),
  })
  .meta({ id: 'ImportRow' })

export type ImportRow = z.infer<typeof importRow>

const newTags = z.array(newTag).max(tagsPerTask).optional()

/** A mission from a file. Unlike a new one it may have begun. */
export const importedMission = z
  .object({
    id: clientChosenId,
    name: title,
    notes: notes.default(''),
    from: day.meta({ description: 'May be in the past' }),
    to: day.meta({ description: `Today or later, after from, at most ${missionBounds.days} days` }),
    isMain: z.boolean().optional().meta({ description: 'It becomes the main mission unless there is one' }),
    tasks: z.array(newMissionTask.extend({ newTags })).max(missionBounds.tasks).default([]),
  })
  .superRefine(checkPeriod)

export type ImportedMission = z.infer<typeof importedMission>

const besides = { line: importProblem.shape.line, chosen: importRow.shape.chosen, warnings: importRow.shape.warnings }

/** What an exported account has besides tasks, in the form of an import. */
const more = {
  missions: z.array(z.object({ ...besides, mission: importedMission })).optional(),
  rewards: z.array(z.object({ ...besides, reward: createRewardInput })).optional(),
  newTags: z
    .array(newTag)
    .optional()
    .meta({ description: 'Tags of an exported account that no task has, and that do not exist' }),
}

export const previewInput = z.object({
  text: z.string().meta({ description: 'The contents of the file' }),
  source: importSource.optional().meta({ description: 'Detected by default' }),
  schedules: z
    .boolean()
    .default(false)
    .meta({ description: 'True: rows have schedules and reminders. False: dates are left out, with a warning' }),
})

export type PreviewInput = z.infer<typeof previewInput>

export const importPreview = asBuilt(
  z
    .object({
      source: importSource,
      rows: z.array(importRow).meta({ description: `The first ${maxImported}` }),
      problems: z.array(importProblem),
      total: z.number().int().meta({ description: 'The number of tasks in the file' }),
      room: z.number().int().meta({ description: 'How many open tasks can still be created' }),
      ...more,
    })
    .meta({ id: 'ImportPreview' }),
)

export type ImportPreview = z.infer<typeof importPreview>

/** Each mission takes a few statements. */
export const maxMissions = 100

const importItems = z.object({
  id: callId,
  tasks: z.array(createTaskInput.extend({ rank: rank.optional(), newTags })).max(maxImported),
  missions: z.array(importedMission).max(maxMissions).optional(),
  rewards: z.array(createRewardInput).max(maxImported).optional(),
  newTags: z.array(newTag).max(maxTags).optional().meta({ description: 'Further tags, which `createTags` creates' }),
  createTags: z.boolean().optional().meta({
    description:
      'True: tags in `newTags` that do not exist become own tags while there is room. Otherwise they are left out',
  }),
})

type Items = z.infer<typeof importItems>

/** The ids that a body names, of all its items. */
const idsOf = ({ tasks, missions = [], rewards = [] }: Items): (string | undefined)[] =>
  [...tasks, ...rewards, ...missions, ...missions.flatMap((mission) => mission.tasks)].map((item) => item.id)

export const importTasksInput = importItems
  .refine((items) => areDistinct(idsOf(items)), { message: 'contains an id twice', path: ['tasks'] })
  .refine(({ tasks, missions = [], rewards = [] }) => tasks.length + missions.length + rewards.length > 0, {
    message: 'an import has at least one item',
    path: ['tasks'],
  })

export type ImportTasks = z.infer<typeof importTasksInput>

export const importedTasks = z.array(
  task.extend({ importId: id.meta({ description: 'Undoes the import: the same for all its tasks' }) }),
)

export type ImportedTasks = z.infer<typeof importedTasks>

const count = z.number().int()

export const undoneImport = z.object({
  removed: count.meta({ description: 'Tasks, missions and rewards that were deleted' }),
  kept: count.meta({
    description: 'Those that stay because they were completed, have a result or a completed task, or were changed',
  }),
  changed: count.optional().meta({ description: 'How many of `kept` were only changed. Left out if none' }),
  tags: z
    .object({ removed: count, kept: count })
    .optional()
    .meta({ description: 'Tags that the import created. They stay if they were changed or other tasks have them' }),
})

export const recentImport = z
  .object({
    id: id.meta({ description: 'Undoes the import' }),
    createdAt: instant,
    tasks: count,
    missions: count,
    rewards: count,
    tags: count,
  })
  .meta({ id: 'RecentImport' })

export type RecentImport = z.infer<typeof recentImport>

export const recentImports = z.array(recentImport)

export type UndoneImport = z.infer<typeof undoneImport>

export const exportFormats = ['csv', 'json'] as const

export const exportInput = z.object({
  format: z.enum(exportFormats).default('json').meta({ description: 'The format of the file' }),
})

export type ExportFormat = (typeof exportFormats)[number]

export const exportedFile = z
  .object({
    name: z.string().meta({ description: 'The file name' }),
    mediaType: z.string(),
    content: z.string(),
  })
  .meta({ id: 'ExportedFile' })

export type ExportedFile = z.infer<typeof exportedFile>
