import { DomainError, trpcCodeOf } from '@questboard/api'
import { TRPCError } from '@trpc/server'
import type { TRPCErrorShape } from '@trpc/server/rpc'

/** What one request may ask for, and what its answer may weigh. */
export interface BatchBounds {
  /** Calls in one request; those beyond are refused. */
  calls: number
  /** Calls in a request whose answers are sent piece by piece: each is bounded by itself, and nothing weighs their sum. */
  streamed: number
  /** Bytes of all answers of a request. */
  bytes: number
  /** Bytes of the heaviest answer of a call. */
  ofOne: number
  /** Queries that run at the same time. */
  atOnce: number
}

type Outcome = { result: { data: unknown } } | { error: TRPCErrorShape<object> }

/** The outcome of a call without its data, of which a status is made, and its text. */
export interface Answer {
  outcome: Outcome
  text: string
}

export const answerOf = (outcome: Outcome): Answer => ({
  outcome: 'error' in outcome ? outcome : { result: { data: undefined } },
  text: JSON.stringify(outcome),
})

interface Making<Call> {
  isQuery: boolean
  answer: (call: Call, place: number) => Promise<Answer>
  refuse: (call: Call) => Answer
}

/**
 * Answers the calls of one request in their order, within its bounds. Queries run a few at a time, and an answer that does
 * not fit any more is dropped. Mutations run one after the other, each only if whatever it answers will fit: what was done
 * is never answered as refused.
 */
export async function answerWithin<Call>(
  bounds: BatchBounds,
  calls: Call[],
  { isQuery, answer, refuse }: Making<Call>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  const atOnce = isQuery ? bounds.atOnce : 1
  const begins = isQuery ? bounds.bytes : bounds.bytes - bounds.ofOne
  let bytes = 0
  let next = 0

  async function work(): Promise<void> {
    for (let place = next++; place < calls.length; place = next++) {
      const call = calls[place] as Call
      const mayBegin = place < bounds.calls && bytes <= begins
      const made = mayBegin ? await answer(call, place) : refuse(call)
      const weight = Buffer.byteLength(made.text)
      // From the first that does not fit on, none does: a client gets the beginning of what it asked for.
      const fits = !isQuery || bytes + weight <= bounds.bytes || 'error' in made.outcome
      if (mayBegin) bytes += weight
      answers[place] = fits ? made : refuse(call)
    }
  }

  await Promise.all(Array.from({ length: Math.min(atOnce, calls.length) }, work))
  return answers
}

/** The failure of a call that its request has no room for. Another request may send it. */
export function tooMuch(): TRPCError {
  const cause = new DomainError('tooManyRequests', { retryAfter: 1 })
  return new TRPCError({ code: trpcCodeOf(cause.code), message: cause.code, cause })
}
