import {
  appRouter,
  DomainError,
  failureShape,
  type RequestContext,
  requestContext,
  type Services,
} from '@questboard/api'
import { TRPCError } from '@trpc/server'
import { type FastifyHandlerOptions, fastifyRequestHandler } from '@trpc/server/adapters/fastify'
import { getHTTPStatusCode } from '@trpc/server/http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { keepPrivate } from '../plugins/security.ts'
import { headOf } from './head.ts'
import { typesOf } from './procedures.ts'
import { isJson } from './read-input.ts'
import type { BatchBounds } from './respond-within.ts'
import { readCalls, respondToCalls, type Served } from './trpc-calls.ts'
import { weighResponse } from './weigh-response.ts'

const MiB = 1024 * 1024

/** The web app has the same limits. No result is larger than 4 MiB. */
const bounds: BatchBounds = { calls: 10, streamed: 2, bytes: 8 * MiB, maxResultBytes: 4 * MiB, concurrency: 4 }

/** Serves the procedures to the web app, with batching. */
export async function trpc(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  keepPrivate(app)
  serveRouter(app, {
    router: appRouter,
    bounds,
    createContext: (request: FastifyRequest) => requestContext(services, headOf(request)),
    shapeOf: failureShape,
    headersOf,
    weigh: (ctx, characters) => weighResponse(ctx as RequestContext, characters),
  })
}

/** The longest `retry-after` of these errors. */
function headersOf(errors: TRPCError[]): Record<string, string> {
  const waits = errors.flatMap(({ cause }) => (cause instanceof DomainError && cause.retryAfter) || [])
  return waits.length === 0 ? {} : { 'retry-after': String(Math.max(...waits)) }
}

/** Calls that a batch may list, as a multiple of those that it may make. Each further one costs the text of a refusal. */
const maxListed = 10

/**
 * Serves a router by tRPC's HTTP protocol: requests for one whole response by `respondToCalls`, anything else by tRPC's
 * adapter.
 */
export function serveRouter(app: FastifyInstance, served: Served): void {
  const { router, createContext, shapeOf, headersOf, bounds } = served
  const types = typesOf(router)
  const adapter: FastifyHandlerOptions<typeof router, FastifyRequest, FastifyReply> = {
    router,
    maxBatchSize: bounds.streamed,
    createContext: ({ req }) => createContext(req),
    responseMeta: ({ errors }) => ({ headers: new Headers(headersOf(errors)) }),
  }
  // As text: it is parsed after the token is checked.
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.addHook('onRequest', (request, _reply, done) => {
    // No other body is accepted. The adapter refuses plain text.
    const { headers } = request
    if (headers['content-type'] && !isJson(headers['content-type'])) headers['content-type'] = 'text/plain'
    done()
  })
  // Also if it is not a batch: names of procedures contain no comma. Further calls are not run.
  const namesOf = ({ params }: FastifyRequest) => (params as { path: string }).path.split(',', bounds.calls)
  app.all<{ Params: { path: string } }>('/:path', { config: { calls: namesOf } }, (request, reply) => {
    const calls = readCalls(types, request)
    if (calls && calls.called.length > maxListed * bounds.calls) return refuse(reply, 'PAYLOAD_TOO_LARGE')
    if (calls) return respondToCalls(served, calls, request, reply)
    // The router has decoded the path, and the adapter decodes it again.
    const path = encodeURIComponent(request.params.path)
    return fastifyRequestHandler({ ...adapter, req: request, res: reply, path })
  })
  app.setNotFoundHandler((_request, reply) => refuse(reply, 'NOT_FOUND'))
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    if (error.statusCode === 413) return refuse(reply, 'PAYLOAD_TOO_LARGE')
    if (error.statusCode && error.statusCode < 500) return refuse(reply, 'BAD_REQUEST')
    request.log.error({ err: error }, 'a request failed unexpectedly')
    return refuse(reply, 'INTERNAL_SERVER_ERROR')
  })

  /** Refuses a request that reaches no procedure, like tRPC. */
  function refuse(reply: FastifyReply, code: TRPCError['code']): FastifyReply {
    const response = { error: shapeOf(new TRPCError({ code }), undefined) }
    return reply.code(getHTTPStatusCode(response)).send(response)
  }
}
