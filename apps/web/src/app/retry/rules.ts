import { type Failure, isUnheard } from '../failure.ts'

/** How often a call is sent in all. */
export const mostTries = 3

/** Milliseconds. */
export const limits = {
  /** After the server has said nothing for so long, the call is sent again; its answer is still welcome. */
  silence: 8_000,
  /** Counted from when the first try counts as lost: then the app stops trying. */
  all: 18_000,
}

/** Milliseconds before the second try and the third. */
export const pauses = [1000, 3000]

/** Calls that are not sent again by themselves. */
const sentOnce = [
  // They take no id. They are made by forms, which say what to do.
  /^(auth|rights)\./,
  // The queue for times without a connection sends them again.
  /^tasks\.(create|update|patch|complete|reopen|giveResult|archive|remove)$/,
  // A second delivery would be sent.
  /^webhooks\.(group\.)?(test|resend)$/,
  // It changes nothing, and sends a whole file.
  /^transfer\.preview$/,
]

export const maySendAgain = (path: string): boolean => !sentOnce.some((calls) => calls.test(path))

/** What is generated takes as long as it takes, and the server says when it is too long. */
export const silenceOf = (path: string): number => (path.startsWith('generation.') ? Infinity : limits.silence)

/**
 * Whether a failure leaves open what came of a call: no answer came, or the call is still running. A repeat may also be
 * refused before the server looks at what the first try has done.
 */
export function isOpen(failure: Failure, isRepeat: boolean): boolean {
  const { code, status } = failure
  if (isUnheard(failure) || code === 'requestInProgress') return true
  return isRepeat && status !== null && (status >= 500 || [401, 403, 429].includes(status))
}

/** The calls whose answer has a secret, which the server gives once, by the code that says that it was lost. */
const secrets: [RegExp, string][] = [
  [/^tokens\.create$/, 'tokenLost'],
  [/^webhooks\.(group\.)?create$/, 'webhookSecretLost'],
  [/^webhooks\.(group\.)?rotateSecret$/, 'newSecretLost'],
  [/^calendar\.makeAddress$/, 'addressLost'],
]

/**
 * How a refused repeat is read. A server that refuses it since it was done, or by the state in which an earlier try has
 * left things, has done it.
 *
 * @returns the failure's code when a secret was lost; true when the call was done; false when it was refused
 */
export function doneBefore(path: string, code: string): string | boolean {
  if (code === 'idAlreadyUsed') return secrets.find(([calls]) => calls.test(path))?.[1] ?? true
  return /already|not(Found|Completed)$/i.test(code)
}
