import { delaysMs, limits, maxAttempts } from './rules.ts'

type CallToRepeat<Result> = {
  /** The first attempt, already running. */
  first: Promise<Result>
  /** Sends the call again. */
  send: () => Promise<Result>
  /** Milliseconds before a retry, or Infinity. */
  resendAfterMs: number
  /** Whether this error leaves the outcome open. `number` counts the attempts from 1. */
  isLost: (error: unknown, number: number) => boolean
  /** Called when an attempt counts as lost. Returns whether a retry makes sense. */
  onLost: () => boolean
}

/**
 * Sends a call until the server responds: again after each lost or late attempt, at most three times. A late response
 * to an earlier attempt is used as well.
 * @throws the server's refusal, or the error of the last attempt
 */
export function untilAnswered<Result>({
  first,
  send,
  resendAfterMs,
  isLost,
  onLost,
}: CallToRepeat<Result>): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const timers: ReturnType<typeof setTimeout>[] = []
  const after = (milliseconds: number, run: () => void) => timers.push(setTimeout(run, milliseconds))
  let tries = 0
  let failed = 0

  function follow(sent: Promise<Result>): void {
    const number = ++tries
    let isCounted = false
    function lose(error: unknown): void {
      if (isCounted) return
      isCounted = true
      if (number === 1) after(limits.giveUpAfterMs, () => reject(error))
      if (!onLost()) reject(error)
      else if (number < maxAttempts) after(delaysMs[number - 1] ?? 0, () => follow(send()))
    }
    if (resendAfterMs < Infinity)
      after(resendAfterMs, () => lose(new DOMException('No answer came in time.', 'TimeoutError')))
    sent.then(resolve, (error) => {
      if (!isLost(error, number)) return reject(error)
      lose(error)
      if (++failed === maxAttempts) reject(error)
    })
  }

  follow(first)
  return promise.finally(() => timers.forEach(clearTimeout))
}
