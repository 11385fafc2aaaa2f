import { bodyOf, DomainError, trpcCodeOf } from '@questboard/api'
import type { Database } from '@questboard/db'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Metrics } from '../metrics.ts'
import { streamPath } from '../transports/stream.ts'
import { openGate } from './gate.ts'

interface Options {
  database: Pick<Database, 'load'>
  metrics: Metrics | undefined
}

/** What asks much of the database. Files cost next to nothing, and what a payment provider tells is not to be lost. */
const bounded = /^\/(api|trpc|calendar)\//

/** What stays open for as long as a window does is no work, and hashes of passwords have a bound and a queue of their own. */
const elsewhere = [
  ...[`/api${streamPath}`, '/trpc/notifications.live'],
  ...['login', 'register'].flatMap((name) => [`/api/auth/${name}`, `/trpc/auth.${name}`]),
]

/** Who is refused comes back within these seconds, and not all at the same moment. */
const mostSeconds = 3

const failure = bodyOf(new DomainError('serviceUnavailable'))
const restText = JSON.stringify({ error: failure })
const trpcText = JSON.stringify({
  error: {
    message: failure.message,
    code: -32603,
    data: { code: trpcCodeOf(failure.message), httpStatus: failure.status, error: failure },
  },
})

/**
 * Refuses what the server cannot do in time, before anything is read or asked of the database: whoever is let in is
 * answered as fast as ever, however many there are. Refusing is a text that is ready, and costs a fraction of an answer.
 */
export function boundWork(app: FastifyInstance, { database, metrics }: Options): void {
  const gate = openGate({ isDatabaseBusy: () => (database.load()?.waiting ?? 0) > 0 })
  const inWork = new WeakSet<FastifyReply>()
  const leave = (reply: FastifyReply) => {
    if (inWork.delete(reply)) gate.leave()
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (!bounded.test(request.url) || elsewhere.some((path) => request.url.startsWith(path))) return done()
    const { raw } = reply
    gate.enter({
      begin() {
        inWork.add(reply)
        raw.once('close', () => leave(reply))
        done()
      },
      refuse() {
        metrics?.refused()
        refuse(request, reply)
      },
      isGone: () => raw.closed,
    })
  })

  // What is left is the client's to read: who does not would keep the place of somebody else.
  app.addHook('onSend', (_request, reply, payload, done) => {
    leave(reply)
    done(null, payload)
  })
}

function refuse({ url }: FastifyRequest, reply: FastifyReply): void {
  reply
    .code(failure.status)
    .header('retry-after', 1 + Math.floor(Math.random() * mostSeconds))
    .header('content-type', 'application/json; charset=utf-8')
    .send(url.startsWith('/trpc/') ? trpcText : restText)
}
