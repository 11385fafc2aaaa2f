/**
 * `node scripts/trim-image.mjs FOLDER`: removes from an installation what only development reads. The `Dockerfile` calls
 * it: a third of what npm installs is for compilers and debuggers.
 */
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Types, the way back to sources, and texts for readers. */
const unread = /\.(d\.[cm]?ts|map|md|markdown|tsbuildinfo|flow)$/

/** Licences stay beside the code that they are of. */
const licence = /licen[cs]e|notice|copying/i

/** Packages that other packages name as dependencies, and no code of the server loads. */
const unloaded = ['typescript', '@typescript', '@types', '@rollup', '@lingui', '@jest', 'jiti']

/** @param {string} folder */
function trim(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) trim(path)
    else if (unread.test(entry.name) && !licence.test(entry.name)) rmSync(path)
  }
}

const [root] = process.argv.slice(2)
if (root === undefined) throw new Error('node scripts/trim-image.mjs FOLDER')
for (const name of unloaded) rmSync(join(root, 'node_modules', name), { recursive: true, force: true })
trim(join(root, 'node_modules'))
