import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { openPostgres } from '@questboard/db'
import { sql } from '@questboard/db/drizzle'
import { freePort } from './free-port.ts'
import { postgresBinaries } from './postgres-binaries.ts'

/** A PostgreSQL server for the tests. */
export interface PostgresServer {
  /** The maintenance database, as a superuser. */
  readonly url: string
  /** Where its data is, below `data`. */
  readonly folder: string
  /** Ends its first process at once, and so the server. */
  kill(): void
  /** Stops the server and removes its folder. */
  stop(): Promise<void>
}

/** The user that runs the server, which refuses root. */
export interface Owner {
  uid: number
  gid: number
}

const run = promisify(execFile)

/** Nothing has to survive the run, so nothing is flushed. */
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
}

/**
 * Starts a PostgreSQL server in a temporary folder on a free loopback port, in about a second. It is stopped and
 * removed by `stop()`, or when this process ends in any way.
 */
export async function startPostgresServer(wanted: { port?: number } = {}): Promise<PostgresServer> {
  const owner = process.getuid?.() === 0 ? unprivilegedUser() : undefined
  const folder = await mkdtemp(join(tmpdir(), 'questboard-test-'))
  try {
    if (owner) chownSync(folder, owner.uid, owner.gid)
    const binaries = await reachable(await postgresBinaries(), folder, owner)
    const password = randomBytes(12).toString('hex')
    await initialise(binaries, folder, password, owner)
    const port = wanted.port ?? (await freePort())
    const processId = await start(binaries, folder, port, owner)
    return {
      url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
      folder,
      kill: () => process.kill(processId, 'SIGKILL'),
      stop: guard(processId, folder),
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    throw error
  }
}

/** Starts a replica of a server, which repeats each commit so many seconds later. It is stopped like a server. */
export async function startTestReplica(
  primary: PostgresServer,
  wanted: { delaySeconds?: number; port?: number } = {},
): Promise<PostgresServer> {
  const owner = process.getuid?.() === 0 ? unprivilegedUser() : undefined
  const folder = await mkdtemp(join(tmpdir(), 'questboard-test-'))
  try {
    if (owner) chownSync(folder, owner.uid, owner.gid)
    const binaries = await reachable(await postgresBinaries(), folder, owner)
    const data = join(folder, 'data')
    const label = await copyRunning(primary, data)
    rmSync(join(data, 'postmaster.pid'))
    const files = {
      backup_label: label,
      'standby.signal': '',
      'postgresql.auto.conf': `primary_conninfo = '${primary.url}'\nrecovery_min_apply_delay = ${wanted.delaySeconds ?? 0}s\n`,
    }
    for (const [name, text] of Object.entries(files)) {
      await writeFile(join(data, name), text)
      if (owner) chownSync(join(data, name), owner.uid, owner.gid)
    }
    const port = wanted.port ?? (await freePort())
    const processId = await start(binaries, folder, port, owner)
    const url = new URL(primary.url)
    url.port = String(port)
    return { url: url.href, folder, kill: () => process.kill(processId, 'SIGKILL'), stop: guard(processId, folder) }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    throw error
  }
}

/** Copies the data of a running server. @returns what the copy's `backup_label` must contain */
async function copyRunning({ url, folder }: PostgresServer, data: string): Promise<string> {
  const database = await openPostgres({ url, poolSize: 1 })
  try {
    return await database.together(async (on) => {
      await on.execute(sql`select pg_backup_start('replica', true)`)
      await run('cp', ['-a', join(folder, 'data'), data])
      const [backup] = await database.rows<{ labelfile: string }>(on, sql`select labelfile from pg_backup_stop()`)
      return backup?.labelfile ?? ''
    })
  } finally {
    await database.close()
  }
}

/**
 * Watches over a server, given by its process or its PID file, which need not exist yet.
 * @returns stops the server and removes the folder
 */
export function guard(server: number | string, folder: string): () => Promise<void> {
  const script = fileURLToPath(new URL('postgres-guardian.ts', import.meta.url))
  const guardian = spawn(process.execPath, [script, String(server), folder], {
    // In a separate process group, so that Ctrl-C in the terminal does not end it before the server.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guardian.unref()
  return async () => {
    guardian.ref()
    const ended = once(guardian, 'exit')
    guardian.stdin.end()
    await ended
  }
}

async function initialise(binaries: string, folder: string, password: string, owner?: Owner): Promise<void> {
  const passwordFile = join(folder, 'password')
  await writeFile(passwordFile, password)
  if (owner) chownSync(passwordFile, owner.uid, owner.gid)
  // A UTF-8 locale, as on a real server: otherwise upper and lower do not know Cyrillic.
  const characters = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8'
  await run(
    join(binaries, 'initdb'),
    [
      '-D',
      join(folder, 'data'),
      '-U',
      'postgres',
      '-A',
      'password',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--locale=C',
      `--lc-ctype=${characters}`,
      '--no-sync',
    ],
    { ...owner, cwd: folder },
  )
}

/** @returns the server's process id, once it accepts connections */
async function start(binaries: string, folder: string, port: number, owner?: Owner): Promise<number> {
  const options = Object.entries({ ...settings, port: String(port) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const log = join(folder, 'log')
  const output = openSync(log, 'w')
  const server = spawn(join(binaries, 'postgres'), ['-D', join(folder, 'data'), ...options], {
    ...owner,
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'ignore', output],
  })
  closeSync(output)
  await once(server, 'spawn')
  server.unref()
  const deadline = Date.now() + 30_000
  while (!/ready to accept (read-only )?connections/.test(readFileSync(log, 'utf8'))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      server.kill('SIGQUIT')
      throw new Error(`The test server did not start:\n${readFileSync(log, 'utf8')}`)
    }
    await pause(20)
  }
  return server.pid as number
}

/** Packages may be in a folder that only root can enter; then the server's user gets a copy. */
async function reachable(binaries: string, folder: string, owner?: Owner): Promise<string> {
  if (!owner) return binaries
  try {
    await run(join(binaries, 'initdb'), ['--version'], { ...owner, cwd: folder })
    return binaries
  } catch {
    const copy = join(folder, 'postgresql')
    await mkdir(copy)
    await cp(dirname(binaries), copy, { recursive: true, verbatimSymlinks: true })
    await run('chmod', ['-R', 'a+rX', copy])
    return join(copy, 'bin')
  }
}

export function unprivilegedUser(): Owner {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const wanted of ['postgres', 'nobody']) {
    const user = users.find(([name]) => name === wanted)
    if (user) return { uid: Number(user[2]), gid: Number(user[3]) }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody')
}
