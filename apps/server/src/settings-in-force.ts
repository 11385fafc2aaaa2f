import type { SettingInForce } from '@questboard/api'
import { serversOf } from '@questboard/db'
import type { Environment } from './environment.ts'

/**
 * What the owner sees of each setting: the value, only whether there is one, or an address without a user, a password
 * and a query. A new setting must be added here before it compiles.
 */
const shown: Record<keyof Environment, 'value' | 'secret' | 'address'> = {
  PORT: 'value',
  HOST: 'value',
  DATA_DIR: 'value',
  PIN_KEY: 'secret',
  DATABASE_URL: 'address',
  DATABASE_READ_URL: 'address',
  WORKERS: 'value',
  DATABASE_POOL: 'value',
  RATE_LIMITS: 'value',
  LOG_LEVEL: 'value',
  TRUST_PROXY: 'value',
  DRAIN_SECONDS: 'value',
  ERASURE_DAYS: 'value',
  LIMIT_GROUPS_CREATED: 'value',
  LIMIT_GROUP_MEMBERS: 'value',
  CONTACT_EMAIL: 'value',
  SUPPORT_URL: 'address',
  FEEDBACK_URL: 'address',
  BACKUPS_KEPT: 'value',
  METRICS_PORT: 'value',
  METRICS_HOST: 'value',
  CORS_ORIGINS: 'value',
  PUBLIC_URL: 'address',
  SMTP_URL: 'address',
  MAIL_FROM: 'value',
  GOOGLE_CLIENT_ID: 'value',
  GOOGLE_KEYS_URL: 'address',
  OIDC_ISSUER: 'address',
  OIDC_CLIENT_ID: 'value',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_NAME: 'value',
  OIDC_SIGN_UP: 'value',
  OAUTH_REGISTRATION: 'value',
  SIGN_UP: 'value',
  SETUP_PAGE: 'value',
  PASSWORD_SIGN_IN: 'value',
  STRIPE_SECRET_KEY: 'secret',
  STRIPE_WEBHOOK_SECRET: 'secret',
  STRIPE_BASE_URL: 'address',
  OPENAI_API_KEY: 'secret',
  OPENAI_BASE_URL: 'address',
  OPENAI_TEXT_MODEL: 'value',
  OPENAI_IMAGE_MODEL: 'value',
  WEBHOOKS_PRIVATE_ADDRESSES: 'value',
  VAPID_PUBLIC_KEY: 'value',
  VAPID_PRIVATE_KEY: 'secret',
  VAPID_SUBJECT: 'value',
  PROVIDER_TIMEOUT: 'value',
}

/**
 * The settings in force, without secrets, by name.
 * @param variables as the operator wrote them
 */
export function settingsInForce(environment: Environment, variables: NodeJS.ProcessEnv): SettingInForce[] {
  return Object.entries(shown)
    .map(([name, kind]) => {
      const written = variables[name] || undefined
      const value = written ?? defaultOf(name as keyof Environment, environment)
      const isSecret = kind === 'secret' && value !== undefined
      const text = value === undefined || isSecret ? null : kind === 'address' ? withoutSecrets(`${value}`) : `${value}`
      return { name, value: text, isSecret, isSet: written !== undefined }
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** A default as the operator would write it. */
function defaultOf(name: keyof Environment, environment: Environment) {
  if (name === 'PROVIDER_TIMEOUT') return environment.PROVIDER_TIMEOUT / 1000
  if (name === 'TRUST_PROXY') return environment.TRUST_PROXY || 'no'
  return environment[name]
}

/**
 * PostgreSQL and mail servers take passwords in the address, including its query. One of PostgreSQL may name several
 * servers.
 */
function withoutSecrets(address: string): string {
  const servers = serversOf(address).map((server) => new URL(server))
  const [{ protocol = '', pathname = '' } = {}] = servers
  return `${protocol}//${servers.map(({ host }) => host).join()}${pathname === '/' ? '' : pathname}`
}
