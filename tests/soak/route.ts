import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { repository } from '../start/processes.ts'
import { startBalancer } from '../support/balancer.ts'
import { freePort } from '../support/free-port.ts'

/** The connection between players and servers. `caddy` uses deploy/Caddyfile and needs Caddy on this machine. */
export const kindsOfRoute = ['nothing', 'balancer', 'caddy'] as const

export interface Route {
  /** The URLs that players call, at random. */
  urls: string[]
  close(): Promise<void>
}

export async function openRoute(kind: (typeof kindsOfRoute)[number], servers: string[]): Promise<Route> {
  if (kind === 'nothing') return { urls: servers, close: async () => {} }
  if (kind === 'caddy') return startCaddy(servers)
  const { url, close } = await startBalancer(servers)
  return { urls: [url], close }
}

async function startCaddy(servers: string[]): Promise<Route> {
  const folder = mkdtempSync(join(tmpdir(), 'questboard-caddy-'))
  const port = await freePort()
  const hosts = servers.map((server) => new URL(server).host)
  const config = join(repository, 'deploy', 'Caddyfile')
  const child = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
      SITE_ADDRESS: `:${port}`,
      SERVERS: hosts.join(' '),
      SERVERS_REVERSED: hosts.toReversed().join(' '),
    },
  })
  await once(child, 'spawn')
  const ended = once(child, 'exit')
  process.once('exit', () => child.kill('SIGKILL'))
  const url = `http://127.0.0.1:${port}`
  while (!(await isReady(url)))
    await Promise.race([pause(100), ended.then(() => Promise.reject(new Error('caddy ended')))])
  return {
    urls: [url],
    async close() {
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.ok ?? false
}
