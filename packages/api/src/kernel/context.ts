import type { Database, Queries, ReadOnReplica } from '@questboard/db'
import type { Locale } from '@questboard/i18n'
import type { Scope } from './areas.ts'
import type { Clock, Day, DayStartMinutes, TimeZone } from './clock.ts'
import type { EnteredDevice } from './device-rights.ts'
import type { Events } from './events/events.ts'
import type { OwnChanges } from './events/own-changes.ts'
import type { AccountQueues } from './limits/account-queues.ts'
import type { ReportQuota } from './limits/quota.ts'
import type { CountRequest } from './limits/request-limit.ts'
import type { MetricsRecorder } from './metrics.ts'
import type { IfMatch } from './preconditions.ts'
import type { KeyedCall } from './retries/keyed-call.ts'
import type { ExternalServices, Machine, PasswordCost, SignUp } from './settings.ts'
import type { RunTransaction } from './transaction.ts'

/** Receives unexpected errors. It must never get secrets. */
export interface Log {
  error(details: object, message: string): void
  info(details: object, message: string): void
}

/** Returns a random integer from 0 to `below` - 1. Tests pass a predictable one. */
export type Random = (below: number) => number

/** Created once, when the server starts. */
export interface Services {
  database: Database
  /** The database for long reads and old pages: they may come from a replica that has all that was written before. */
  onReplica: ReadOnReplica
  clock: Clock
  random: Random
  log: Log
  rateLimits: boolean
  /** Whether people sign in and register with a password. Otherwise only a provider signs in. */
  passwordSignIn: boolean
  /** Who may sign up, where the operator has set it. Undefined: the owner chooses. */
  signUp: SignUp | undefined
  /** The machine of this server, for the page of the owner. */
  machine: Machine
  /** What new password hashes cost. */
  passwordCost: PasswordCost
  /** The key of PINs, which is not in the database. */
  pinKey(): Promise<string>
  countRequest: CountRequest
  queues: AccountQueues
  /** Undefined when metrics are off. */
  metrics: MetricsRecorder | undefined
  events: Events
  ownChanges: OwnChanges
  /** Whether a mail server is set up. Without one, e-mail addresses are not verified. */
  hasMailServer: boolean
  /** The folder for e-mails when there is no mail server. If undefined, e-mails are only logged. */
  outboxFolder: string | undefined
  /** Days from a request for deletion to when the data is erased. */
  erasureDays: number
  /** The most groups that a user creates, and members of a group, open invitations included. */
  groupLimits: { created: number; members: number }
  /** The operator's contact for questions about data, if there is one. */
  contact: string | undefined
  /** The operator's pages for donations and for feedback, if there are any. */
  supportUrl: string | undefined
  feedbackUrl: string | undefined
  /** The external services that the operator has set up. */
  outside: ExternalServices
  /**
   * The origin at which users reach the server, from the configuration. E-mails and payments link to it. It never comes
   * from request headers.
   */
  publicUrl(): string
  /** Aborted when the server shuts down, to give up calls to external services. */
  closing: AbortSignal
}

/** The parts of a request that are known before its user is. */
export interface RequestHead {
  token: string | undefined
  timeZoneName: string | undefined
  timeZoneOffset: string | undefined
  acceptLanguage: string | undefined
  /** The header `Idempotency-Key`, over REST. */
  idempotencyKey?: string | undefined
  /** The header `If-Match`, over REST. */
  ifMatch?: string | undefined
  /** Identifies the request in the log. */
  requestId: string
  /** The network that rate limits count as one client: an IPv4 address, or the /64 of an IPv6 address. */
  address: string
  /** The `User-Agent` header, shortened; '' without one. */
  agent: string
  /** Receives what remains of the limits that count the request, over REST. */
  reportQuota?: ReportQuota | undefined
}

/** The context that a transport creates for a request. */
export interface RequestContext {
  services: Services
  head: RequestHead
  /** The session and the day are resolved once per request, however many procedures it calls. */
  memo: { account?: Promise<Account>; user?: Promise<IdentifiedUser> }
}

/** The account and the token of a request. */
export interface Account {
  id: string
  /** Hash of the session's token, or of the API token. */
  tokenHash: string
  /** The scopes of an API token; undefined for a session, which may do everything. */
  scopes?: readonly Scope[]
  /** The shared device on which the user entered. */
  device?: EnteredDevice
  lang: Locale
  timeZone: TimeZone
  dayStartsAt: DayStartMinutes
  lastDayStart: Day
  lastSeenDay: Day
  locked: boolean
}

/** The context of public procedures. */
export interface VisitorContext extends RequestContext {
  zone: TimeZone | undefined
  language: Locale
  /** Reads outside a transaction. */
  db: Queries
  transaction: RunTransaction
  /** Reads that run together on one connection. */
  together: RunTransaction
}

/** A shared device of a group, found by its token. */
export interface Device {
  id: string
  groupId: string
  tokenHash: string
  name: string
  /** Minutes without use after which a player's session on it ends. */
  lockAfter: number
  /** Whether the wall view shows titles of tasks. */
  wallTitles: boolean
}

/** The context of calls of a shared device, without a player. */
export interface DeviceContext extends VisitorContext {
  device: Device
}

/** The account of the session or API token of a request. */
export interface IdentifiedUser {
  userId: string
  tokenHash: string
  zone: TimeZone
  dayStartsAt: DayStartMinutes
  today: Day
  savedLanguage: Locale
  /** The scopes of an API token; undefined for a session, which may do everything. */
  scopes: readonly Scope[] | undefined
  /** The shared device on which the user entered, with the rights of a plain member of its group. */
  onDevice?: EnteredDevice | undefined
  /**
   * Whether the session or token is still valid. Long calls check this again, inside their transaction if they have
   * one.
   */
  isAccessStillValid(queries?: Queries): Promise<boolean>
}

/** The context of procedures for signed-in users. */
export interface UserContext extends VisitorContext, Omit<IdentifiedUser, 'savedLanguage'> {
  zone: TimeZone
  /** Undefined when the call takes no key or was sent without one. */
  call: KeyedCall | undefined
  /** The versions of the item that the call accepts; undefined: any. See `assertMatches`. */
  ifMatch?: IfMatch | undefined
  /** Runs work outside the database. Meanwhile other calls of the account can run. */
  waitOutside: <T>(work: () => Promise<T>) => Promise<T>
}

/** The context of a request before its session is known. */
export function requestContext(services: Services, head: RequestHead): RequestContext {
  return { services, head, memo: {} }
}
