import { z } from 'zod'
import { areDistinct, id, instant, text } from '../kernel/schema.ts'

/** All members of the largest possible group, since a leader can take turns, too. */
const maxAssignees = 50

/** The userIds of at most that many members. `assertAssignable` limits them by the size of the group. */
export const maybeAssignees = z.array(id).max(maxAssignees).refine(areDistinct, { message: 'contains a member twice' })

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

export const assignedUsers = maybeAssignees.meta({
  description: 'Members by their userId: at least one, except with `draft` or `forMyself`',
})

/** False is left out, so that it hashes like a body without it. */
export const createdFlag = z
  .boolean()
  .optional()
  .overwrite((value) => value || undefined)

export const draft = { description: 'Assigned to no one yet: `assignedUsers` is empty, and no one is notified' }

export const forMyself = {
  description:
    'Your own task as a leader: `assignedUsers` is empty or you alone. It pays 0 rubies and needs no approval',
}

interface Assigned {
  draft?: boolean | undefined
  forMyself?: boolean | undefined
  assignedUsers: string[]
}

/** Drafts have no assignees, all others have at least one. */
export const assignmentFits = ({ draft: isDraft, forMyself: isOwn, assignedUsers: ids }: Assigned): boolean =>
  isDraft ? ids.length === 0 && !isOwn : isOwn === true || ids.length > 0

const assignmentMessage = 'at least one; none in a draft'

export const assignmentMisfit = { path: ['assignedUsers'], message: assignmentMessage }

/** `assignmentMisfit` for an item whose other fields stay as they are. */
export const assignmentDetail = { path: 'assignedUsers', message: assignmentMessage }

export const assignment = z.enum(['each', 'rotation', 'first']).meta({
  id: 'Assignment',
  description:
    '`each`: every assignee does it. `rotation`: they take turns, in the order of `assignedUsers`. `first`: the first who completes it',
})

/** The default is left out, so that it hashes like a body without it. */
export const createdAssignment = assignment
  .optional()
  .overwrite((value) => (value === 'each' ? undefined : value))
  .meta({ description: '`each` by default. `rotation` needs a repeating task and two members or more' })
