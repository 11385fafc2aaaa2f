import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { inspectLanguage } from './language.mjs'

function findingsIn(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'questboard-language-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const matches = inspectLanguage(root, Object.keys(files)).map(({ path, line, word }) => `${path}:${line} ${word}`)
  rmSync(root, { recursive: true })
  return matches
}

test('the checked files use plain English', () => {
  const matches = inspectLanguage(join(import.meta.dirname, '../..'))
  expect(matches.map(({ path, line, text }) => `${path}:${line} ${text}`)).toEqual([])
})

test('finds banned words in Markdown, but not in code', () => {
  const text = ['Try it anew.', '```', 'anew', '```', 'Call `anew` once.'].join('\n')
  expect(findingsIn({ 'docs/one.md': text })).toEqual(['docs/one.md:1 anew'])
})

test('finds banned words in comments and test names, but not in code', () => {
  const text = [
    '/**',
    ' * Whoever calls it.',
    ' */',
    'const anew = 1 // as far as known',
    "test('it is told', () => {})",
  ]
  expect(findingsIn({ 'one.ts': text.join('\n') })).toEqual(['one.ts:2 Whoever', 'one.ts:4 as far as', 'one.ts:5 told'])
})

test('finds banned words in comments of styles, but not in properties', () => {
  const text = [
    '/* Drawn anew. */',
    '.title {',
    '  letter-spacing: 0; /* for nobody */',
    '  /*',
    '   * As told',
    '   */',
    '  content: "door";',
    '}',
  ]
  expect(findingsIn({ 'one.css': text.join('\n') })).toEqual(['one.css:1 anew', 'one.css:3 nobody', 'one.css:5 told'])
})

test('finds phrases that are banned only in notes', () => {
  const text = [
    '// There is no way back, and it is no longer asked.',
    '// Values that are no text, and the own tags.',
    "test('the own board is no list', () => {})",
    "log.info('this is no backup of the own server')",
  ].join('\n')
  expect(findingsIn({ 'packages/api/src/one.ts': text })).toEqual([
    'packages/api/src/one.ts:2 the own',
    'packages/api/src/one.ts:2 are no ',
  ])
  expect(findingsIn({ 'one.md': 'It is no list.\n\nThere are no lists.' })).toEqual(['one.md:1 is no '])
})

test('finds banned words in sentences of the server and the web app, but not in other strings', () => {
  const text = [
    "log.error({ err }, 'the owner was not told of it')",
    'throw new Error(`nobody has this here`)',
    "const key = 'nobody'",
    "const sql = 'letter'; if (kind === 'letter' && other !== 'door') end('of it')",
  ].join('\n')
  const matches = ['packages/api/src/one.ts:1 told', 'packages/api/src/one.ts:2 nobody']
  expect(findingsIn({ 'packages/api/src/one.ts': text, 'packages/api/src/one.test.ts': text })).toEqual(matches)
})

test('finds banned words in source strings of the interface', () => {
  const text = ['#. a letter', 'msgid "You get a letter."', 'msgstr "Ще получиш писмо."'].join('\n')
  expect(findingsIn({ 'catalogs/app/en.po': text })).toEqual(['catalogs/app/en.po:2 letter'])
})
