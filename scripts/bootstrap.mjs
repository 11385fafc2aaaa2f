/**
 * Runs before `npm start`, `npm test` and others, on any Node from 18: installs the packages of the lockfile if they
 * are missing, and prints one line.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Whether node_modules matches package-lock.json. npm writes node_modules/.package-lock.json as its last step, so an
 * interrupted installation does not count.
 *
 * @param {string} root
 */
export function isInstalled(root) {
  const installed = packagesOf(join(root, 'node_modules', '.package-lock.json'))
  const wanted = packagesOf(join(root, 'package-lock.json'))
  if (!installed || !wanted || !existsSync(join(root, 'node_modules', 'node', 'package.json'))) return false
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    const present = installed[path]
    // npm's list omits the root, and optional packages for other platforms.
    if (!present) return path === '' || optional === true
    return present.version === version && present.integrity === integrity
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
  console.log('Installing dependencies (npm ci). The first time this takes about a minute.')
  const npm = process.env.npm_execpath
  const options = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const { status, error } = npm
    ? spawnSync(process.execPath, [npm, ...options], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', options, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (error || status !== 0) {
    const reason = error ? error.message : `exit code ${status}`
    fail(`npm ci failed (${reason}), so nothing was started. Fix the cause above and try again.`)
  }
  if (!isInstalled(root)) {
    fail('npm ci succeeded, but node_modules does not match package-lock.json. Remove node_modules and try again.')
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
