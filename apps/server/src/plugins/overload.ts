import {
  type AccountQueues,
  bodyOf,
  DomainError,
  hashOf,
  isSessionToken,
  type Permit,
  randomRetryAfter,
  trpcCodeOf,
} from '@questboard/api'
import type { Database } from '@questboard/db'
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import type { Metrics } from '../metrics.ts'
import { disconnectSignal } from '../transports/disconnect-signal.ts'
import { tokenOf } from '../transports/head.ts'
import { networkOfClient } from '../transports/network-of.ts'
import { streamNames } from '../transports/stream.ts'
import { openGate } from './gate.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The procedures that a request of this route calls, by name. They decide which bounds apply and how much a request
     * counts, because a URL can be spelled in several ways. Without it, a request counts as one call. An empty list is
     * never refused.
     */
    calls?: (request: FastifyRequest) => readonly string[]
  }
}

interface Options {
  database: Pick<Database, 'load'>
  queues: Pick<AccountQueues, 'requests' | 'heavy' | 'accountOf'>
  metrics: Metrics | undefined
}

/** A stream stays open as long as its client. The procedure itself queues among the reads of the account. */
const streams = new Set(streamNames)

/** Password hashes have a separate bound and queue. */
const hashes = new Set(['auth.login', 'auth.register'])

const textsOf = (code: 'serviceUnavailable' | 'tooManyRequests') => {
  const failure = bodyOf(new DomainError(code))
  return {
    status: failure.status,
    restBody: JSON.stringify({ error: failure }),
    trpcBody: JSON.stringify({
      error: {
        message: failure.message,
        code: code === 'serviceUnavailable' ? -32603 : -32029,
        data: { code: trpcCodeOf(failure.message), httpStatus: failure.status, error: failure },
      },
    }),
  }
}

const overloaded = textsOf('serviceUnavailable')
const tooMany = textsOf('tooManyRequests')

/** The resources of a request until it is finished. */
interface Place {
  permits: Permit[]
  /** The number of its calls that the gate admitted. */
  calls: number
}

/** A request with the calls in it, and the account of a known token. */
interface Work {
  request: FastifyRequest
  reply: FastifyReply
  done: () => void
  calls: readonly string[]
  account: string | undefined
  /** Whether it goes before the other requests of its account. */
  first: boolean
  place: Place
}

/** The calls of routes that do not declare them. */
const oneCall = ['unknown']

/**
 * Bounds the work of the routes of all its scopes together, before a body is read or the database is used. Requests
 * first wait in a queue per account, so that no account starves others, and then at the gate, which refuses what the
 * server cannot finish in time. Refusals are prepared texts, which makes them cheap.
 *
 * @returns adds the routes of a scope
 */
export function workBounds({ database, queues, metrics }: Options): (scope: FastifyInstance) => void {
  const gate = openGate({ isDatabaseBusy: () => (database.load()?.waiting ?? 0) > 0 })
  const places = new WeakMap<FastifyReply, Place>()

  function leave(reply: FastifyReply): void {
    const place = places.get(reply)
    if (!place || !places.delete(reply)) return
    if (place.calls > 0) gate.leave(place.calls)
    for (const permit of place.permits) permit.release()
  }

  function refused({ request, reply }: Work, texts: typeof overloaded): void {
    metrics?.refused()
    refuse(request, reply, texts)
  }

  const onRequest: onRequestHookHandler = (request, reply, done) => {
    const calls = request.routeOptions.config.calls?.(request) ?? oneCall
    if (request.is404 || calls.every((name) => streams.has(name))) return done()
    const token = tokenOf(request)
    // Only of a token that this server has seen before: unknown ones may be made up.
    const account = token && queues.accountOf(hashOf(token))
    const first = account !== undefined && isSessionToken(token)
    const work: Work = { request, reply, done, calls, account, first, place: { permits: [], calls: 0 } }
    const key = account ?? queueOf(request)
    const entry = { calls: calls.length, first }
    const permit = queues.requests.tryAcquire(key, entry)
    if (permit) enter(work, permit)
    else
      queues.requests.acquire(key, { ...entry, signal: disconnectSignal(reply) }).then(
        (later) => enter(work, later),
        () => refused(work, tooMany),
      )
  }

  /** Waits for the other requests of heavy accounts, if the account is one. */
  function enter(work: Work, permit: Permit): void {
    const { reply, account, first, place } = work
    place.permits.push(permit)
    places.set(reply, place)
    reply.raw.once('close', () => leave(reply))
    const passed = account && queues.heavy.acquireForRequest(account, { first, signal: disconnectSignal(reply) })
    if (!passed) {
      enterGate(work)
      return
    }
    passed.then(
      (pass) => {
        place.permits.push(pass)
        enterGate(work)
      },
      () => refused(work, tooMany),
    )
  }

  function enterGate(work: Work): void {
    const { reply, done, calls, place } = work
    if (calls.every((name) => hashes.has(name))) done()
    else
      gate.enter({
        calls: calls.length,
        begin() {
          place.calls = calls.length
          done()
        },
        refuse: () => refused(work, overloaded),
        isClosed: () => reply.raw.closed,
      })
  }

  return (scope) => {
    scope.addHook('onRequest', onRequest)
    // The response is complete. A client that reads slowly must not hold a place.
    scope.addHook('onSend', (_request, reply, payload, done) => {
      leave(reply)
      done(null, payload)
    })
  }
}

/** The queue of a request without a known account. */
const queueOf = (request: FastifyRequest): string =>
  tokenOf(request) ? `token from ${networkOfClient(request)}` : networkOfClient(request)

function refuse(request: FastifyRequest, reply: FastifyReply, { status, restBody, trpcBody }: typeof overloaded): void {
  reply
    .code(status)
    .header('retry-after', randomRetryAfter())
    .header('content-type', 'application/json; charset=utf-8')
    .send(request.routeOptions.url?.startsWith('/trpc/') ? trpcBody : restBody)
}
