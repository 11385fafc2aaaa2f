import { randomInt, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import {
  accountQueues,
  type Clock,
  DomainError,
  type ExternalServices,
  openEvents,
  openOwnChanges,
  type PasswordCost,
  type Random,
  recommendedCost,
  requestCounter,
  type Services,
  type SettingInForce,
  type SignUp,
  systemClock,
  webhookSettings,
} from '@questboard/api'
import { type Database, replicaOf } from '@questboard/db'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Backups } from './back-up.ts'
import { backupStore } from './backup-store.ts'
import { listeningAt } from './listening-at.ts'
import { describeError } from './log.ts'
import { freeBytesOf, version } from './machine.ts'
import { backups } from './plugins/backups.ts'
import { calendar } from './plugins/calendar.ts'
import { allowOrigin, type CorsOrigins, cors } from './plugins/cors.ts'
import { deprecationHeaders } from './plugins/deprecation-headers.ts'
import { serveDocument } from './plugins/document.ts'
import { documentation } from './plugins/documentation.ts'
import { health } from './plugins/health.ts'
import { jobs } from './plugins/jobs.ts'
import { mcp } from './plugins/mcp.ts'
import { serveMetrics } from './plugins/metrics.ts'
import { oauth } from './plugins/oauth.ts'
import { operator } from './plugins/operator.ts'
import { workBounds } from './plugins/overload.ts'
import { pictures } from './plugins/pictures.ts'
import { quotaHeaders } from './plugins/quota-headers.ts'
import { keepPrivate, pageSecurity, privateHeaders, security } from './plugins/security.ts'
import { slowReaders } from './plugins/slow-readers.ts'
import { stripeWebhook } from './plugins/stripe-webhook.ts'
import { unsubscribing } from './plugins/unsubscribe.ts'
import { web } from './plugins/web.ts'
import { answerMalformedRequest } from './transports/malformed-request.ts'
import { fail, rest } from './transports/rest.ts'
import { stream } from './transports/stream.ts'
import { trpc } from './transports/trpc.ts'

/** Maximum size of a request body: 256 KiB. */
const bodyLimit = 256 * 1024

/** How long a client may take to send a request, in milliseconds. The response may take longer. */
export type Timeouts = {
  /** The time from the connection, or the first byte of a later request, to the end of the headers. */
  headers: number
  /** The time from the same moment to the end of the body. */
  request: number
  /** How often overdue requests are looked for. */
  looks: number
}

const usualTimeouts: Timeouts = { headers: 15_000, request: 60_000, looks: 5_000 }

/** How long closing waits for running responses. Database statements time out earlier. */
const answerTimeoutMs = 25_000

export interface AppDependencies {
  database: Database
  /** Opens a replica for long reads. Default: none. */
  openReplica?: (() => Promise<Database>) | undefined
  /** Folder of the built web app. */
  webFolder: string
  rateLimits: boolean
  /** Whether people sign in with a password. Default: true. */
  passwordSignIn?: boolean
  /** Who may sign up. Default: the owner chooses. */
  signUp?: SignUp | undefined
  /** Whether an empty installation can be set up in a browser. Default: false. */
  setUpPage?: boolean
  /** The settings that the owner sees. */
  settings?: readonly SettingInForce[]
  /** The folder of the data on this machine. Default: it is elsewhere. */
  dataFolder?: string | undefined
  /** Whether apps of others may register themselves. Default: true. */
  oauthRegistration?: boolean
  /** Whether requests beyond the capacity are refused at once. Default: true. */
  refusesOverload?: boolean
  /** The key of PINs, which is not in the database. Default: one that ends with this server. */
  pinKey?: () => Promise<string>
  /** What new password hashes cost. Default: the recommended cost. */
  passwordCost?: PasswordCost
  /** The configured external services. Without mail, e-mail addresses are not verified. */
  outside?: Partial<ExternalServices>
  /** The URL that users open. Default: the address at which the server listens. */
  publicUrl?: string | undefined
  /** Where e-mails are written when there is no mail server. */
  outboxFolder?: string
  /** Days from a deletion request until the data is erased. */
  erasureDays?: number
  /** The most groups that a user creates, and members of a group. Default: 2 and 5. */
  groupLimits?: { created: number; members: number }
  /** Contact address for questions about personal data. */
  contact?: string | undefined
  /** URL for donations to the operator. */
  supportUrl?: string | undefined
  /** URL for feedback. */
  feedbackUrl?: string | undefined
  /** Whether background jobs run, such as settling days and deleting expired rows. */
  jobs?: boolean
  /** Socket for operator commands. Default: none. */
  operatorSocket?: string | undefined
  /** The origins whose pages may read the API. Default: any. */
  corsOrigins?: CorsOrigins
  /** Daily backups of an embedded database. Default: none. */
  backups?: Backups | undefined
  /** Where metrics are served. Default: nothing is measured. */
  metrics?: { host: string; port: number } | undefined
  logLevel?: string
  /** Number of proxies in front of the server. The outermost one names the client's address. */
  proxies?: number
  /** Aborted shortly before the server closes. It keeps serving, and each response closes its connection. */
  leaving?: AbortSignal | undefined
  /** Default: 15 seconds for the headers, one minute for the whole request. */
  timeouts?: Timeouts
  clock?: Clock
  random?: Random
}

/** Builds the server from its dependencies, without listening. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { proxies = 0, corsOrigins = '*' } = dependencies
  const timeouts = dependencies.timeouts ?? usualTimeouts
  const app = Fastify({
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.looks },
    requestTimeout: timeouts.request,
    clientErrorHandler: answerMalformedRequest,
    // Errors before routing, such as a path that cannot be decoded.
    frameworkErrors: (_error, request, reply) => {
      if (request.url.startsWith('/api/')) allowOrigin(corsOrigins, request as FastifyRequest, reply as FastifyReply)
      return fail((reply as FastifyReply).headers(privateHeaders), new DomainError('invalidData'))
    },
    bodyLimit,
    // Requests on an open connection are still served, then it is closed: no proxy would send them again.
    return503OnClosing: false,
    logger: { level: dependencies.logLevel ?? 'info', serializers: { err: describeError } },
    // Requests are counted, and errors are logged. A line per request would cost more than most calls.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: proxies > 0 && ((_address, hop) => hop < proxies),
    // With a proxy, its request id is used in our log too.
    genReqId: ({ headers }) => (proxies > 0 && requestName(headers['x-request-id'])) || randomUUID(),
    // Long parameters reach validation and are refused there as invalid ids.
    routerOptions: { maxParamLength: 16 * 1024 },
  })
  const clock = dependencies.clock ?? systemClock
  const outside: ExternalServices = {
    mail: undefined,
    google: undefined,
    oidc: undefined,
    stripe: undefined,
    openai: undefined,
    webhooks: webhookSettings(false),
    push: { keys: undefined, subject: undefined },
    ...dependencies.outside,
  }
  const events = openEvents(dependencies.database, app.log)
  const ownChanges = openOwnChanges(dependencies.database, app.log)
  const metrics =
    dependencies.metrics &&
    (await import('./metrics.ts')).openMetrics({
      database: dependencies.database,
      countStreams: () => events.count(),
    })
  const closing = new AbortController()
  const replica =
    dependencies.openReplica &&
    replicaOf(dependencies.database, dependencies.openReplica, (err) =>
      app.log.error({ err }, 'the replica cannot be used; long reads go to the primary'),
    )
  const ownPinKey = randomUUID()
  const { backup } = dependencies.database
  const store =
    backup && dependencies.dataFolder !== undefined
      ? backupStore({ folder: join(dependencies.dataFolder, 'backups'), clock, backUp: backup })
      : undefined
  const requests = dependencies.rateLimits ? requestCounter({ clock, database: dependencies.database }) : undefined
  const services: Services = {
    database: dependencies.database,
    onReplica: replica?.read ?? ((read) => read(dependencies.database)),
    clock,
    random: dependencies.random ?? ((below) => randomInt(below)),
    log: app.log,
    metrics: metrics?.recorder,
    rateLimits: dependencies.rateLimits,
    passwordSignIn: dependencies.passwordSignIn ?? true,
    signUp: dependencies.signUp,
    machine: {
      version,
      startedAt: clock.now(),
      setUpPage: dependencies.setUpPage ?? false,
      settings: dependencies.settings ?? [],
      backups: store,
      freeBytes: () => freeBytesOf(dependencies.dataFolder),
    },
    passwordCost: dependencies.passwordCost ?? recommendedCost,
    pinKey: dependencies.pinKey ?? (async () => ownPinKey),
    countRequest: requests?.count ?? (() => {}),
    queues: accountQueues(dependencies.database),
    events,
    ownChanges,
    mail: outside.mail !== undefined,
    outboxFolder: dependencies.outboxFolder,
    erasureDays: dependencies.erasureDays ?? 30,
    groupLimits: dependencies.groupLimits ?? { created: 2, members: 5 },
    contact: dependencies.contact,
    supportUrl: dependencies.supportUrl,
    feedbackUrl: dependencies.feedbackUrl,
    outside,
    publicUrl: () => dependencies.publicUrl ?? listeningAt(app.server.address()),
    closing: closing.signal,
  }
  app.addHook('preClose', async () => {
    closing.abort()
    // A connection whose last response is sent from now on is not kept alive, since closing would wait for it.
    app.server.keepAliveTimeout = 1
    setTimeout(() => app.server.closeAllConnections(), answerTimeoutMs).unref()
  })
  dependencies.leaving?.addEventListener('abort', () => {
    app.server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  })
  app.addHook('preClose', () => services.events.close())
  app.addHook('onClose', () => ownChanges.close())
  app.addHook('onClose', () => replica?.close())
  await slowReaders(app)
  if (dependencies.jobs ?? true)
    await app.register(jobs, { services, metrics, requests, backups: dependencies.backups })
  if (dependencies.operatorSocket) await app.register(operator, { services, path: dependencies.operatorSocket })
  if (metrics && dependencies.metrics) await app.register(serveMetrics, { metrics, ...dependencies.metrics })
  security(app, { publicUrl: dependencies.publicUrl })
  const refusesOverload = dependencies.refusesOverload ?? true
  const boundWork = refusesOverload
    ? workBounds({ database: dependencies.database, queues: services.queues, metrics })
    : undefined
  await app.register(health, { database: dependencies.database, leaving: dependencies.leaving })
  await app.register(async (identified) => {
    // Users quote this id when they report an error: it finds the log lines. Files and pictures have none.
    identified.addHook('onRequest', (request, reply, done) => {
      reply.header('x-request-id', request.id)
      done()
    })
    await identified.register(
      async (api) => {
        await api.register(async (page) => {
          boundWork?.(page)
          await page.register(documentation)
        })
        cors(api, corsOrigins)
        boundWork?.(api)
        await api.register(serveDocument)
        await api.register(async (calls) => {
          keepPrivate(calls)
          quotaHeaders(calls)
          deprecationHeaders(calls)
          await rest(calls, { services })
          await stream(calls, { services })
        })
      },
      { prefix: '/api' },
    )
    await identified.register(async (others) => {
      boundWork?.(others)
      await others.register(calendar, { services })
      await others.register(unsubscribing, { services })
      await others.register(oauth, { services, corsOrigins, registration: dependencies.oauthRegistration ?? true })
      await others.register(mcp, { services, corsOrigins })
      await others.register(trpc, { prefix: '/trpc', services })
      await others.register(stripeWebhook, { services })
    })
  })
  await app.register(async (files) => {
    boundWork?.(files)
    await files.register(pictures, { services })
    if (store) await files.register(backups, { store })
  })
  await app.register(async (site) => {
    await pageSecurity(site)
    await web(site, { folder: dependencies.webFolder, services })
  })
  return app
}

/** The request id, if it is safe to log. */
const requestName = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && /^[\w.:-]{1,100}$/.test(header) ? header : undefined
