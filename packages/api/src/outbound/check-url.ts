import { isIP } from 'node:net'
import { invalidField } from '../kernel/errors.ts'
import type { WebhookSettings } from '../kernel/settings.ts'
import { isPublicAddress } from './public-address.ts'

/** The first port that may be called besides 443. Below it are the ports of mail, files and shells. */
const firstFreePort = 1024

/**
 * Whether something may be sent to an address as it is written. What its name resolves to is checked when a connection
 * is made.
 * @param field the field of the request that has it
 * @returns its host, with a port that is not the default
 * @throws DomainError invalidData
 */
export function checkUrl(text: string, { privateAddresses }: WebhookSettings, field = 'url'): string {
  const url = new URL(text)
  const refuse = (message: string) => invalidField(field, message)
  if (!privateAddresses) {
    if (url.protocol !== 'https:') throw refuse('must be an https address')
    if (url.port !== '' && Number(url.port) < firstFreePort) throw refuse('must have the port 443, or one from 1024 on')
    const literal = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(literal) && !isPublicAddress(literal)) throw refuse('must be an address of the open internet')
  }
  return url.host
}
