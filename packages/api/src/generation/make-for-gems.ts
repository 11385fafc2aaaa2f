import type { Stats } from '../game/schema.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError, type ErrorCode } from '../kernel/errors.ts'
import { countAttempt } from '../kernel/rate-limit.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { statsOf } from '../ledger/stats.ts'
import { holdPrice, type Kind, releaseHeld, takeHeld } from './hold.ts'
import { generationLimit, holdMargin } from './limits.ts'
import type { Question } from './provider.ts'

const cannot = {
  tasks: 'cannotGenerateTasks',
  rewards: 'cannotGenerateRewards',
  avatar: 'cannotGenerateAvatar',
} as const satisfies Record<Kind, ErrorCode>

interface Making<Made> {
  /** Asks the provider: outside of every transaction, for it may take as long as it likes. */
  ask(question: Question): Promise<Made>
  /** Keeps what was made, in the transaction that takes the gems. */
  keep?(tx: Transaction, made: Made): Promise<void>
}

/**
 * Makes something for gems: they are held, then taken for a usable answer alone. Whatever else happens, the provider
 * failing, somebody leaving, the server ending, they are given back.
 * @param gone aborted when whoever asked has left
 * @throws DomainError cannotGenerateTasks, cannotGenerateRewards, cannotGenerateAvatar: no provider, or no usable answer;
 * notEnoughGemsToGenerate, tooManyRequests
 *
 * Specification: AI generation.
 */
export async function makeForGems<Made>(
  ctx: UserContext,
  kind: Kind,
  gone: AbortSignal | undefined,
  { ask, keep }: Making<Made>,
): Promise<{ made: Made; stats: Stats }> {
  const { services, transaction, userId } = ctx
  const { openai: settings } = services.outside
  if (!settings) throw new DomainError(cannot[kind])
  await countAttempt(services, `generation:${userId}`, generationLimit)
  const id = await holdPrice(ctx, kind, settings.timeout + holdMargin)
  const tooLong = AbortSignal.timeout(settings.timeout)
  const signal = AbortSignal.any([tooLong, services.closing, ...(gone ? [gone] : [])])
  try {
    const made = await answerOf(ctx, kind, signal, () => ctx.waitOutside(() => ask({ settings, signal })))
    const balances = await transaction(async (tx) => {
      const taken = await takeHeld(tx, services.clock, id)
      if (taken) await keep?.(tx, made)
      return taken
    })
    if (!balances) throw new DomainError(cannot[kind])
    return { made, stats: statsOf(balances) }
  } catch (error) {
    // When even this fails, the gems are given back once the hold has run out.
    await transaction((tx) => releaseHeld(tx, id)).catch((fault: unknown) =>
      services.log.error({ err: fault, kind }, 'gems could not be given back and stay held for a while'),
    )
    throw error
  }
}

/** The answer, or the refusal that stands for everything that a provider does instead of answering. */
async function answerOf<Made>(
  { services: { log } }: UserContext,
  kind: Kind,
  signal: AbortSignal,
  ask: () => Promise<Made>,
): Promise<Made> {
  try {
    const made = await ask()
    // Somebody may have left while the answer was looked at.
    signal.throwIfAborted()
    return made
  } catch (error) {
    const tooLong = signal.aborted && signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError'
    // What a provider says may quote the key or the player: its status and our own words are told.
    if (!signal.aborted || tooLong) log.error({ kind, ...faultOf(error), tooLong }, 'nothing could be generated')
    throw new DomainError(cannot[kind])
  }
}

function faultOf(error: unknown): { fault: string; status?: number } {
  if (!(error instanceof Error)) return { fault: typeof error }
  const status = 'status' in error && typeof error.status === 'number' ? { status: error.status } : {}
  return { fault: error.name === 'Unusable' ? error.message : error.constructor.name, ...status }
}
