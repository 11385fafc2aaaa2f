import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** The outcomes of a request. `other` is outside the contract. */
export const outcomes = ['answered', 'refused', 'other'] as const

/** A number of requests per second, independent of the responses. */
export interface Phase {
  rate: number
  seconds: number
}

/** The order for a sender process. */
export interface Order {
  url: string
  /** The bytes of requests, sent in turn. */
  requests: string[]
  /** By the clock, or with `connections` each after the previous response. */
  phases: Phase[]
  connections?: number
}

/** The requests of one process in the order of completion; times in milliseconds. */
export interface Sent {
  /** When it was due, from the start. */
  at: Float64Array
  /** From then on, including the delay before it was sent if the server was slow. */
  took: Float64Array
  /** The part of that delay in which the sender had no CPU. The server is not responsible for it. */
  late: Float64Array
  /** Index of the outcome. */
  outcome: Uint8Array
  /** The status; 0 without a response. */
  status: Uint16Array
  /** Examples of responses outside the contract. */
  others: string[]
}

const senders = 2

/** Sends from separate processes that share the rate. */
export async function sendOrder({ requests, phases, ...rest }: Order): Promise<Sent[]> {
  const children = Array.from({ length: senders }, () =>
    fork(join(import.meta.dirname, 'open-sender.ts'), { serialization: 'advanced' }),
  )
  const end = () => {
    for (const child of children) child.kill()
  }
  process.once('exit', end)
  try {
    return await Promise.all(
      children.map((child, place) => {
        const own: Order = {
          ...rest,
          requests: requests.filter((_, nth) => nth % senders === place),
          phases: phases.map(({ rate, seconds }) => ({ rate: rate / senders, seconds })),
        }
        return answerOf(child, rest.connections ? { ...own, connections: rest.connections / senders } : own)
      }),
    )
  } finally {
    end()
    process.off('exit', end)
  }
}

async function answerOf(child: ChildProcess, order: Order): Promise<Sent> {
  child.send(order)
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`a sender ended with ${code}`)
  })
  ended.catch(() => {})
  const [sent] = await Promise.race([once(child, 'message'), ended])
  return sent as Sent
}

/** Requests that were due in a part of the time, by outcome; milliseconds, and requests per second. */
export interface Summary {
  rate: number
  p50: number
  p99: number
  most: number
}

export function summaryOf(sent: Sent[], outcome: (typeof outcomes)[number], from: number, to: number): Summary {
  const place = outcomes.indexOf(outcome)
  const took: number[] = []
  for (const one of sent) {
    for (const [nth, at] of one.at.entries()) {
      if (one.outcome[nth] === place && at >= from && at < to) took.push(one.took[nth] ?? Number.NaN)
    }
  }
  took.sort((left, right) => left - right)
  const at = (part: number) => took[Math.min(took.length - 1, Math.floor(took.length * part))] ?? 0
  return { rate: took.length / ((to - from) / 1000), p50: at(0.5), p99: at(0.99), most: took.at(-1) ?? 0 }
}
