import { allEqual } from '@questboard/db/drizzle'
import { pushMessages } from '@questboard/db/schema'
import type { RemoveMemberItems } from '../member-removal.ts'

/** Drops the pushes about a group that wait for a member who leaves it. */
export const removeMemberPushes: RemoveMemberItems = async (tx, { groupId, userId }) => {
  await tx.delete(pushMessages).where(allEqual(pushMessages, { userId, groupId }))
}
