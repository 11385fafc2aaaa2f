import { z } from 'zod'
import { areDistinct, id } from '../kernel/schema.ts'

/** All members of the largest possible group except the leader who assigns the item. */
const mostAssignees = 49

/** The userIds of the members to whom an item is assigned. `assertAssignable` limits them by the size of the group. */
export const assignees = z.array(id).min(1).max(mostAssignees).refine(areDistinct, { message: 'a member stands twice' })
