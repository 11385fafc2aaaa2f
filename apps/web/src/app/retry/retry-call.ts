import { t } from '@lingui/core/macro'
import { TRPCClientError } from '@trpc/client'
import { announce, retryCount } from '../../ui/toasts.ts'
import { isUnreachable } from '../connection.ts'
import { type FailureCode, readFailure } from '../failure.ts'
import { queryClient } from '../query-client.ts'
import { attemptTimeout, hasEmptyResponse, leavesOutcomeUnknown, mayRetry, outcomeOfRefusal } from './rules.ts'
import { untilAnswered } from './until-answered.ts'

type Call<Result> = {
  path: string
  signal: AbortSignal | null | undefined
  /** The call was sent before, and its outcome is unknown. */
  wasSentBefore: boolean
  /** The first attempt, already running. */
  first: Promise<Result>
  send: () => Promise<Result>
  /** Call this when the outcome is known: the same call then gets a new id. */
  forget: () => void
}

/**
 * Retries a call until the server responds, and shows "Checking…" meanwhile. If the outcome stays unknown, the data is
 * refetched before this throws.
 * @throws the server's refusal; `outcomeUnknown` or `outcomeUnknownAway`; the code of a lost secret; an error with
 * `isLostSuccess` when the call succeeded and only its response was lost. Calls with an empty response return it instead
 */
export async function retryCall<Result>(call: Call<Result>): Promise<Result> {
  const { path, signal, wasSentBefore, first, send, forget } = call
  if (!mayRetry(path)) return first.finally(forget)
  let isResent = wasSentBefore
  let isChecking = false
  const canRetry = () => !signal?.aborted && navigator.onLine
  const isLost = (error: unknown, number: number) =>
    leavesOutcomeUnknown(readFailure(error), wasSentBefore || number > 1)
  const onLost = () => {
    if (!canRetry()) return false
    isResent = true
    if (!isChecking) {
      isChecking = true
      retryCount.write(retryCount.read() + 1)
      announce(t`Checking…`)
    }
    return true
  }
  try {
    const response = await untilAnswered({ first, send, resendAfterMs: attemptTimeout(path), isLost, onLost })
    // A retry gets the first response, whose balances may be outdated. The caller shows it first.
    if (isResent) setTimeout(refetchAll)
    return response
  } catch (error) {
    const failure = readFailure(error)
    if (leavesOutcomeUnknown(failure, isResent)) {
      if (!canRetry()) throw error
      if (await isUnreachable()) throw failureOf('outcomeUnknownAway', 504)
      await refetchAll()
      throw failureOf('outcomeUnknown', 504)
    }
    forget()
    const done = isResent && outcomeOfRefusal(path, failure.code)
    if (!done) throw error
    if (done === true && hasEmptyResponse(path)) return nothing as Result
    await refetchAll()
    throw done === true ? Object.assign(error as Error, { isLostSuccess: true }) : failureOf(done, 409)
  } finally {
    if (isChecking) retryCount.write(retryCount.read() - 1)
  }
}

/** The response of a call that returns nothing. */
const nothing = { result: { type: 'data', data: null } }

/** The call may have changed anything on the page. */
const refetchAll = () => queryClient.invalidateQueries()

/** A failure in the format of the server. */
function failureOf(code: FailureCode, status: number): TRPCClientError<never> {
  const error = { message: code, type: 'Conflict', status }
  return new TRPCClientError(code, { result: { error: { message: code, code: -32009, data: { error } } } } as never)
}
