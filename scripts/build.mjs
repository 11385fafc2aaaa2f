/**
 * Builds what is older than its sources: the web app, and the bundle from which the server starts. Also writes the
 * archive from which a first start takes its database. Turbo needs a second to find that nothing changed, and does not
 * work outside a git checkout. Comparing file sizes and times takes milliseconds.
 *
 * `node scripts/build.mjs server` leaves the web app out.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { turbo } from './turbo.mjs'

/** The sources of each product. */
const web = ['apps/web', 'packages/api', 'packages/i18n', 'package-lock.json', 'turbo.json']
const server = ['apps/server', 'packages/api', 'packages/db', 'packages/i18n', 'package-lock.json']
const skipped = new Set(['node_modules', 'dist', 'dist-types', '.turbo', '.git'])
const page = join(root, 'apps', 'web', 'dist', 'index.html')
const bundle = join(root, 'apps', 'server', 'dist', 'bundle')
const records = join(root, 'node_modules', '.cache', 'questboard')

/** The programs of the bundle. */
export const serverProgram = join(bundle, 'main.js')
export const operatorProgram = join(bundle, 'operator.js')

/** Builds if stale. Ends the process with the output if a build fails. */
export async function buildIfStale() {
  await buildWebAppIfStale()
  buildServerIfStale()
  await buildNewDatabaseIfMissing()
}

/** Bundles the server if it has changed. Prints nothing if it succeeds, since it takes a second or two. */
export function buildServerIfStale() {
  const before = stampOf(server)
  if (existsSync(serverProgram) && recorded('server') === before) return
  run(join(root, 'apps', 'server', 'build', 'bundle.ts'), 'The server could not be bundled. The reason is above.')
  record('server', before)
}

/** Builds the new database in a separate process, which gives its memory back. */
async function buildNewDatabaseIfMissing() {
  const { newDatabaseFile } = await import('../packages/db/src/new-database.ts')
  if (existsSync(await newDatabaseFile())) return
  console.log('Preparing a new database.')
  const script = join(root, 'packages', 'db', 'src', 'write-new-database.ts')
  run(script, 'The new database could not be prepared. The reason is above.')
}

/**
 * @param {string} script
 * @param {string} failed
 */
function run(script, failed) {
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' })
  if (status === 0) return
  console.error(failed)
  process.exit(status ?? 1)
}

async function buildWebAppIfStale() {
  const before = stampOf(web)
  if (existsSync(page) && recorded('web') === before) return
  console.log('Building the web app.')
  const { status, output } = await turbo(['run', 'build', '--output-logs=new-only'], { quiet: true })
  if (status !== 0) {
    console.error(output)
    console.error('The web app could not be built. The reason is above.')
    process.exit(status)
  }
  record('web', before)
}

/** @param {string} product */
function recorded(product) {
  const file = join(records, product)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/**
 * @param {string} product
 * @param {string} stamp
 */
function record(product, stamp) {
  mkdirSync(records, { recursive: true })
  writeFileSync(join(records, product), stamp)
}

/** @type {Map<string, string>} */
const stamps = new Map()

/**
 * Looks at each path once, since the products share most of their sources.
 *
 * @param {string[]} paths
 */
function stampOf(paths) {
  for (const path of paths) if (!stamps.has(path)) stamps.set(path, linesOf(path).join(''))
  return createHash('sha256')
    .update(paths.map((path) => stamps.get(path)).join(''))
    .digest('hex')
}

/**
 * A line for each file.
 *
 * @param {string} path
 * @returns {string[]}
 */
function linesOf(path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false })
  if (stats?.isDirectory()) {
    const names = readdirSync(join(root, path)).sort()
    return names.flatMap((name) => (skipped.has(name) ? [] : linesOf(`${path}/${name}`)))
  }
  return stats && !path.endsWith('.gen.ts') ? [`${path} ${stats.size} ${stats.mtimeMs}\n`] : []
}

if (import.meta.main) await (process.argv[2] === 'server' ? buildServerIfStale() : buildIfStale())
