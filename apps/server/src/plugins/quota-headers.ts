import type { Quota, ReportQuota } from '@questboard/api'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Shows a limit in the headers of the response. Undefined outside of REST. */
    reportQuota?: ReportQuota | undefined
  }
}

/**
 * Adds `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers), with what remains for the account, or
 * for the network address of calls without one. Requests that are refused before they are counted have none.
 */
export function quotaHeaders(app: FastifyInstance): void {
  app.decorateRequest('reportQuota', undefined)
  app.addHook('onRequest', (request, reply, done) => {
    const quotas = new Map<string, Quota>()
    request.reportQuota = (quota) => {
      // The address is counted first. Others share it, so it is only shown for calls without an account.
      if (quota.name === 'user' || quota.name === 'device') quotas.delete('address')
      quotas.set(quota.name, quota)
      const shown = [...quotas.values()]
      reply.headers({
        ratelimit: shown.map(({ name, remaining, endsIn }) => `"${name}";r=${remaining};t=${endsIn}`).join(', '),
        'ratelimit-policy': shown.map(({ name, max, window }) => `"${name}";q=${max};w=${window}`).join(', '),
      })
    }
    done()
  })
}
