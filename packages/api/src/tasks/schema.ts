import { z } from 'zod'
import { asBuilt, callId, doneAt, id, instant, limit, notes, page, text, title } from '../kernel/schema.ts'
import { tagIds } from '../tags/schema.ts'

export const taskTypes = ['todo', 'daily', 'weekly'] as const

export const taskType = z.enum(taskTypes).meta({
  id: 'TaskType',
  description: '`todo` is done once, `daily` opens again every day, `weekly` every Monday',
})

export type TaskType = z.infer<typeof taskType>

/** Gold of a task: a whole number. */
export const taskGold = z.number().int().min(0).max(100)

export const taskResult = text(1, 5000)

export const task = z
  .object({
    id,
    title: z.string(),
    notes: z.string(),
    gold: z.number().int(),
    type: taskType,
    tags: z.array(id),
    requireResult: z.boolean(),
    result: z.string().nullable(),
    completed: z.boolean(),
    archived: z.boolean(),
    streak: z.number().int().meta({ description: 'Consecutive days (weeks) completed' }),
    createdAt: instant,
    completedAt: instant.nullable(),
  })
  .meta({ id: 'Task' })

export type Task = z.infer<typeof task>

export const taskList = asBuilt(z.array(task))

/** The fields of a task that its owner writes. */
const written = z.object({
  title,
  notes,
  gold: taskGold,
  type: taskType,
  tags: tagIds,
  requireResult: z.boolean(),
})

export const createTaskInput = written.extend({
  id: id.optional().meta({ description: 'A client-chosen id. It makes the call repeatable' }),
  notes: notes.default(''),
  tags: tagIds.default([]),
  requireResult: z.boolean().default(false),
})

export type CreateTask = z.infer<typeof createTaskInput>

export const updateTaskInput = written.extend({ id })

export type UpdateTask = z.infer<typeof updateTaskInput>

export const patchTaskInput = written.partial().extend({ id })

export type PatchTask = z.infer<typeof patchTaskInput>

export const listTasksInput = z.object({
  type: z.array(taskType).optional().meta({ description: 'All types by default' }),
  archived: z.boolean().default(false).meta({ description: 'True: archived tasks. False: current ones' }),
  page: page.meta({ description: 'Applies to the archive' }),
  limit: limit.meta({ description: 'Applies to the archive' }),
})

export type ListTasks = z.infer<typeof listTasksInput>

export const completeTaskInput = z.object({ id, result: taskResult.optional(), at: doneAt })

export type CompleteTask = z.infer<typeof completeTaskInput>

export const giveResultInput = z.object({ id, result: taskResult, at: doneAt })

export type GiveResult = z.infer<typeof giveResultInput>

export const copyTaskInput = z.object({ taskId: id, id: callId })

export type CopyTask = z.infer<typeof copyTaskInput>

export const acceptChallengeInput = createTaskInput.pick({ id: true })

export type AcceptChallenge = z.infer<typeof acceptChallengeInput>
