import type { Services } from '../../kernel/context.ts'

/** What passkeys are bound to: the domain and the origin of the web app. */
export interface RelyingParty {
  id: string
  name: string
  origin: string
}

const loopback = ['127.0.0.1', '[::1]']

/**
 * The relying party at the public address. Browsers accept no network address, so a server that has no other one is
 * `localhost`.
 */
export function relyingParty({ publicUrl }: Pick<Services, 'publicUrl'>): RelyingParty {
  const url = new URL(publicUrl())
  if (loopback.includes(url.hostname)) url.hostname = 'localhost'
  return { id: url.hostname, name: 'Questboard', origin: url.origin }
}
