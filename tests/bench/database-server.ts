import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import postgres from 'postgres'
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
 * Starts a server with nothing set but where it listens; it ends with this process, in whatever way. The tests' server
 * would not do, as it is tuned for tests alone: it tells where its programs are and who may run them, and then idles.
 */
export async function startDatabaseServer(): Promise<DatabaseServer> {
  const idle = await startTestServer()
  const { data, programs } = await placesOf(idle.url)
  const { uid, gid } = statSync(data)
  const folder = mkdtempSync(join(tmpdir(), 'questboard-bench-'))
  const program = (name: string, options: string[]) =>
    run(join(programs, name), options, { cwd: folder, ...(process.getuid?.() === 0 && { uid, gid }) })

  const url = new URL(idle.url)
  url.port = String(await freePort())
  const [log, own, passwordFile] = [join(folder, 'log'), join(folder, 'data'), join(folder, 'password')]
  writeFileSync(passwordFile, url.password)
  if (process.getuid?.() === 0) for (const path of [folder, passwordFile]) chownSync(path, uid, gid)
  await program('initdb', ['-D', own, '-U', 'postgres', '-A', 'password', `--pwfile=${passwordFile}`, '-E', 'UTF8'])
  const place = `-c port=${url.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`
  await program('pg_ctl', ['start', '-D', own, '-w', '-l', log, '-o', place])
  const pid = Number(readFileSync(join(own, 'postmaster.pid'), 'utf8').split('\n', 1)[0])
  guard(pid, folder)

  const sql = postgres(url.href, { max: 1 })
  await sql`create database questboard`
  await sql.end()
  url.pathname = '/questboard'
  return { url: url.href, pid, log, programs }
}

async function placesOf(url: string): Promise<{ data: string; programs: string }> {
  const sql = postgres(url, { max: 1 })
  const [places] = await sql<{ data: string; programs: string }[]>`
    select current_setting('data_directory') as data, (select setting from pg_config where name = 'BINDIR') as programs`
  await sql.end()
  if (!places) throw new Error('PostgreSQL does not say where it lies')
  return places
}

/** Ends the server and removes its folder when this process is gone. */
function guard(pid: number, folder: string): void {
  const script = join(import.meta.dirname, '..', 'support', 'postgres-guardian.ts')
  const guardian = spawn(process.execPath, [script, String(pid), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guardian.unref()
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}
