import { randomInt, randomUUID } from 'node:crypto'
import {
  accountQueues,
  type Clock,
  DomainError,
  type OutsideWorld,
  openEvents,
  type Random,
  requestCounter,
  type Services,
  systemClock,
  webhookSettings,
} from '@questboard/api'
import type { Database } from '@questboard/db'
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import type { Backups } from './back-up.ts'
import { listeningAt } from './listening-at.ts'
import { describeFault } from './log.ts'
import { openMetrics } from './metrics.ts'
import { calendar } from './plugins/calendar.ts'
import { documentation } from './plugins/documentation.ts'
import { health } from './plugins/health.ts'
import { jobs } from './plugins/jobs.ts'
import { serveMetrics } from './plugins/metrics.ts'
import { operator } from './plugins/operator.ts'
import { workBounds } from './plugins/overload.ts'
import { pictures } from './plugins/pictures.ts'
import { keepPrivate, pageSecurity, privateHeaders, security } from './plugins/security.ts'
import { slowReaders } from './plugins/slow-readers.ts'
import { stripeWebhook } from './plugins/stripe-webhook.ts'
import { web } from './plugins/web.ts'
import { fail, rest } from './transports/rest.ts'
import { stream } from './transports/stream.ts'
import { trpc } from './transports/trpc.ts'
import { answerUnreadable } from './transports/unreadable.ts'

/** The largest body of a request: 256 KiB. */
const bodyLimit = 256 * 1024

/** How long somebody may take to say what they want, in milliseconds. An answer may take as long as it does. */
export type Patience = {
  /** From the connection, or the first byte of a further request, to the end of the headers. */
  headers: number
  /** The same to the end of the body. */
  request: number
  /** How often it is looked for who takes longer. */
  looks: number
}

const usualPatience: Patience = { headers: 15_000, request: 60_000, looks: 5_000 }

/** How long closing waits for what is being answered, in milliseconds. What is asked of the database ends before. */
const answerTimeout = 25_000

export interface AppDependencies {
  database: Database
  /** Folder of the built web application. */
  webFolder: string
  rateLimits: boolean
  /** Whether what it cannot do in time is refused at once, as it is unless told otherwise. */
  refusesOverload?: boolean
  /** What there is of the outside world; without mail, addresses are taken at their word. */
  outside?: Partial<OutsideWorld>
  /** Where people reach the server; left out, the address at which it listens. */
  publicUrl?: string | undefined
  /** Where e-mails are kept when there is no mail server. */
  outboxFolder?: string
  /** Days from a request for deletion to when the data is erased. */
  erasureDays?: number
  /** Where people write about their data. */
  contact?: string | undefined
  /** Where people donate to whoever runs the server. */
  supportUrl?: string | undefined
  /** Where people say what they think of it. */
  feedbackUrl?: string | undefined
  /** Whether it does what nobody asks for: settling days that have turned, forgetting what is left over. */
  jobs?: boolean
  /** Where commands of the operator are answered; left out, nowhere. */
  operatorSocket?: string | undefined
  /** Of an embedded database, each day; left out, none is made. */
  backups?: Backups | undefined
  /** Where metrics are served; left out, nothing is measured. */
  metrics?: { host: string; port: number } | undefined
  logLevel?: string
  /** How many proxies stand before the server: the address that the outermost of them names is the client's. */
  proxies?: number
  /** Aborted when the server is to close soon: it answers on, and has whoever asks look for another one. */
  leaving?: AbortSignal | undefined
  /** Left out, 15 seconds for the headers of a request and a minute for all of it. */
  patience?: Patience
  clock?: Clock
  random?: Random
}

/** Builds the server: everything is a function of what it is given, and nothing listens yet. */
export async function buildApp(given: AppDependencies): Promise<FastifyInstance> {
  const { proxies = 0 } = given
  const patience = given.patience ?? usualPatience
  const app = Fastify({
    http: { headersTimeout: patience.headers, connectionsCheckingInterval: patience.looks },
    requestTimeout: patience.request,
    clientErrorHandler: answerUnreadable,
    // What the router refuses before any route is known: a path that cannot be decoded.
    frameworkErrors: (_error, _request, reply) =>
      fail((reply as FastifyReply).headers(privateHeaders), new DomainError('invalidData')),
    bodyLimit,
    // What comes on a connection that is open still is answered, and the connection closed: no proxy sends it again.
    return503OnClosing: false,
    logger: { level: given.logLevel ?? 'info', serializers: { err: describeFault } },
    // Requests are counted and told by their faults; a line for each would cost more than most calls.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: proxies > 0 && ((_address, hop) => hop < proxies),
    // A name that a proxy has given is in its log, too.
    genReqId: ({ headers }) => (proxies > 0 && requestName(headers['x-request-id'])) || randomUUID(),
    // Whatever stands for an id is read and refused as one.
    routerOptions: { maxParamLength: 16 * 1024 },
  })
  const clock = given.clock ?? systemClock
  const outside: OutsideWorld = {
    ...{ mail: undefined, google: undefined, stripe: undefined, openai: undefined },
    webhooks: webhookSettings(false),
    ...given.outside,
  }
  const events = openEvents(given.database, app.log)
  const metrics = given.metrics && openMetrics({ database: given.database, countStreams: () => events.count() })
  const closing = new AbortController()
  const requests = given.rateLimits ? requestCounter({ clock, database: given.database }) : undefined
  const services: Services = {
    database: given.database,
    clock,
    random: given.random ?? ((below) => randomInt(below)),
    log: app.log,
    meter: metrics?.meter,
    rateLimits: given.rateLimits,
    countRequest: requests?.count ?? (() => {}),
    queues: accountQueues(given.database),
    events,
    mail: outside.mail !== undefined,
    outboxFolder: given.outboxFolder,
    erasureDays: given.erasureDays ?? 30,
    contact: given.contact,
    supportUrl: given.supportUrl,
    feedbackUrl: given.feedbackUrl,
    outside,
    publicUrl: () => given.publicUrl ?? listeningAt(app.server.address()),
    closing: closing.signal,
  }
  app.addHook('preClose', async () => {
    closing.abort()
    // A connection whose last answer goes out from now on is not kept for another one, which closing would wait for.
    app.server.keepAliveTimeout = 1
    setTimeout(() => app.server.closeAllConnections(), answerTimeout).unref()
  })
  given.leaving?.addEventListener('abort', () => {
    app.server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  })
  app.addHook('preClose', () => services.events.close())
  await slowReaders(app)
  if (given.jobs ?? true) await app.register(jobs, { services, metrics, requests, backups: given.backups })
  if (given.operatorSocket) await app.register(operator, { services, path: given.operatorSocket })
  if (metrics && given.metrics) await app.register(serveMetrics, { metrics, ...given.metrics })
  security(app, { publicUrl: given.publicUrl })
  const refusesOverload = given.refusesOverload ?? true
  const boundWork = refusesOverload
    ? workBounds({ database: given.database, queues: services.queues, metrics })
    : undefined
  await app.register(health, { database: given.database, leaving: given.leaving })
  await app.register(async (named) => {
    // All that whoever reports a fault of ours can say: the log has the rest by it. Files and pictures go without.
    named.addHook('onRequest', (request, reply, done) => {
      reply.header('x-request-id', request.id)
      done()
    })
    boundWork?.(named)
    await named.register(
      async (api) => {
        await api.register(documentation)
        await api.register(async (calls) => {
          keepPrivate(calls)
          await rest(calls, { services })
          await stream(calls, { services })
        })
      },
      { prefix: '/api' },
    )
    await named.register(calendar, { services })
    await named.register(trpc, { prefix: '/trpc', services })
    await named.register(stripeWebhook, { services })
  })
  await app.register(async (files) => {
    boundWork?.(files)
    await files.register(pictures, { services })
  })
  await app.register(async (site) => {
    await pageSecurity(site)
    await web(site, { folder: given.webFolder, services })
  })
  return app
}

/** A name for a request, if it is one that a log can hold. */
const requestName = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && /^[\w.:-]{1,100}$/.test(header) ? header : undefined
