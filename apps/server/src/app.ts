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
  /** From the connection, or the first byte of a later request, to the end of the headers. */
  headers: number
  /** As above, to the end of the body. */
  request: number
  /** How often overdue requests are looked for. */
  looks: number
}

const usualPatience: Timeouts = { headers: 15_000, request: 60_000, looks: 5_000 }

/** How long closing waits for running responses, in milliseconds. Database statements time out earlier. */
const answerTimeout = 25_000

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
  patience?: Timeouts
  clock?: Clock
  random?: Random
}

/** Builds the server from its dependencies, without listening. */
export async function buildApp(given: AppDependencies): Promise<FastifyInstance> {
  const { proxies = 0, corsOrigins = '*' } = given
  const patience = given.patience ?? usualPatience
  const app = Fastify({
    http: { headersTimeout: patience.headers, connectionsCheckingInterval: patience.looks },
    requestTimeout: patience.request,
    clientErrorHandler: answerMalformedRequest,
    // Errors before routing, such as a path that cannot be decoded.
    frameworkErrors: (_error, request, reply) => {
      if (request.url.startsWith('/api/')) allowOrigin(corsOrigins, request as FastifyRequest, reply as FastifyReply)
      return fail((reply as FastifyReply).headers(privateHeaders), new DomainError('invalidData'))
    },
    bodyLimit,
    // Requests on an open connection are still served, then it is closed: no proxy would send them again.
    return503OnClosing: false,
    logger: { level: given.logLevel ?? 'info', serializers: { err: describeError } },
    // Requests are counted, and errors are logged. A line per request would cost more than most calls.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: proxies > 0 && ((_address, hop) => hop < proxies),
    // With a proxy, its request id is used in our log too.
    genReqId: ({ headers }) => (proxies > 0 && requestName(headers['x-request-id'])) || randomUUID(),
    // Long parameters reach validation and are refused there as invalid ids.
    routerOptions: { maxParamLength: 16 * 1024 },
  })
  const clock = given.clock ?? systemClock
  const outside: ExternalServices = {
    ...{ mail: undefined, google: undefined, oidc: undefined, stripe: undefined, openai: undefined },
    webhooks: webhookSettings(false),
    push: { keys: undefined, subject: undefined },
    ...given.outside,
  }
  const events = openEvents(given.database, app.log)
  const ownChanges = openOwnChanges(given.database, app.log)
  const metrics =
    given.metrics &&
    (await import('./metrics.ts')).openMetrics({
      ...{ database: given.database, countStreams: () => events.count() },
    })
  const closing = new AbortController()
  const replica =
    given.openReplica &&
    replicaOf(given.database, given.openReplica, (err) => app.log.error({ err }, 'long reads go to the primary'))
  const ownPinKey = randomUUID()
  const { backup } = given.database
  const store =
    backup && given.dataFolder !== undefined
      ? backupStore({ folder: join(given.dataFolder, 'backups'), clock, back: backup })
      : undefined
  const requests = given.rateLimits ? requestCounter({ clock, database: given.database }) : undefined
  const services: Services = {
    database: given.database,
    onReplica: replica?.read ?? ((read) => read(given.database)),
    clock,
    random: given.random ?? ((below) => randomInt(below)),
    log: app.log,
    metrics: metrics?.recorder,
    rateLimits: given.rateLimits,
    passwordSignIn: given.passwordSignIn ?? true,
    signUp: given.signUp,
    machine: {
      version,
      startedAt: clock.now(),
      setUpPage: given.setUpPage ?? false,
      settings: given.settings ?? [],
      backups: store,
      freeBytes: () => freeBytesOf(given.dataFolder),
    },
    passwordCost: given.passwordCost ?? recommendedCost,
    pinKey: given.pinKey ?? (async () => ownPinKey),
    countRequest: requests?.count ?? (() => {}),
    queues: accountQueues(given.database),
    events,
    ownChanges,
    mail: outside.mail !== undefined,
    outboxFolder: given.outboxFolder,
    erasureDays: given.erasureDays ?? 30,
    groupLimits: given.groupLimits ?? { created: 2, members: 5 },
    contact: given.contact,
    supportUrl: given.supportUrl,
    feedbackUrl: given.feedbackUrl,
    outside,
    publicUrl: () => given.publicUrl ?? listeningAt(app.server.address()),
    closing: closing.signal,
  }
  app.addHook('preClose', async () => {
    closing.abort()
    // A connection whose last response is sent from now on is not kept alive, since closing would wait for it.
    app.server.keepAliveTimeout = 1
    setTimeout(() => app.server.closeAllConnections(), answerTimeout).unref()
  })
  given.leaving?.addEventListener('abort', () => {
    app.server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  })
  app.addHook('preClose', () => services.events.close())
  app.addHook('onClose', () => ownChanges.close())
  app.addHook('onClose', () => replica?.close())
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
    // Users quote this id when they report an error: it finds the log lines. Files and pictures have none.
    named.addHook('onRequest', (request, reply, done) => {
      reply.header('x-request-id', request.id)
      done()
    })
    await named.register(
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
    await named.register(async (others) => {
      boundWork?.(others)
      await others.register(calendar, { services })
      await others.register(unsubscribing, { services })
      await others.register(oauth, { services, corsOrigins, registration: given.oauthRegistration ?? true })
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
    await web(site, { folder: given.webFolder, services })
  })
  return app
}

/** The request id, if it is safe to log. */
const requestName = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && /^[\w.:-]{1,100}$/.test(header) ? header : undefined
