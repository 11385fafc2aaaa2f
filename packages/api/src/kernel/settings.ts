/**
 * The external services that an operator can set up. Features without their service are not offered; everything else
 * works.
 */

export interface MailSettings {
  /** `smtp://user:password@host:587`, or `smtps://`. */
  url: string
  /** The sender of every e-mail. */
  from: string
  /** Milliseconds until sending an e-mail is given up. */
  timeout: number
}

export interface GoogleSettings {
  clientId: string
  /** The URL of the keys that sign Google's tokens. */
  keysUrl: string
  /** Milliseconds until a request for them is given up. */
  timeout: number
}

/** The identity provider of the operator, such as Keycloak or Authentik. */
export interface OidcSettings {
  /** The issuer, exactly as in the provider's discovery document. */
  issuer: string
  clientId: string
  clientSecret: string
  /** The name on the button. */
  name: string
  /** Whether people without an account can create one with it. */
  signUp: boolean
  /** Milliseconds until a request is given up. */
  timeout: number
}

export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** Stripe's own if undefined. */
  baseUrl: string | undefined
  /** Milliseconds until a request is given up. */
  timeout: number
}

export interface OpenAiSettings {
  apiKey: string
  /** OpenAI's own if undefined. */
  baseUrl: string | undefined
  textModel: string
  imageModel: string
  /** Milliseconds until a request is given up. */
  timeout: number
}

/** How webhooks are sent. They need no configuration. */
export interface WebhookSettings {
  /** Whether private network addresses and plain HTTP are allowed. */
  privateAddresses: boolean
  /** Milliseconds until an attempt is given up. */
  timeout: number
  /** The addresses of a host. */
  resolve(host: string, settings: { privateAddresses: boolean }): Promise<string[]>
}

/** How pushes are signed. They need no configuration. */
export interface PushSettings {
  /** The keys in base64url; undefined: keys that are made once and kept in the database. */
  keys: { publicKey: string; privateKey: string } | undefined
  /** The contact of the operator for push services: `mailto:` or `https:`. */
  subject: string | undefined
}

export interface ExternalServices {
  mail: MailSettings | undefined
  google: GoogleSettings | undefined
  oidc: OidcSettings | undefined
  stripe: StripeSettings | undefined
  openai: OpenAiSettings | undefined
  webhooks: WebhookSettings
  push: PushSettings
}

/** The cost of hashing a password with argon2id. */
export interface PasswordCost {
  /** KiB. */
  readonly memory: number
  readonly passes: number
}

/** Who may create an account: anyone, people with an invitation to a group, or no one. */
export type SignUp = 'open' | 'invited' | 'closed'

/** A setting of the operator as the owner sees it. */
export interface SettingInForce {
  name: string
  /** The value, without what is secret. Null: it is not set, or it is a secret. */
  value: string | null
  /** Whether it has a value that is not shown. */
  isSecret: boolean
  /** Whether the operator set it; otherwise it is the default. */
  isSet: boolean
}

/** A backup in the folder of the server. */
export interface BackupFile {
  name: string
  /** Bytes. */
  size: number
  madeAt: Date
}

/** The backups of an embedded database. */
export interface BackupStore {
  /** Where they are on the machine of the server. */
  folder: string
  /** The newest first. */
  list(): Promise<BackupFile[]>
  /** Makes one now. While one is being made, others wait for the same. */
  make(): Promise<BackupFile>
  /** Lets a browser fetch a backup once, within a minute. Undefined if there is none of that name. */
  offer(name: string): Promise<{ path: string } | undefined>
}

/** What the page of the owner shows of this server, and does on it. */
export interface Machine {
  version: string
  startedAt: Date
  /** Whether an empty installation can be set up in a browser. */
  setUpPage: boolean
  settings: readonly SettingInForce[]
  /** Undefined with PostgreSQL, which has tools of its own. */
  backups: BackupStore | undefined
  /** Free bytes where the data is. Null: the data is elsewhere. */
  freeBytes(): Promise<number | null>
}
