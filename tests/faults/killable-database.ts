import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, closeSync, mkdirSync, mkdtempSync, openSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { placesOf } from '../bench/database-server.ts'
import { freePort } from '../support/free-port.ts'
import { guard, startPostgresServer } from '../support/postgres-server.ts'

/** A PostgreSQL server with its defaults that is restarted whenever it ends, like by a service manager. */
export interface KillableDatabase {
  /** The URL of a new empty database. */
  readonly url: string
  /** Sends a signal to the postmaster. */
  signal(name: NodeJS.Signals): void
  /** Sends a signal to the postmaster and all of its processes. */
  signalAll(name: NodeJS.Signals): void
  /** Stops it cleanly, until `start`. */
  stop(): Promise<void>
  start(): void
  /** Resolves when it accepts connections. */
  answers(): Promise<void>
  close(): Promise<void>
}

const run = promisify(execFile)

/** The time from the end of a server to the next attempt to start one. */
const pauseToStartMs = 100

/** `folder` holds its data. Default: a temporary folder. */
export async function startKillableDatabase({ folder = mkdtempSync(join(tmpdir(), 'questboard-faults-')) } = {}) {
  const given = process.env.TEST_DATABASE_URL
  const idle = given ? undefined : await startPostgresServer()
  const { data: elsewhere, programs } = await placesOf(given ?? idle?.url ?? '')
  const owner = statSync(elsewhere)
  await idle?.stop()
  const isRoot = process.getuid?.() === 0
  mkdirSync(folder, { recursive: true })
  const as = { cwd: folder, ...(isRoot && { uid: owner.uid, gid: owner.gid }) }

  const [data, log, passwordFile] = [join(folder, 'data'), join(folder, 'log'), join(folder, 'password')]
  const url = new URL(`postgres://postgres:faults@127.0.0.1:${await freePort()}/questboard`)
  writeFileSync(passwordFile, url.password)
  writeFileSync(log, '')
  mkdirSync(data, { recursive: true, mode: 0o700 })
  if (isRoot) for (const path of [folder, data, log, passwordFile]) chownSync(path, owner.uid, owner.gid)
  const initial = ['-D', data, '-U', 'postgres', '-A', 'password', `--pwfile=${passwordFile}`, '-E', 'UTF8']
  await run(join(programs, 'initdb'), initial, as)
  guard(join(data, 'postmaster.pid'), folder)

  let wanted = true
  let ended = Promise.resolve()
  let server: ChildProcess | undefined
  const settings = { port: url.port, listen_addresses: '127.0.0.1', unix_socket_directories: '' }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])

  /** Starts PostgreSQL until it is no longer wanted. Processes of the previous one make a start fail; it is retried. */
  async function keepRunning(): Promise<void> {
    while (wanted) {
      const output = openSync(log, 'a')
      const stdio = ['ignore', 'ignore', output] as const
      server = spawn(join(programs, 'postgres'), ['-D', data, ...options], {
        ...as,
        detached: true,
        stdio: [...stdio],
      })
      closeSync(output)
      await once(server, 'exit')
      if (wanted) await pause(pauseToStartMs)
    }
  }
  const start = () => {
    wanted = true
    ended = keepRunning()
  }
  const database: KillableDatabase = {
    url: url.href,
    signal: (name) => void server?.kill(name),
    signalAll(name) {
      const children = execFileSync('pgrep', ['-P', String(server?.pid)], { encoding: 'utf8' })
        .trim()
        .split('\n')
      server?.kill(name)
      for (const one of children) process.kill(Number(one), name)
    },
    async stop() {
      wanted = false
      server?.kill('SIGINT')
      await ended
    },
    start,
    answers: () => connectable(url),
    async close() {
      if (!wanted) return
      wanted = false
      server?.kill('SIGQUIT')
      await ended
    },
  }
  start()
  await create(url)
  return database
}

async function create(url: URL): Promise<void> {
  const maintenance = Object.assign(new URL(url), { pathname: '/postgres' })
  await connectable(maintenance)
  const sql = postgres(maintenance.href, { max: 1 })
  await sql`create database questboard`
  await sql.end()
}

async function connectable(url: URL): Promise<void> {
  for (;;) {
    const sql = postgres(url.href, { max: 1, connect_timeout: 2, onnotice: () => {} })
    try {
      await sql`select 1`
      return
    } catch {
      await pause(50)
    } finally {
      await sql.end({ timeout: 0 })
    }
  }
}
