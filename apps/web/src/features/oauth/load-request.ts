import type { AppRequest } from '@questboard/api/oauth/schema'
import { isSessionOver, readFailure } from '../../app/failure.ts'
import { loadCatalog } from '../../app/locale.ts'
import { trpcUtils } from '../../app/trpc.ts'
import { queryOf } from './query-of.ts'

export type Consent = {
  query: string
  /** The name of the person who decides. */
  person: string
  /** The request, or why it cannot be shown. */
  request: AppRequest | 'unknown' | 'broken'
}

/** Reads what an app asks for. Failures of the network and the server are left to the page of the router. */
export async function loadRequest(search: object): Promise<Consent> {
  const { request } = search as { request?: unknown }
  const query = queryOf(request)
  const [{ name }] = await Promise.all([trpcUtils.profile.read.ensureData({}), loadCatalog('tokens')])
  if (query === undefined) return { query: '', person: name, request: 'broken' }
  try {
    return { query, person: name, request: await trpcUtils.oauth.request.fetch({ query }, { retry: false }) }
  } catch (error) {
    const failure = readFailure(error)
    if (failure.code === 'notFound') return { query, person: name, request: 'unknown' }
    if (failure.status === null || failure.status >= 429 || isSessionOver(failure)) throw error
    return { query, person: name, request: 'broken' }
  }
}
