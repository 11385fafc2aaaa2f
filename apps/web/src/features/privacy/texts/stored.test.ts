import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { stored } from './stored.ts'

const apps = join(import.meta.dirname, '../../../../..')
const sources = ['web/src', 'web/public', 'web/service-worker', 'server/src'].flatMap((folder) =>
  globSync(`${folder}/**/*.{js,ts,tsx}`, { cwd: apps })
    .filter((path) => !/\.test\.tsx?$|routeTree/.test(path))
    .map((path) => ({ path, text: withoutComments(readFileSync(join(apps, path), 'utf8')) })),
)

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}

/** The value of a string, or of a template, whose parts become `*`. */
const literal = (text: string) => /^(['"`])(.*)\1$/.exec(text.trim())?.[2]?.replace(/\$\{.*?\}/g, '*')

const known = new Set(
  Object.values(stored)
    .flatMap((sentences) => Object.values<readonly string[]>(sentences))
    .flat(),
)

/** What is after `const name =` in a text: a literal, or what an arrow function returns. */
const valueAfter = (name: string, text: string) =>
  new RegExp(`const ${name}(?:: \\w+)? = (?:\\([^)]*\\)(?:: string)? =>\\s*)?(\\S+)`).exec(text)?.[1]

/** The key that an expression names: a literal, a constant, or what a function makes of the number of an account. */
function keyOf(expression: string, source: { path: string; text: string }): string {
  const written = literal(expression)
  if (written !== undefined) return written
  const name = expression.split('(')[0] ?? ''
  const value = [source, ...sources].map(({ text }) => valueAfter(name, text)).find((one) => one !== undefined)
  if (value === undefined || value === expression) throw new Error(`${source.path}: which key is ${expression}?`)
  return keyOf(value, source)
}

function keysIn(source: { path: string; text: string }): string[] {
  const { text } = source
  const all = (pattern: RegExp) => [...text.matchAll(pattern)]
  const areaOf = (name: string) => (name === 'sessionStorage' ? name : 'localStorage')
  return [
    ...all(/\b(localStorage|sessionStorage|userStorage|storage)\.(?:get|set)Item\(([^,)]+(?:\([^)]*\))?)/g).map(
      ([, area = '', key = '']) => `${areaOf(area)} ${keyOf(key, source)}`,
    ),
    ...all(/\b(localStorage|sessionStorage)\.(?!getItem|setItem|removeItem|clear\b)(\w+)/g).map(
      ([, area, key]) => `${area} ${key}`,
    ),
    ...all(/'([\w-]+)' in (localStorage|sessionStorage)/g).map(([, key, area]) => `${area} ${key}`),
    ...all(/\{([^{}]*)\} = (localStorage|sessionStorage)/g).flatMap(([, names = '', area]) =>
      names.split(',').map((name) => `${area} ${name.split(':')[0]?.trim()}`),
    ),
    ...all(/localStorageColorSchemeManager\(\{ key: ('\w+')/g).map(([, key = '']) => `localStorage ${literal(key)}`),
    ...all(/(?:\bopenStore|indexedDB\.(?:open|deleteDatabase))\((?!database: )([^,)]+)/g)
      .filter(([, name]) => !(name === 'database' && source.path.endsWith('indexed-db.ts')))
      .map(([, name = '']) => `indexedDB ${keyOf(name, source)}`),
    // The cache of Workbox is among those of the libraries.
    ...all(/caches\.(?:open|delete)\((?!files\.strategy\b)([^,)]+)|cacheName: ('\S+')/g).map(
      ([, name, named]) => `cache ${keyOf(name ?? named ?? '', source)}`,
    ),
    ...all(/interface HistoryState \{([^}]*)\}/g).flatMap(([, fields = '']) =>
      [...fields.matchAll(/(\w+)\??:/g)].map(([, field]) => `history ${field}`),
    ),
  ]
}

/** What libraries store for us, by what switches it on. */
const ofLibraries = [
  { pattern: /scrollRestoration: true/, key: 'sessionStorage tsr-scroll-restoration-v1_3' },
  { pattern: /new PrecacheController\(/, key: 'cache workbox-precache-v2-*' },
]

test('the privacy policy names everything that browsers store, and nothing else', () => {
  const libraries = ofLibraries.filter(({ pattern }) => sources.some(({ text }) => pattern.test(text)))
  const found = new Set([...sources.flatMap(keysIn), ...libraries.map(({ key }) => key)])
  // The token and the account of a tablet's guest are in the storage of the tab; the policy says so with the session.
  for (const key of ['ut', 'cu']) found.delete(`sessionStorage ${key}`)
  expect([...found].sort()).toEqual([...known].sort())
})

test('no cookie is set', () => {
  const setting = sources.filter(({ text }) => /document\.cookie|cookieStore|set-cookie|setCookie/i.test(text))
  expect(setting.map(({ path }) => path)).toEqual([])
})
