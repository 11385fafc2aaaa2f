import {
  DomainError,
  defaultScopes,
  grantTypes,
  issueTokens,
  type OAuthResponse,
  oauthError,
  registerClient,
  revokeOAuthToken,
  type Services,
  scopes,
} from '@questboard/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOfClient } from '../transports/network-of.ts'
import type { CorsOrigins } from './cors.ts'
import { openToBrowsers, refuseOtherMethods } from './open-to-browsers.ts'

/** Bytes of a request. Real ones have some hundred. */
const bodyLimit = 16 * 1024

/** Characters of the query of an authorization request. */
const maxQueryLength = 4000

const form = /^application\/x-www-form-urlencoded\s*(;|$)/i

const json = /^application\/json\s*(;|$)/i

/**
 * Where clients find what this server can do (RFC 8414, RFC 9728). A resource with a path has an address of its own.
 */
const serverMetadata = '/.well-known/oauth-authorization-server'
const resourceMetadata = '/.well-known/oauth-protected-resource'
const resources = ['', '/mcp', '/api']

/** The header of a response that asks for a token, so that apps find out where to get one (RFC 9728). */
export const challengeOf = (services: Services, path: string): string =>
  `Bearer resource_metadata="${services.publicUrl()}${resourceMetadata}${path}", scope="${defaultScopes.join(' ')}"`

interface Options {
  services: Services
  /** Whether apps may register themselves. */
  registration: boolean
  corsOrigins: CorsOrigins
}

/**
 * The endpoints of OAuth that apps call. The page on which people allow an app, `/oauth/authorize`, is part of the web
 * app, and calls a procedure.
 */
export async function oauth(app: FastifyInstance, { services, registration, corsOrigins }: Options): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body))
  openToBrowsers(app, corsOrigins)

  const describe = (url: string, metadata: () => object) => {
    app.get(url, (_request, reply) => reply.header('cache-control', 'public, max-age=300').send(metadata()))
    refuseOtherMethods(app, url, 'GET')
  }
  describe(serverMetadata, () => describeServer(services, registration))
  for (const path of resources) describe(resourceMetadata + path, () => describeResource(services, path))

  // The page gets the query as it is: routers of web apps read and write queries in their own way.
  app.get('/oauth/authorize', (request, reply) => {
    const query = request.url.slice(request.url.indexOf('?') + 1).slice(0, maxQueryLength + 1)
    const wrapped = Buffer.from(request.url.includes('?') ? query : '').toString('base64url')
    return reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .redirect(`/connect-app?request=r${query.length > maxQueryLength ? '' : wrapped}`, 303)
  })

  const serve = (url: string, respond: (request: FastifyRequest, address: string) => Promise<OAuthResponse>) => {
    app.post(url, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      try {
        const { status, body } = await respond(request, networkOfClient(request))
        return reply.code(status).send(body)
      } catch (error) {
        return refuse(error, request, reply)
      }
    })
    refuseOtherMethods(app, url, 'POST')
  }
  serve('/oauth/token', async (request, address) => {
    const parameters = readForm(request)
    return parameters ? issueTokens(services, { address, parameters }) : notAForm
  })
  serve('/oauth/revoke', async (request, address) => {
    const parameters = readForm(request)
    return parameters ? revokeOAuthToken(services, { address, parameters }) : notAForm
  })
  if (registration) {
    serve('/oauth/register', (request, address) => registerClient(services, { address, body: readJson(request) }))
  }
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    if (error.statusCode === 413) return reply.code(413).send({ error: 'invalid_request' })
    if (error.statusCode && error.statusCode < 500) return reply.code(400).send({ error: 'invalid_request' })
    return refuse(error, request, reply)
  })
}

const notAForm = oauthError(400, 'invalid_request', 'the body must be application/x-www-form-urlencoded')

function readForm({ body, headers }: FastifyRequest): URLSearchParams | undefined {
  return form.test(headers['content-type'] ?? '') ? new URLSearchParams(String(body ?? '')) : undefined
}

/** Null for a body that is not JSON: the registration then lacks everything. */
function readJson({ body, headers }: FastifyRequest): unknown {
  try {
    return json.test(headers['content-type'] ?? '') ? JSON.parse(String(body)) : null
  } catch {
    return null
  }
}

/** A token in the log would give access to its readers, so only the error is logged. */
function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof DomainError && error.code === 'tooManyRequests') {
    if (error.retryAfter) reply.header('retry-after', error.retryAfter)
    return reply.code(429).send({ error: 'too_many_requests', error_description: 'try again later' })
  }
  const away = error instanceof DomainError && error.code === 'serviceUnavailable'
  if (!away) request.log.error({ err: error }, 'an OAuth request failed unexpectedly')
  return reply.code(away ? 503 : 500).send({ error: away ? 'temporarily_unavailable' : 'server_error' })
}

function describeServer(services: Services, registration: boolean): object {
  const origin = services.publicUrl()
  return {
    issuer: origin,
    authorization_endpoint: `${origin}/oauth/authorize`,
    token_endpoint: `${origin}/oauth/token`,
    revocation_endpoint: `${origin}/oauth/revoke`,
    ...(registration && { registration_endpoint: `${origin}/oauth/register` }),
    scopes_supported: scopes,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: grantTypes,
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    ui_locales_supported: ['bg', 'en'],
    service_documentation: `${origin}/api/docs`,
  }
}

/** The tools of `/mcp` need fewer scopes, and clients ask for all that are listed here. */
function describeResource(services: Services, path: string): object {
  const origin = services.publicUrl()
  return {
    resource: origin + path,
    authorization_servers: [origin],
    scopes_supported: path === '/mcp' ? defaultScopes : scopes,
    bearer_methods_supported: ['header'],
    resource_name: 'Questboard',
    resource_documentation: `${origin}/api/docs`,
  }
}
