import type { ErrorCode } from './errors.ts'

/** Counts what the server does, for whoever watches it. */
export interface Meter {
  /**
   * A procedure that has ended, with the code of its refusal, if any; `unexpected` is a fault of ours.
   * @param seconds from when it was called
   */
  procedure(name: string, outcome: ErrorCode | 'done' | 'unexpected', seconds: number): void
  /**
   * An attempt at sending to a webhook: it arrived, is tried again, or was given up.
   * @param seconds until its receiver had answered, or was given up
   */
  delivery(outcome: 'delivered' | 'putOff' | 'givenUp', seconds: number): void
}
