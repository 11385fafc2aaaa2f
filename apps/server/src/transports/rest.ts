import {
  bodyOf,
  DomainError,
  type ErrorBody,
  entityTagOf,
  requestContext,
  type Services,
  unexpectedBody,
} from '@questboard/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { disconnectSignal } from './disconnect-signal.ts'
import { headerText, restHeadOf } from './head.ts'
import { isStrict } from './prefer.ts'
import { type Method, type RestProcedure, restProcedures } from './procedures.ts'
import { isJson, readBody, readStrings } from './read-input.ts'
import { holdsVersion } from './representation.ts'
import { refuseUnknown } from './unknown-fields.ts'
import { weighResponse } from './weigh-response.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

type Strings = Record<string, string | string[] | undefined>

/**
 * The REST layer: one route for each documented procedure, calling the same procedure as tRPC does. Path and query are
 * parsed by the type of their field, bodies as JSON. Only this file adds the envelope.
 */
export async function rest(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  app.removeAllContentTypeParsers()
  // Bodies are parsed after the token is checked, so an unauthenticated client gets that error first.
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  const byPath = Map.groupBy(restProcedures(), ({ path }) => path)
  for (const [path, procedures] of byPath) {
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1')
    for (const procedure of procedures) {
      const calls = [procedure.name]
      app.route({
        method: procedure.method,
        url,
        config: { calls: () => calls },
        handler: (request, reply) => respond(procedure, request, reply),
      })
    }
    refuseOtherMethods(
      app,
      url,
      procedures.map(({ method }) => method),
    )
  }

  const notFound = (reply: FastifyReply) => fail(reply, new DomainError('notFound'))
  app.setNotFoundHandler((_request, reply) => notFound(reply))
  app.addHook('onRequest', (request, reply, done) => {
    // Before the body is read, whose size is checked later.
    if (request.is404) return void notFound(reply)
    // The parser would refuse an invalid media type before the token is checked.
    const { headers } = request
    const mediaType = headers['content-type']
    if (mediaType !== undefined && !isJson(mediaType)) headers['content-type'] = 'application/octet-stream'
    done()
  })
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    if (error.statusCode === 413) return fail(reply, new DomainError('payloadTooLarge'))
    if (error.statusCode && error.statusCode < 500) return fail(reply, new DomainError('invalidData'))
    request.log.error({ err: error }, 'a request failed unexpectedly')
    return fail(reply, error)
  })

  async function respond(procedure: RestProcedure, request: FastifyRequest, reply: FastifyReply) {
    try {
      const gone = disconnectSignal(reply)
      const strict = isStrict(headerText(request.headers.prefer))
      if (strict) reply.header('preference-applied', 'handling=strict')
      const context = requestContext(services, restHeadOf(request))
      const result = await procedure.call(context, () => inputOf(procedure, request, strict), gone)
      const { method, meta } = procedure
      if (meta.conditional && method === 'GET') {
        const tag = entityTagOf(result as object)
        reply.header('etag', tag)
        if (holdsVersion(request, tag)) return reply.code(304).send()
      }
      const text = JSON.stringify({ result })
      await weighResponse(context, text.length)
      return reply.type('application/json; charset=utf-8').send(text)
    } catch (error) {
      return fail(reply, error)
    }
  }
}

/** Refuses unsupported methods before the request is read. A path with GET supports HEAD. */
export function refuseOtherMethods(app: FastifyInstance, url: string, allowed: Method[]): void {
  const has = [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : [])]
  const refuse = async (_request: FastifyRequest, reply: FastifyReply) =>
    fail(reply.header('allow', has.join(', ')), new DomainError('methodNotAllowed'))
  app.route({ method: methods.filter((method) => !has.includes(method)), url, onRequest: refuse, handler: refuse })
}

/**
 * The path, with the query of a GET or the body of other methods. A DELETE has both. An id in the path takes
 * precedence.
 * @throws DomainError invalidData: the body is unreadable, or there are unknown fields and the client wants to know
 */
function inputOf(procedure: RestProcedure, request: FastifyRequest, strict: boolean): Record<string, unknown> {
  const { method, fields } = procedure
  const params = readStrings(fields, request.params as Strings)
  const body = method === 'GET' ? {} : bodyOfRequest(method, request)
  const query = request.query as Strings
  if (strict) refuseUnknown(procedure, { body, query })
  return { ...body, ...(method === 'GET' || method === 'DELETE' ? readStrings(fields, query) : {}), ...params }
}

function bodyOfRequest(method: Method, request: FastifyRequest): Record<string, unknown> {
  try {
    return readBody(request.body as Buffer | undefined, request.headers['content-type'])
  } catch (error) {
    // Clients send all kinds of bodies with DELETE, so an unreadable one is ignored.
    if (method === 'DELETE') return {}
    throw error
  }
}

/** The expected failure of a call, which tRPC wraps. Others have been logged. */
function expectedIn(error: unknown): DomainError | undefined {
  const known = error instanceof Error && error.cause instanceof DomainError ? error.cause : error
  return known instanceof DomainError ? known : undefined
}

/** The body of the response to a failed call. */
export function failureBody(error: unknown): ErrorBody {
  const known = expectedIn(error)
  return known ? bodyOf(known) : unexpectedBody
}

/** Sends an error. */
export function fail(reply: FastifyReply, error: unknown): FastifyReply {
  const known = expectedIn(error)
  if (known?.retryAfter) reply.header('retry-after', known.retryAfter)
  if (known?.quota) reply.request.reportQuota?.(known.quota)
  const body = failureBody(error)
  return reply.code(body.status).send({ error: body })
}
