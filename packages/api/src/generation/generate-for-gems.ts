import type { Stats } from '../game/schema.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError, type ErrorCode } from '../kernel/errors.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import { abandonKeyedCall, beginKeyedCall, earlierResponse, finishKeyedCall } from '../kernel/retries/once.ts'
import { createTransactionRunner, type Transaction } from '../kernel/transaction.ts'
import { statsOf } from '../ledger/stats.ts'
import { holdPrice, type Kind, releaseHeld, takeHeld } from './hold.ts'
import { generationLimit, holdMarginMs } from './limits.ts'
import type { Question } from './provider.ts'

const cannot = {
  tasks: 'cannotGenerateTasks',
  rewards: 'cannotGenerateRewards',
  avatar: 'cannotGenerateAvatar',
} as const satisfies Record<Kind, ErrorCode>

/** A request to generate: its kind, the input of the call, and a signal that aborts when the client disconnects. */
interface GenerationRequest {
  kind: Kind
  input: { id?: string | undefined }
  gone: AbortSignal | undefined
}

interface GenerationSteps<Prompt, Made, Answer> {
  /** Builds the prompt, before any gems are held. */
  prompt(): Prompt | Promise<Prompt>
  /** Calls the provider, outside of all transactions, since it may take long. */
  ask(question: Question, prompt: Prompt): Promise<Made>
  /** Checks, in the transaction that holds the gems, whether the result can be saved. */
  check?(tx: Transaction): Promise<void>
  /** Builds the response, in the transaction that takes the gems. */
  answer(tx: Transaction, created: Made, stats: Stats): Answer | Promise<Answer>
}

/**
 * Generates something for gems. The price is held first and taken only for a usable response. After any failure,
 * such as an error of the provider, a disconnect or the end of the server, the gems are released and the call can be
 * repeated.
 * @throws DomainError cannotGenerateTasks, cannotGenerateRewards, cannotGenerateAvatar: no provider, or no usable
 * response; notEnoughGemsToGenerate, tooManyRequests, idAlreadyUsed, requestInProgress
 *
 * Rules: AI generation.
 */
export async function generateForGems<Prompt, Made, Answer>(
  ctx: UserContext,
  { kind, input, gone }: GenerationRequest,
  { prompt, ask, check, answer }: GenerationSteps<Prompt, Made, Answer>,
): Promise<Answer> {
  const earlier = await earlierResponse<Answer>(ctx, input)
  if (earlier) return earlier.response
  const { services, transaction, userId } = ctx
  const wanted = await prompt()
  const { openai: settings } = services.outside
  if (!settings) throw new DomainError(cannot[kind])
  await countAttempt(services, `generation:${userId}`, generationLimit)
  const until = new Date(services.clock.now().getTime() + settings.timeout + holdMarginMs)
  const id = await transaction(async (tx) => {
    await beginKeyedCall(ctx, tx, input, until)
    await check?.(tx)
    return holdPrice(tx, ctx, kind, until)
  })
  // A repeated call that waits for this one must not block its end.
  const settle = createTransactionRunner(services)
  const tooLong = AbortSignal.timeout(settings.timeout)
  const signal = AbortSignal.any([tooLong, services.closing, ...(gone ? [gone] : [])])
  try {
    const created = await answerOf(ctx, kind, signal, () => ctx.waitOutside(() => ask({ settings, signal }, wanted)))
    const response = await settle(async (tx) => {
      const balances = await takeHeld(tx, ctx, id)
      if (!balances) return undefined
      const response = await answer(tx, created, statsOf(balances))
      await finishKeyedCall(ctx, tx, until, response)
      return response
    })
    if (!response) throw new DomainError(cannot[kind])
    return response
  } catch (error) {
    // If this fails, too, the gems are released when the hold expires.
    await settle((tx) => Promise.all([releaseHeld(tx, id), abandonKeyedCall(ctx, tx, until)])).catch((fault: unknown) =>
      services.log.error({ err: fault, kind }, 'gems could not be given back and stay held for a while'),
    )
    throw error
  }
}

/** Calls the provider. Every failure becomes the error code of the kind. */
async function answerOf<Made>(
  { services: { log } }: UserContext,
  kind: Kind,
  signal: AbortSignal,
  ask: () => Promise<Made>,
): Promise<Made> {
  try {
    const created = await ask()
    // The client may have disconnected while the response was checked.
    signal.throwIfAborted()
    return created
  } catch (error) {
    const tooLong = signal.aborted && signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError'
    // The provider's message may quote the key or the player, so only its status and our own messages are logged.
    if (!signal.aborted || tooLong) log.error({ kind, ...faultOf(error), tooLong }, 'nothing could be generated')
    throw new DomainError(cannot[kind])
  }
}

function faultOf(error: unknown): { fault: string; status?: number } {
  if (!(error instanceof Error)) return { fault: typeof error }
  const status = 'status' in error && typeof error.status === 'number' ? { status: error.status } : {}
  return { fault: error.name === 'Unusable' ? error.message : error.constructor.name, ...status }
}
