import type { Configuration, ServerMetadata } from 'openid-client'
import { hourMs } from '../../kernel/clock.ts'
import type { Services } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import type { OidcSettings } from '../../kernel/settings.ts'

/** How long the discovery document is used. */
const discoveryLifetimeMs = hourMs

/** The largest response of a provider that is read. */
const maxResponseBytes = 1024 * 1024

/** Allowed difference between the clocks of the provider and of this server, in seconds. */
export const clockToleranceSeconds = 300

/** What is remembered of a provider. */
interface DiscoveredProvider {
  metadata: Promise<ServerMetadata>
  /** When it is read again, in milliseconds since 1970. */
  until: number
  /** The signing keys as the library caches them. */
  keys?: Parameters<typeof import('openid-client').setJwksCache>[1]
}

const discoveredProviders = new WeakMap<OidcSettings, DiscoveredProvider>()

/** @throws DomainError unsupportedSocialNetwork: no provider is set up */
export function oidcOf({ outside }: Pick<Services, 'outside'>): OidcSettings {
  if (!outside.oidc) throw new DomainError('unsupportedSocialNetwork')
  return outside.oidc
}

/** The URL to which the provider returns. The operator registers it there. */
export const redirectUriOf = ({ publicUrl }: Pick<Services, 'publicUrl'>): string => `${publicUrl()}/oidc-sign-in`

/**
 * Runs requests to the provider. Its discovery document is fetched when it is first needed and used for an hour; a
 * failure is not remembered, so the next sign-in tries again.
 * @throws DomainError signInProviderAway: it cannot be reached, or its discovery document is not one
 */
export async function withProvider<T>(
  services: Services,
  settings: OidcSettings,
  work: (library: typeof import('openid-client'), configuration: Configuration) => Promise<T> | T,
): Promise<T> {
  const library = await import('openid-client')
  const provider = await discovered(library, services, settings)
  const metadata = await provider.metadata
  const skew = Math.round((services.clock.now().getTime() - Date.now()) / 1000)
  const configuration = new library.Configuration(
    metadata,
    settings.clientId,
    { [library.clockSkew]: skew, [library.clockTolerance]: clockToleranceSeconds },
    authenticationOf(library, metadata, settings.clientSecret),
  )
  configuration.timeout = settings.timeout / 1000
  configuration[library.customFetch] = boundedFetch(services)
  if (isPlain(settings)) library.allowInsecureRequests(configuration)
  // The signature is checked although the token comes from the provider itself.
  library.enableNonRepudiationChecks(configuration)
  if (provider.keys) library.setJwksCache(configuration, provider.keys)
  try {
    return await work(library, configuration)
  } finally {
    const keys = library.getJwksCache(configuration)
    if (keys) provider.keys = keys
  }
}

/** A provider on this machine may have no certificate. */
const isPlain = ({ issuer }: OidcSettings) => new URL(issuer).protocol === 'http:'

async function discovered(
  library: typeof import('openid-client'),
  services: Services,
  settings: OidcSettings,
): Promise<DiscoveredProvider> {
  const now = services.clock.now().getTime()
  const found = discoveredProviders.get(settings)
  if (found && found.until > now) return found
  const metadata = discover(library, services, settings)
  const fresh: DiscoveredProvider = { metadata, until: now + discoveryLifetimeMs }
  discoveredProviders.set(settings, fresh)
  // Sign-ins that wait for the same request fail with it. The next one asks again.
  metadata.catch(() => discoveredProviders.get(settings) === fresh && discoveredProviders.delete(settings))
  return fresh
}

async function discover(
  library: typeof import('openid-client'),
  services: Services,
  settings: OidcSettings,
): Promise<ServerMetadata> {
  try {
    const configuration = await library.discovery(
      new URL(settings.issuer),
      settings.clientId,
      undefined,
      library.None(),
      {
        timeout: settings.timeout / 1000,
        [library.customFetch]: boundedFetch(services),
        ...(isPlain(settings) && { execute: [library.allowInsecureRequests] }),
      },
    )
    const metadata = configuration.serverMetadata()
    const { authorization_endpoint: page, token_endpoint: tokens, jwks_uri: keys } = metadata
    for (const url of [page, tokens, keys]) new URL(url ?? '')
    return metadata
  } catch (error) {
    services.log.error(
      { err: error, issuer: settings.issuer },
      'the discovery document of OIDC_ISSUER could not be fetched',
    )
    throw new DomainError('signInProviderAway')
  }
}

/** The way to send the secret. The standard's default is the header; some providers only support the body. */
function authenticationOf(library: typeof import('openid-client'), metadata: ServerMetadata, secret: string) {
  const supported = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  return supported.includes('client_secret_basic')
    ? library.ClientSecretBasic(secret)
    : library.ClientSecretPost(secret)
}

/** A `fetch` that ends with the server, and reads no endless response. */
const boundedFetch =
  ({ closing }: Services) =>
  async (url: string, options: import('openid-client').CustomFetchOptions): Promise<Response> => {
    const signal = options.signal ? AbortSignal.any([options.signal, closing]) : closing
    const response = await fetch(url, { ...options, signal } as RequestInit)
    const { body, status, statusText, headers } = response
    if (!body) return response
    let length = 0
    const counted = body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          length += chunk.byteLength
          if (length > maxResponseBytes) controller.error(new Error('the response of the provider is too long'))
          else controller.enqueue(chunk)
        },
      }),
    )
    return new Response(counted, { status, statusText, headers })
  }
