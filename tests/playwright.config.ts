import { createServer } from 'node:net'
import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from './support/browser.ts'

// Every worker reads this file again: what the first one found is handed on by the environment.
process.env.CHROMIUM_PATH = findBrowser()
process.env.E2E_PORT ??= String(await freePort())

const address = `http://127.0.0.1:${process.env.E2E_PORT}`

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  use: {
    baseURL: address,
    locale: 'en-GB',
    timezoneId: 'Europe/Sofia',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserArguments },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
  ],
  webServer: {
    command: 'node ../scripts/build.mjs && exec node support/web-app.ts',
    env: { PORT: process.env.E2E_PORT },
    url: `${address}/readyz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 180_000,
  },
})

async function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const probe = createServer().once('error', reject)
  probe.listen(0, '127.0.0.1', () => {
    const bound = probe.address()
    probe.close(() => (bound && typeof bound === 'object' ? resolve(bound.port) : reject(new Error('no port is free'))))
  })
  return promise
}
