import { createTRPCClient, httpLink, type TRPCClient, type TRPCLink } from '@trpc/client'
import { type AppRouter, keyedCalls } from './contract.ts'
import { type FollowOptions, follow, type QuestboardEvent } from './events.ts'
import { type Send, withRetries } from './repeat.ts'

export interface QuestboardOptions {
  /** The address of the server, for example `https://quest.example`. */
  url: string
  /** An API token, a session, or an OAuth access token. A function is called for each request. */
  token: string | (() => string | Promise<string>)
  /** The IANA time zone in which days begin. Default: the zone of this machine. */
  timeZone?: string
  /** `fetch` unless given. */
  fetch?: typeof fetch
}

export interface QuestboardClient {
  /** The procedures: `api.tasks.list.query({})`, `api.tasks.create.mutate({ … })`. */
  api: TRPCClient<AppRouter>
  /**
   * The events of the account, as they happen. It connects again by itself, and continues behind the last event.
   * @throws a QuestboardStreamError when the server refuses the token
   */
  events: (options?: FollowOptions) => AsyncGenerator<QuestboardEvent, void, void>
}

const keyed = new Set(keyedCalls)

/** Gives each call that takes a key an id, so that it can be sent again after a lost response. */
const idLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    next(keyed.has(op.path) ? { ...op, input: withId(op.input as { id?: string }) } : op)

/** An id that is undefined is not an id. */
const withId = (input: { id?: string }) => ({ ...input, id: input.id ?? newId() })

/** A client of the server at `url`. */
export function createQuestboardClient(options: QuestboardOptions): QuestboardClient {
  const { url, token, timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone } = options
  const send: Send = options.fetch ?? ((address, init) => fetch(address, init))
  const headers = async () => ({
    authorization: `Bearer ${typeof token === 'string' ? token : await token()}`,
    timezone: timeZone,
  })
  return {
    api: createTRPCClient<AppRouter>({
      links: [idLink, httpLink<AppRouter>({ url: new URL('/trpc', url).href, headers, fetch: withRetries(send) })],
    }),
    events: (options) => follow(new URL('/api/user/events', url).href, headers, send, options),
  }
}

/** A random UUID. Browsers have `randomUUID` on secure pages only. */
function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
