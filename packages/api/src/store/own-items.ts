import type { Queries } from '@questboard/db'
import { allEqual, and, inArray, isNotNull } from '@questboard/db/drizzle'
import { purchases } from '@questboard/db/schema'
import { type BoardDefinition, findBoard } from '../board/boards.ts'
import { DomainError } from '../kernel/errors.ts'
import { findAvatar, isFree } from './show-avatar.ts'

/** The ids of the items that a user, or any of some users, bought. Free items are not included. */
export async function boughtItems(queries: Queries, owners: string | readonly string[]): Promise<Set<string>> {
  const bought = await queries
    .select({ id: purchases.itemId })
    .from(purchases)
    .where(and(inArray(purchases.userId, [owners].flat()), isNotNull(purchases.itemId)))
  return new Set(bought.flatMap(({ id }) => id ?? []))
}

/** Whether a user has bought an item. */
export async function hasBought(queries: Queries, userId: string, itemId: string): Promise<boolean> {
  const bought = await queries
    .select({ id: purchases.id })
    .from(purchases)
    .where(allEqual(purchases, { userId, itemId }))
  return bought.length > 0
}

/** @throws DomainError avatarNotFound, userDoesNotHaveAvatar */
export async function assertOwnsAvatar(queries: Queries, userId: string, id: string): Promise<void> {
  const avatar = findAvatar(id)
  if (!avatar) throw new DomainError('avatarNotFound')
  if (!isFree(avatar) && !(await hasBought(queries, userId, id))) throw new DomainError('userDoesNotHaveAvatar')
}

/** @throws DomainError boardNotFound, userDoesNotHaveBoard */
export const findOwnBoard = (queries: Queries, userId: string, id: string): Promise<BoardDefinition> =>
  findBoardOfOne(queries, [userId], id)

/**
 * A board that at least one of some users owns.
 * @throws DomainError boardNotFound, userDoesNotHaveBoard
 */
export async function findBoardOfOne(
  queries: Queries,
  userIds: readonly string[],
  id: string,
): Promise<BoardDefinition> {
  const board = findBoard(id)
  if (!board) throw new DomainError('boardNotFound')
  if (board.gems !== null && !(await boughtItems(queries, userIds)).has(id))
    throw new DomainError('userDoesNotHaveBoard')
  return board
}
