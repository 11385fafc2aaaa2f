/**
 * Builds the web app if its sources are newer than the build, and the archive from which a first start takes its
 * database. Turbo needs a second to find that nothing changed, and
 * does not work outside a git checkout. Comparing file sizes and times takes milliseconds.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, turbo } from './turbo.mjs'

const sources = ['apps/web', 'packages/api', 'packages/i18n', 'package-lock.json', 'turbo.json']
const skipped = new Set(['node_modules', 'dist', 'dist-types', '.turbo', '.git'])
const product = join(root, 'apps', 'web', 'dist', 'index.html')
const record = join(root, 'node_modules', '.cache', 'questboard', 'built')

/** Builds if stale. Ends the process with the output if a build fails. */
export async function buildIfStale() {
  await buildWebAppIfStale()
  await buildNewDatabaseIfMissing()
}

/** In a process of its own, which gives its memory back. */
async function buildNewDatabaseIfMissing() {
  const { newDatabaseFile } = await import('../packages/db/src/new-database.ts')
  if (existsSync(await newDatabaseFile())) return
  console.log('Preparing a new database.')
  const script = join(root, 'packages', 'db', 'src', 'write-new-database.ts')
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' })
  if (status !== 0) {
    console.error('The new database could not be prepared. The reason is above.')
    process.exit(status ?? 1)
  }
}

async function buildWebAppIfStale() {
  const before = stampOf(sources)
  if (existsSync(product) && recorded() === before) return
  console.log('Building the web app.')
  const { status, output } = await turbo(['run', 'build', '--output-logs=new-only'], { quiet: true })
  if (status !== 0) {
    console.error(output)
    console.error('The web app could not be built. The reason is above.')
    process.exit(status)
  }
  mkdirSync(dirname(record), { recursive: true })
  writeFileSync(record, before)
}

function recorded() {
  return existsSync(record) ? readFileSync(record, 'utf8') : ''
}

/** @param {string[]} paths */
function stampOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) addStamp(hash, path)
  return hash.digest('hex')
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} path
 */
function addStamp(hash, path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false })
  if (stats?.isDirectory()) {
    for (const name of readdirSync(join(root, path)).sort()) if (!skipped.has(name)) addStamp(hash, `${path}/${name}`)
  } else if (stats && !path.endsWith('.gen.ts')) {
    hash.update(`${path} ${stats.size} ${stats.mtimeMs}\n`)
  }
}

if (import.meta.main) await buildIfStale()
