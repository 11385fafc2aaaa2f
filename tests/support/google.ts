import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { GoogleSettings } from '@questboard/api'
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose'

/** How the server of Google's keys behaves. */
export type KeysBehaviour = 'well' | 'fails' | 'hangs' | 'garbage' | 'no keys' | 'redirects'

/** A Google account, as in its tokens. */
export type GooglePerson = {
  sub: string
  email: string
  email_verified?: boolean | string
  name?: string
  locale?: string
}

interface Key {
  kid: string
  sign: CryptoKey
  published: JWK
}

export interface Google {
  /** `http://127.0.0.1:PORT` */
  url: string
  settings: GoogleSettings
  behave(how: KeysBehaviour): void
  /** How often the keys were fetched. */
  fetches(): number
  /** Signs with a new key from now on, and publishes only that one. */
  rotate(): Promise<void>
  /** An ID token of Google. `about` overrides its claims; `undefined` removes one. */
  token(
    about: GooglePerson & JWTPayload,
    at: Date,
    nonce: string,
    header?: { alg?: string; kid?: string },
  ): Promise<string>
  /** A token with the key id of a real key, but signed with another key. */
  forged(about: GooglePerson & JWTPayload, at: Date, nonce: string): Promise<string>
  close(): Promise<void>
}

export const clientId = 'questboard-tests.apps.googleusercontent.com'

/**
 * A stand-in for Google on loopback: publishes keys and signs ID tokens. `POST /token` signs for tests in another
 * process.
 */
export async function openGoogle({ timeout = 400 } = {}): Promise<Google> {
  let key = await newKey()
  let behaviour: KeysBehaviour = 'well'
  let fetches = 0
  const waiting = new Set<ServerResponse>()

  const server = createServer((request, response) => {
    if (request.url === '/token') return void signFor(request, response)
    fetches += 1
    if (behaviour === 'hangs') return void waiting.add(response)
    if (behaviour === 'fails') return void response.writeHead(500).end('{}')
    if (behaviour === 'redirects') return void response.writeHead(302, { location: '/elsewhere' }).end()
    response.writeHead(200, { 'content-type': 'application/json' })
    if (behaviour === 'garbage') return void response.end('<html>not the keys')
    response.end(JSON.stringify({ keys: behaviour === 'no keys' ? [] : [key.published] }))
  })
  await listen(server)
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function signFor(request: AsyncIterable<Buffer>, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { nonce, ...about } = JSON.parse(Buffer.concat(chunks).toString()) as GooglePerson & { nonce: string }
    response.end(await signed(key, about, new Date(), nonce))
  }

  return {
    url,
    settings: { clientId, keysUrl: `${url}/keys`, timeout },
    behave(how) {
      behaviour = how
      if (how !== 'hangs') for (const response of waiting) response.destroy()
    },
    fetches: () => fetches,
    async rotate() {
      key = await newKey()
    },
    token: (about, at, nonce, header) => signed(key, about, at, nonce, header),
    async forged(about, at, nonce) {
      return signed({ ...(await newKey()), kid: key.kid }, about, at, nonce)
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function listen(server: Server): Promise<void> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
}

let keys = 0

async function newKey(): Promise<Key> {
  keys += 1
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const kid = `key-${keys}`
  return { kid, sign: privateKey, published: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } }
}

const hour = 3600

function signed(key: Key, about: JWTPayload, at: Date, nonce: string, header = {}): Promise<string> {
  const now = Math.floor(at.getTime() / 1000)
  const claims = {
    iss: 'https://accounts.google.com',
    aud: clientId,
    azp: clientId,
    iat: now,
    exp: now + hour,
    nonce,
    email_verified: true,
    ...about,
  }
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: key.kid, ...header }).sign(key.sign)
}
