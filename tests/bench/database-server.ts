import { execFile } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
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
  /** The folder of its programs. */
  readonly programs: string
  stop(): Promise<void>
}

const run = promisify(execFile)

/** Starts the tests' server, and then once more without what makes it quick for tests alone. */
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
  const end = () => {
    if (isAlive(pid)) process.kill(pid, 'SIGQUIT')
  }
  process.once('exit', end)
  return {
    url: await newDatabase(quick.url),
    pid,
    programs,
    async stop() {
      process.off('exit', end)
      end()
      while (isAlive(pid)) await pause(20)
      await quick.stop()
    },
  }
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
