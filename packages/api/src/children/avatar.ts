import { inArray } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import type { GroupWithMembers } from '../groups/change-group.ts'
import { DomainError } from '../kernel/errors.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { avatars } from '../store/avatars.ts'
import { findAvatar, firstAvatar, isFree } from '../store/show-avatar.ts'

/** @throws DomainError avatarNotFound: unknown, or not free */
export function freeAvatar(id: string): string {
  const avatar = findAvatar(id)
  if (!avatar || !isFree(avatar)) throw new DomainError('avatarNotFound')
  return id
}

/** The first free avatar that no member of the group has, so that a child recognises its own face. */
export async function chooseAvatar(tx: Transaction, { members }: GroupWithMembers): Promise<string> {
  const worn = await tx
    .select({ id: users.avatarId })
    .from(users)
    .where(
      inArray(
        users.id,
        members.map(({ userId }) => userId),
      ),
    )
  const taken = new Set(worn.map(({ id }) => id))
  return (avatars.find((avatar) => isFree(avatar) && !taken.has(avatar.id)) ?? firstAvatar).id
}
