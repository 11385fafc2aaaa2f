/**
 * The built app for the browser tests: the server as a process, on a PostgreSQL database and a data folder of its own,
 * until SIGTERM.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from './database.ts'
import globalSetup from './global-setup.ts'

const endDatabaseServer = await globalSetup()
const database = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'questboard-web-'))

const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
  cwd: join(import.meta.dirname, '..', '..'),
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  },
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal))

const [status] = await once(server, 'exit')
// The signal may have reached the database server as well, and then there is nothing left to drop.
await database.drop().catch(() => {})
await endDatabaseServer()
rmSync(folder, { recursive: true })
process.exitCode = status ?? 1
