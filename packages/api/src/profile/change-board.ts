import { eq } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { restartPawn } from '../players/save-pawn.ts'
import { findOwnBoard } from '../store/own-items.ts'
import { readProfile } from './read.ts'
import type { Profile } from './schema.ts'

/**
 * Switches to a board, which may be the current one. The pawn starts on the first square without a card. The lap and
 * the used squares of each board are kept.
 * @throws DomainError boardNotFound, userDoesNotHaveBoard
 *
 * Rules: Board.
 */
export function changeBoard(
  { services, transaction, userId, language, onDevice }: UserContext,
  { id }: { id: string },
): Promise<Profile> {
  return transaction(async (tx) => {
    await Promise.all([lockPlayer(tx, userId), findOwnBoard(tx, userId, id)])
    await Promise.all([tx.update(users).set({ boardId: id }).where(eq(users.id, userId)), restartPawn(tx, userId, id)])
    return readProfile(tx, services.clock, userId, language, onDevice)
  })
}
