import { type Failure, type FailureCode, isUnanswered } from '../failure.ts'
import { policyOf } from '../mutations/registry.ts'

/** How often a call is sent in total. */
export const maxAttempts = 3

/** The limits in milliseconds. */
export const limits = {
  /** The time without a response after which the call is sent again. A late response is still used. */
  resendAfterMs: 8_000,
  /** The time from the loss of the first attempt until the app gives up. */
  giveUpAfterMs: 18_000,
}

/** The time before the second and the third attempt. */
export const delaysMs = [1000, 3000]

export function mayRetry(path: string): boolean {
  const { retry } = policyOf(path)
  return retry === 'sameId' || retry === 'sameState'
}

export const attemptTimeout = (path: string): number => policyOf(path).resendAfterMs ?? limits.resendAfterMs

/**
 * Whether a failure leaves the outcome open: no response arrived, or the call is still running. A retry may also be
 * refused before the server checks what the first attempt did.
 */
export function leavesOutcomeUnknown(failure: Failure, isResent: boolean): boolean {
  const { code, status } = failure
  if (isUnanswered(failure) || code === 'requestInProgress') return true
  return isResent && status !== null && (status >= 500 || [401, 403, 429].includes(status))
}

export const hasId = (path: string): boolean => policyOf(path).retry === 'sameId'

/** Refusals caused by the state that the call itself creates. */
const ownState = /already|not(Found|Completed|Archivable|Requested)$|^no\w+ForApproval$/i

/** Whether the response is empty. */
export const hasEmptyResponse = (path: string): boolean => policyOf(path).isEmpty === true

/**
 * Interprets the refusal of a retry. The cause may be that an earlier attempt succeeded, or the state that it left.
 * @returns the error code for a lost secret; true when the call succeeded before; false when it was refused
 */
export function outcomeOfRefusal(path: string, code: FailureCode): FailureCode | boolean {
  if (code === 'idAlreadyUsed') return policyOf(path).lostSecret ?? true
  return !hasId(path) && (ownState.test(code) || policyOf(path).doneCode === code)
}
