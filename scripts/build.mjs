/**
 * Builds the web app if its sources are newer than the build. Turbo needs a second to find that nothing changed, and
 * does not work outside a git checkout. Comparing file sizes and times takes milliseconds.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, turbo } from './turbo.mjs'

const sources = ['apps/web', 'packages/api', 'packages/i18n', 'package-lock.json', 'turbo.json']
const skipped = new Set(['node_modules', 'dist', 'dist-types', '.turbo', '.git'])
const product = join(root, 'apps', 'web', 'dist', 'index.html')
const record = join(root, 'node_modules', '.cache', 'questboard', 'built')

/** Builds if stale. Ends the process with turbo's output if the build fails. */
export async function buildIfStale() {
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
