/**
 * Checks the module boundaries that Biome has no rule for: file names, file length, type-only imports of the API in the
 * web app, cycles between domains, and writes to balances outside of the ledger.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/**
 * @typedef {{ path: string, text: string, imports: Import[] }} Source
 * @typedef {{ from: string, names: string, typeOnly: boolean }} Import
 * @typedef {{ path: string, message: string }} Problem
 */

const roots = ['apps', 'packages', 'tests', 'scripts', 'examples']
const skipped = new Set(['node_modules', 'dist', 'dist-types', 'migrations', 'test-results', 'coverage'])

const vague = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'shared', 'lib', 'stuff', 'index'])

/** @param {Record<string, string>} groups folders by group, as in the table of ARCHITECTURE.md */
const foldersOf = (groups) => Object.values(groups).flatMap((folders) => folders.split(' '))

const domains = foldersOf({
  accounts: 'auth profile privacy tokens oauth installation config',
  play: 'tasks tags missions rewards board store generation payments dashboard',
  time: 'days days-off history',
  groups: 'groups group-tasks group-missions group-rewards deeds promises pools children',
  devices: 'devices pins',
  messages: 'notifications preferences email digests push',
  exchange: 'events webhooks calendar import-export',
})

const domainFolders = [
  {
    folder: 'packages/api/src',
    also: foldersOf({
      time: 'schedules periods',
      shared: 'kernel ledger game players group-items outbound',
    }),
  },
  // Pages for signed-out visitors are named as the visitor sees them.
  {
    folder: 'apps/web/src/features',
    also: foldersOf({
      accounts: 'welcome account account-restore sessions social quick-start',
      play: 'ledger statistics month celebration',
      groups: 'approvals invitations group-page group-board',
      devices: 'tablet',
      everywhere: 'offline shortcuts',
    }),
  },
]

const maxLines = 300
const longerFiles = [
  { pattern: /\.gen\.ts$/, reason: 'generated' },
  { pattern: /\.(test|spec)\.tsx?$/, reason: 'a list of cases reads from top to bottom' },
]

const importsFrom =
  /^(?:import|export)\s+(type\s+)?((?:[\w$]+\s*,\s*)?(?:\{[^}]*\}|\*(?:\s+as\s+[\w$]+)?|[\w$]+))\s*from\s*['"]([^'"]+)['"]/gm

const balances = /[{,]\s*(gold|gems|exp|ruby)\s*[:,}]/
const balanceTables = '(?:schema\\.)?(?:users|memberships)'
const writesBalances = new RegExp(`\\.(?:update|insert)\\(\\s*${balanceTables}\\s*\\)\\s*\\.(?:set|values)\\(`, 'g')
const writesBalancesInSql = /\bupdate\s+"?(?:users|memberships)"?\s+set\b[^`;]*\b(?:gold|gems|exp|ruby)"?\s*=/i
const writesLedgerInSql = /\binsert\s+into\s+"?ledger\b/i

/**
 * Every problem in the tree under `root`, ordered by path.
 *
 * @param {string} root
 * @returns {Problem[]}
 */
export function inspect(root) {
  const sources = roots.flatMap((folder) => sourcesIn(root, folder))
  const entries = entriesOf(root)
  return [
    ...sources.flatMap((source) => nameProblems(source, entries)),
    ...sources.flatMap(lengthProblems),
    ...sources.flatMap(typeOnlyProblems),
    ...sources.flatMap(ledgerProblems),
    ...domainFolders.flatMap(({ folder }) => cycleProblems(sources, folder)),
  ].sort((a, b) => a.path.localeCompare(b.path))
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {Source[]}
 */
function sourcesIn(root, folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : sourcesIn(root, path)
    if (!/\.(tsx?|m?js|css)$/.test(entry.name)) return []
    const text = readFileSync(join(root, path), 'utf8')
    return [{ path, text, imports: importsIn(text) }]
  })
}

/**
 * @param {string} text
 * @returns {Import[]}
 */
function importsIn(text) {
  const declared = text.matchAll(importsFrom)
  const called = text.matchAll(/\bimport\s*\(\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]/gm)
  return [
    ...declared.map(([, type, names = '', from = '']) => ({ from, names, typeOnly: type !== undefined })),
    ...called.map(([, lazy, bare]) => ({ from: lazy ?? bare ?? '', names: '', typeOnly: false })),
  ]
}

/**
 * The entry files of all packages: only these may be named index.
 *
 * @param {string} root
 */
function entriesOf(root) {
  const entries = new Set()
  for (const folder of ['apps', 'packages']) {
    if (!existsSync(join(root, folder))) continue
    for (const name of readdirSync(join(root, folder))) {
      const manifest = join(root, folder, name, 'package.json')
      if (!existsSync(manifest)) continue
      const { exports = {} } = JSON.parse(readFileSync(manifest, 'utf8'))
      for (const target of Object.values(exports)) entries.add(normalize(`${folder}/${name}/${target}`))
    }
  }
  return entries
}

/**
 * @param {Source} source
 * @param {Set<string>} entries
 * @returns {Problem[]}
 */
function nameProblems({ path }, entries) {
  // Route files are named after their URL, and `index` is the router's name for the root of a folder.
  if (entries.has(path) || path.startsWith('apps/web/src/routes/')) return []
  const problems = []
  for (const part of path.split('/')) {
    const word = part.split('.')[0]
    if (word && vague.has(word))
      problems.push({ path, message: `"${word}" is a vague name: name it for what it does.` })
  }
  for (const { folder, also } of domainFolders) {
    const domain = domainOf(path, folder)
    if (domain && !domains.includes(domain) && !also.includes(domain)) {
      problems.push({ path, message: `"${domain}" is not a domain; ${folder} is divided by domain.` })
    }
  }
  return problems
}

/**
 * @param {string} path
 * @param {string} folder
 */
function domainOf(path, folder) {
  if (!path.startsWith(`${folder}/`)) return undefined
  const [domain = '', part = '', ...file] = path.slice(folder.length + 1).split('/')
  if (part === '') return undefined
  return file.length > 0 && domains.includes(`${domain}/${part}`) ? `${domain}/${part}` : domain
}

/**
 * @param {Source} source
 * @returns {Problem[]}
 */
function lengthProblems({ path, text }) {
  const lines = text.trimEnd().split('\n').length
  if (lines <= maxLines || longerFiles.some(({ pattern }) => pattern.test(path))) return []
  return [{ path, message: `${lines} lines; the limit is ${maxLines}; split the file.` }]
}

/**
 * @param {Source} source
 * @returns {Problem[]}
 */
function typeOnlyProblems({ path, imports }) {
  if (!path.startsWith('apps/web/src/')) return []
  return imports
    .filter(({ from, typeOnly }) => from === '@questboard/api' && !typeOnly)
    .map(() => ({ path, message: 'The web app imports only types from @questboard/api: use import type.' }))
}

/**
 * @param {Source} source
 * @returns {Problem[]}
 */
function ledgerProblems({ path, text, imports }) {
  const exempt = /^(packages\/api\/src\/ledger|packages\/db|tests|scripts)\//.test(path) || /\.test\.tsx?$/.test(path)
  if (exempt) return []
  const problems = []
  const takesLedger = imports.some(({ from, names }) => from.startsWith('@questboard/db') && /\bledger\b/.test(names))
  if (takesLedger || /\bschema\.ledger\b/.test(text) || writesLedgerInSql.test(text)) {
    problems.push({ path, message: 'Only ledger/ touches the ledger: call its functions.' })
  }
  const written = text.matchAll(writesBalances).map(({ index, 0: call }) => argumentAt(text, index + call.length))
  if (written.some((values) => balances.test(values)) || writesBalancesInSql.test(text)) {
    problems.push({ path, message: 'Only ledger/ writes balances: call its functions.' })
  }
  return problems
}

/**
 * The argument text of a call from `start` to the closing parenthesis.
 *
 * @param {string} text
 * @param {number} start
 */
function argumentAt(text, start) {
  let depth = 1
  let end = start
  while (end < text.length && depth > 0) {
    if (text[end] === '(') depth += 1
    if (text[end] === ')') depth -= 1
    end += 1
  }
  return text.slice(start, end)
}

/**
 * @param {Source[]} sources
 * @param {string} folder the folder of the domains
 * @returns {Problem[]}
 */
function cycleProblems(sources, folder) {
  /** @type {Map<string, Map<string, string>>} */
  const reach = new Map()
  for (const { path, imports } of sources) {
    const domain = domainOf(path, folder)
    if (!domain || path.endsWith('.test.ts')) continue
    const targets = reach.get(domain) ?? new Map()
    reach.set(domain, targets)
    for (const { from } of imports) {
      const target = from.startsWith('.') ? domainOf(normalize(join(dirname(path), from)), folder) : undefined
      if (target && target !== domain) targets.set(target, path)
    }
  }
  return [...reach.keys()].flatMap((start) => {
    const cycle = shortestCycle(reach, start)
    // Report each cycle once, at its first domain by name.
    if (!cycle || cycle.some((domain) => domain < start)) return []
    const path = reach.get(start)?.get(cycle[1] ?? '') ?? folder
    return [{ path, message: `Domain cycle: ${cycle.join(' -> ')}.` }]
  })
}

/**
 * @param {Map<string, Map<string, string>>} reach
 * @param {string} start
 * @returns {string[] | undefined}
 */
function shortestCycle(reach, start) {
  const paths = [[start]]
  const seen = new Set()
  for (const path of paths) {
    for (const next of reach.get(path.at(-1) ?? '')?.keys() ?? []) {
      if (next === start) return [...path, start]
      if (!seen.has(next)) paths.push([...path, next])
      seen.add(next)
    }
  }
  return undefined
}

if (import.meta.main) {
  const problems = inspect(join(import.meta.dirname, '../..'))
  for (const { path, message } of problems) console.error(`${path}: ${message}`)
  if (problems.length > 0) process.exit(1)
}
