import type { Services } from '../kernel/context.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import { accessSeconds, oauthLimits } from './limits.ts'
import { type OAuthResponse, oauthError } from './register-client.ts'
import { isOwnResource } from './resource.ts'
import { idleDays } from './schema.ts'
import { tokenModel } from './token-model.ts'

const form = 'application/x-www-form-urlencoded'

/**
 * Exchanges a code or a refresh token for tokens (OAuth 2.1, 3.2). A refresh token works once: using it again ends
 * everything that the app was allowed, unless it is the same request a moment later.
 * @throws DomainError tooManyRequests
 */
export async function issueTokens(
  services: Services,
  { address, parameters }: { address: string; parameters: URLSearchParams },
): Promise<OAuthResponse> {
  await countAttempt(services, `oauth:token:${address}`, oauthLimits.tokens)
  const names = [...parameters.keys()]
  if (names.some((name) => name !== 'resource' && parameters.getAll(name).length > 1)) {
    return oauthError(400, 'invalid_request', 'a parameter was sent twice')
  }
  const origin = services.publicUrl()
  if (!parameters.getAll('resource').every((resource) => isOwnResource(resource, origin))) {
    return oauthError(400, 'invalid_target', 'the resource is not of this server')
  }
  // Most servers never need it.
  const { default: OAuth2Server } = await import('@node-oauth/oauth2-server')
  const { InvalidGrantError, OAuthError, Request, Response } = OAuth2Server
  const refuse = () => new InvalidGrantError('the access was revoked')
  const server = new OAuth2Server({
    model: tokenModel(services, { named: parameters.has('redirect_uri'), refuse }),
    accessTokenLifetime: accessSeconds,
    refreshTokenLifetime: idleDays * 86_400,
    requireClientAuthentication: { authorization_code: false, refresh_token: false },
  })
  const body = Object.fromEntries(parameters)
  const length = String(parameters.toString().length)
  const request = new Request({
    headers: { 'content-type': form, 'content-length': length },
    method: 'POST',
    query: {},
    body,
  })
  const response = new Response()
  try {
    await server.token(request, response)
    return { status: 200, body: response.body }
  } catch (error) {
    if (!(error instanceof OAuthError) || error.code >= 500) throw error
    return { status: error.code, body: response.body }
  }
}
