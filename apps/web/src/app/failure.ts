import type { ErrorCode } from '@questboard/api'
import { TRPCClientError } from '@trpc/client'

/** A code that the app itself adds: what only the browser can detect. */
type AppCode =
  | 'timedOut'
  | 'unreachable'
  | 'neverSeen'
  | 'outcomeUnknown'
  | 'outcomeUnknownAway'
  | 'tokenLost'
  | 'webhookSecretLost'
  | 'newSecretLost'
  | 'addressLost'
  | 'deviceLost'
  | 'codeLost'

/** Why a call failed: a code of the error catalogue, or one of the app. */
export type FailureCode = ErrorCode | AppCode

export type Failure = { code: FailureCode; status: number | null }

/** Reads the failure from any thrown value. Unknown values become `somethingWentWrong`. */
export function readFailure(error: unknown): Failure {
  if (error instanceof TRPCClientError) {
    const { message: code, status } = error.data?.error ?? {}
    // A newer server may send a code that this version does not know. It gets the text of a technical problem.
    if (typeof code === 'string' && typeof status === 'number') return { code: code as FailureCode, status }
  }
  if (isTimeout(error) || (error instanceof Error && isTimeout(error.cause))) return { code: 'timedOut', status: null }
  if (error instanceof TRPCClientError && !error.data) return { code: 'unreachable', status: null }
  return { code: 'somethingWentWrong', status: null }
}

const endsSession = new Set<FailureCode>(['authenticationFailed', 'expiredToken', 'yourAccountIsLocked'])

/** The failures that sign the user out. Rules: Signing in. */
export function isSessionOver(failure: Failure): boolean {
  return endsSession.has(failure.code)
}

/** Whether no response arrived: the server was unreachable, or its response was lost. */
export function isUnanswered({ code }: Failure): boolean {
  return code === 'unreachable' || code === 'timedOut'
}

/** Whether the call succeeded and only its response was lost. Its effect is already on the screen. */
export const isLostSuccess = (error: unknown): boolean => error instanceof Error && 'isLostSuccess' in error

/** Whether a retry may help. It does not after a refusal by the server. */
export function isTemporary(failure: Failure): boolean {
  return failure.status === null ? failure.code !== 'somethingWentWrong' : failure.status >= 500
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError'
}
