import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type Method = 'GET' | 'POST'

/** A day in seconds. Browsers keep the answer of a preflight for less. */
const preflightSeconds = 86_400

const allMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Opens the routes of a scope to the scripts of any site, as apps in a browser need it. There is no cookie, so a site gets only what
 * its own token allows.
 */
export function openToBrowsers(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('access-control-allow-origin', '*')
    reply.header('access-control-expose-headers', 'www-authenticate, retry-after, x-request-id, mcp-protocol-version')
    reply.header('cross-origin-resource-policy', 'cross-origin')
    done()
  })
}

const allowedHeaders =
  'authorization, content-type, accept, accept-language, mcp-protocol-version, mcp-session-id, timezone, timezone-offset'

/** Answers preflights of a route, and refuses every other method. */
export function answerOtherMethods(app: FastifyInstance, url: string, allowed: Method): void {
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
