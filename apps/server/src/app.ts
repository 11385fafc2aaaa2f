import { toDomainError } from '@questboard/api'
import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from './app-dependencies.ts'
import { createFastify } from './create-fastify.ts'
import { type OpenedServices, openServices } from './open-services.ts'
import { backups } from './plugins/backups.ts'
import { calendar } from './plugins/calendar.ts'
import { cors } from './plugins/cors.ts'
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
import { keepPrivate, pageSecurity, security } from './plugins/security.ts'
import { slowReaders } from './plugins/slow-readers.ts'
import { stripeWebhook } from './plugins/stripe-webhook.ts'
import { unsubscribing } from './plugins/unsubscribe.ts'
import { web } from './plugins/web.ts'
import { fail, rest } from './transports/rest.ts'
import { stream } from './transports/stream.ts'
import { trpc } from './transports/trpc.ts'

/** How long closing waits for running responses. Database statements time out earlier. */
const responseTimeoutMs = 25_000

/** Builds the server from its dependencies, without listening. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const app = createFastify(dependencies)
  const opened = await openServices(app, dependencies)
  closeWithApp(app, dependencies, opened)
  hideErrors(app)
  await slowReaders(app)
  await registerBackgroundWork(app, dependencies, opened)
  security(app, { publicUrl: dependencies.publicUrl })
  await registerRoutes(app, dependencies, opened)
  return app
}

/** Hides errors that no route handles: they may contain statements and their parameters. The log has them. */
function hideErrors(app: FastifyInstance): void {
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    if (error.statusCode && error.statusCode < 500) return reply.send(error)
    request.log.error({ err: error }, 'a request failed unexpectedly')
    return fail(reply.header('cache-control', 'no-store'), toDomainError(error))
  })
}

/** Closes the services with the app. Streams end first, because closing waits for running responses. */
function closeWithApp(
  app: FastifyInstance,
  { draining }: AppDependencies,
  { services, replica, closing }: OpenedServices,
): void {
  app.addHook('preClose', async () => {
    closing.abort()
    // A connection whose last response is sent from now on is not kept alive, since closing would wait for it.
    app.server.keepAliveTimeout = 1
    setTimeout(() => app.server.closeAllConnections(), responseTimeoutMs).unref()
  })
  draining?.addEventListener('abort', () => {
    app.server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  })
  app.addHook('preClose', () => services.events.close())
  app.addHook('onClose', () => services.ownChanges.close())
  app.addHook('onClose', () => replica?.close())
}

/** What runs beside the requests: jobs, commands of the operator, and metrics on a port of their own. */
async function registerBackgroundWork(
  app: FastifyInstance,
  dependencies: AppDependencies,
  { services, metrics, requests }: OpenedServices,
): Promise<void> {
  if (dependencies.jobs ?? true)
    await app.register(jobs, { services, metrics, requests, backups: dependencies.backups })
  if (dependencies.operatorSocket) await app.register(operator, { services, path: dependencies.operatorSocket })
  if (metrics && dependencies.metrics) await app.register(serveMetrics, { metrics, ...dependencies.metrics })
}

/** What the routes are made from. Without `boundWork`, no request is refused because of overload. */
interface Routed {
  dependencies: AppDependencies
  opened: OpenedServices
  boundWork: ReturnType<typeof workBounds> | undefined
}

/** Registers all routes. A hook counts only for the routes that are registered after it in its scope. */
async function registerRoutes(
  app: FastifyInstance,
  dependencies: AppDependencies,
  opened: OpenedServices,
): Promise<void> {
  const { database, draining, refusesOverload = true } = dependencies
  const { services, metrics } = opened
  const boundWork = refusesOverload ? workBounds({ database, queues: services.queues, metrics }) : undefined
  const routed = { dependencies, opened, boundWork }
  await app.register(health, { database, draining })
  await app.register(async (identified) => {
    // Users quote this id when they report an error: it finds the log lines. Files and pictures have none.
    identified.addHook('onRequest', (request, reply, done) => {
      reply.header('x-request-id', request.id)
      done()
    })
    await identified.register((api) => registerApi(api, routed), { prefix: '/api' })
    await identified.register((others) => registerOtherCalls(others, routed))
  })
  await app.register((files) => registerFiles(files, routed))
  await app.register(async (site) => {
    await pageSecurity(site)
    await web(site, { folder: dependencies.webFolder, services })
  })
}

/** The REST layer with its streams, its document and the page that shows it. */
async function registerApi(
  api: FastifyInstance,
  { dependencies, opened: { services }, boundWork }: Routed,
): Promise<void> {
  await api.register(async (page) => {
    boundWork?.(page)
    await page.register(documentation)
  })
  cors(api, dependencies.corsOrigins ?? '*')
  boundWork?.(api)
  await api.register(serveDocument)
  await api.register(async (calls) => {
    keepPrivate(calls)
    quotaHeaders(calls)
    deprecationHeaders(calls)
    await rest(calls, { services })
    await stream(calls, { services })
  })
}

/** The calls outside of the REST layer. */
async function registerOtherCalls(
  others: FastifyInstance,
  { dependencies: { corsOrigins = '*', oauthRegistration = true }, opened: { services }, boundWork }: Routed,
): Promise<void> {
  boundWork?.(others)
  await others.register(calendar, { services })
  await others.register(unsubscribing, { services })
  await others.register(oauth, { services, corsOrigins, registration: oauthRegistration })
  await others.register(mcp, { services, corsOrigins })
  await others.register(trpc, { prefix: '/trpc', services })
  await others.register(stripeWebhook, { services })
}

async function registerFiles(
  files: FastifyInstance,
  { opened: { services, store }, boundWork }: Routed,
): Promise<void> {
  boundWork?.(files)
  await files.register(pictures, { services })
  if (store) await files.register(backups, { store })
}
