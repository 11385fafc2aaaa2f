import { z } from 'zod'
import { answerNote } from '../group-items/schema.ts'
import { clientChosenId, id, instant, limit, notes, page, title } from '../kernel/schema.ts'

export const deedStatuses = ['open', 'approved', 'refused', 'withdrawn'] as const

const status = z.enum(deedStatuses).meta({ id: 'DeedStatus' })

/** Rubies of a deed, suggested or granted. */
const ruby = z.number().int().min(0).max(100)

export const deed = z
  .object({
    id,
    userId: id.meta({ description: 'The member who did it' }),
    title: z.string(),
    notes: z.string(),
    ruby: ruby.meta({ description: 'What the member suggests' }),
    status,
    granted: ruby.nullable().meta({ description: 'What a leader granted. Null unless approved' }),
    note: z.string().nullable().meta({ description: 'The words of the leader who answered' }),
    createdAt: instant,
  })
  .meta({ id: 'Deed' })

export type Deed = z.infer<typeof deed>

export const listDeedsInput = z.object({
  groupId: id,
  status: status.optional().meta({ description: 'Left out: of every status' }),
  page,
  limit,
})

export type ListDeeds = z.infer<typeof listDeedsInput>

export const createDeedInput = z.object({ groupId: id, id: clientChosenId, title, notes: notes.default(''), ruby })

export type CreateDeed = z.infer<typeof createDeedInput>

export const ofDeed = z.object({ groupId: id, deedId: id })

export type OfDeed = z.infer<typeof ofDeed>

export const answerDeedInput = ofDeed.extend({
  approved: z.boolean(),
  ruby: ruby.optional().meta({ description: 'What approving pays. Left out: what the member suggests' }),
  note: answerNote,
})

export type AnswerDeed = z.infer<typeof answerDeedInput>
