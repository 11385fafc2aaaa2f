import { z } from 'zod'
import { answerNote } from '../group-items/schema.ts'
import { day, id, instant, limit, page } from '../kernel/schema.ts'

export const promiseStatuses = ['owed', 'given', 'cancelled'] as const

const status = z.enum(promiseStatuses).meta({ id: 'PromiseStatus' })

const dueOn = day.nullable().meta({ description: 'The day until which it should be given. Null: none' })

export const groupPromise = z
  .object({
    id,
    userId: id.meta({ description: 'The member who redeemed the reward' }),
    reward: z
      .object({ id, name: z.string() })
      .meta({ description: 'With its name of that time. It may have been deleted since' }),
    ruby: z.number().int().min(1).meta({ description: 'What was paid' }),
    status,
    dueOn,
    givenBy: id
      .nullable()
      .meta({ description: 'The userId of the leader who gave it. Null: none, or a deleted account' }),
    givenAt: instant.nullable(),
    note: z.string().nullable().meta({ description: 'The words with which it was given or cancelled' }),
    createdAt: instant,
  })
  .meta({ id: 'GroupPromise' })

export type GroupPromise = z.infer<typeof groupPromise>

export const listPromisesInput = z.object({
  groupId: id,
  status: status.optional().meta({ description: 'Left out: of every status' }),
  page,
  limit,
})

export type ListPromises = z.infer<typeof listPromisesInput>

export const ofPromise = z.object({ groupId: id, promiseId: id })

export type OfPromise = z.infer<typeof ofPromise>

export const answerPromiseInput = ofPromise.extend({ note: answerNote })

export type AnswerPromise = z.infer<typeof answerPromiseInput>

export const updatePromiseInput = ofPromise.extend({ dueOn })

export type UpdatePromise = z.infer<typeof updatePromiseInput>
