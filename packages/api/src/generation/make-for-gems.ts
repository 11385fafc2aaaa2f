import type { Stats } from '../game/schema.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError, type ErrorCode } from '../kernel/errors.ts'
import { countAttempt } from '../kernel/rate-limit.ts'
import { answerBefore, begin, finish, giveUp } from '../kernel/retries/once.ts'
import { type Transaction, transactionsOf } from '../kernel/transaction.ts'
import { statsOf } from '../ledger/stats.ts'
import { holdPrice, type Kind, releaseHeld, takeHeld } from './hold.ts'
import { generationLimit, holdMargin } from './limits.ts'
import type { Question } from './provider.ts'

const cannot = {
  tasks: 'cannotGenerateTasks',
  rewards: 'cannotGenerateRewards',
  avatar: 'cannotGenerateAvatar',
} as const satisfies Record<Kind, ErrorCode>

/** What is wanted: its kind, the input of the call, and a signal that is aborted when its client has left. */
interface Wanted {
  kind: Kind
  input: { id?: string | undefined }
  gone: AbortSignal | undefined
}

interface Making<Prompt, Made, Answer> {
  /** What the provider is asked for. Runs before any gems are held. */
  prompt(): Prompt | Promise<Prompt>
  /** Asks the provider: outside of every transaction, for it may take as long as it likes. */
  ask(question: Question, prompt: Prompt): Promise<Made>
  /** Looks, in the transaction that holds the gems, whether the answer can be kept. */
  check?(tx: Transaction): Promise<void>
  /** Makes the answer, in the transaction that takes the gems. */
  answer(tx: Transaction, made: Made, stats: Stats): Answer | Promise<Answer>
}

/**
 * Makes something for gems: they are held, then taken for a usable answer alone. Whatever else happens, the provider
 * failing, somebody leaving, the server ending, they are given back, and the key of the call is free.
 * @throws DomainError cannotGenerateTasks, cannotGenerateRewards, cannotGenerateAvatar: no provider, or no usable answer;
 * notEnoughGemsToGenerate, tooManyRequests, idAlreadyUsed, requestInProgress
 *
 * Specification: AI generation.
 */
export async function makeForGems<Prompt, Made, Answer>(
  ctx: UserContext,
  { kind, input, gone }: Wanted,
  { prompt, ask, check, answer }: Making<Prompt, Made, Answer>,
): Promise<Answer> {
  const earlier = await answerBefore<Answer>(ctx, input)
  if (earlier) return earlier.answer
  const { services, transaction, userId } = ctx
  const wanted = await prompt()
  const { openai: settings } = services.outside
  if (!settings) throw new DomainError(cannot[kind])
  await countAttempt(services, `generation:${userId}`, generationLimit)
  const until = new Date(services.clock.now().getTime() + settings.timeout + holdMargin)
  const id = await transaction(async (tx) => {
    await begin(ctx, tx, input, until)
    await check?.(tx)
    return holdPrice(tx, ctx, kind, until)
  })
  // A repeated call that waits for this one must not keep it from ending.
  const settle = transactionsOf(services.database)
  const tooLong = AbortSignal.timeout(settings.timeout)
  const signal = AbortSignal.any([tooLong, services.closing, ...(gone ? [gone] : [])])
  try {
    const made = await answerOf(ctx, kind, signal, () => ctx.waitOutside(() => ask({ settings, signal }, wanted)))
    const given = await settle(async (tx) => {
      const balances = await takeHeld(tx, ctx, id)
      if (!balances) return undefined
      const given = await answer(tx, made, statsOf(balances))
      await finish(ctx, tx, until, given)
      return given
    })
    if (!given) throw new DomainError(cannot[kind])
    return given
  } catch (error) {
    // When even this fails, the gems are given back once the hold has run out.
    await settle((tx) => Promise.all([releaseHeld(tx, id), giveUp(ctx, tx, until)])).catch((fault: unknown) =>
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
