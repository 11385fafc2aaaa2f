import type { UserContext } from '../kernel/context.ts'
import { readRequest } from './read-request.ts'
import { placeOf } from './redirect-uri.ts'
import { type AppRequest, idleDays, maxDays, type ReadRequest } from './schema.ts'

/**
 * What an app asks for, for the person who decides.
 * @throws DomainError notFound: no such app, invalidQueryParams: a request that leads nowhere safe
 */
export async function describeRequest({ db, services }: UserContext, { query }: ReadRequest): Promise<AppRequest> {
  const request = await readRequest(db, {
    query: new URLSearchParams(query),
    origin: services.publicUrl(),
    invalid: 'invalidQueryParams',
  })
  const { client, scopes, refusal } = request
  return {
    app: { name: client.name, website: client.website },
    ...placeOf(request.redirectUri),
    scopes,
    idleDays,
    mostDays: maxDays,
    refusal: refusal === null ? null : { error: refusal, redirectTo: request.redirectTo({ error: refusal }) },
  }
}
