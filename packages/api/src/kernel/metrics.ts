import type { ErrorCode } from './errors.ts'

/** Receives the server's metrics. */
export interface MetricsRecorder {
  /**
   * A procedure has ended, with its error code if it was refused; `unexpected` is an internal error.
   * @param seconds since it was called
   */
  procedure(name: string, outcome: ErrorCode | 'done' | 'unexpected', seconds: number): void
  /**
   * An attempt to deliver a webhook: delivered, to be retried, or given up.
   * @param seconds until the receiver responded or the attempt was given up
   */
  delivery(outcome: 'delivered' | 'putOff' | 'givenUp', seconds: number): void
}
