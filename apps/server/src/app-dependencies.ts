import type { Clock, ExternalServices, PasswordCost, Random, SettingInForce, SignUp } from '@questboard/api'
import type { Database } from '@questboard/db'
import type { Backups } from './back-up.ts'
import type { CorsOrigins } from './plugins/cors.ts'

/** How long a client may take to send a request. The response may take longer. */
export type Timeouts = {
  /** The time from the connection, or the first byte of a later request, to the end of the headers. */
  headersMs: number
  /** The time from the same moment to the end of the body. */
  requestMs: number
  /** How often overdue requests are looked for. */
  checkIntervalMs: number
}

/** For an operator who has not set them. */
export const defaults = { erasureDays: 30, groupLimits: { created: 2, members: 5 } }

/** What a server is built from. Most of it has a default. */
export interface AppDependencies {
  database: Database
  /** Opens a replica for long reads. Default: none. */
  openReplica?: (() => Promise<Database>) | undefined
  /** Folder of the built web app. */
  webFolder: string
  rateLimits: boolean
  /** Whether people sign in with a password. Default: true. */
  passwordSignIn?: boolean
  /** Who may sign up. Default: the owner chooses. */
  signUp?: SignUp | undefined
  /** Whether an empty installation can be set up in a browser. Default: false. */
  setUpPage?: boolean
  /** The settings that the owner sees. */
  settings?: readonly SettingInForce[]
  /** The folder of the data on this machine. Default: it is elsewhere. */
  dataFolder?: string | undefined
  /** Whether third-party apps may register themselves. Default: true. */
  oauthRegistration?: boolean
  /** Whether requests beyond the capacity are refused at once. Default: true. */
  refusesOverload?: boolean
  /** The key of PINs, which is not in the database. Default: one that ends with this server. */
  pinKey?: () => Promise<string>
  /** What new password hashes cost. Default: the recommended cost. */
  passwordCost?: PasswordCost
  /** The configured external services. Without mail, e-mail addresses are not verified. */
  outside?: Partial<ExternalServices>
  /** The URL that users open. Default: the address at which the server listens. */
  publicUrl?: string | undefined
  /** Where e-mails are written when there is no mail server. */
  outboxFolder?: string
  /** Days from a deletion request until the data is erased. Default: as in `defaults`. */
  erasureDays?: number
  /** The most groups that a user creates, and members of a group. Default: as in `defaults`. */
  groupLimits?: { created: number; members: number }
  /** Contact address for questions about personal data. */
  contact?: string | undefined
  /** URL for donations to the operator. */
  supportUrl?: string | undefined
  /** URL for feedback. */
  feedbackUrl?: string | undefined
  /** Whether background jobs run, such as settling days and deleting expired rows. */
  jobs?: boolean
  /** Socket for operator commands. Default: none. */
  operatorSocket?: string | undefined
  /** The origins whose pages may read the API. Default: any. */
  corsOrigins?: CorsOrigins
  /** Daily backups of an embedded database. Default: none. */
  backups?: Backups | undefined
  /** Where metrics are served. Default: nothing is measured. */
  metrics?: { host: string; port: number } | undefined
  logLevel?: string
  /** Number of proxies in front of the server. The outermost one names the client's address. */
  proxies?: number
  /** Aborted shortly before the server closes. It keeps serving, and each response closes its connection. */
  draining?: AbortSignal | undefined
  /** Default: 15 seconds for the headers, one minute for the whole request. */
  timeouts?: Timeouts
  clock?: Clock
  random?: Random
}
