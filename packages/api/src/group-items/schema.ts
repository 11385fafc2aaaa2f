import { z } from 'zod'
import { areDistinct, id, instant, text } from '../kernel/schema.ts'

/** All members of the largest possible group, since a leader can take turns, too. */
const mostAssignees = 50

/** The userIds of at most that many members. `assertAssignable` limits them by the size of the group. */
export const maybeAssignees = z.array(id).max(mostAssignees).refine(areDistinct, { message: 'a member stands twice' })

/** The userIds of the members to whom an item is assigned. */
export const assignees = maybeAssignees.min(1)

/** The words of a leader with an answer. */
export const answerNote = text(0, 500).optional().meta({ description: 'Words for the member' })

export const shownNote = z
  .string()
  .nullable()
  .meta({ description: 'The words of the last answer, until the next turn. Empty: refused without words' })

/** When an open request was made. */
export const shownRequestedAt = instant
  .nullable()
  .meta({ description: 'When the open request was made. Null: none is' })

/** The fields of an answer to one request that pays. */
export const answerFields = {
  approved: z.boolean().meta({ description: 'False: refuse' }),
  note: answerNote,
  ruby: z
    .number()
    .int()
    .min(0)
    .optional()
    .meta({ description: 'With an approval: the rubies that it pays, at most the price. Left out: the price' }),
}

/** Only an approval pays. */
export const grantFits = ({ approved, ruby }: { approved: boolean; ruby?: number | undefined }): boolean =>
  approved || ruby === undefined

export const grantMisfit = { path: ['ruby'], message: 'only with an approval' }
