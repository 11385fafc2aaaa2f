import { createECDH, createHash } from 'node:crypto'
import type { Queries } from '@questboard/db'
import type { Services } from '../kernel/context.ts'
import { serverSecret } from '../kernel/secrets/server-secret.ts'

/** The keys that identify this server to push services (RFC 8292), in base64url. */
export interface VapidKeys {
  subject: string
  publicKey: string
  privateKey: string
}

/**
 * The configured keys, or keys that all servers derive from one secret in the database.
 *
 * Rules: Push.
 */
export async function vapidKeys(services: Services, queries: Queries = services.database.queries): Promise<VapidKeys> {
  const { push } = services.outside
  const subject = push.subject ?? vapidSubject(services)
  if (push.keys) return { subject, ...push.keys }
  return { subject, ...keysFrom(await serverSecret(queries, services.clock, 'push')) }
}

/** Push services require a contact: a mail address or an HTTPS address. */
function vapidSubject({ contact, publicUrl }: Services): string {
  if (contact) return `mailto:${contact}`
  return publicUrl().startsWith('https:') ? publicUrl() : 'mailto:operator@questboard.invalid'
}

/** A private key is any number below the order of the curve, which nearly every 256 bits are. */
function keysFrom(secret: string): Pick<VapidKeys, 'publicKey' | 'privateKey'> {
  const curve = createECDH('prime256v1')
  const key = createHash('sha256').update(secret).digest()
  try {
    curve.setPrivateKey(key)
  } catch {
    return keysFrom(key.toString('base64url'))
  }
  return { publicKey: curve.getPublicKey('base64url'), privateKey: key.toString('base64url') }
}
