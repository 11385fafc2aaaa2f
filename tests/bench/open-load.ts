import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** What came of a request: the contract knows three of them. */
export const outcomes = ['answered', 'refused', 'other'] as const

/** So many requests a second, whoever is or is not answered. */
export interface Phase {
  rate: number
  seconds: number
}

/** What a process is told to send. */
export interface Order {
  url: string
  /** The bytes of requests, sent in turn. */
  requests: string[]
  /** By the clock; or, with `connections`, each when the one before was answered. */
  phases: Phase[]
  connections?: number
}

/** One process's requests, in the order of their ends; times in milliseconds. */
export interface Sent {
  /** When it was to be sent, from the beginning. */
  at: Float64Array
  /** From then on, not from when it could be: who is late because the server was is late. */
  took: Float64Array
  /** How much of that went by before it was sent, as its sender had no processor: nobody's answer takes part in it. */
  late: Float64Array
  /** Place among the outcomes. */
  outcome: Uint8Array
  /** Of the response; 0 where there was none. */
  status: Uint16Array
  /** Of what was neither: a few, as they came. */
  others: string[]
}

const senders = 2

/** Sends from processes of their own, which share the rate. */
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

/** What came of those that were to be sent in some part of the time; milliseconds and, of the rate, requests a second. */
export interface Told {
  rate: number
  p50: number
  p99: number
  most: number
}

export function tellOf(sent: Sent[], outcome: (typeof outcomes)[number], from: number, to: number): Told {
  const place = outcomes.indexOf(outcome)
  const took: number[] = []
  for (const one of sent) {
    for (const [nth, at] of one.at.entries()) {
      if (one.outcome[nth] === place && at >= from && at < to) took.push(one.took[nth] ?? Number.NaN)
    }
  }
  took.sort((one, other) => one - other)
  const at = (part: number) => took[Math.min(took.length - 1, Math.floor(took.length * part))] ?? 0
  return { rate: took.length / ((to - from) / 1000), p50: at(0.5), p99: at(0.99), most: took.at(-1) ?? 0 }
}
