/**
 * Runs before `npm start`, `npm test` and the like, on whatever Node the machine has (18 or later):
 * installs what the lockfile names when it is not there yet, and says so in a line.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Whether node_modules holds what package-lock.json asks for. npm writes the tree that it installed into
 * node_modules/.package-lock.json as its last step, so an installation that was cut short does not count.
 *
 * @param {string} root
 */
export function isInstalled(root) {
  const installed = packagesOf(join(root, 'node_modules', '.package-lock.json'))
  const wanted = packagesOf(join(root, 'package-lock.json'))
  if (!installed || !wanted || !existsSync(join(root, 'node_modules', 'node', 'package.json'))) return false
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    const found = installed[path]
    // The root itself is not in npm's list; what is optional is left out where it does not fit the machine.
    if (!found) return path === '' || optional === true
    return found.version === version && found.integrity === integrity
  })
}

/**
 * @param {string} lockfile
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }> | undefined}
 */
function packagesOf(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, 'utf8')).packages
  } catch {
    return undefined
  }
}

/** @param {string} root */
function install(root) {
  console.log('Installing what Questboard needs (npm ci); the first time this takes about a minute.')
  const npm = process.env.npm_execpath
  const options = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const { status, error } = npm
    ? spawnSync(process.execPath, [npm, ...options], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', options, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (error || status !== 0) {
    const reason = error ? error.message : `exit code ${status}`
    fail(`npm ci failed (${reason}), so nothing was started. What it said above tells why; then try again.`)
  }
  if (!isInstalled(root)) {
    fail('npm ci ended well, but node_modules is not what package-lock.json names. Remove node_modules and try again.')
  }
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message)
  process.exit(1)
}

const self = fileURLToPath(import.meta.url)

if (process.argv[1] === self) {
  if (Number(process.versions.node.split('.')[0]) < 18) {
    fail(`Questboard needs Node 18 or later to install itself; this is ${process.version}.`)
  }
  const root = dirname(dirname(self))
  if (!isInstalled(root)) install(root)
}
