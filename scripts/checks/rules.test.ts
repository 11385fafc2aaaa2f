import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** The sections of docs/rules.md that the comments of a file name: `Rules: Earning; Groups.` names two. */
const sectionsNamedIn = (text: string): string[] =>
  [...text.matchAll(/^\s*(?:\/\*\*|\*|\/\/) (?:.* )?Rules: (?<sections>[^.\n]*)/gm)].flatMap(
    ({ groups }) => groups?.sections?.split('; ') ?? [],
  )

/** Every name of a section, with the first file that names it. */
function namedSections(): Map<string, string> {
  const files = ['apps', 'packages', 'tests', 'scripts'].flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx,mjs}`, {
      cwd: root,
      exclude: (name) => /(?:^|\/)(?:node_modules|dist|dist-types|test-results)$/.test(name),
    }),
  )
  const named = files.flatMap((file) => sectionsNamedIn(read(file)).map((section): [string, string] => [section, file]))
  return new Map(named.reverse())
}

test('finds the sections that a comment names', () => {
  const text = [
    '/** Limits. Rules: Bounds. */',
    '/**',
    ' * Pays. Rules: Earning; Groups.',
    ' *',
    ' * Rules: Days off. The reason is not stored.',
    ' */',
    "test('Rules: none.')",
  ].join('\n')
  expect(sectionsNamedIn(text)).toEqual(['Bounds', 'Earning', 'Groups', 'Days off'])
})

// It reads all files, which takes long while others use the processor.
test('docs/rules.md has the sections that comments name, and no others', { timeout: 60_000 }, () => {
  const sections = [...read('docs/rules.md').matchAll(/^### (?<name>.+)$/gm)].map(({ groups }) => groups?.name ?? '')
  const named = namedSections()
  const missing = [...named].filter(([section]) => !sections.includes(section))
  expect(missing).toEqual([])
  expect(sections.filter((section) => !named.has(section))).toEqual([])
  expect(new Set(sections).size).toBe(sections.length)
})
