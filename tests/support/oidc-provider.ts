import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OidcSettings } from '@questboard/api'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import Provider from 'oidc-provider'

/** Someone with an account at the provider. */
export type ProviderUser = {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
  locale?: string
  /** How the person was recognised. */
  amr?: string[]
}

/** How the provider behaves. `wrong issuer`: its discovery document names another one. */
export type Behaviour = 'well' | 'fails' | 'hangs' | 'garbage' | 'wrong issuer' | 'token garbage' | 'keys fail'

export interface OidcProvider {
  settings: OidcSettings
  behave(how: Behaviour): void
  /** Requests for the discovery document. */
  discoveries(): number
  /** Replaces the next ID token: these claims, signed with the key of the provider or another one. */
  forge(claims: JWTPayload, options?: { foreignKey?: boolean }): void
  /** Signs a person in at the URL and returns to where the provider leads: the parameters of the redirect. */
  answer(
    url: string,
    who: ProviderUser | 'refuses',
  ): Promise<{ code: string; state: string; iss?: string; error?: string }>
  close(): Promise<void>
}

const clientId = 'questboard'
const clientSecret = 'a-secret-of-the-client'

/** An OpenID Connect provider on loopback (`oidc-provider`). Its page signs in the person in its field. */
export async function openOidcProvider({
  name = 'Casa',
  signUp = true,
  timeout = 2_000,
  claimsInToken = false,
} = {}): Promise<OidcProvider> {
  let behaviour: Behaviour = 'well'
  let discoveries = 0
  let forged: { claims: JWTPayload; foreignKey: boolean } | undefined
  const users = new Map<string, ProviderUser>()
  const waiting = new Set<ServerResponse>()
  const key = await generateKeyPair('RS256', { extractable: true })
  const foreign = await generateKeyPair('RS256', { extractable: true })
  const server = createServer((request, response) => void handle(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: ['http://127.0.0.1/oidc-sign-in'] }],
    jwks: { keys: [{ ...(await exportJWK(key.privateKey)), kid: 'one', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [randomUUID()] },
    claims: { openid: ['sub', 'amr'], email: ['email', 'email_verified'], profile: ['name', 'locale'] },
    conformIdTokenClaims: !claimsInToken,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    ttl: { IdToken: 600, AccessToken: 600, AuthorizationCode: 60, Interaction: 600, Session: 600, Grant: 600 },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_ctx, id) => ({ accountId: id, claims: async () => ({ ...users.get(id), sub: id }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({ clientId, accountId: oidc.session?.accountId ?? '' })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  // The address of the app is known only after this provider is set up in it.
  provider.Client.prototype.redirectUriAllowed = (uri) => new URL(uri).pathname === '/oidc-sign-in'
  const callback = provider.callback()

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', issuer).pathname
    const isDiscovery = path === '/.well-known/openid-configuration'
    if (isDiscovery) discoveries += 1
    if (behaviour === 'hangs') return void waiting.add(response)
    if (behaviour === 'fails') return void response.writeHead(503).end('{}')
    if (behaviour === 'garbage') return json(response, '<html>not a document')
    if (behaviour === 'wrong issuer' && isDiscovery) return json(response, { issuer: 'https://another.example.org' })
    if (behaviour === 'keys fail' && path === '/jwks') return void response.writeHead(500).end()
    if (path === '/token' && behaviour === 'token garbage') return json(response, { access_token: 5 })
    if (path === '/token' && forged) return json(response, await forgedTokens())
    if (path.startsWith('/interaction/')) return interact(request, response)
    await callback(request, response)
  }

  async function forgedTokens() {
    const { claims, foreignKey } = forged ?? { claims: {}, foreignKey: false }
    const now = Math.floor(Date.now() / 1000)
    const idToken = await new SignJWT({ iss: issuer, aud: clientId, iat: now, exp: now + 600, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(foreignKey ? foreign.privateKey : key.privateKey)
    return { access_token: 'x', token_type: 'Bearer', id_token: idToken }
  }

  /** A page with one field, which takes the person as JSON. */
  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'GET') {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      return void response.end(
        '<!doctype html><html lang="en"><title>Casa</title><form method="post"><label>Person <input name="who"></label><button name="do" value="in">Sign in at Casa</button><button name="do" value="out">Cancel</button></form>',
      )
    }
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const form = new URLSearchParams(Buffer.concat(chunks).toString())
    if (form.get('do') === 'out') {
      return provider.interactionFinished(request, response, { error: 'access_denied' })
    }
    const { amr, ...user } = JSON.parse(form.get('who') ?? '{}') as ProviderUser
    users.set(user.sub, user)
    return provider.interactionFinished(request, response, {
      login: { accountId: user.sub, remember: false, ...(amr && { amr }) },
    })
  }

  return {
    settings: { issuer, clientId, clientSecret, name, signUp, timeout },
    behave(how) {
      behaviour = how
      forged = undefined
      for (const response of waiting) response.destroy()
      waiting.clear()
    },
    discoveries: () => discoveries,
    forge(claims, { foreignKey = false } = {}) {
      forged = { claims, foreignKey }
    },
    async answer(url, who) {
      const cookies = new Map<string, string>()
      let form: URLSearchParams | undefined
      let next = url
      for (let hops = 0; hops < 8; hops += 1) {
        const response = await fetch(next, {
          redirect: 'manual',
          method: form ? 'POST' : 'GET',
          ...(form && { body: form }),
          headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        })
        for (const cookie of response.headers.getSetCookie()) {
          const [name = '', value = ''] = cookie.split(';', 1)[0]?.split(/=(.*)/s) ?? []
          cookies.set(name, value)
        }
        const location = response.headers.get('location')
        form = undefined
        if (location) next = new URL(location, next).href
        else if (response.status === 200) {
          form = new URLSearchParams(who === 'refuses' ? { do: 'out' } : { do: 'in', who: JSON.stringify(who) })
        } else throw new Error(`${response.status} of the provider: ${await response.text()}`)
        const at = new URL(next)
        if (at.pathname === '/oidc-sign-in') {
          return Object.fromEntries(at.searchParams) as Awaited<ReturnType<OidcProvider['answer']>>
        }
      }
      throw new Error('the provider leads nowhere')
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function json(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}
