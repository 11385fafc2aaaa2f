import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, firefox } from '@playwright/test'
import { browserArguments, findTestBrowser } from './support/browser.ts'

// Every worker loads this file again: the environment passes on what the first one found.
process.env.CHROMIUM_PATH = findTestBrowser()
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_FOLDER ??= join(tmpdir(), `questboard-web-${randomUUID()}`)

process.env.E2E_FIREFOX ??= String(hasFirefox())

/** Runs in its own window size only. */
const narrow = 'narrow.spec.ts'

const phone = { hasTouch: true, isMobile: true }

const firefoxProject = {
  name: 'firefox',
  use: { browserName: 'firefox', viewport: { width: 1440, height: 900 }, launchOptions: {} },
  grep: /@smoke/,
} as const

const address = `http://127.0.0.1:${process.env.E2E_PORT}`

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than there are cores: tests without a connection wait for the app's next try.
  workers: Math.min(6, Math.max(3, availableParallelism() + 1)),
  // On a busy machine a test takes several times as long as on an idle one.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env.CI !== undefined,
  // On shared machines a test may time out because of other load. It is repeated once and reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    baseURL: address,
    // Other tests must not wait for its files; the offline tests allow it.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/Sofia',
    // A trace costs a third of a test's time. --trace=retain-on-failure writes them.
    trace: 'off',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserArguments },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, testIgnore: narrow },
    // What differs on a small touch screen, and each screen once.
    { name: 'phone', use: { ...phone, viewport: { width: 360, height: 740 } }, grep: /@phone/ },
    { name: 'narrow', use: { ...phone, viewport: { width: 320, height: 640 } }, testMatch: narrow },
    // What everyone does every day, in another engine.
    ...(process.env.E2E_FIREFOX === 'true' ? [firefoxProject] : []),
  ],
  webServer: {
    command: 'node ../scripts/build.mjs && exec node support/web-app.ts',
    env: { PORT: process.env.E2E_PORT, E2E_FOLDER: process.env.E2E_FOLDER },
    url: `${address}/readyz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 180_000,
  },
})

/** Playwright drives its own build of Firefox, which no package registry has. */
function hasFirefox(): boolean {
  const isInstalled = existsSync(firefox.executablePath())
  if (!isInstalled) {
    console.log('SKIPPED: the tests on Firefox. To run them, install it: npx playwright install --with-deps firefox')
  }
  return isInstalled
}

async function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const probe = createServer().once('error', reject)
  probe.listen(0, '127.0.0.1', () => {
    const bound = probe.address()
    probe.close(() => (bound && typeof bound === 'object' ? resolve(bound.port) : reject(new Error('no port is free'))))
  })
  return promise
}
