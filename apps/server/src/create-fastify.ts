import { randomUUID } from 'node:crypto'
import { DomainError } from '@questboard/api'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { AppDependencies, Timeouts } from './app-dependencies.ts'
import { describeError } from './log.ts'
import { allowOrigin } from './plugins/cors.ts'
import { privateHeaders } from './plugins/security.ts'
import { refuseMalformedRequest } from './transports/malformed-request.ts'
import { fail } from './transports/rest.ts'

/** Maximum size of a request body: 256 KiB. */
const bodyLimit = 256 * 1024

const defaultTimeouts: Timeouts = { headersMs: 15_000, requestMs: 60_000, checkIntervalMs: 5_000 }

type Options = Pick<AppDependencies, 'corsOrigins' | 'logLevel' | 'proxies' | 'timeouts'>

/** Creates Fastify with the limits, the log and the request ids of the server, still without routes. */
export function createFastify({
  corsOrigins = '*',
  logLevel = 'info',
  proxies = 0,
  timeouts = defaultTimeouts,
}: Options): FastifyInstance {
  return Fastify({
    http: { headersTimeout: timeouts.headersMs, connectionsCheckingInterval: timeouts.checkIntervalMs },
    requestTimeout: timeouts.requestMs,
    clientErrorHandler: refuseMalformedRequest,
    // Errors before routing, such as a path that cannot be decoded.
    frameworkErrors: (_error, request, reply) => {
      if (request.url.startsWith('/api/')) allowOrigin(corsOrigins, request as FastifyRequest, reply as FastifyReply)
      return fail((reply as FastifyReply).headers(privateHeaders), new DomainError('invalidData'))
    },
    bodyLimit,
    // Requests on an open connection are still served, then it is closed: no proxy would send them again.
    return503OnClosing: false,
    logger: { level: logLevel, serializers: { err: describeError } },
    // Requests are counted, and errors are logged. A line per request would cost more than most calls.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: proxies > 0 && ((_address, hop) => hop < proxies),
    // With a proxy, its request id is used in our log too.
    genReqId: ({ headers }) => (proxies > 0 && requestName(headers['x-request-id'])) || randomUUID(),
    // Long parameters reach validation and are refused there as invalid ids.
    routerOptions: { maxParamLength: 16 * 1024 },
  })
}

/** The request id, if it is safe to log. */
const requestName = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && /^[\w.:-]{1,100}$/.test(header) ? header : undefined
