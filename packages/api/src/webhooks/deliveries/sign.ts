import { createHmac, randomBytes } from 'node:crypto'

const mark = 'whsec_'

/** A new signing secret: 256 bits, in the format of Standard Webhooks. */
export const newSecret = (): string => mark + randomBytes(32).toString('base64')

interface Signed {
  id: string
  /** Seconds since 1970. */
  timestamp: number
  body: string
}

/** The `webhook-signature` header of a body: a signature for each secret, newest first. */
export const signaturesOf = (secrets: readonly string[], { id, timestamp, body }: Signed): string =>
  secrets
    .map((secret) => createHmac('sha256', Buffer.from(secret.slice(mark.length), 'base64')))
    .map((hmac) => `v1,${hmac.update(`${id}.${timestamp}.${body}`).digest('base64')}`)
    .join(' ')
