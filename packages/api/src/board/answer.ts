import { questionPay } from '../game/rules.ts'
import type { Stats } from '../game/schema.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { onceInTransaction } from '../kernel/retries/once.ts'
import { readBalances } from '../ledger/balances.ts'
import type { NewEntry } from '../ledger/movement.ts'
import { post } from '../ledger/post.ts'
import { statsOf } from '../ledger/stats.ts'
import { lockPlayer } from '../players/lock-player.ts'
import { savePawn } from '../players/save-pawn.ts'
import { squareReference } from './award.ts'
import { boardOf } from './boards.ts'
import { questionOnSquare, rightAnswerOf } from './rules.ts'
import type { AnswerQuestion } from './schema.ts'
import { findQuestion } from './show-board.ts'

/**
 * Answers the question on the pawn's square, once. The right answer pays.
 * @throws DomainError questionNotFound: it is not on the pawn's square, invalidData: not an answer of this question,
 * which can still be answered, positionAlreadyUsed: it was answered, idAlreadyUsed, requestInProgress
 *
 * Rules: Board.
 */
export function answerQuestion(
  ctx: UserContext,
  input: AnswerQuestion,
): Promise<{ userStats: Stats; correct: boolean; correctAnswerId: string }> {
  const { services, userId, language, call } = ctx
  const { questionId: id, answerId } = input
  return onceInTransaction(ctx, input, async (tx) => {
    const player = await lockPlayer(tx, userId)
    const card = questionOnSquare(player.pawn, id)
    const question = findQuestion(id)
    if (!question) throw new DomainError('questionNotFound')
    // The set of answers is part of the input's shape, so an invalid one is refused before the state of the card is
    // checked.
    const right = rightAnswerOf(question, answerId)
    if (card.settled) throw new DomainError('positionAlreadyUsed')
    const correct = right.id === answerId
    const source = {
      reason: 'questionAnswered',
      reference: squareReference(player, player.pawn),
      callId: call?.key,
      item: boardOf(player.boardId).name[language],
    } as const
    const entries: NewEntry[] = [
      { currency: 'gold', amount: questionPay.gold, ...source },
      { currency: 'exp', amount: questionPay.exp, ...source },
    ]
    const [balances] = await Promise.all([
      correct ? post(tx, services.clock, userId, entries) : readBalances(tx, userId),
      savePawn(tx, player, { ...player.pawn, card: { ...card, settled: true } }),
    ])
    if (!balances) throw new Error('a payment was refused as if it lowered a balance below zero')
    return { userStats: statsOf(balances), correct, correctAnswerId: right.id }
  })
}
