import { z } from 'zod'
import { missionBounds, missionExp } from '../game/rules.ts'
import {
  areDistinct,
  callId,
  clientChosenId,
  day,
  doneAt,
  id,
  instant,
  limit,
  notes,
  page,
  title,
  updatedAtField,
} from '../kernel/schema.ts'
import { tagIds } from '../tags/schema.ts'
import { taskGold, taskType } from '../tasks/schema.ts'
import { periodFaults } from './rules.ts'

/** The most days of a mission, from the first to the last, and its most tasks. */
export const { days: maxDays, tasks: maxTasks } = missionBounds

/** Experience for a mission with this many tasks, for pages that show it in advance. */
export const expOf = (tasks: number): number => missionExp(tasks)

export const missionStatuses = ['pending', 'active', 'waitingApproval', 'completed', 'failed', 'archived'] as const

export const missionStatus = z.enum(missionStatuses).meta({
  id: 'MissionStatus',
  description:
    '`pending` until its first day, `active` until it is completed or its last day is over. `waitingApproval`: a group mission with an open request for approval',
})

export const missionTask = z
  .object({
    id,
    title: z.string(),
    notes: z.string(),
    gold: z.number().int(),
    type: taskType.meta({ description: 'A label: a task of a mission is done once' }),
    tags: z.array(id),
    completed: z.boolean(),
    archived: z.boolean(),
    createdAt: instant,
    updatedAt: updatedAtField,
    completedAt: instant.nullable(),
  })
  .meta({ id: 'MissionTask' })

export type MissionTask = z.infer<typeof missionTask>

export const mission = z
  .object({
    id,
    name: z.string(),
    notes: z.string(),
    status: missionStatus,
    from: day,
    to: day.meta({ description: 'The last day' }),
    isMain: z.boolean(),
    gold: z.number().int().meta({ description: 'The sum of its tasks' }),
    updatedAt: updatedAtField.meta({ description: 'When it or one of its tasks changed last' }),
    tasks: z.array(missionTask),
  })
  .meta({ id: 'Mission' })

export type Mission = z.infer<typeof mission>

/** The fields of a mission's task that its owner writes. */
const writtenTask = z.object({ title, notes, gold: taskGold, type: taskType, tags: tagIds })

export const newMissionTask = writtenTask.extend({
  id: clientChosenId,
  notes: notes.default(''),
  tags: tagIds.default([]),
})

export type NewMissionTask = z.infer<typeof newMissionTask>

/** Adds what is wrong with the days of a mission, whatever today is. */
export function checkPeriod(body: { from: string; to: string }, context: z.RefinementCtx): void {
  for (const { path, message } of periodFaults(body)) context.addIssue({ code: 'custom', path: [path], message })
}

export const createMissionInput = z
  .object({
    id: clientChosenId,
    name: title,
    notes: notes.default(''),
    from: day.meta({ description: 'Today or later' }),
    to: day.meta({ description: `After from, at most ${missionBounds.days} days` }),
    tasks: z.array(newMissionTask).max(missionBounds.tasks).default([]),
  })
  .superRefine(checkPeriod)
  .refine(({ id, tasks }) => areDistinct([id, ...tasks.map((task) => task.id)]), {
    message: 'contains an id twice',
    path: ['tasks'],
  })

export type CreateMission = z.infer<typeof createMissionInput>

export const updateMissionInput = z.object({
  id,
  name: title,
  notes,
  from: day.optional().meta({ description: 'Of a pending mission; else ignored' }),
  to: day.optional().meta({ description: 'Of a pending mission; else ignored' }),
})

export const patchMissionInput = updateMissionInput.partial().extend({ id })

export type PatchMission = z.infer<typeof patchMissionInput>

export const listMissionsInput = z.object({
  status: z.array(missionStatus).optional().meta({ description: 'All except archived ones by default' }),
  page: page.meta({ description: 'Applies to a list with archived ones' }),
  limit,
})

export type ListMissions = z.infer<typeof listMissionsInput>

/** The mission comes from the path, so that `id` can be a client-chosen one. */
export const ofMission = z.object({ missionId: id })

export const ofMissionTask = z.object({ missionId: id, taskId: id })

export type OfMissionTask = z.infer<typeof ofMissionTask>

export const completeMissionTaskInput = ofMissionTask.extend({ at: doneAt })

export type CompleteMissionTask = z.infer<typeof completeMissionTaskInput>

export const copyMissionInput = ofMission.extend({ id: callId })

export type CopyMission = z.infer<typeof copyMissionInput>

export const copyMissionTaskInput = ofMissionTask.extend({ id: callId })

export type CopyMissionTask = z.infer<typeof copyMissionTaskInput>

export const createMissionTaskInput = newMissionTask.extend({ missionId: id })

export type CreateMissionTask = z.infer<typeof createMissionTaskInput>

/** The most tasks that one request can create. */
const maxPerRequest = 10

export const createMissionTasksInput = z.object({
  id: callId,
  missionId: id,
  tasks: z
    .array(newMissionTask)
    .min(1)
    .max(maxPerRequest)
    .refine((tasks) => areDistinct(tasks.map((task) => task.id)), { message: 'contains an id twice' }),
})

export type CreateMissionTasks = z.infer<typeof createMissionTasksInput>

export const updateMissionTaskInput = writtenTask.extend({ missionId: id, taskId: id })

export const patchMissionTaskInput = updateMissionTaskInput.partial().extend(ofMissionTask.shape)

export type PatchMissionTask = z.infer<typeof patchMissionTaskInput>
