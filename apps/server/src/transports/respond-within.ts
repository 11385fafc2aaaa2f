import { DomainError, trpcCodeOf } from '@questboard/api'
import { TRPCError } from '@trpc/server'
import type { TRPCErrorShape } from '@trpc/server/rpc'

/** The limits of one request and its response. */
export interface BatchBounds {
  /** The maximum number of calls. Further ones are refused. */
  calls: number
  /** The maximum number of calls with a streamed response, whose sum is not limited. */
  streamed: number
  /** Bytes of all results of a request. */
  bytes: number
  /** The maximum bytes of one result. */
  maxResultBytes: number
  /** Queries that run at the same time. */
  concurrency: number
}

type Outcome = { result: { data: unknown } } | { error: TRPCErrorShape<object> }

/** The outcome of a call: its status without the data, and its text. */
export interface CallResponse {
  outcome: Outcome
  text: string
}

export const responseOf = (outcome: Outcome): CallResponse => ({
  outcome: 'error' in outcome ? outcome : { result: { data: undefined } },
  text: JSON.stringify(outcome),
})

interface CallRunner<Call> {
  isQuery: boolean
  run: (call: Call, place: number) => Promise<CallResponse>
  refuse: (call: Call) => CallResponse
}

/**
 * Executes the calls of one request in order, within its limits. Queries run a few in parallel, and results that do not
 * fit are dropped. Mutations run one after the other, and only if any result would fit, so an executed one is never
 * reported as refused.
 */
export async function respondWithin<Call>(
  bounds: BatchBounds,
  calls: Call[],
  { isQuery, run, refuse }: CallRunner<Call>,
): Promise<CallResponse[]> {
  const responses: CallResponse[] = []
  const concurrency = isQuery ? bounds.concurrency : 1
  const startsUpTo = isQuery ? bounds.bytes : bounds.bytes - bounds.maxResultBytes
  let bytes = 0
  let next = 0

  async function work(): Promise<void> {
    for (let place = next++; place < calls.length; place = next++) {
      const call = calls[place] as Call
      const mayStart = place < bounds.calls && bytes <= startsUpTo
      const result = mayStart ? await run(call, place) : refuse(call)
      const weight = Buffer.byteLength(result.text)
      // After the first result that does not fit, all others are dropped, so the client gets the beginning.
      const fits = !isQuery || bytes + weight <= bounds.bytes || 'error' in result.outcome
      if (mayStart) bytes += weight
      responses[place] = fits ? result : refuse(call)
    }
  }

  await Promise.all(Array.from({ length: Math.min(concurrency, calls.length) }, work))
  return responses
}

/** The error of a call that exceeds the limits. The client can send it in another request. */
export function limitsExceeded(): TRPCError {
  const cause = new DomainError('tooManyRequests', { retryAfter: 1 })
  return new TRPCError({ code: trpcCodeOf(cause.code), message: cause.code, cause })
}
