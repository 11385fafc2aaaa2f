import { createECDH } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { type ExternalServices, webhookSettings } from '@questboard/api'
import { serversOf } from '@questboard/db'
import { z } from 'zod'
import { defaults } from './app-dependencies.ts'

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be a URL such as https://example.org' })

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535 (0: any free one)')
  .transform(Number)
  .refine((number) => number <= 65535, 'must be at most 65535')

function wholeNumber(min: number, max: number, of = '') {
  const message = `must be a whole number${of} from ${min} to ${max}`
  return z
    .string()
    .regex(/^(0|[1-9]\d{0,4})$/, message)
    .transform(Number)
    .refine((number) => number >= min && number <= max, message)
}

/** Sign-ins must not cross a network unprotected. On this machine a provider may be tried out. */
const isProtected = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}

const discovery = '/.well-known/openid-configuration'

/** An origin as browsers send it. Apps in a web view have other schemes, such as `capacitor://localhost`. */
const isOrigin = (text: string): boolean =>
  /^https?:/.test(text)
    ? URL.canParse(text) && new URL(text).origin === text && !text.includes('*')
    : /^[a-z][a-z\d+.-]*:\/\/[^\s/?#@*]+$/.test(text)

const corsOrigins = z
  .string()
  .transform((text): '*' | string[] => {
    if (text.trim() === '*') return '*'
    return text.trim() === 'none' ? [] : text.split(',').map((origin) => origin.trim())
  })
  .refine(
    (origins) => origins === '*' || origins.every(isOrigin),
    'must be origins such as https://app.example.org, without a path and separated by commas; or *, or none',
  )

const isPostgres = (server: string): boolean => {
  if (!URL.canParse(server)) return false
  const { protocol, hostname } = new URL(server)
  return /^postgres(ql)?:$/.test(protocol) && hostname !== ''
}

const postgresUrl = z
  .string()
  .refine(
    (url) => serversOf(url).every(isPostgres),
    'must be a URL such as postgres://user:password@host:5432/name, or of several servers as host:5432,other:5432',
  )

const schema = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1, 'must not be empty').default('127.0.0.1'),
  DATA_DIR: z.string().min(1, 'must not be empty').default('data'),
  PIN_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_READ_URL: postgresUrl.optional(),
  DATABASE_POOL: wholeNumber(1, 999).default(10),
  WORKERS: z
    .string()
    .regex(/^(auto|[1-9]\d?)$/, "must be 'auto' or a whole number from 1 to 99")
    .transform((text) => (text === 'auto' ? availableParallelism() : Number(text)))
    .default(1),
  RATE_LIMITS: z.enum(['on', 'off'], { error: "must be 'on' or 'off'" }).default('on'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, silent',
    })
    .default('info'),
  TRUST_PROXY: z
    .string()
    .regex(/^(yes|no|[1-9])$/, "must be 'yes', 'no' or how many proxies there are, 1 to 9")
    .transform((text) => Number(text === 'yes' ? 1 : text === 'no' ? 0 : text))
    .default(0),
  DRAIN_SECONDS: wholeNumber(0, 300).default(0),
  ERASURE_DAYS: wholeNumber(1, 90).default(defaults.erasureDays),
  LIMIT_GROUPS_CREATED: wholeNumber(1, 99).default(defaults.groupLimits.created),
  LIMIT_GROUP_MEMBERS: wholeNumber(2, 50).default(defaults.groupLimits.members),
  CONTACT_EMAIL: z.email('must be an e-mail address').optional(),
  SUPPORT_URL: httpUrl.optional(),
  FEEDBACK_URL: httpUrl.optional(),
  BACKUPS_KEPT: wholeNumber(0, 999).default(7),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1, 'must not be empty').default('127.0.0.1'),
  CORS_ORIGINS: corsOrigins.default('*'),
  PUBLIC_URL: httpUrl.transform((url) => new URL(url).origin).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be a URL such as smtp://user:password@host:587' }).optional(),
  MAIL_FROM: z.string().default('Questboard <no-reply@localhost>'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_KEYS_URL: httpUrl.default('https://www.googleapis.com/oauth2/v3/certs'),
  OIDC_ISSUER: httpUrl
    .refine(isProtected, { error: 'must be https, except on this machine', when: ({ issues }) => issues.length === 0 })
    .refine((url) => !url.includes(discovery), `must be the issuer: leave out ${discovery}`)
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().trim().min(1, 'must not be empty').max(40, 'must have at most 40 characters').default('OpenID'),
  OIDC_SIGN_UP: z.enum(['yes', 'no'], { error: "must be 'yes' or 'no'" }).default('yes'),
  OAUTH_REGISTRATION: z.enum(['on', 'off'], { error: "must be 'on' or 'off'" }).default('on'),
  SIGN_UP: z.enum(['open', 'invited', 'closed'], { error: "must be 'open', 'invited' or 'closed'" }).optional(),
  SETUP_PAGE: z.enum(['on', 'off'], { error: "must be 'on' or 'off'" }).default('on'),
  PASSWORD_SIGN_IN: z.enum(['on', 'off'], { error: "must be 'on' or 'off'" }).default('on'),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_BASE_URL: httpUrl.optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: httpUrl.optional(),
  OPENAI_TEXT_MODEL: z.string().default('gpt-5-mini'),
  OPENAI_IMAGE_MODEL: z.string().default('gpt-image-1'),
  WEBHOOKS_PRIVATE_ADDRESSES: z.enum(['yes', 'no'], { error: "must be 'yes' or 'no'" }).default('no'),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'must be 65 bytes in base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url')
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:|https:\/\/)\S+$/, 'must be an address such as mailto:admin@example.org, or an https URL')
    .optional(),
  PROVIDER_TIMEOUT: wholeNumber(1, 999, ' of seconds')
    .transform((seconds) => seconds * 1000)
    .default(60_000),
})

/** A pair of keys that belong together, or none. */
function hasBothKeys({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: z.infer<typeof schema>): boolean {
  if (VAPID_PUBLIC_KEY === undefined || VAPID_PRIVATE_KEY === undefined) return VAPID_PUBLIC_KEY === VAPID_PRIVATE_KEY
  const curve = createECDH('prime256v1')
  try {
    curve.setPrivateKey(VAPID_PRIVATE_KEY, 'base64url')
  } catch {
    return false
  }
  return curve.getPublicKey('base64url') === VAPID_PUBLIC_KEY
}

/** The names of all settings. `docs/configuration.md` and the compose files use the same names. */
export const environmentNames = Object.keys(schema.shape)

/** The settings of the operator. An empty variable counts as not set. */
export type Environment = z.infer<typeof schema>

/** Lists all errors of an environment, one per line. */
export class BadEnvironment extends Error {
  constructor(errors: string[]) {
    super(['Invalid environment:', ...errors.map((error) => `  ${error}`)].join('\n'))
    this.name = 'BadEnvironment'
  }
}

/** @throws BadEnvironment */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const read = schema
    .refine(hasBothKeys, {
      error: 'must be the one of VAPID_PRIVATE_KEY; set both or none',
      path: ['VAPID_PUBLIC_KEY'],
    })
    .safeParse(set)
  const { WORKERS: workers = 1, METRICS_PORT: metrics } = read.data ?? {}
  const highest = 65_536 - workers
  const hasNoPorts = metrics !== undefined && workers > 1 && (metrics < 1 || metrics > highest)
  const errors = [
    ...(read.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`),
    ...waysInErrors(set),
    ...(set.WORKERS && set.WORKERS !== '1' && !set.DATABASE_URL ? ['WORKERS requires DATABASE_URL'] : []),
    ...(hasNoPorts ? [`METRICS_PORT must be from 1 to ${highest}: each worker takes the next one`] : []),
    ...(set.DATABASE_READ_URL && !set.DATABASE_URL ? ['DATABASE_READ_URL requires DATABASE_URL'] : []),
  ]
  if (read.success && errors.length === 0) return read.data
  throw new BadEnvironment(errors)
}

const oidcNames = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const

/** Settings that only make sense together. */
function waysInErrors(set: NodeJS.ProcessEnv): string[] {
  const missing = oidcNames.filter((name) => set[name] === undefined)
  if (missing.length > 0 && missing.length < oidcNames.length) {
    return missing.map((name) => `${name} is required with the other OIDC_ settings`)
  }
  return set.PASSWORD_SIGN_IN === 'off' && missing.length > 0 && set.GOOGLE_CLIENT_ID === undefined
    ? ['PASSWORD_SIGN_IN cannot be off without another way in: set the OIDC_ settings or GOOGLE_CLIENT_ID']
    : []
}

/** Users wait for this small download during sign-in. */
const keysTimeoutMs = 5_000

/** The time limit of each request to the operator's identity provider. */
const oidcTimeoutMs = 10_000

/** The external services that an environment configures. */
export function externalServicesOf(environment: Environment): ExternalServices {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = environment
  const { SMTP_URL, GOOGLE_CLIENT_ID, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, OPENAI_API_KEY } = environment
  const timeout = environment.PROVIDER_TIMEOUT
  return {
    mail: SMTP_URL ? { url: SMTP_URL, from: environment.MAIL_FROM, timeout } : undefined,
    google: GOOGLE_CLIENT_ID
      ? { clientId: GOOGLE_CLIENT_ID, keysUrl: environment.GOOGLE_KEYS_URL, timeout: Math.min(timeout, keysTimeoutMs) }
      : undefined,
    oidc:
      OIDC_ISSUER && OIDC_CLIENT_ID && OIDC_CLIENT_SECRET
        ? {
            issuer: OIDC_ISSUER,
            clientId: OIDC_CLIENT_ID,
            clientSecret: OIDC_CLIENT_SECRET,
            name: environment.OIDC_NAME,
            signUp: environment.OIDC_SIGN_UP === 'yes',
            timeout: Math.min(timeout, oidcTimeoutMs),
          }
        : undefined,
    stripe:
      STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: STRIPE_SECRET_KEY,
            webhookSecret: STRIPE_WEBHOOK_SECRET,
            baseUrl: environment.STRIPE_BASE_URL,
            timeout,
          }
        : undefined,
    openai: OPENAI_API_KEY
      ? {
          apiKey: OPENAI_API_KEY,
          baseUrl: environment.OPENAI_BASE_URL,
          textModel: environment.OPENAI_TEXT_MODEL,
          imageModel: environment.OPENAI_IMAGE_MODEL,
          timeout,
        }
      : undefined,
    webhooks: webhookSettings(environment.WEBHOOKS_PRIVATE_ADDRESSES === 'yes'),
    push: {
      keys:
        environment.VAPID_PUBLIC_KEY !== undefined && environment.VAPID_PRIVATE_KEY !== undefined
          ? { publicKey: environment.VAPID_PUBLIC_KEY, privateKey: environment.VAPID_PRIVATE_KEY }
          : undefined,
      subject: environment.VAPID_SUBJECT,
    },
  }
}
