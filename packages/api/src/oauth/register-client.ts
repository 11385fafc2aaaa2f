import { randomUUIDv7 } from 'node:crypto'
import { asc, inArray } from '@questboard/db/drizzle'
import { oauthClients } from '@questboard/db/schema'
import { scopes } from '../kernel/areas.ts'
import type { Services } from '../kernel/context.ts'
import { idsOf } from '../kernel/ids-of.ts'
import { countRows } from '../kernel/limits/count-rows.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import { line } from '../kernel/schema.ts'
import { maxUnusedClients, oauthLimits } from './limits.ts'
import { mayRegister, placeOf } from './redirect-uri.ts'
import { registration } from './schema.ts'
import { isUnused } from './sweep.ts'

/** A response of an OAuth endpoint. Its errors have names of the standards. */
export interface OAuthResponse {
  status: number
  body: object
}

export const oauthError = (status: number, error: string, description: string): OAuthResponse => ({
  status,
  body: { error, error_description: description },
})

/** The grants of every app. */
export const grantTypes = ['authorization_code', 'refresh_token']

const clientName = line(1, 100)

/**
 * Registers an app (RFC 7591). It gets no secret, whatever it asks for: PKCE and the registered addresses protect it.
 * @throws DomainError tooManyRequests
 */
export async function registerClient(
  services: Services,
  { address, body }: { address: string; body: unknown },
): Promise<OAuthResponse> {
  await countAttempt(services, `oauth:register:${address}`, oauthLimits.registrations)
  const read = registration.safeParse(body)
  if (!read.success) {
    const { path = [], message = '' } = read.error.issues[0] ?? {}
    const ofAddress = path[0] === 'redirect_uris'
    return oauthError(
      400,
      ofAddress ? 'invalid_redirect_uri' : 'invalid_client_metadata',
      `${path.join('.')}: ${message}`,
    )
  }
  const { redirect_uris: redirectUris, grant_types: grants, response_types: responses } = read.data
  if (!redirectUris.every(mayRegister)) {
    const message = 'redirect_uris: HTTPS, http on a loopback address, or the scheme of an installed app; no fragment'
    return oauthError(400, 'invalid_redirect_uri', message)
  }
  if ((grants && !grants.includes('authorization_code')) || (responses && !responses.includes('code'))) {
    return oauthError(400, 'invalid_client_metadata', 'only the authorization code grant is supported')
  }
  const client = await insertClient(services, read.data, redirectUris)
  return {
    status: 201,
    body: {
      client_id: client.id,
      client_id_issued_at: Math.floor(client.createdAt.getTime() / 1000),
      client_name: client.name,
      ...(client.website !== null && { client_uri: client.website }),
      redirect_uris: redirectUris,
      grant_types: grantTypes,
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
      scope: scopes.join(' '),
    },
  }
}

async function insertClient(
  { database, clock }: Services,
  { client_name, client_uri }: { client_name?: string | undefined; client_uri?: string | undefined },
  redirectUris: string[],
): Promise<typeof oauthClients.$inferSelect> {
  const now = clock.now()
  const website = URL.parse(client_uri ?? '')
  const shortened = [...(client_name ?? '').trim()].slice(0, 100).join('')
  const row = {
    id: randomUUIDv7(),
    redirectUris,
    createdAt: now,
    lastUsedAt: now,
    name: clientName.safeParse(shortened).data ?? placeOf(redirectUris[0] ?? '').returnsTo.slice(0, 100),
    website: website?.protocol === 'https:' ? website.href : null,
  }
  await database.transaction(async (tx) => {
    const unused = await countRows(tx, oauthClients, isUnused)
    const over = unused + 1 - maxUnusedClients
    if (over > 0) {
      const oldest = tx.select({ id: oauthClients.id }).from(oauthClients).where(isUnused)
      const replaced = await oldest.orderBy(asc(oauthClients.lastUsedAt)).limit(over)
      await tx.delete(oauthClients).where(inArray(oauthClients.id, idsOf(replaced)))
    }
    await tx.insert(oauthClients).values(row)
  })
  return row
}
