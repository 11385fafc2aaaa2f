import { type Failure, isUnanswered } from '../failure.ts'

/** How often a call is sent in all. */
export const maxAttempts = 3

/** Milliseconds. */
export const limits = {
  /** After the server has said nothing for so long, the call is sent again; its answer is still welcome. */
  silence: 8_000,
  /** Counted from when the first try counts as lost: then the app stops trying. */
  all: 18_000,
}

/** Milliseconds before the second try and the third. */
export const delays = [1000, 3000]

/** Calls that are not sent again by themselves. */
const neverRetried = [
  // They take no id. They are made by forms, which say what to do.
  /^(auth|rights)\./,
  // The queue for times without a connection sends them again.
  /^tasks\.(create|update|patch|complete|reopen|giveResult|archive|remove)$/,
  // A second delivery would be sent.
  /^webhooks\.(group\.)?(test|resend)$/,
  // It changes nothing, and sends a whole file.
  /^transfer\.preview$/,
]

export const mayRetry = (path: string): boolean => !neverRetried.some((calls) => calls.test(path))

/** What is generated takes as long as it takes, and the server says when it is too long. */
export const attemptTimeout = (path: string): number => (path.startsWith('generation.') ? Infinity : limits.silence)

/**
 * Whether a failure leaves open what came of a call: no answer came, or the call is still running. A repeat may also be
 * refused before the server looks at what the first try has done.
 */
export function isOpen(failure: Failure, isRepeat: boolean): boolean {
  const { code, status } = failure
  if (isUnanswered(failure) || code === 'requestInProgress') return true
  return isRepeat && status !== null && (status >= 500 || [401, 403, 429].includes(status))
}

/** The calls whose answer has a secret, which the server gives once, by the code that says that it was lost. */
const secrets: [RegExp, string][] = [
  [/^tokens\.create$/, 'tokenLost'],
  [/^webhooks\.(group\.)?create$/, 'webhookSecretLost'],
  [/^webhooks\.(group\.)?rotateSecret$/, 'newSecretLost'],
  [/^calendar\.makeAddress$/, 'addressLost'],
]

/** Calls with an id: a repeat gets the first answer. When it is refused instead, nothing was done. */
const withId = [
  /\.(create|createMany|createMultiple|copy|redeem|invite|sendGems)$/,
  /\.(buyAvatar|buyBoard|makeAddress|rotateSecret|createSession|import)$/,
  /^(board\.(accept|answer)|generation\.\w+)$/,
]

export const hasId = (path: string): boolean => withId.some((calls) => calls.test(path))

/** Refusals by the state that the call itself leaves behind. */
const ownState = /already|not(Found|Completed|Archivable|Requested)$|^no\w+ForApproval$/i

/** Calls whose answer is empty: once they are done, nothing is lost with it. */
export const answersNothing = (path: string): boolean =>
  /\.(remove|removeMember|revoke|decline|takeAway)$/.test(path) && path !== 'notifications.remove'

/**
 * Reads why a repeat was refused. The server may refuse it because the call was done, or because of the state that an
 * earlier try has left.
 *
 * @returns the failure's code when a secret was lost; true when the call was done; false when it was refused
 */
export function outcomeOfRefusal(path: string, code: string): string | boolean {
  if (code === 'idAlreadyUsed') return secrets.find(([calls]) => calls.test(path))?.[1] ?? true
  return !hasId(path) && ownState.test(code)
}
