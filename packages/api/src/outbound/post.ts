import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { WebhookSettings } from '../kernel/settings.ts'
import { isPublicAddress } from './public-address.ts'

/** The part of a response that is read, in bytes, and the part that is stored, in characters. */
const maxRead = 4096
const maxCharacters = 200

/** Why there is no response. */
export type RequestFault = 'timeout' | 'refused' | 'unresolved' | 'connection' | 'tls' | 'privateAddress'

/** The response of the receiver, or without a status the reason why there is none. */
export type PostOutcome =
  | { status: number; answer: string; retryAfter: string | undefined }
  | { status: null; fault: RequestFault }

interface Post {
  url: string
  headers: Record<string, string>
  body: string | Buffer
}

class PrivateAddress extends Error {}

/** The host name exists but has no address. */
class NoAddress extends Error {
  readonly code = 'ENODATA'
}

/**
 * Sends a request once and waits for the response until the time-out. Redirects are not followed. A private address is
 * refused when the connection is made, so a change of DNS in between has no effect.
 * @throws the reason of `signal`
 */
export function post(
  { url, headers, body }: Post,
  settings: WebhookSettings,
  signal: AbortSignal,
): Promise<PostOutcome> {
  const target = new URL(url)
  const literal = target.hostname.replace(/^\[|\]$/g, '')
  if (isIP(literal) && !mayReach(literal, settings)) return Promise.resolve({ status: null, fault: 'privateAddress' })
  const request = target.protocol === 'https:' ? requestHttps : requestHttp
  const late = AbortSignal.timeout(settings.timeout)
  const attempted = Promise.withResolvers<PostOutcome>()
  const sending = request(target, {
    method: 'POST',
    lookup: lookupBy(settings),
    signal: AbortSignal.any([late, signal]),
    // A new connection each time, so its address is checked each time.
    agent: false,
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
  })
  let responded = false
  sending.on('response', (response) => {
    responded = true
    const chunks: Buffer[] = []
    let size = 0
    const done = () => {
      attempted.resolve({
        status: response.statusCode ?? 0,
        answer: beginningOf(Buffer.concat(chunks)),
        retryAfter: response.headers['retry-after'],
      })
      response.destroy()
    }
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk.subarray(0, maxRead - size))
      size += chunk.length
      if (size >= maxRead) done()
    })
    // The status has arrived, even if the rest of the response is slow.
    response.on('end', done).on('error', done).on('close', done)
  })
  // Another protocol, which no receiver was asked for.
  sending.on('upgrade', ({ statusCode = 0 }, socket) => {
    socket.destroy()
    attempted.resolve({ status: statusCode, answer: '', retryAfter: undefined })
  })
  const fail = (fault: RequestFault) => {
    if (signal.aborted) attempted.reject(signal.reason)
    else attempted.resolve({ status: null, fault: late.aborted ? 'timeout' : fault })
  }
  sending.on('error', (error) => fail(faultOf(error)))
  // Whatever happened, the request has ended. Without this, an attempt could wait forever.
  sending.on('close', () => {
    if (!responded) fail('connection')
  })
  sending.end(body)
  return attempted.promise
}

const mayReach = (address: string, { privateAddresses }: WebhookSettings): boolean =>
  privateAddresses || isPublicAddress(address)

const lookupBy =
  (settings: WebhookSettings): LookupFunction =>
  (host, { all }, answer) => {
    const resolved = settings.resolve(host, settings).then((addresses) => {
      if (addresses.length === 0) throw new NoAddress()
      if (!addresses.every((address) => mayReach(address, settings))) throw new PrivateAddress()
      return addresses.map((address) => ({ address, family: isIP(address) }))
    })
    resolved.then(
      (found) => (all ? answer(null, found) : answer(null, found[0]?.address ?? '', found[0]?.family)),
      (error) => answer(error, []),
    )
  }

const unresolved = new Set(['ENOTFOUND', 'ENODATA', 'ESERVFAIL', 'EAI_AGAIN', 'EREFUSED', 'ETIMEOUT', 'EBADNAME'])

function faultOf(error: Error): RequestFault {
  if (error instanceof PrivateAddress) return 'privateAddress'
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'ECONNREFUSED') return 'refused'
  if (unresolved.has(code)) return 'unresolved'
  return /TLS|SSL|CERT|SIGN|VERIFY|EPROTO/.test(code) ? 'tls' : 'connection'
}

/** Returns text that can be stored and shown on one line. */
const beginningOf = (answer: Buffer): string =>
  [
    ...answer
      .toString('utf8')
      .replaceAll(/[\p{Cc}\s]+/gu, ' ')
      .trim(),
  ]
    .slice(0, maxCharacters)
    .join('')
