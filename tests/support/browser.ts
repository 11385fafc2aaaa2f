import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { chromium } from '@playwright/test'

/** Lets a browser start in a container as any user, and blocks connections to other hosts. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Otherwise a spare process is started for each context, and most end unused.
  '--renderer-process-limit=1',
]

const commands = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome']

const shellCommands = ['chromium-headless-shell', 'chrome-headless-shell']

const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const advice =
  'No Chromium was found, and none could be installed. Install Google Chrome or Chromium (on Debian: ' +
  'apt-get install -y chromium; elsewhere: npx playwright install --with-deps chromium), or name one in CHROMIUM_PATH.'

/**
 * The path of a Chromium for tests. A headless shell is preferred, because tests take a third less time in it; on
 * continuous integration and on a machine without a browser it is installed. CHROMIUM_PATH names another one.
 *
 * @throws Error that says what to install
 */
export function findTestBrowser(): string {
  if (process.env.CHROMIUM_PATH) return findBrowser()
  const shell = findShell()
  if (shell) return shell
  if (process.env.CI || !findInstalled()) installFromDebian('chromium-headless-shell')
  return findShell() ?? findBrowser()
}

/**
 * The path of a working Chromium: CHROMIUM_PATH, an installed one, Playwright's, or one that is installed now.
 *
 * @throws Error that says what to install
 */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, where no file is.`)
    return named
  }
  const browser = findInstalled() ?? installBrowser()
  if (!browser) throw new Error(advice)
  return browser
}

/**
 * The path of a Chromium that shows notifications, which headless shells do not.
 *
 * @throws Error that says what to install
 */
export function findBrowserWithNotifications(): string {
  const browser = findInstalled() ?? installBrowser()
  if (!browser) throw new Error(advice)
  return browser
}

const findInstalled = () => working([...onPath(commands), ...places, chromium.executablePath()])

const findShell = () => working(onPath(shellCommands))

function onPath(names: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

const working = (paths: string[]) => paths.find((path) => existsSync(path) && starts(path))

/** Some systems have a stub that only prints how to install the browser. */
const starts = (path: string): boolean => spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0

function installBrowser(): string | undefined {
  installFromDebian('chromium')
  const browser = findInstalled()
  if (browser) return browser
  const playwright = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js')
  // Without root, only the browser can be installed, not its libraries.
  run(process.execPath, [playwright, 'install', ...(isRoot() ? ['--with-deps'] : []), 'chromium'])
  return findInstalled()
}

const isRoot = (): boolean => process.getuid?.() === 0

/** Does nothing on other systems, or without root. */
function installFromDebian(name: string): void {
  const isDebian = existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  if (!isRoot() || !isDebian) return
  console.log(`Installing ${name} for the browser tests.`)
  run('apt-get', ['update', '--quiet=2', ...impatient])
  run('apt-get', ['install', '--yes', '--quiet=2', '--no-install-recommends', ...impatient, name])
}

const impatient = ['--option=Acquire::http::Timeout=20', '--option=Acquire::Retries=1']

function run(command: string, options: string[]): void {
  spawnSync(command, options, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}
