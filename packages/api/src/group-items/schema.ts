import { z } from 'zod'
import { groupLimits } from '../game/rules.ts'
import { areDistinct, id } from '../kernel/schema.ts'

/** The maximum number of assignees: all members except the leader who assigns the item. */
const mostAssignees = groupLimits.members - 1

/** The userIds of the members to whom an item is assigned. */
export const assignees = z.array(id).min(1).max(mostAssignees).refine(areDistinct, { message: 'a member stands twice' })
