import { delays, limits, maxAttempts } from './rules.ts'

type Sending<Answer> = {
  /** The first try, under way. */
  first: Promise<Answer>
  /** Sends the same call once more. */
  send: () => Promise<Answer>
  /** Milliseconds, or Infinity. */
  silence: number
  /** Whether this error leaves open what came of the call. `number` counts the tries from 1. */
  isLost: (why: unknown, number: number) => boolean
  /** A try counts as lost. Returns whether another one makes sense. */
  onLost: () => boolean
}

/**
 * Sends a call until the server answers: again after each try that is lost or late, and at most three times. A late answer
 * to an earlier try is taken as well.
 *
 * @throws what the server refused it with, or why the last try was lost
 */
export function untilAnswered<Answer>({ first, send, silence, isLost, onLost }: Sending<Answer>): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const timers: ReturnType<typeof setTimeout>[] = []
  const after = (milliseconds: number, act: () => void) => timers.push(setTimeout(act, milliseconds))
  let tries = 0
  let failed = 0

  function follow(sent: Promise<Answer>): void {
    const number = ++tries
    let isCounted = false
    function lose(why: unknown): void {
      if (isCounted) return
      isCounted = true
      if (number === 1) after(limits.all, () => reject(why))
      if (!onLost()) reject(why)
      else if (number < maxAttempts) after(delays[number - 1] ?? 0, () => follow(send()))
    }
    if (silence < Infinity) after(silence, () => lose(new DOMException('No answer came in time.', 'TimeoutError')))
    sent.then(resolve, (why) => {
      if (!isLost(why, number)) return reject(why)
      lose(why)
      if (++failed === maxAttempts) reject(why)
    })
  }

  follow(first)
  return promise.finally(() => timers.forEach(clearTimeout))
}
