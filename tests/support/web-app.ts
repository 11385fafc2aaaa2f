/**
 * Runs the built app for the browser tests: a server process on a new PostgreSQL database, until SIGTERM. Its data
 * folder is E2E_FOLDER, which also holds the URL of the database for the tests.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverProgram } from '../start/processes.ts'
import { testDatabase } from './database.ts'
import globalSetup from './global-setup.ts'
import { openGoogle } from './google.ts'
import { standInKey, startOpenAi } from './openai.ts'
import { startStripe } from './stripe.ts'

const endDatabaseServer = await globalSetup()
const database = await testDatabase()
const folder = process.env.E2E_FOLDER
if (!folder) throw new Error('E2E_FOLDER is not set: the app is started by the configuration of the browser tests')
mkdirSync(folder)
writeFileSync(join(folder, 'database-url'), database.url)

const openai = await startOpenAi()

const stripe = await startStripe({ appUrl: `http://127.0.0.1:${process.env.PORT}` })

const google = await openGoogle({ timeout: 5_000 })
writeFileSync(join(folder, 'google-url'), google.url)

const server = spawn(process.execPath, [serverProgram], {
  cwd: join(import.meta.dirname, '..', '..'),
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    // The first visit has a server of its own.
    SETUP_PAGE: 'off',
    GOOGLE_CLIENT_ID: google.settings.clientId,
    GOOGLE_KEYS_URL: google.settings.keysUrl,
    STRIPE_SECRET_KEY: stripe.settings.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.settings.webhookSecret,
    STRIPE_BASE_URL: stripe.url,
    OPENAI_API_KEY: standInKey,
    OPENAI_BASE_URL: openai.baseUrl,
    WEBHOOKS_PRIVATE_ADDRESSES: 'yes',
  },
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal))

const [status] = await once(server, 'exit')
// The signal may have stopped the database server as well; then there is nothing to drop.
await database.drop().catch(() => {})
await openai.close()
await stripe.close()
await google.close()
await endDatabaseServer()
rmSync(folder, { recursive: true })
process.exitCode = status ?? 1
