import { z } from 'zod'
import { areDistinct, id } from '../kernel/schema.ts'

/** All members of the largest possible group except the leader who assigns the item. */
const mostAssignees = 49

/** The userIds of at most that many members. `assertAssignable` limits them by the size of the group. */
export const maybeAssignees = z.array(id).max(mostAssignees).refine(areDistinct, { message: 'a member stands twice' })

/** The userIds of the members to whom an item is assigned. */
export const assignees = maybeAssignees.min(1)
