import { createHmac, randomBytes } from 'node:crypto'

const mark = 'whsec_'

/** A secret to sign by: 256 bits, in the form that the libraries of Standard Webhooks read. */
export const newSecret = (): string => mark + randomBytes(32).toString('base64')

interface Signed {
  id: string
  /** Seconds since 1970. */
  timestamp: number
  body: string
}

/** The `webhook-signature` of a body: one for each secret, the newest first. */
export const signaturesOf = (secrets: readonly string[], { id, timestamp, body }: Signed): string =>
  secrets
    .map((secret) => createHmac('sha256', Buffer.from(secret.slice(mark.length), 'base64')))
    .map((hmac) => `v1,${hmac.update(`${id}.${timestamp}.${body}`).digest('base64')}`)
    .join(' ')
