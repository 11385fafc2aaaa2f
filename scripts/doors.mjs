/**
 * The doors of the house that Biome has no rule for: file vocabulary, length of files, types alone from the api in the
 * browser, no circle among domains, and nobody but the ledger moves a balance.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * @typedef {{ path: string, text: string, imports: Import[] }} Source
 * @typedef {{ from: string, names: string, typeOnly: boolean }} Import
 * @typedef {{ path: string, message: string }} Fault
 */

const rooms = ['apps', 'packages', 'tests', 'scripts', 'examples']
const skipped = new Set(['node_modules', 'dist', 'dist-types', 'migrations', 'test-results', 'coverage'])

const vague = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'shared', 'lib', 'stuff', 'index'])

const domains = [
  ...['auth', 'profile', 'tasks', 'tags', 'rewards', 'missions', 'groups', 'group-tasks', 'group-rewards'],
  ...[
    'group-missions',
    'board',
    'store',
    'payments',
    'generation',
    'email',
    'privacy',
    'notifications',
    'dashboard',
    'days',
    'config',
    'tokens',
    'webhooks',
    // A domain of its own: notifications write deliveries, and webhooks read notifications.
    'webhooks/deliveries',
    'calendar',
    'import-export',
  ],
]
const roomsOfDomains = [
  { folder: 'packages/api/src', also: ['kernel', 'ledger', 'game', 'periods'] },
  // The pages before one signs in are named as a visitor sees them.
  {
    folder: 'apps/web/src/features',
    also: [
      ...['welcome', 'account', 'ledger', 'approvals', 'invitations', 'sessions', 'social'],
      ...['offline', 'shortcuts', 'celebration'],
    ],
  },
]

const mostLines = 300
const mayBeLonger = [
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
 * Every fault in the tree under `root`, ordered by path.
 *
 * @param {string} root
 * @returns {Fault[]}
 */
export function inspect(root) {
  const sources = rooms.flatMap((room) => sourcesIn(root, room))
  const entries = entriesOf(root)
  return [
    ...sources.flatMap((source) => vocabularyFaults(source, entries)),
    ...sources.flatMap(lengthFaults),
    ...sources.flatMap(typeOnlyFaults),
    ...sources.flatMap(ledgerFaults),
    ...circleFaults(sources),
  ].sort((one, other) => one.path.localeCompare(other.path))
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
 * The files that packages name as their entries: the only places for an index.
 *
 * @param {string} root
 */
function entriesOf(root) {
  const entries = new Set()
  for (const room of ['apps', 'packages']) {
    if (!existsSync(join(root, room))) continue
    for (const name of readdirSync(join(root, room))) {
      const manifest = join(root, room, name, 'package.json')
      if (!existsSync(manifest)) continue
      const { exports = {} } = JSON.parse(readFileSync(manifest, 'utf8'))
      for (const target of Object.values(exports)) entries.add(normalize(`${room}/${name}/${target}`))
    }
  }
  return entries
}

/**
 * @param {Source} source
 * @param {Set<string>} entries
 * @returns {Fault[]}
 */
function vocabularyFaults({ path }, entries) {
  // In the router's folder the names are addresses, and index is the word for a folder's own.
  if (entries.has(path) || path.startsWith('apps/web/src/routes/')) return []
  const faults = []
  for (const part of path.split('/')) {
    const word = part.split('.')[0]
    if (word && vague.has(word)) faults.push({ path, message: `"${word}" says nothing: name it for what it does.` })
  }
  for (const { folder, also } of roomsOfDomains) {
    const domain = domainOf(path, folder)
    if (domain && !domains.includes(domain) && !also.includes(domain)) {
      faults.push({ path, message: `"${domain}" is no domain; ${folder} divides by domain.` })
    }
  }
  return faults
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
 * @returns {Fault[]}
 */
function lengthFaults({ path, text }) {
  const lines = text.trimEnd().split('\n').length
  if (lines <= mostLines || mayBeLonger.some(({ pattern }) => pattern.test(path))) return []
  return [{ path, message: `${lines} lines; more than ${mostLines} do more than one thing.` }]
}

/**
 * @param {Source} source
 * @returns {Fault[]}
 */
function typeOnlyFaults({ path, imports }) {
  if (!path.startsWith('apps/web/src/')) return []
  return imports
    .filter(({ from, typeOnly }) => from === '@questboard/api' && !typeOnly)
    .map(() => ({ path, message: 'The web takes types alone from @questboard/api: import type.' }))
}

/**
 * @param {Source} source
 * @returns {Fault[]}
 */
function ledgerFaults({ path, text, imports }) {
  const keeper = /^(packages\/api\/src\/ledger|packages\/db|tests|scripts)\//.test(path) || /\.test\.tsx?$/.test(path)
  if (keeper) return []
  const faults = []
  const takesLedger = imports.some(({ from, names }) => from.startsWith('@questboard/db') && /\bledger\b/.test(names))
  if (takesLedger || /\bschema\.ledger\b/.test(text) || writesLedgerInSql.test(text)) {
    faults.push({ path, message: 'Only ledger/ touches the ledger: call its verbs.' })
  }
  const written = text.matchAll(writesBalances).map(({ index, 0: call }) => argumentAt(text, index + call.length))
  if (written.some((values) => balances.test(values)) || writesBalancesInSql.test(text)) {
    faults.push({ path, message: 'Only ledger/ writes balances: call its verbs.' })
  }
  return faults
}

/**
 * The text of a call's argument that begins at `start`, up to the parenthesis that closes the call.
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
 * @returns {Fault[]}
 */
function circleFaults(sources) {
  const folder = 'packages/api/src'
  /** @type {Map<string, Map<string, string>>} */
  const reach = new Map()
  for (const { path, imports } of sources) {
    const domain = domainOf(path, folder)
    if (!domain || path.endsWith('.test.ts')) continue
    const targets = reach.get(domain) ?? new Map()
    reach.set(domain, targets)
    for (const { from, typeOnly } of imports) {
      const target = from.startsWith('.') ? domainOf(normalize(join(dirname(path), from)), folder) : undefined
      if (target && target !== domain && !typeOnly) targets.set(target, path)
    }
  }
  return [...reach.keys()].flatMap((start) => {
    const circle = shortestCircle(reach, start)
    // A circle is told once, at the first of its domains by name.
    if (!circle || circle.some((domain) => domain < start)) return []
    const path = reach.get(start)?.get(circle[1] ?? '') ?? folder
    return [{ path, message: `Domains in a circle: ${circle.join(' -> ')}.` }]
  })
}

/**
 * @param {Map<string, Map<string, string>>} reach
 * @param {string} start
 * @returns {string[] | undefined}
 */
function shortestCircle(reach, start) {
  const ways = [[start]]
  const seen = new Set()
  for (const way of ways) {
    for (const next of reach.get(way.at(-1) ?? '')?.keys() ?? []) {
      if (next === start) return [...way, start]
      if (!seen.has(next)) ways.push([...way, next])
      seen.add(next)
    }
  }
  return undefined
}

if (import.meta.main) {
  const faults = inspect(dirname(dirname(fileURLToPath(import.meta.url))))
  for (const { path, message } of faults) console.error(`${path}: ${message}`)
  if (faults.length > 0) process.exit(1)
}
