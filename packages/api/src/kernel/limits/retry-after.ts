/** A refused client retries after at most this many seconds. */
const maxSeconds = 3

/** The whole seconds of a time after which a refused client may retry, at least 1. */
export const wholeSeconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1000))

/** Seconds after which a refused client may retry: random, so that not all retry at once. */
export const randomRetryAfter = (): number => 1 + Math.floor(Math.random() * maxSeconds)
