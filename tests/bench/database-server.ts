import { execFile, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { freePort } from '../support/free-port.ts'
import { startPostgresServer } from '../support/postgres-server.ts'

/** A PostgreSQL server with its defaults unless set, including a flush at each commit. */
export interface DatabaseServer {
  /** The URL of a new empty database. */
  readonly url: string
  /** The process id of the postmaster, the parent of all server processes. */
  readonly pid: number
  /** The path of its log. */
  readonly log: string
  /** The folder of its programs. */
  readonly programs: string
}

const run = promisify(execFile)

interface Options {
  /** Settings that differ from PostgreSQL's defaults. */
  settings?: Record<string, string>
  /** A folder in which its data stays for later runs; else a temporary one. */
  kept?: string | undefined
}

/**
 * Starts a server that ends with this process. The tests' server is tuned for tests, so it only provides the paths of
 * its programs and their user.
 */
export async function startDatabaseServer({ settings = {}, kept }: Options = {}): Promise<DatabaseServer> {
  const idle = await startPostgresServer()
  const { data, programs } = await placesOf(idle.url)
  const { uid, gid } = statSync(data)
  if (kept) mkdirSync(kept, { recursive: true })
  const folder = kept ? resolve(kept) : mkdtempSync(join(tmpdir(), 'questboard-bench-'))
  const program = (name: string, options: string[]) =>
    run(join(programs, name), options, { cwd: folder, ...(process.getuid?.() === 0 && { uid, gid }) })

  const url = new URL(idle.url)
  url.port = String(await freePort())
  const [log, own, passwordFile] = [join(folder, 'log'), join(folder, 'data'), join(folder, 'password')]
  if (existsSync(own)) {
    url.password = readFileSync(passwordFile, 'utf8')
  } else {
    writeFileSync(passwordFile, url.password)
    if (process.getuid?.() === 0) for (const path of [folder, passwordFile]) chownSync(path, uid, gid)
    await program('initdb', ['-D', own, '-U', 'postgres', '-A', 'password', `--pwfile=${passwordFile}`, '-E', 'UTF8'])
  }
  const set = { port: url.port, listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings }
  const options = Object.entries(set).map(([name, value]) => `-c ${name}=${value}`)
  await program('pg_ctl', ['start', '-D', own, '-w', '-t', '600', '-l', log, '-o', options.join(' ')])
  const pid = Number(readFileSync(join(own, 'postmaster.pid'), 'utf8').split('\n', 1)[0])
  guard(pid, kept ? undefined : folder)

  await createDatabase(url.href, 'questboard')
  url.pathname = '/questboard'
  return { url: url.href, pid, log, programs }
}

/** Creates a database on the server of `url` unless it exists. @returns its URL */
export async function createDatabase(url: string, name: string): Promise<{ url: string; isNew: boolean }> {
  const sql = postgres(url, { max: 1 })
  const [found] = await sql`select 1 from pg_database where datname = ${name}`
  if (!found) await sql`create database ${sql(name)}`
  await sql.end()
  return { url: Object.assign(new URL(url), { pathname: `/${name}` }).href, isNew: !found }
}

export async function placesOf(url: string): Promise<{ data: string; programs: string }> {
  const sql = postgres(url, { max: 1 })
  const [places] = await sql<{ data: string; programs: string }[]>`
    select current_setting('data_directory') as data, (select setting from pg_config where name = 'BINDIR') as programs`
  await sql.end()
  if (!places) throw new Error('PostgreSQL does not say where it lies')
  return places
}

/** Stops the server when this process has ended, and removes the folder. */
function guard(pid: number, folder: string | undefined): void {
  const script = join(import.meta.dirname, '..', 'support', 'postgres-guardian.ts')
  const guardian = spawn(process.execPath, [script, String(pid), ...(folder ? [folder] : [])], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guardian.unref()
}
