/** A refused client retries after at most this many seconds. */
const maxSeconds = 3

/** Seconds after which a refused client may retry: random, so that not all retry at once. */
export const randomRetryAfter = (): number => 1 + Math.floor(Math.random() * maxSeconds)
