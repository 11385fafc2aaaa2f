import { randomInt, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import {
  accountQueues,
  type Clock,
  type ExternalServices,
  openEvents,
  openOwnChanges,
  type RequestCounter,
  recommendedCost,
  requestCounter,
  type Services,
  systemClock,
  webhookSettings,
} from '@questboard/api'
import { replicaOf } from '@questboard/db'
import type { FastifyInstance } from 'fastify'
import { type AppDependencies, defaults } from './app-dependencies.ts'
import { backupStore, type ServedBackups } from './backup-store.ts'
import { listeningAt } from './listening-at.ts'
import { freeBytesOf, version } from './machine.ts'
import type { Metrics } from './metrics.ts'

export interface OpenedServices {
  services: Services
  /** Undefined when nothing is measured. */
  metrics: Metrics | undefined
  /** Undefined without rate limits. */
  requests: RequestCounter | undefined
  /** Backups that the owner fetches. Undefined where the database is elsewhere. */
  store: ServedBackups | undefined
  replica: ReturnType<typeof replicaOf> | undefined
  /** Aborted when the server shuts down. */
  closing: AbortController
}

/** Opens what the procedures work with: events, metrics, the replica and backups, with the settings of the operator. */
export async function openServices(app: FastifyInstance, dependencies: AppDependencies): Promise<OpenedServices> {
  const { database, openReplica, clock = systemClock } = dependencies
  const events = openEvents(database, app.log)
  const ownChanges = openOwnChanges(database, app.log)
  const metrics =
    dependencies.metrics && (await import('./metrics.ts')).openMetrics({ database, countStreams: () => events.count() })
  const closing = new AbortController()
  const replica =
    openReplica &&
    replicaOf(database, openReplica, (err) =>
      app.log.error({ err }, 'the replica cannot be used; long reads go to the primary'),
    )
  const store = openBackups(dependencies, clock)
  const requests = dependencies.rateLimits ? requestCounter({ clock, database }) : undefined
  const ownPinKey = randomUUID()
  const services: Services = {
    ...settingsOf(dependencies),
    database,
    onReplica: replica?.read ?? ((read) => read(database)),
    clock,
    random: dependencies.random ?? ((below) => randomInt(below)),
    log: app.log,
    metrics: metrics?.recorder,
    machine: {
      version,
      startedAt: clock.now(),
      setUpPage: dependencies.setUpPage ?? false,
      settings: dependencies.settings ?? [],
      backups: store,
      freeBytes: async () => (dependencies.dataFolder === undefined ? null : freeBytesOf(dependencies.dataFolder)),
    },
    pinKey: dependencies.pinKey ?? (async () => ownPinKey),
    countRequest: requests?.count ?? (() => {}),
    queues: accountQueues(database),
    events,
    ownChanges,
    publicUrl: () => dependencies.publicUrl ?? listeningAt(app.server.address()),
    closing: closing.signal,
  }
  return { services, metrics, requests, store, replica, closing }
}

/** The backups that the owner fetches. Only an embedded database can be backed up by this process. */
const openBackups = ({ database: { backup }, dataFolder }: AppDependencies, clock: Clock): ServedBackups | undefined =>
  backup && dataFolder !== undefined
    ? backupStore({ folder: join(dataFolder, 'backups'), clock, backUp: backup })
    : undefined

/** The settings of the operator, or their defaults. */
function settingsOf(dependencies: AppDependencies) {
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
  return {
    rateLimits: dependencies.rateLimits,
    passwordSignIn: dependencies.passwordSignIn ?? true,
    signUp: dependencies.signUp,
    passwordCost: dependencies.passwordCost ?? recommendedCost,
    hasMailServer: outside.mail !== undefined,
    outboxFolder: dependencies.outboxFolder,
    erasureDays: dependencies.erasureDays ?? defaults.erasureDays,
    groupLimits: dependencies.groupLimits ?? defaults.groupLimits,
    contact: dependencies.contact,
    supportUrl: dependencies.supportUrl,
    feedbackUrl: dependencies.feedbackUrl,
    outside,
  } satisfies Partial<Services>
}
