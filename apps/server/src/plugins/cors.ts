import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** The origins whose pages may read the API: any, or those listed. */
export type CorsOrigins = '*' | readonly string[]

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE'

const requestHeaders = [
  'authorization',
  'content-type',
  'accept-language',
  'timezone',
  'timezone-offset',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'prefer',
  'last-event-id',
].join(', ')

const responseHeaders = [
  'etag',
  'retry-after',
  'ratelimit',
  'ratelimit-policy',
  'x-request-id',
  'allow',
  'preference-applied',
  'deprecation',
  'sunset',
  'link',
].join(', ')

/** How long browsers keep the response to a preflight, in seconds. They have shorter limits of their own. */
export const preflightSeconds = 86_400

/**
 * Adds the headers that let a page of another site read a response. Credentials are never allowed: the API has no
 * cookies, so a page without a token can do nothing in the name of its visitor.
 */
export function allowOrigin(origins: CorsOrigins, { headers }: FastifyRequest, reply: FastifyReply): void {
  if (origins !== '*') {
    reply.header('vary', 'origin')
    if (headers.origin === undefined || !origins.includes(headers.origin)) return
  }
  reply.headers({
    'access-control-allow-origin': origins === '*' ? '*' : headers.origin,
    'access-control-expose-headers': responseHeaders,
  })
}

/** A browser asks before a request. Other OPTIONS requests are refused like any unsupported method. */
const isPreflight = ({ method, headers }: FastifyRequest): boolean =>
  method === 'OPTIONS' && headers.origin !== undefined && headers['access-control-request-method'] !== undefined

/** Must be added before hooks that refuse requests, so that pages can read refusals, and a preflight is not counted. */
export function cors(app: FastifyInstance, origins: CorsOrigins): void {
  app.addHook('onRequest', (request, reply, done) => {
    allowOrigin(origins, request, reply)
    if (!isPreflight(request)) return done()
    if (reply.hasHeader('access-control-allow-origin')) {
      reply.headers({
        'access-control-allow-methods': methods,
        'access-control-allow-headers': requestHeaders,
        'access-control-max-age': preflightSeconds,
      })
    }
    reply.removeHeader('access-control-expose-headers').code(204).send()
  })
}
