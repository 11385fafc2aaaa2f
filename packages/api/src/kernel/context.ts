import type { Database, Queries } from '@questboard/db'
import type { Locale } from '@questboard/i18n'
import type { AccountQueues } from './account-queues.ts'
import type { Scope } from './areas.ts'
import type { Clock, Day, TimeZone } from './clock.ts'
import type { Events } from './events.ts'
import type { Meter } from './meter.ts'
import type { CountRequest } from './request-limit.ts'
import type { KeyedCall } from './retries/keyed-call.ts'
import type { OutsideWorld } from './settings.ts'
import type { RunTransaction } from './transaction.ts'

/** Where unexpected faults go. Never given secrets. */
export interface Log {
  error(details: object, message: string): void
  info(details: object, message: string): void
}

/** Draws an integer from 0 up to, and without, `below`. Tests give one that they can foresee. */
export type Random = (below: number) => number

/** What the procedures are given once, when the server starts. */
export interface Services {
  database: Database
  clock: Clock
  random: Random
  log: Log
  rateLimits: boolean
  countRequest: CountRequest
  queues: AccountQueues
  /** Undefined where nobody watches. */
  meter: Meter | undefined
  events: Events
  /** Whether e-mails reach mailboxes. Where they do not, addresses are taken at their word. */
  mail: boolean
  /** Where e-mails are kept as files when there is no mail server; undefined: only the log tells of them. */
  outboxFolder: string | undefined
  /** Days from a request for deletion to when the data is erased. */
  erasureDays: number
  /** Where people write about their data; the operator may name none. */
  contact: string | undefined
  /** Where people donate to whoever runs the server, and where they say what they think; the operator may name neither. */
  supportUrl: string | undefined
  feedbackUrl: string | undefined
  /** What the operator has set up of the outside world. */
  outside: OutsideWorld
  /**
   * Scheme, host and port by which people reach the server, as the operator says: e-mails and payments lead there. What a
   * request says of the host is not believed for that.
   */
  publicUrl(): string
  /** Aborted when the server begins to end: what waits for somebody outside is then given up. */
  closing: AbortSignal
}

/** What a request says of itself, before anybody has looked at who sent it. */
export interface RequestHead {
  token: string | undefined
  timeZoneName: string | undefined
  timeZoneOffset: string | undefined
  acceptLanguage: string | undefined
  /** The header `Idempotency-Key`, over REST. */
  idempotencyKey?: string | undefined
  /** By which the log names the request. */
  requestId: string
  /** Network that rate limits count the client as: an IPv4 address, or the /64 of an IPv6 address. */
  address: string
  /** What the browser or program calls itself, shortened; '' when it says nothing. */
  agent: string
}

/** The context of a request as a transport makes it. */
export interface RequestContext {
  services: Services
  head: RequestHead
  /** Resolves the session, settles the day: once for each request, however many procedures it calls. */
  memo: { account?: Promise<Account>; user?: Promise<UserScope> }
}

/** Who a token lets in, as its row and the user's tell. */
export interface Account {
  id: string
  /** Of the session's token, or of the one for programs. */
  tokenHash: string
  /** What a token for programs may do; undefined for a session, which may do everything. */
  scopes?: readonly Scope[]
  lang: Locale
  timeZone: TimeZone
  lastDayStart: Day
  lastSeenDay: Day
  locked: boolean
}

/** What a call of anybody knows: public procedures. */
export interface VisitorContext extends RequestContext {
  zone: TimeZone | undefined
  language: Locale
  /** Reads outside of a transaction. */
  db: Queries
  transaction: RunTransaction
  /** Reads that are sent side by side, on one connection. */
  together: RunTransaction
}

/** What the session of a request, or its token for programs, settles. */
export interface UserScope {
  userId: string
  tokenHash: string
  zone: TimeZone
  today: Day
  savedLanguage: Locale
  /** Whether what let the request in still would: what continues after that asks again, in its transaction if it has one. */
  sessionHolds(on?: Queries): Promise<boolean>
}

/** What a call of a signed-in user knows. */
export interface UserContext extends VisitorContext, Omit<UserScope, 'savedLanguage'> {
  zone: TimeZone
  /** Undefined when the call takes no key, or was sent without one. */
  call: KeyedCall | undefined
  /** For a wait outside of the database: meanwhile other calls of this account take their turns. */
  waitOutside: <T>(work: () => Promise<T>) => Promise<T>
}

export function requestContext(services: Services, head: RequestHead): RequestContext {
  return { services, head, memo: {} }
}
