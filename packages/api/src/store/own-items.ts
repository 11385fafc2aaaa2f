import type { Queries } from '@questboard/db'
import { allEqual, and, inArray, isNotNull } from '@questboard/db/drizzle'
import { purchases } from '@questboard/db/schema'
import { type BoardDefinition, findBoard } from '../board/boards.ts'
import { DomainError } from '../kernel/errors.ts'
import { findAvatar, isFree } from './show-avatar.ts'

/** The ids of the items that a user, or any of some users, bought. Free items are not included. */
export async function boughtItems(on: Queries, by: string | readonly string[]): Promise<Set<string>> {
  const bought = await on
    .select({ id: purchases.itemId })
    .from(purchases)
    .where(and(inArray(purchases.userId, [by].flat()), isNotNull(purchases.itemId)))
  return new Set(bought.flatMap(({ id }) => id ?? []))
}

export async function hasBought(on: Queries, userId: string, itemId: string): Promise<boolean> {
  const bought = await on.select({ id: purchases.id }).from(purchases).where(allEqual(purchases, { userId, itemId }))
  return bought.length > 0
}

/** @throws DomainError avatarNotFound, userDoesNotHaveAvatar */
export async function assertOwnsAvatar(on: Queries, userId: string, id: string): Promise<void> {
  const avatar = findAvatar(id)
  if (!avatar) throw new DomainError('avatarNotFound')
  if (!isFree(avatar) && !(await hasBought(on, userId, id))) throw new DomainError('userDoesNotHaveAvatar')
}

/** @throws DomainError boardNotFound, userDoesNotHaveBoard */
export const findOwnBoard = (on: Queries, userId: string, id: string): Promise<BoardDefinition> =>
  findBoardOfOne(on, [userId], id)

/**
 * A board that at least one of some users owns.
 * @throws DomainError boardNotFound, userDoesNotHaveBoard
 */
export async function findBoardOfOne(on: Queries, userIds: readonly string[], id: string): Promise<BoardDefinition> {
  const board = findBoard(id)
  if (!board) throw new DomainError('boardNotFound')
  if (board.gems !== null && !(await boughtItems(on, userIds)).has(id)) throw new DomainError('userDoesNotHaveBoard')
  return board
}
