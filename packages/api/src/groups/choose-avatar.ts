import { inArray } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import { idsOf, userIdsOf } from '../kernel/ids-of.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { avatars } from '../store/avatars.ts'
import { firstAvatar, isFree } from '../store/show-avatar.ts'
import type { GroupWithMembers } from './change-group.ts'

/** The first free avatar that no member of the group has, so that everyone recognises their own face. */
export async function chooseAvatar(tx: Transaction, { members }: GroupWithMembers): Promise<string> {
  const worn = await tx
    .select({ id: users.avatarId })
    .from(users)
    .where(inArray(users.id, userIdsOf(members)))
  const taken = new Set(idsOf(worn))
  return (avatars.find((avatar) => isFree(avatar) && !taken.has(avatar.id)) ?? firstAvatar).id
}
