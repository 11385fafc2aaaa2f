import { bodyOf, DomainError, readTokenAccount, requestContext, type Services } from '@questboard/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { disconnectSignal } from '../transports/disconnect-signal.ts'
import { headOf } from '../transports/head.ts'
import type { CorsOrigins } from './cors.ts'
import { challengeOf } from './oauth.ts'
import { openToBrowsers, refuseOtherMethods } from './open-to-browsers.ts'

const path = '/mcp'

/** Bytes of a message: one call with its input. */
const bodyLimit = 256 * 1024

/** Errors of JSON-RPC. */
const codes = { parse: -32700, request: -32600, server: -32000 }

const rpcError = (code: number, message: string) => ({ jsonrpc: '2.0', id: null, error: { code, message } })

/**
 * The Model Context Protocol over Streamable HTTP, without sessions: each POST is one message with one JSON response.
 * API tokens and the tokens of connected apps are accepted, sessions are not.
 */
export async function mcp(
  app: FastifyInstance,
  { services, corsOrigins }: { services: Services; corsOrigins: CorsOrigins },
): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body))
  openToBrowsers(app, corsOrigins)
  app.post(path, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const ctx = requestContext(services, headOf(request))
    try {
      await readTokenAccount(ctx)
    } catch (error) {
      return refuse(error, request, reply)
    }
    const body = readMessage(request.body)
    if (body === undefined) return reply.code(400).send(rpcError(codes.parse, 'The body is not JSON'))
    if (Array.isArray(body)) return reply.code(400).send(rpcError(codes.request, 'Batches are not supported'))
    const { respondToMcp } = await import('../transports/mcp/respond.ts')
    const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const mcpRequest = new Request(services.publicUrl() + path, { method: 'POST', headers })
    const response = await respondToMcp(ctx, { request: mcpRequest, body, signal: disconnectSignal(reply) })
    const type = response.headers.get('content-type')
    if (type) reply.type(type)
    return reply.code(response.status).send(await response.text())
  })
  refuseOtherMethods(app, path, 'POST')
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    if (error.statusCode === 413) return reply.code(413).send(rpcError(codes.request, 'The body is too large'))
    if (error.statusCode && error.statusCode < 500) return reply.code(400).send(rpcError(codes.request, 'Bad request'))
    return refuse(error, request, reply)
  })

  /** Responds to a failed call. Without a valid token, the response names where to get one (RFC 9728). */
  function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    if (!(error instanceof DomainError)) {
      request.log.error({ err: error }, 'an MCP request failed unexpectedly')
      return reply.code(500).send(rpcError(codes.server, 'Something went wrong'))
    }
    const { status, message } = bodyOf(error)
    if (status === 401) {
      const challenge = request.headers.authorization === undefined ? '' : ', error="invalid_token"'
      reply.header('www-authenticate', challengeOf(services, path) + challenge)
    }
    if (error.retryAfter) reply.header('retry-after', error.retryAfter)
    return reply.code(status).send(rpcError(codes.server, message))
  }
}

function readMessage(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return undefined
  }
}
