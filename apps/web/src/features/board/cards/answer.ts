import { readFailure } from '../../../app/failure.ts'
import { withBalances } from '../../../app/mutations/balances.ts'
import { trpcClient, trpcUtils } from '../../../app/trpc.ts'
import { gained } from './gained.ts'
import { settleCard } from './settle.ts'

export type Verdict = { correct: boolean; correctAnswerId: string; gold: number; exp: number }

/** Answers the question on the pawn's square, once. `key` is the key of the card. */
export async function answerQuestion(key: string, id: string, answerId: string): Promise<Verdict> {
  const before = trpcUtils.profile.read.getData({})?.stats
  try {
    const { stats, correct, correctAnswerId } = await withBalances(async () => {
      const { userStats, ...verdict } = await trpcClient.board.answer.mutate({ questionId: id, answerId })
      return { stats: userStats, ...verdict }
    })
    settleCard(key)
    return { correct, correctAnswerId, ...(before ? gained(before, stats) : { gold: 0, exp: 0 }) }
  } catch (error) {
    const { status } = readFailure(error)
    // It was answered elsewhere, or the pawn has moved on: the shown board is outdated.
    if (status === 404 || status === 409) void trpcUtils.dashboard.read.invalidate({})
    throw error
  }
}
