/**
 * `node scripts/trim-image.mjs FOLDER`: removes from an installation the packages that are in the bundle of the server,
 * and of the others what only development reads. The `Dockerfile` calls it.
 */
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { external } from '../apps/server/build/external.ts'

/** Types, the way back to sources, and texts for readers. */
const unread = /\.(d\.[cm]?ts|map|md|markdown|tsbuildinfo|flow)$/

const licence = /licen[cs]e|notice|copying/i

/**
 * Deletes files, and folders that are empty then. Licences stay beside the code that they are of, or that is in the
 * bundle.
 *
 * @param {string} folder
 * @param {(name: string) => boolean} isDropped
 */
function drop(folder, isDropped) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) drop(path, isDropped)
    else if (isDropped(entry.name) && !licence.test(entry.name)) rmSync(path)
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder)
}

/**
 * The named packages, and what they need.
 *
 * @param {string} packages the folder of all
 * @param {readonly string[]} names
 * @returns {Set<string>}
 */
function needed(packages, names) {
  /** @type {Set<string>} */
  const collected = new Set()
  /** @param {string} name */
  const add = (name) => {
    const file = join(packages, name, 'package.json')
    // Optional packages are for other systems, unless they are there.
    if (collected.has(name) || !existsSync(file)) return
    collected.add(name)
    const { dependencies, optionalDependencies, peerDependencies } = JSON.parse(readFileSync(file, 'utf8'))
    Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }).forEach(add)
  }
  names.forEach(add)
  return collected
}

/**
 * The installed packages, without those of the project, which are links.
 *
 * @param {string} packages
 * @returns {string[]}
 */
const installed = (packages) =>
  readdirSync(packages, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== '@questboard')
    .flatMap(({ name }) =>
      name.startsWith('@') ? readdirSync(join(packages, name)).map((part) => `${name}/${part}`) : [name],
    )

const [root] = process.argv.slice(2)
if (root === undefined) throw new Error('node scripts/trim-image.mjs FOLDER')
const packages = join(root, 'node_modules')
const keptNames = needed(packages, external)
for (const name of installed(packages)) {
  drop(join(packages, name), (file) => !keptNames.has(name) || unread.test(file))
}
