import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, readFileSync, rmSync } from 'node:fs'
import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { postgresBinaries } from './postgres-binaries.ts'

/** A PostgreSQL server of the tests' own. */
export interface TestServer {
  /** Of the maintenance database, as a superuser. */
  readonly url: string
  /** Ends the server and removes its folder. */
  stop(): Promise<void>
}

/** Who the server runs as: it refuses root. */
interface Owner {
  uid: number
  gid: number
}

const run = promisify(execFile)

/** Nothing here has to outlive the run, so nothing is flushed. */
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
}

/**
 * Starts a PostgreSQL server in a temporary folder on a free loopback port; takes about two seconds. It ends with
 * `stop()`, and when this process exits, also by Ctrl-C.
 */
export async function startTestServer(): Promise<TestServer> {
  const owner = process.getuid?.() === 0 ? unprivilegedUser() : undefined
  const folder = await mkdtemp(join(tmpdir(), 'questboard-test-'))
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  try {
    if (owner) chownSync(folder, owner.uid, owner.gid)
    const binaries = await reachable(await postgresBinaries(), folder, owner)
    const password = randomBytes(12).toString('hex')
    await initialise(binaries, folder, password, owner)
    const port = await freePort()
    const server = await start(binaries, folder, port, owner)

    const forget = onLeaving(() => {
      server.kill('SIGQUIT')
      remove()
    })
    return {
      url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
      async stop() {
        const ended = once(server, 'exit')
        server.ref()
        // SIGQUIT is PostgreSQL's immediate shutdown: there is nothing to save.
        if (server.exitCode === null && server.kill('SIGQUIT')) await ended
        forget()
        remove()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}

/** Calls `end` however this process leaves, also by a signal that nobody else handles; returns what takes it back. */
function onLeaving(end: () => void): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const forget = () => {
    process.off('exit', end)
    for (const signal of signals) process.off(signal, leave)
  }
  const leave = (signal: NodeJS.Signals) => {
    forget()
    end()
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
  }
  process.on('exit', end)
  for (const signal of signals) process.on(signal, leave)
  return forget
}

async function initialise(binaries: string, folder: string, password: string, owner?: Owner): Promise<void> {
  const passwordFile = join(folder, 'password')
  await writeFile(passwordFile, password)
  if (owner) chownSync(passwordFile, owner.uid, owner.gid)
  // A UTF-8 character type, as on a real server: without it, upper and lower know no Cyrillic.
  const characters = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8'
  await run(
    join(binaries, 'initdb'),
    [
      ...['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'password', `--pwfile=${passwordFile}`],
      ...['-E', 'UTF8', '--locale=C', `--lc-ctype=${characters}`, '--no-sync'],
    ],
    { ...owner, cwd: folder },
  )
}

async function start(binaries: string, folder: string, port: number, owner?: Owner): Promise<ChildProcess> {
  const options = Object.entries({ ...settings, port: String(port) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const server = spawn(join(binaries, 'postgres'), ['-D', join(folder, 'data'), ...options], {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said: string[] = []
  const ready = Promise.withResolvers<void>()
  server.once('error', ready.reject)
  server.once('exit', () => ready.reject(new Error(`The test server did not start:\n${said.join('\n')}`)))
  createInterface({ input: server.stderr }).on('line', (line) => {
    if (said.push(line) > 20) said.shift()
    if (line.includes('ready to accept connections')) ready.resolve()
  })
  await ready.promise
  // The log goes on being read, or the server would block on a full pipe; but it must not keep this process alive.
  server.unref()
  if ('unref' in server.stderr && typeof server.stderr.unref === 'function') server.stderr.unref()
  return server
}

/** Packages may lie in a folder that only root can enter; then the server's user gets a copy. */
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

function unprivilegedUser(): Owner {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const wanted of ['postgres', 'nobody']) {
    const user = users.find(([name]) => name === wanted)
    if (user) return { uid: Number(user[2]), gid: Number(user[3]) }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody')
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}
