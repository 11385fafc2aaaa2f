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
  const found = inspectLanguage(root, Object.keys(files)).map(({ path, line, word }) => `${path}:${line} ${word}`)
  rmSync(root, { recursive: true })
  return found
}

test('the checked files use plain English', () => {
  const found = inspectLanguage(join(import.meta.dirname, '..'))
  expect(found.map(({ path, line, text }) => `${path}:${line} ${text}`)).toEqual([])
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

test('finds banned words in source strings of the interface', () => {
  const text = ['#. a letter', 'msgid "You get a letter."', 'msgstr "Ще получиш писмо."'].join('\n')
  expect(findingsIn({ 'catalogs/app/en.po': text })).toEqual(['catalogs/app/en.po:2 letter'])
})
