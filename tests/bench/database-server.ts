import { execFile } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { isAlive } from '../start/processes.ts'
import { startTestServer } from '../support/postgres-server.ts'

/** A PostgreSQL server as it is installed: with its own defaults, flushing at each commit included. */
export interface DatabaseServer {
  /** Of a database of its own, empty. */
  readonly url: string
  /** Of the postmaster: all other processes of the server are its children. */
  readonly pid: number
  /** The file of its log. */
  readonly log: string
  /** The folder of its programs. */
  readonly programs: string
}

const run = promisify(execFile)

/**
 * Starts the tests' server, and then once more without what makes it quick for tests alone. It ends with this process.
 */
export async function startDatabaseServer(): Promise<DatabaseServer> {
  const quick = await startTestServer()
  const { folder, programs } = await placesOf(quick.url)
  const { uid, gid } = statSync(folder)
  const owner = process.getuid?.() === 0 ? { uid, gid } : {}
  const options = `-c port=${new URL(quick.url).port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`
  const log = join(folder, 'log')
  await run(join(programs, 'pg_ctl'), ['restart', '-D', folder, '-m', 'fast', '-w', '-l', log, '-o', options], {
    ...owner,
    cwd: folder,
  })
  const pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n', 1)[0])
  // In front of what removes the folder, which must not be written to meanwhile.
  process.prependOnceListener('exit', () => endNow(pid))
  return { url: await newDatabase(quick.url), pid, log, programs }
}

function endNow(pid: number): void {
  process.kill(pid, 'SIGQUIT')
  const turn = new Int32Array(new SharedArrayBuffer(4))
  for (let tries = 0; tries < 100 && isAlive(pid); tries++) Atomics.wait(turn, 0, 0, 20)
}

async function placesOf(url: string): Promise<{ folder: string; programs: string }> {
  const sql = postgres(url, { max: 1 })
  const [places] = await sql<{ folder: string; programs: string }[]>`
    select current_setting('data_directory') as folder,
      (select setting from pg_config where name = 'BINDIR') as programs`
  await sql.end()
  if (!places) throw new Error('PostgreSQL does not say where it lies')
  return places
}

async function newDatabase(url: string): Promise<string> {
  const sql = postgres(url, { max: 1 })
  await sql`create database questboard`
  await sql.end()
  return Object.assign(new URL(url), { pathname: '/questboard' }).href
}
