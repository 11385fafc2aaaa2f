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
]

const commands = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome']

const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const advice =
  'No Chromium was found, and none could be installed. Install Google Chrome or Chromium (on Debian: ' +
  'apt-get install -y chromium; elsewhere: npx playwright install --with-deps chromium), or name one in CHROMIUM_PATH.'

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
  const found = findInstalled() ?? installBrowser()
  if (!found) throw new Error(advice)
  return found
}

function findInstalled(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const installed = commands.flatMap((command) => folders.map((folder) => join(folder, command)))
  return [...installed, ...places, chromium.executablePath()].find((path) => existsSync(path) && starts(path))
}

/** Some systems have a stub that only prints how to install the browser. */
const starts = (path: string): boolean => spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0

function installBrowser(): string | undefined {
  console.log('No Chromium was found for the browser tests; installing one.')
  const root = process.getuid?.() === 0
  const debian = existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  if (root && debian) {
    run('apt-get', ['update', '--quiet=2'])
    run('apt-get', ['install', '--yes', '--quiet=2', '--no-install-recommends', 'chromium'])
    const found = findInstalled()
    if (found) return found
  }
  const playwright = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js')
  // Without root, only the browser can be installed, not its libraries.
  run(process.execPath, [playwright, 'install', ...(root ? ['--with-deps'] : []), 'chromium'])
  return findInstalled()
}

function run(command: string, options: string[]): void {
  spawnSync(command, options, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}
