import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const packages = ['apps/server', 'apps/web', 'packages/api', 'packages/db', 'packages/i18n']

const router = 'router.ts only wires; queries live in use cases.'
const schema = 'schema.ts imports only Zod, constants, pure rules and other schemas, so that forms can reuse it.'
const api = 'Of the packages of this repository, api imports only db and i18n.'
const bottom = 'db and i18n import no other package of this repository.'
const server = 'Of the packages of this repository, the server imports only api, db and i18n.'
const web =
  'Of the packages of this repository, the web app imports only i18n, and the types, schemas, schedules and ranks of api.'
const browser = 'The web app runs in a browser.'
const fastify = 'api never imports Fastify; transports live in the server.'
const drizzle = 'Import it from db, by drizzle.ts or pg-core.ts: they say why.'
const byName = 'Import another package by its name, not by a path.'

interface Diagnostic {
  category: string
  message: string
  location: { path: string; start: { line: number } }
}

/** Forbidden imports with the expected message, and allowed imports without one. */
const importCases: { path: string; from: string; message?: string }[] = [
  { path: 'packages/api/src/tasks/router.ts', from: 'drizzle-orm', message: router },
  { path: 'packages/api/src/tasks/router.ts', from: 'drizzle-orm/pg-core', message: router },
  { path: 'packages/api/src/tasks/router.ts', from: '@questboard/db', message: router },
  { path: 'packages/api/src/router.ts', from: '@questboard/db/schema', message: router },
  { path: 'packages/api/src/tasks/router.ts', from: 'fastify', message: fastify },
  { path: 'packages/api/src/tasks/router.ts', from: './list.ts' },
  { path: 'packages/api/src/tasks/schema.ts', from: './list.ts', message: schema },
  { path: 'packages/api/src/tasks/schema.ts', from: '../board/walk.ts', message: schema },
  { path: 'packages/api/src/tasks/schema.ts', from: 'drizzle-orm', message: schema },
  { path: 'packages/api/src/tasks/schema.ts', from: '@questboard/db/schema', message: schema },
  { path: 'packages/api/src/tasks/schema.ts', from: 'node:crypto', message: schema },
  { path: 'packages/api/src/tasks/schema.ts', from: 'zod' },
  { path: 'packages/api/src/tasks/schema.ts', from: '../kernel/schema.ts' },
  { path: 'packages/api/src/tasks/schema.ts', from: '../game/rules.ts' },
  { path: 'packages/api/src/tasks/schema.ts', from: './rules.ts' },
  { path: 'packages/api/src/tasks/list.ts', from: 'fastify', message: fastify },
  { path: 'packages/api/src/tasks/list.ts', from: '@fastify/helmet', message: fastify },
  { path: 'packages/api/src/tasks/list.ts', from: '@questboard/server', message: api },
  { path: 'packages/api/src/tasks/list.ts', from: '../../../db/src/client.ts', message: byName },
  { path: 'packages/api/src/tasks/list.ts', from: '../../../../packages/db/src/client.ts', message: byName },
  { path: 'packages/api/src/tasks/list.ts', from: '@questboard/db/schema' },
  { path: 'packages/api/src/tasks/list.ts', from: 'drizzle-orm', message: drizzle },
  { path: 'packages/api/src/tasks/list.ts', from: '@questboard/db/drizzle' },
  { path: 'packages/db/src/client.ts', from: '@questboard/api', message: bottom },
  { path: 'packages/db/src/client.ts', from: 'drizzle-orm', message: drizzle },
  { path: 'packages/db/src/drizzle.ts', from: 'drizzle-orm' },
  { path: 'packages/i18n/src/format.ts', from: '@questboard/db', message: bottom },
  { path: 'apps/server/src/app.ts', from: '@questboard/web', message: server },
  { path: 'apps/server/src/app.ts', from: '@questboard/db' },
  { path: 'apps/server/src/app.ts', from: '@questboard/api' },
  { path: 'apps/web/src/app/client.ts', from: '@questboard/db', message: web },
  { path: 'apps/web/src/app/client.ts', from: '@questboard/server', message: web },
  { path: 'apps/web/src/app/client.ts', from: '@questboard/api/tasks/list', message: web },
  { path: 'apps/web/src/app/client.ts', from: '@questboard/api/tasks/schema' },
  { path: 'apps/web/src/app/client.ts', from: '@questboard/i18n' },
  { path: 'apps/web/src/app/client.ts', from: 'drizzle-orm', message: browser },
  { path: 'apps/web/src/app/client.ts', from: 'node:fs', message: browser },
  { path: 'apps/web/src/app/client.ts', from: 'node:fs/promises', message: browser },
]

const careless = `async function save(): Promise<void> {}

export function forget() {
  save()
  if (save()) return
}
`

const spreading = `export const all = (a, b, isOn) => [
  { ...{ a, b }, a },
  { ...{ ...a, b } },
  { ...({ a: 1 } as const) },
  <p {...{ a, b }} />,
  { ...a, ...(isOn && { b }), ...(isOn ? { b } : {}) },
  <p {...a} b={b} />,
]
`

const layers = ['app', 'ui', 'layout', 'features/board', 'routes']

const layered = `import { tasks } from '../features/tasks/list.ts'
import type { Task } from '../../features/tasks/list.ts'
export { tasks } from '../features/tasks/list.ts'
export const load = () => import('../features/tasks/list.ts')
import { client } from '../app/client.ts'
import { features } from './features.ts'
export const all: Task[] = [tasks, client, features]
`

let folder: string
let diagnostics: Diagnostic[]

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'questboard-lint-'))
  for (const path of [
    'biome.json',
    '.gitignore',
    'scripts/checks/layers.grit',
    'scripts/checks/spread-literal.grit',
    ...packages.map((name) => `${name}/package.json`),
  ]) {
    write(path, '')
    cpSync(join(root, path), join(folder, path))
  }
  for (const [path, imports] of Map.groupBy(importCases, (entry) => entry.path)) {
    write(path, imports.map(({ from }, at) => `import * as n${at} from '${from}'\n`).join(''))
  }
  write('apps/server/src/careless.ts', careless)
  write('apps/web/src/app/spreading.tsx', spreading)
  for (const layer of layers) write(`apps/web/src/${layer}/layered.ts`, layered)
  write('apps/server/src/undeclared.ts', `import 'left-pad'\n`)
  write('packages/api/src/tasks/one.ts', `import { two } from './two.ts'\nexport const one = () => two\n`)
  write('packages/api/src/tasks/two.ts', `import { one } from './one.ts'\nexport const two = () => one\n`)
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome')
  const options = ['lint', '--reporter=json', '--max-diagnostics=none', '.']
  const { stdout } = spawnSync(process.execPath, [biome, ...options], { cwd: folder, encoding: 'utf8' })
  diagnostics = JSON.parse(stdout).diagnostics
})

afterAll(() => {
  rmSync(folder, { recursive: true })
})

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

function rulesReported(path: string, line?: number): string[] {
  return diagnostics
    .filter(({ location }) => location.path === path && (line === undefined || location.start.line === line))
    .map(({ category }) => category.replace('lint/', ''))
}

test.each(importCases)('$path imports $from: $message', ({ path, from, message }) => {
  const line = 1 + importCases.filter((entry) => entry.path === path).findIndex((entry) => entry.from === from)
  const messages = diagnostics
    .filter(({ category, location }) => category === 'lint/style/noRestrictedImports' && location.path === path)
    .filter(({ location }) => location.start.line === line)
    .map((diagnostic) => diagnostic.message)
  expect(messages).toEqual(message === undefined ? [] : [message])
})

test('refuses a dependency that the manifest does not declare', () => {
  expect(rulesReported('apps/server/src/undeclared.ts')).toContain('correctness/noUndeclaredDependencies')
})

test('refuses a floating promise and a promise as a condition', () => {
  expect(rulesReported('apps/server/src/careless.ts', 4)).toEqual(['nursery/noFloatingPromises'])
  expect(rulesReported('apps/server/src/careless.ts', 5)).toEqual(['nursery/noMisusedPromises'])
})

test('refuses to spread a literal, except on a condition', () => {
  const lines = [1, 2, 3, 4, 5, 6, 7, 8]
  const refused = lines.filter((line) => rulesReported('apps/web/src/app/spreading.tsx', line).includes('plugin'))
  expect(refused).toEqual([2, 3, 4, 5])
})

test.each(layers)('a feature imported in %s is refused only in app and ui', (layer) => {
  const lines = [1, 2, 3, 4, 5, 6]
  const refused = lines.filter((line) => rulesReported(`apps/web/src/${layer}/layered.ts`, line).includes('plugin'))
  expect(refused).toEqual(layer === 'app' || layer === 'ui' ? [1, 2, 3, 4] : [])
})

test('refuses import cycles between files', () => {
  expect(rulesReported('packages/api/src/tasks/one.ts')).toEqual(['suspicious/noImportCycles'])
})
