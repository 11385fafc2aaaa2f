import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jwtVerify } from 'jose'

/** What a service worker gets. */
export interface PushedPayload {
  title: string
  body: string
  url: string
  tag: string
  actions: { action: string; title: string; path: string; body: object }[]
  badge: number
}

/** A push that this service accepted or refused, decrypted. */
export interface ReceivedPush {
  path: string
  headers: Record<string, string>
  payload: PushedPayload
  /** Bytes of the payload. */
  size: number
  /** Of the signed token. */
  claims: { aud?: unknown; sub?: string; exp?: number }
  /** The key that signed it. */
  signer: string
  /** Milliseconds, by the clock of this process. */
  at: number
}

type Answer = (response: ServerResponse) => void

export const withStatus =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end()

export const neverResponds: Answer = () => {}

/** A subscription, as browsers have them, with the keys that decrypt. */
export interface Browser {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

interface Receiving extends Browser {
  curve: ECDH
  auth: Buffer
}

function newBrowser(endpoint: string): Receiving {
  const curve = createECDH('prime256v1')
  const p256dh = curve.generateKeys('base64url')
  const auth = randomBytes(16)
  return { endpoint, curve, auth, keys: { p256dh, auth: auth.toString('base64url') } }
}

/** A subscription whose push service cannot be reached. */
export function subscription(endpoint = `http://127.0.0.1:1/${randomBytes(8).toString('hex')}`): Browser {
  const { keys } = newBrowser(endpoint)
  return { endpoint, keys }
}

/** Decrypts a body of `aes128gcm` (RFC 8188) with the keys of a subscription (RFC 8291). */
function decrypt(body: Buffer, { curve, auth, keys }: Receiving): Buffer {
  const salt = body.subarray(0, 16)
  const recordSize = body.readUInt32BE(16)
  const sender = body.subarray(21, 21 + body.readUInt8(20))
  const sealed = body.subarray(21 + sender.length)
  if (sealed.length > recordSize) throw new Error('more than one record')
  const own = Buffer.from(keys.p256dh, 'base64url')
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
  const shared = Buffer.from(hkdfSync('sha256', curve.computeSecret(sender), auth, about, 32))
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', shared, salt, Buffer.from(`Content-Encoding: ${name}\0`), length))
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  cipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  const end = padded.lastIndexOf(2)
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no delimiter of a last record')
  return padded.subarray(0, end)
}

/** Verifies the signature of a push (RFC 8292) for an origin. */
async function verify(authorization: string, origin: string) {
  const [, token = '', signer = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const point = Buffer.from(signer, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' })
  const { payload } = await jwtVerify(token, key, { algorithms: ['ES256'], audience: origin })
  return { claims: payload, signer }
}

export interface PushService {
  url: string
  /** Pushes by the order in which they came, including refused ones. */
  received: ReceivedPush[]
  /** The next responses, one each; afterwards 201. */
  answers: Answer[]
  /** What a push service would refuse: wrong signatures, bodies that cannot be decrypted. */
  faults: string[]
  /** A new browser that subscribed. */
  browser(): Browser
  /** Pushes for a browser. */
  of(browser: Browser): ReceivedPush[]
  /** Resolves when `count` pushes have arrived. Throws after 10 seconds. */
  until(count: number): Promise<ReceivedPush[]>
  close(): Promise<void>
}

/** A push service on loopback that decrypts and verifies everything it gets. */
export async function pushService(): Promise<PushService> {
  const browsers = new Map<string, Receiving>()
  const received: ReceivedPush[] = []
  const answers: Answer[] = []
  const faults: string[] = []
  const waiting = new Set<() => void>()
  let url = ''
  const server = createServer((request, response) => {
    response.on('error', () => {})
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = request.url ?? ''
      const headers = request.headers as Record<string, string>
      const accept = async () => {
        const browser = browsers.get(path)
        if (!browser) throw new Error(`no subscription at ${path}`)
        const body = decrypt(Buffer.concat(chunks), browser)
        const payload = JSON.parse(body.toString('utf8'))
        const signed = await verify(headers.authorization ?? '', url)
        received.push({ path, headers, payload, size: body.length, ...signed, at: performance.now() })
      }
      accept().then(
        () => {
          const answer = answers.shift() ?? withStatus(201)
          answer(response)
          for (const look of waiting) look()
        },
        (error) => {
          faults.push(String(error))
          response.writeHead(400).end()
        },
      )
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    received,
    answers,
    faults,
    browser() {
      const path = `/push/${randomBytes(16).toString('hex')}`
      const browser = newBrowser(`${url}${path}`)
      browsers.set(path, browser)
      return { endpoint: browser.endpoint, keys: browser.keys }
    },
    of: ({ endpoint }) => received.filter(({ path }) => path === new URL(endpoint).pathname),
    async until(count) {
      const here = Promise.withResolvers<void>()
      const look = () => received.length >= count && here.resolve()
      const late = setTimeout(() => here.reject(new Error(`${received.length} of ${count} pushes came`)), 10_000)
      waiting.add(look)
      look()
      try {
        await here.promise
      } finally {
        clearTimeout(late)
        waiting.delete(look)
      }
      return received
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
