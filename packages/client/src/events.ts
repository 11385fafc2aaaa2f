import type { EventBeside, EventData, Failure } from './contract.ts'
import { QuestboardStreamError } from './errors.ts'
import { pause } from './pause.ts'
import { backOff, type Send } from './repeat.ts'
import { readEvents, type ServerEvent } from './server-events.ts'

/** An event of the account. `data` is the item after the change. Some types have other fields, too, such as `award`. */
export type AccountEvent = {
  [Type in keyof EventData]: {
    id: string
    type: Type
    /** Rises with each event of the person. */
    sequence: number
    createdAt: string
    userId: string
    groupId: string | null
    data: EventData[Type]
  } & (Type extends keyof EventBeside ? EventBeside[Type] : unknown)
}[keyof EventData]

/**
 * `ready` comes first in a run without `lastEventId`: from now on every event is delivered. `reset`: events were missed
 * that the server no longer keeps, so read the lists. `lastEventId` continues behind this event in a later run.
 */
export type QuestboardEvent = (AccountEvent | { type: 'ready' | 'reset' }) & { lastEventId: string }

export interface FollowOptions {
  /** Ends the iteration. */
  signal?: AbortSignal
  /** The id of the last event that was handled, from an earlier run: the stream continues behind it. */
  lastEventId?: string
}

/** The server sends something every 25 seconds, so a stream that is silent this long is dead. */
const maxSilenceMs = 60_000

/** The largest exponent of the wait before connecting again: half a minute. */
const maxDoublings = 7

/**
 * Yields events until the signal aborts. A stream that ends or breaks is opened again, behind the last event.
 * @throws QuestboardStreamError when the server refuses for good
 */
export async function* follow(
  url: string,
  headers: () => Promise<Record<string, string>>,
  send: Send,
  { signal, lastEventId }: FollowOptions = {},
): AsyncGenerator<QuestboardEvent, void, void> {
  let last = lastEventId
  let failures = 0
  while (!signal?.aborted) {
    try {
      for await (const event of connect(
        url,
        { ...(await headers()), ...(last && { 'last-event-id': last }) },
        send,
        signal,
      )) {
        failures = 0
        const isFirst = last === undefined
        last = event.id ?? last
        const lastEventId = last ?? ''
        if (event.type === 'reset') yield { type: 'reset', lastEventId }
        else if (event.type !== 'ping') yield { ...(event.data as AccountEvent), lastEventId }
        else if (isFirst) yield { type: 'ready', lastEventId }
      }
    } catch (error) {
      if (signal?.aborted) return
      if (error instanceof QuestboardStreamError && isFinal(error.failure)) throw error
    }
    failures++
    await pause(backOff(Math.min(failures, maxDoublings)), signal).catch(() => {})
  }
}

const isFinal = ({ status }: Failure) => status >= 400 && status < 500 && status !== 429

async function* connect(
  url: string,
  headers: Record<string, string>,
  send: Send,
  signal: AbortSignal | undefined,
): AsyncGenerator<ServerEvent, void, void> {
  const dead = new AbortController()
  const ended = signal ? AbortSignal.any([signal, dead.signal]) : dead.signal
  let timer = setTimeout(() => dead.abort(), maxSilenceMs)
  const onBytes = () => {
    clearTimeout(timer)
    timer = setTimeout(() => dead.abort(), maxSilenceMs)
  }
  try {
    const response = await send(url, { headers: { accept: 'text/event-stream', ...headers }, signal: ended })
    if (!response.ok || !response.body) throw new QuestboardStreamError(await readFailure(response))
    yield* readEvents(response.body, onBytes)
  } finally {
    clearTimeout(timer)
    dead.abort()
  }
}

async function readFailure(response: Response): Promise<Failure> {
  try {
    const { error } = (await response.json()) as { error: Failure }
    if (typeof error.message === 'string') return error
  } catch {
    // The response of a proxy.
  }
  return { message: 'serviceUnavailable', type: 'ServiceUnavailable', status: 503 }
}
