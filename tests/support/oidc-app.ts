import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serverProgram } from '../start/processes.ts'
import { appDatabaseUrl } from './app-database.ts'
import type { OidcProvider } from './oidc-provider.ts'

export interface OidcApp {
  /** `http://127.0.0.1:PORT`. */
  address: string
  close(): Promise<void>
}

/**
 * Another server of the app of the browser tests, on the same database, that signs in with an identity provider, which
 * must fail until the server has started.
 */
export async function openOidcApp(provider: OidcProvider, more: NodeJS.ProcessEnv = {}): Promise<OidcApp> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const { issuer, clientId, clientSecret, name } = provider.settings
  const server = spawn(process.execPath, [serverProgram], {
    cwd: join(import.meta.dirname, '..', '..'),
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: process.env.E2E_FOLDER,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'fatal',
      DATABASE_URL: appDatabaseUrl(),
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_NAME: name,
      ...more,
    },
  })
  await untilReady(server, address)
  return {
    address,
    async close() {
      if (server.exitCode !== null) return
      server.kill()
      await once(server, 'exit')
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/**
 * Until it serves, and has loaded the library of providers, which takes a busy machine seconds. The provider is away
 * meanwhile, so that nothing of it is known yet.
 */
async function untilReady(server: ChildProcess, address: string): Promise<void> {
  while (server.exitCode === null) {
    const begun = await fetch(`${address}/api/auth/oidc/start`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(30_000),
    }).catch(() => null)
    if (begun && JSON.stringify(await begun.json()).includes('signInProviderAway')) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`the server with an identity provider ended with ${server.exitCode}`)
}
