import { TRPCClientError } from '@trpc/client'

/** Why a call failed: a code of the catalogue, or one of the two things that only the browser can know. */
export type FailureCode = string | 'timedOut' | 'unreachable'

export type Failure = { code: FailureCode; status: number | null }

/** Reads what happened from whatever was thrown; what is not understood is somethingWentWrong. */
export function readFailure(error: unknown): Failure {
  if (error instanceof TRPCClientError) {
    const { message: code, status } = error.data?.error ?? {}
    if (typeof code === 'string' && typeof status === 'number') return { code, status }
  }
  if (isTimeout(error) || (error instanceof Error && isTimeout(error.cause))) return { code: 'timedOut', status: null }
  if (error instanceof TRPCClientError && !error.data) return { code: 'unreachable', status: null }
  return { code: 'somethingWentWrong', status: null }
}

const endsSession = new Set<FailureCode>(['authenticationFailed', 'expiredToken', 'yourAccountIsLocked'])

/** The failures after which the person is signed out. Specification: The error catalogue. */
export function isSessionOver(failure: Failure): boolean {
  return endsSession.has(failure.code)
}

/** Whether the server was not reached, or its answer was lost. */
export function isUnanswered({ code }: Failure): boolean {
  return code === 'unreachable' || code === 'timedOut'
}

/** Whether the call was done and only its answer is lost: what it changed is shown already. */
export const isDone = (error: unknown): boolean => error instanceof Error && 'isDone' in error

/** Whether asking once more may help: not for what the server has judged. */
export function isPassing(failure: Failure): boolean {
  return failure.status === null ? failure.code !== 'somethingWentWrong' : failure.status >= 500
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError'
}
