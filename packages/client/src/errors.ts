import { TRPCClientError } from '@trpc/client'
import type { ErrorCode, Failure } from './contract.ts'

/** The server refused the event stream. */
export class QuestboardStreamError extends Error {
  override readonly name = 'QuestboardStreamError'
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.message)
    this.failure = failure
  }
}

/** The error of the server, or undefined if this is not a refusal by a Questboard server. */
export function failureOf(error: unknown): Failure | undefined {
  if (error instanceof QuestboardStreamError) return error.failure
  if (!(error instanceof TRPCClientError)) return undefined
  const { error: failure } = (error.data ?? {}) as { error?: Failure }
  return typeof failure?.message === 'string' && typeof failure.status === 'number' ? failure : undefined
}

/**
 * Whether the server refused a call, with this code if one is given.
 * @example if (isQuestboardError(error, 'taskNotFound')) …
 */
export function isQuestboardError<Code extends ErrorCode = ErrorCode>(
  error: unknown,
  code?: Code,
): error is Error & { message: Code } {
  const failure = failureOf(error)
  return failure !== undefined && (code === undefined || failure.message === code)
}

/** Whether no response arrived, so that it is unknown whether the call was done. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof TRPCClientError && failureOf(error) === undefined
}
