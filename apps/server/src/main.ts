import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { setUpCode, systemClock } from '@questboard/api'
import { type Database, migrate, newDatabaseFile, openEmbedded, openPostgres } from '@questboard/db'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import type { AppDependencies } from './app-dependencies.ts'
import { BadEnvironment, type Environment, externalServicesOf, readEnvironment } from './environment.ts'
import { projectFolder } from './folders.ts'
import { listeningAt } from './listening-at.ts'
import { socketOf } from './operator/socket.ts'
import { keyInFile } from './pin-key.ts'
import { settingsInForce } from './settings-in-force.ts'
import { nameSources } from './stack-traces.ts'
import { isPrimary, onSignal, runPrimary, workerIndex } from './workers.ts'

/** Starts the process: environment, database, migrations, listening, closing. */
async function start(environment: Environment): Promise<void> {
  const { DATABASE_URL, DATABASE_POOL, DATA_DIR, HOST, PORT } = environment
  const folder = resolve(DATA_DIR)
  const database = DATABASE_URL
    ? await openPostgres({ url: DATABASE_URL, poolSize: DATABASE_POOL })
    : await openEmbedded({ folder, newDatabase: await newDatabaseFile() })
  await migrate(database)
  const draining = new AbortController()
  const app = await buildApp(dependenciesOf(environment, { database, folder, draining: draining.signal }))
  warnAbout(environment, app.log)
  closeOnSignal(app, { database, draining, drainSeconds: environment.DRAIN_SECONDS })

  const code = await setUpCode({
    database,
    clock: systemClock,
    passwordSignIn: environment.PASSWORD_SIGN_IN === 'on',
    machine: { setUpPage: environment.SETUP_PAGE === 'on' },
  })
  await app.listen({ host: HOST, port: PORT })
  if (workerIndex() > 0) return
  const address = listeningAt(app.server.address())
  console.log(`Questboard is at ${address}`)
  // After the #, where no proxy writes it into a log.
  if (code) console.log(`Set it up at ${environment.PUBLIC_URL ?? address}/setup#${code}`)
  console.log(database.engine === 'postgres' ? 'Its data is in PostgreSQL' : `Its data is in ${folder}`)
}

interface Opened {
  database: Database
  folder: string
  draining: AbortSignal
}

function dependenciesOf(environment: Environment, { database, folder, draining }: Opened): AppDependencies {
  const { DATABASE_READ_URL, DATABASE_POOL, PIN_KEY } = environment
  return {
    database,
    openReplica:
      DATABASE_READ_URL === undefined
        ? undefined
        : () => openPostgres({ url: DATABASE_READ_URL, poolSize: DATABASE_POOL }),
    webFolder: join(projectFolder, 'apps', 'web', 'dist'),
    rateLimits: environment.RATE_LIMITS === 'on',
    passwordSignIn: environment.PASSWORD_SIGN_IN === 'on',
    signUp: environment.SIGN_UP,
    setUpPage: environment.SETUP_PAGE === 'on',
    settings: settingsInForce(environment, process.env),
    dataFolder: database.engine === 'embedded' ? folder : undefined,
    oauthRegistration: environment.OAUTH_REGISTRATION === 'on',
    pinKey: PIN_KEY === undefined ? keyInFile(join(folder, 'pin.key')) : async () => PIN_KEY,
    logLevel: environment.LOG_LEVEL,
    proxies: environment.TRUST_PROXY,
    draining,
    outside: externalServicesOf(environment),
    publicUrl: environment.PUBLIC_URL,
    corsOrigins: environment.CORS_ORIGINS,
    metrics:
      environment.METRICS_PORT === undefined
        ? undefined
        : { host: environment.METRICS_HOST, port: environment.METRICS_PORT + workerIndex() },
    operatorSocket: database.engine === 'embedded' && process.platform !== 'win32' ? socketOf(folder) : undefined,
    erasureDays: environment.ERASURE_DAYS,
    groupLimits: { created: environment.LIMIT_GROUPS_CREATED, members: environment.LIMIT_GROUP_MEMBERS },
    contact: environment.CONTACT_EMAIL,
    supportUrl: environment.SUPPORT_URL,
    feedbackUrl: environment.FEEDBACK_URL,
    outboxFolder: join(folder, 'outbox'),
    backups:
      environment.BACKUPS_KEPT > 0 ? { folder: join(folder, 'backups'), kept: environment.BACKUPS_KEPT } : undefined,
  }
}

/** Warns the operator of settings that need another one, which is not set. */
function warnAbout(environment: Environment, log: FastifyBaseLogger): void {
  if (environment.SMTP_URL && !environment.PUBLIC_URL) {
    log.warn('SMTP_URL is set and PUBLIC_URL is not: the links of e-mails lead to where this server listens')
  }
  if ((environment.SMTP_URL || environment.STRIPE_SECRET_KEY) && !environment.CONTACT_EMAIL) {
    log.warn(
      'CONTACT_EMAIL is not set: many countries require a contact from operators who send e-mail or take payments',
    )
  }
  if ((environment.STRIPE_SECRET_KEY === undefined) !== (environment.STRIPE_WEBHOOK_SECRET === undefined)) {
    log.warn('gems cannot be bought: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are needed together')
  }
}

interface ShutdownOptions {
  database: Database
  draining: AbortController
  drainSeconds: number
}

/** Closes the app on the first signal: SIGTERM waits for load balancers first, and a second signal ends the wait. */
function closeOnSignal(app: FastifyInstance, { database, draining, drainSeconds }: ShutdownOptions): void {
  const skipDrain = new AbortController()
  const close = async (signal: NodeJS.Signals) => {
    if (draining.signal.aborted) return skipDrain.abort()
    app.log.info({ signal }, 'closing')
    draining.abort()
    // At a terminal (SIGINT) there is no load balancer to notify.
    if (signal === 'SIGTERM') await pause(drainSeconds * 1000, null, skipDrain).catch(() => {})
    await app.close()
    await database.close()
    process.exit(0)
  }
  onSignal((signal) => void close(signal))
}

/** Errors that the operator can mend are printed as a message, others with their stack. */
const isForOperator = (error: unknown): error is Error =>
  error instanceof BadEnvironment ||
  (error instanceof Error && ['FolderInUse', 'DatabaseUnavailable', 'InterruptedRestore'].includes(error.name))

nameSources()
try {
  const environment = readEnvironment(process.env)
  if (isPrimary(environment.WORKERS)) runPrimary(import.meta.filename, environment.WORKERS)
  else await start(environment)
} catch (error) {
  console.error(isForOperator(error) ? error.message : error)
  process.exit(1)
}
