import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { freePort } from '../support/free-port.ts'
import { postgresBinaries } from '../support/postgres-binaries.ts'
import { guard, type Owner, unprivilegedUser } from '../support/postgres-server.ts'
import type { Cluster } from './pair.ts'

/** As Debian packages them. */
const programs = { etcd: '/usr/bin/etcd', haproxy: '/usr/sbin/haproxy', patroni: '/usr/bin/patroni' }

/** Whether this machine has them. */
export const hasPatroni = (): boolean => Object.values(programs).every((path) => existsSync(path))

/** How long the cluster may take to become complete again. */
const patienceMs = 90_000

/** A server of PostgreSQL, with the Patroni that keeps it. */
interface Node {
  name: string
  folder: string
  port: number
  restPort: number
}

interface Member {
  name: string
  role: 'leader' | 'replica' | 'sync_standby'
  state: string
}

/**
 * Two synchronous PostgreSQL servers kept by Patroni with etcd, behind HAProxy, which asks Patroni for the primary. In
 * turn, PostgreSQL alone is killed, which Patroni notices at once, and its whole node, whose lease ends after 20 s.
 */
export async function startPatroni(): Promise<Cluster> {
  const owner = process.getuid?.() === 0 ? unprivilegedUser() : undefined
  const folder = await mkdtemp(join(tmpdir(), 'questboard-patroni-'))
  if (owner) await chown(folder, owner.uid, owner.gid)
  const run = (name: string, program: string, options: string[]) => start(program, options, { name, folder, owner })
  const [etcdPort, peerPort, proxyPort] = [await freePort(), await freePort(), await freePort()]
  const [etcdUrl, peerUrl] = [`http://127.0.0.1:${etcdPort}`, `http://127.0.0.1:${peerPort}`]
  const password = randomBytes(12).toString('hex')
  const nodes: Node[] = []
  for (const name of ['one', 'two']) {
    nodes.push({ name, folder: join(folder, name), port: await freePort(), restPort: await freePort() })
  }
  const running = new Map<string, ChildProcess>()
  running.set(
    'etcd',
    run('etcd', programs.etcd, [
      '--data-dir',
      join(folder, 'etcd'),
      '--log-level',
      'error',
      '--unsafe-no-fsync',
      '--listen-client-urls',
      etcdUrl,
      '--advertise-client-urls',
      etcdUrl,
      '--listen-peer-urls',
      peerUrl,
      '--initial-advertise-peer-urls',
      peerUrl,
      '--initial-cluster',
      `default=${peerUrl}`,
    ]),
  )
  const keep = ({ name }: Node) => running.set(name, run(name, programs.patroni, [join(folder, `${name}.json`)]))
  const stops: (() => Promise<void>)[] = []
  const binaries = await postgresBinaries()
  for (const node of nodes) {
    await mkdir(node.folder)
    if (owner) await chown(node.folder, owner.uid, owner.gid)
    // YAML reads JSON.
    const settings = settingsOf(node, { etcd: `127.0.0.1:${etcdPort}`, password, binaries })
    await writeFile(join(folder, `${node.name}.json`), JSON.stringify(settings))
    stops.push(guard(pidFileOf(node), node.folder))
    keep(node)
  }
  await writeFile(join(folder, 'haproxy.cfg'), proxySettings(nodes, proxyPort))
  running.set('haproxy', run('haproxy', programs.haproxy, ['-f', join(folder, 'haproxy.cfg'), '-db']))
  const url = new URL(`postgres://postgres:${password}@127.0.0.1:${proxyPort}/questboard`)

  let round = 0
  const cluster: Cluster = {
    url: url.href,
    async failOver() {
      const leader = await completeIn(nodes)
      const victim = nodes.find(({ name }) => name === leader)
      if (!victim) throw new Error(`There is no node ${leader}`)
      const kept = running.get(victim.name)
      const killsNode = round++ % 2 === 1
      if (killsNode) kept?.kill('SIGKILL')
      process.kill(processOf(victim), 'SIGKILL')
      await completeIn(
        nodes.filter((node) => node !== victim),
        { alone: true },
      )
      if (killsNode) keep(victim)
      await completeIn(nodes)
    },
    async close() {
      for (const one of running.values()) one.kill('SIGKILL')
      await Promise.all([...running.values()].map(async (one) => one.exitCode ?? one.signalCode ?? once(one, 'exit')))
      await Promise.all(stops.map((stop) => stop()))
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
  try {
    await completeIn(nodes)
    await create(url)
    return cluster
  } catch (error) {
    await cluster.close()
    throw error
  }
}

/** The process ends with this one, even when this one is killed. */
function start(program: string, options: string[], at: { name: string; folder: string; owner: Owner | undefined }) {
  const { name, folder, owner } = at
  const output = openSync(join(folder, `${name}.log`), 'a')
  const as = owner ? [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'] : []
  const started = spawn('setpriv', [...as, '--pdeathsig=KILL', program, ...options], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C.UTF-8' },
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  return started
}

function settingsOf(
  { name, folder, port, restPort }: Node,
  { etcd, password, binaries }: { etcd: string; password: string; binaries: string },
) {
  const [address, rest] = [`127.0.0.1:${port}`, `127.0.0.1:${restPort}`]
  return {
    scope: 'questboard',
    name,
    etcd3: { hosts: etcd },
    restapi: { listen: rest, connect_address: rest },
    bootstrap: {
      dcs: {
        // The shortest lease that Patroni allows. A PostgreSQL that has crashed is not waited for.
        ttl: 20,
        loop_wait: 1,
        retry_timeout: 3,
        primary_start_timeout: 0,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 100, wal_log_hints: 'on' } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, { 'lc-ctype': 'C.UTF-8' }, 'no-sync'],
    },
    postgresql: {
      listen: address,
      connect_address: address,
      data_dir: dataOf({ folder }),
      bin_dir: binaries,
      pgpass: join(folder, 'pgpass'),
      parameters: { unix_socket_directories: folder },
      pg_hba: ['local all all trust', 'host all all 127.0.0.1/32 md5', 'host replication all 127.0.0.1/32 md5'],
      authentication: {
        superuser: { username: 'postgres', password },
        replication: { username: 'replicator', password },
      },
    },
  }
}

const proxySettings = (nodes: Node[], port: number): string => `
global
    maxconn 500
defaults
    mode tcp
    timeout connect 2s
    timeout client 1h
    timeout server 1h
listen primary
    bind 127.0.0.1:${port}
    option httpchk OPTIONS /primary
    http-check expect status 200
    default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map((node) => `    server ${node.name} 127.0.0.1:${node.port} check port ${node.restPort}`).join('\n')}
`

const dataOf = ({ folder }: Pick<Node, 'folder'>): string => join(folder, 'data')

const pidFileOf = (node: Pick<Node, 'folder'>): string => join(dataOf(node), 'postmaster.pid')

const processOf = (node: Node): number => Number(readFileSync(pidFileOf(node), 'utf8').split('\n', 1)[0])

/**
 * Waits for a primary, and for its synchronous standby if it is not `alone`, as one of the nodes says.
 * @returns the primary's name
 */
async function completeIn(nodes: Node[], { alone = false } = {}): Promise<string> {
  const names = nodes.map(({ name }) => name)
  const end = Date.now() + patienceMs
  let members: Member[] = []
  while (Date.now() < end) {
    members = await membersOf(nodes)
    const leader = members.find(
      (member) => member.role === 'leader' && member.state === 'running' && names.includes(member.name),
    )
    const isSafe = members.some(({ role, state }) => role === 'sync_standby' && /running|streaming/.test(state))
    if (leader && (alone || isSafe)) return leader.name
    await pause(100)
  }
  throw new Error(`Patroni's cluster is not complete: ${JSON.stringify(members)}`)
}

async function membersOf(nodes: Node[]): Promise<Member[]> {
  for (const { restPort } of nodes) {
    try {
      const response = await fetch(`http://127.0.0.1:${restPort}/cluster`, { signal: AbortSignal.timeout(1_000) })
      return ((await response.json()) as { members: Member[] }).members
    } catch {
      // Another node answers.
    }
  }
  return []
}

/** Once HAProxy has noticed the primary. */
async function create(url: URL): Promise<void> {
  const maintenance = Object.assign(new URL(url), { pathname: '/postgres' })
  const end = Date.now() + patienceMs
  for (;;) {
    const sql = postgres(maintenance.href, { max: 1, connect_timeout: 2, onnotice: () => {} })
    try {
      await sql`create database questboard`
      return
    } catch (error) {
      if (Date.now() > end) throw error
      await pause(100)
    } finally {
      await sql.end({ timeout: 0 })
    }
  }
}
