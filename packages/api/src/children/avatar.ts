import { DomainError } from '../kernel/errors.ts'
import { findAvatar, isFree } from '../store/show-avatar.ts'

/** @throws DomainError avatarNotFound: unknown, or not free */
export function freeAvatar(id: string): string {
  const avatar = findAvatar(id)
  if (!avatar || !isFree(avatar)) throw new DomainError('avatarNotFound')
  return id
}
