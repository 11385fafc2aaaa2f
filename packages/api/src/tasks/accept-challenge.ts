import { boardOf } from '../board/boards.ts'
import { taskToAccept } from '../board/rules.ts'
import { findChallenge } from '../board/show-board.ts'
import type { UserContext } from '../kernel/context.ts'
import { claimId } from '../kernel/created-items.ts'
import { DomainError } from '../kernel/errors.ts'
import { onceInTransaction } from '../kernel/retries/once.ts'
import { lockOwnPlayer } from '../players/lock-player.ts'
import { savePawn } from '../players/save-pawn.ts'
import { insertTask } from './insert.ts'
import { findOwnTask, showTask } from './own-task.ts'
import { type AcceptChallenge, emptyTask, type Task } from './schema.ts'

/**
 * Adds the challenge of the pawn's square to the to-dos, in the caller's language. With a client-chosen id the request
 * can be repeated and returns the same task.
 * @throws DomainError idAlreadyUsed, notSpecialBoardPosition, positionAlreadyUsed, tooManyItems
 *
 * Rules: Board.
 */
export function acceptChallenge(ctx: UserContext, body: AcceptChallenge): Promise<{ task: Task }> {
  const { services, userId, language } = ctx
  const { clock } = services
  return onceInTransaction(ctx, body, async (tx) => {
    const { player, today } = await lockOwnPlayer(tx, ctx)
    const { id, repeated } = await claimId(tx, clock, { userId, scope: 'challenge', body })
    if (repeated) return { task: showTask(await findOwnTask(tx, userId, id), today) }
    const card = taskToAccept(boardOf(player.boardId), player.pawn)
    const challenge = findChallenge(card.contentId ?? '')
    if (!challenge) throw new DomainError('notSpecialBoardPosition')
    const written = {
      ...emptyTask,
      title: challenge.title[language],
      notes: challenge.notes[language],
      gold: challenge.gold,
    }
    const [task] = await Promise.all([
      insertTask(tx, { ...written, id, userId, createdAt: clock.now(), today }),
      savePawn(tx, player, { ...player.pawn, card: { ...card, settled: true } }),
    ])
    return { task: showTask(task, today) }
  })
}
