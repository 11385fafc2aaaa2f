/**
 * Finds words that the style guide of CONTRIBUTING.md rules out: in Markdown, in comments and test names of the code,
 * in sentences that the code logs, throws or describes the API with, and in the source strings of the interface.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ path: string, line: number, word: string, text: string }} Finding */

/**
 * What to write instead is in the message of a finding. `notesOnly`: only in Markdown and comments, not in names of
 * tests and in sentences of the code.
 *
 * @type {{ pattern: RegExp, instead: string, notesOnly?: boolean }[]}
 */
const banned = [
  { pattern: /\banew\b/i, instead: 'again' },
  { pattern: /\bwhoever\b/i, instead: 'anyone who, the user who' },
  { pattern: /\bof one[’']s own\b/i, instead: 'a separate, a personal' },
  { pattern: /\b(?:comes|came) to\b/i, instead: 'is, returns' },
  { pattern: /\bas far as\b/i, instead: 'if, to the extent that' },
  { pattern: /\btold\b/i, instead: 'notified, sent, returned, shown' },
  { pattern: /\b(?:any|every|no|some)body\b/i, instead: 'no one, another user, all members' },
  { pattern: /\bgo(?:es)? on\b/i, instead: 'continues' },
  { pattern: /\bat its word\b/i, instead: 'trust, believe' },
  { pattern: /\bby which\b/i, instead: 'with which, that' },
  { pattern: /\bturned over\b/i, instead: 'flipped, open' },
  { pattern: /\bstands?\b(?!-in| for| still)/i, instead: 'is, is shown, is listed' },
  { pattern: /\blanes?\b/i, instead: 'queue, worker' },
  { pattern: /\bletters?\b/i, instead: 'e-mail; or character' },
  { pattern: /\bdoors?\b/i, instead: 'module boundary' },
  { pattern: /\bthe own\b/i, instead: 'their own, your own, its own', notesOnly: true },
  {
    pattern: /(?<!\bthere )\b(?:is|are|was|were) no (?!longer\b|more\b|one\b)/i,
    instead: 'is not a, are not; or “there is no”',
    notesOnly: true,
  },
]

/** Files and folders that are checked. Add a path once it is clean. */
const checked = [
  ...[
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'README.md',
    'SECURITY.md',
    'docs',
    'examples',
    'deploy',
    'scripts',
    'tests',
  ],
  ...[
    'packages/client',
    'packages/db/src',
    'packages/i18n',
    'packages/api/src',
    'apps/server/src',
    'apps/web/src',
    'apps/web/build',
    'apps/server/build',
  ],
  ...['apps/web/public', 'apps/web/service-worker'],
]

const skipped = new Set(['node_modules', 'dist', 'dist-types', 'test-results', 'screenshots'])

/** Uses in another sense, by file. */
const allowed = new Map([
  ['docs/configuration.md', ['letters']],
  ['docs/decisions/first-load-size.md', ['letter']],
  ['docs/decisions/storage-bounds.md', ['letter']],
  ['docs/scale-out.md', ['letters']],
  // Characters.
  ...[
    'features/account/password-strength.ts',
    'features/shortcuts/shortcuts.ts',
    'features/tasks/quick-add.ts',
    'layout/LanguageSwitch.tsx',
    'ui/initials.ts',
    'ui/keys.ts',
    'ui/keys.test.ts',
  ].map((path) => /** @type {[string, string[]]} */ ([`apps/web/src/${path}`, ['letter', 'letters']])),
  ['scripts/checks/language.test.ts', ['told', 'as far as']],
  // Characters that a person types, or that a picture lacks.
  ['packages/api/src/devices/schema.ts', ['letters']],
  ['packages/api/src/generation/prompts.ts', ['letters']],
  // Pieces on a board, and a cell of a table.
  ['apps/server/src/transports/mcp/tools.ts', ['stands']],
  ['apps/web/src/features/group-board/crowds.ts', ['stand']],
  ['apps/web/src/features/import-export/cut.ts', ['stand']],
  // A parameter of argon2.
  ['packages/api/src/auth/passwords.ts', ['lane']],
  // The castle of a board.
  ['packages/i18n/src/catalogs/store/en.po', ['doors']],
  ['apps/web/src/features/store/board-texts.ts', ['doors']],
])

/**
 * @param {string} root
 * @param {readonly string[]} paths
 * @returns {Finding[]} ordered by path and line
 */
export function inspectLanguage(root, paths = checked) {
  return paths
    .flatMap((path) => filesIn(root, path))
    .flatMap((path) =>
      proseOf(path, readFileSync(join(root, path), 'utf8')).flatMap(({ line, text, quoted }) =>
        banned
          .filter(({ notesOnly }) => !notesOnly || !quoted)
          .map(({ pattern, instead }) => ({ word: pattern.exec(text)?.[0], instead }))
          .filter(({ word }) => word && !allowed.get(path)?.includes(word.toLowerCase()))
          .map(({ word = '', instead }) => ({ path, line, word, text: `"${word}": write ${instead}` })),
      ),
    )
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(root, path) {
  if (!existsSync(join(root, path))) return []
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path))
    .filter((name) => !skipped.has(name))
    .sort()
    .flatMap((name) => filesIn(root, `${path}/${name}`))
}

/**
 * The lines of a file that people read as English. `quoted`: a string of the code.
 *
 * @param {string} path
 * @param {string} text
 * @returns {{ line: number, text: string, quoted?: boolean }[]}
 */
export function proseOf(path, text) {
  const lines = text.split('\n').map((line, index) => ({ line: index + 1, text: line }))
  if (path.endsWith('.md')) return outsideOfCode(lines)
  if (path.endsWith('/en.po')) {
    return lines.filter((line) => /^(?:msgid )?"/.test(line.text)).map((line) => ({ ...line, quoted: true }))
  }
  if (/\.(?:ya?ml|Caddyfile)$|Caddyfile$/.test(path)) return lines.filter((line) => /^\s*#/.test(line.text))
  if (/\.(?:tsx?|m?js)$/.test(path) && !path.endsWith('.gen.ts')) {
    const prose = commentsAndTestNames(lines)
    return hasSentences(path) ? [...prose, ...sentencesIn(lines)].sort((a, b) => a.line - b.line) : prose
  }
  if (path.endsWith('.css')) return commentsOfStyles(lines)
  return []
}

/** @param {{ line: number, text: string }[]} lines */
function commentsOfStyles(lines) {
  let inBlock = false
  return lines.flatMap(({ line, text }) => {
    const start = inBlock ? 0 : text.indexOf('/*')
    if (start === -1) return []
    const end = text.indexOf('*/', start)
    inBlock = end === -1
    return [{ line, text: text.slice(start, inBlock ? undefined : end) }]
  })
}

/** @param {{ line: number, text: string }[]} lines */
function outsideOfCode(lines) {
  let fenced = false
  return lines
    .filter(({ text }) => {
      const isFence = /^\s*```/.test(text)
      if (isFence) fenced = !fenced
      return !fenced && !isFence
    })
    .map(({ line, text }) => ({ line, text: text.replace(/`[^`]*`/g, '') }))
}

/** @param {{ line: number, text: string }[]} lines */
function commentsAndTestNames(lines) {
  let inBlock = false
  return lines.flatMap(({ line, text }) => {
    const startsBlock = /^\s*(?:\{\s*)?\/\*/.test(text)
    const isComment = inBlock || startsBlock
    if (startsBlock) inBlock = true
    if (inBlock && text.includes('*/')) inBlock = false
    if (isComment) return [{ line, text }]
    const comment = /(?:^|\s)\/\/\s(.*)$/.exec(text)?.[1]
    const testName = /\b(?:test|describe|it|asPlayer|asVisitor)\b[^'"`]*\((['"`])(.+?)\1/.exec(text)?.[2]
    return [
      ...(comment === undefined ? [] : [{ line, text: comment }]),
      ...(testName === undefined ? [] : [{ line, text: testName, quoted: true }]),
    ]
  })
}

/**
 * Tests quote what users enter, and a second reader checks the pieces of cards.
 *
 * @param {string} path
 */
const hasSentences = (path) =>
  /^(?:packages|apps)\/[^/]+\/src\//.test(path) && !/\.(?:test|spec)\.tsx?$|\/board\/content\//.test(path)

/** Three words in a row, and not an expression between two strings. */
const sentence = /^[^=&|]*?(?:[\p{L}’'`-]+[,.:;]? ){2}[\p{L}’'`-]/u

/**
 * String literals with a sentence: texts of logs, errors, and descriptions of the API.
 *
 * @param {{ line: number, text: string }[]} lines
 */
function sentencesIn(lines) {
  return lines
    .filter(({ text }) => !/^\s*(?:\/?\*|\/\/)/.test(text))
    .flatMap(({ line, text }) =>
      [...text.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)]
        .map(([, single, double, template]) => single ?? double ?? template?.replace(/\$\{[^}]*\}/g, 'x') ?? '')
        .filter((literal) => sentence.test(literal))
        .map((literal) => ({ line, text: literal, quoted: true })),
    )
}
