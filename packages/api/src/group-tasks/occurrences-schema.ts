import type { z } from 'zod'
import { moveTaskInput, occurrence, snoozeTaskInput } from '../tasks/schema.ts'
import { ofGroupTask } from './schema.ts'

export const snoozeGroupTaskInput = ofGroupTask.extend({ until: snoozeTaskInput.shape.until, occurrence })

export type SnoozeGroupTask = z.infer<typeof snoozeGroupTaskInput>

export const skipGroupTaskInput = ofGroupTask.extend({ occurrence })

export type SkipGroupTask = z.infer<typeof skipGroupTaskInput>

export const moveGroupTaskInput = ofGroupTask.extend({ after: moveTaskInput.shape.after })

export type MoveGroupTask = z.infer<typeof moveGroupTaskInput>
