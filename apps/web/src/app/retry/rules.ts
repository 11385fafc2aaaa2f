import { type Failure, isUnanswered } from '../failure.ts'

/** How often a call is sent in total. */
export const maxAttempts = 3

/** Milliseconds. */
export const limits = {
  /** After this much silence the call is sent again. A late response is still used. */
  silence: 8_000,
  /** From the loss of the first attempt until the app gives up. */
  all: 18_000,
}

/** Milliseconds before the second and the third attempt. */
export const delays = [1000, 3000]

/** Calls that are not retried automatically. */
const neverRetried = [
  // They have no id. Their forms tell the user what to do.
  /^(auth|rights)\./,
  // The offline queue retries them.
  /^tasks\.(create|update|patch|complete|reopen|giveResult|archive|remove)$/,
  // A retry would send a second delivery.
  /^webhooks\.(group\.)?(test|resend)$/,
  // It changes nothing and uploads a whole file.
  /^transfer\.preview$/,
]

export const mayRetry = (path: string): boolean => !neverRetried.some((calls) => calls.test(path))

/** Generation has no timeout here: the server says when it takes too long. */
export const attemptTimeout = (path: string): number => (path.startsWith('generation.') ? Infinity : limits.silence)

/**
 * Whether a failure leaves the outcome open: no response arrived, or the call is still running. A retry may also be
 * refused before the server checks what the first attempt did.
 */
export function isOpen(failure: Failure, isRepeat: boolean): boolean {
  const { code, status } = failure
  if (isUnanswered(failure) || code === 'requestInProgress') return true
  return isRepeat && status !== null && (status >= 500 || [401, 403, 429].includes(status))
}

/** The calls that return a secret once, with the error code for a lost one. */
const secrets: [RegExp, string][] = [
  [/^tokens\.create$/, 'tokenLost'],
  [/^webhooks\.(group\.)?create$/, 'webhookSecretLost'],
  [/^webhooks\.(group\.)?rotateSecret$/, 'newSecretLost'],
  [/^calendar\.makeAddress$/, 'addressLost'],
]

/** Calls with an id: a retry gets the first response. If it is refused instead, nothing was done. */
const withId = [
  /\.(create|createMany|createMultiple|copy|redeem|invite|sendGems)$/,
  /\.(buyAvatar|buyBoard|makeAddress|rotateSecret|createSession|import)$/,
  /^(board\.(accept|answer)|generation\.\w+)$/,
]

export const hasId = (path: string): boolean => withId.some((calls) => calls.test(path))

/** Refusals caused by the state that the call itself creates. */
const ownState = /already|not(Found|Completed|Archivable|Requested)$|^no\w+ForApproval$/i

/** Calls with an empty response: nothing is lost with it. */
export const answersNothing = (path: string): boolean =>
  /\.(remove|removeMember|revoke|decline|takeAway)$/.test(path) && path !== 'notifications.remove'

/**
 * Interprets the refusal of a retry. The cause may be that an earlier attempt succeeded, or the state that it left.
 * @returns the error code for a lost secret; true when the call succeeded before; false when it was refused
 */
export function outcomeOfRefusal(path: string, code: string): string | boolean {
  if (code === 'idAlreadyUsed') return secrets.find(([calls]) => calls.test(path))?.[1] ?? true
  return !hasId(path) && ownState.test(code)
}
