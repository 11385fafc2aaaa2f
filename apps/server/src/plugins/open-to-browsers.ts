import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { allowOrigin, type CorsOrigins, preflightSeconds } from './cors.ts'

type Method = 'GET' | 'POST'

const allMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Opens the routes of a scope to the scripts of other sites, as the API is. There is no cookie, so a site gets only
 * what its own token allows.
 */
export function openToBrowsers(app: FastifyInstance, origins: CorsOrigins): void {
  app.addHook('onRequest', (request, reply, done) => {
    allowOrigin(origins, request, reply)
    if (reply.hasHeader('access-control-allow-origin')) {
      reply.headers({
        'access-control-expose-headers': 'www-authenticate, retry-after, x-request-id, mcp-protocol-version',
        'cross-origin-resource-policy': 'cross-origin',
      })
    }
    done()
  })
}

const allowedHeaders =
  'authorization, content-type, accept, accept-language, mcp-protocol-version, mcp-session-id, timezone, timezone-offset'

/** Accepts preflights of a route, and refuses every other method. */
export function refuseOtherMethods(app: FastifyInstance, url: string, allowed: Method): void {
  const has = allowed === 'GET' ? ['GET', 'HEAD'] : [allowed]
  app.options(url, (_request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': has.join(', '),
        'access-control-allow-headers': allowedHeaders,
        'access-control-max-age': String(preflightSeconds),
      })
      .send(),
  )
  const refuse = async (_request: FastifyRequest, reply: FastifyReply) =>
    reply
      .code(405)
      .header('allow', [...has, 'OPTIONS'].join(', '))
      .send({ error: 'method_not_allowed' })
  app.route({ method: allMethods.filter((method) => !has.includes(method)), url, onRequest: refuse, handler: refuse })
}
