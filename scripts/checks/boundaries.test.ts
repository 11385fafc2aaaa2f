import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { inspect } from './boundaries.mjs'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'questboard-boundaries-'))
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

function problemsOf(files: Record<string, string>): string[] {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return inspect(root).map(({ path, message }) => `${path}: ${message}`)
}

describe('file names', () => {
  test('refuses vague names of files and folders', () => {
    expect(
      problemsOf({
        'packages/api/src/tasks/utils.ts': '',
        'apps/web/src/helpers/form.tsx': '',
        'tests/support/common.ts': '',
        'apps/server/src/plugins/index.ts': '',
      }),
    ).toEqual([
      expect.stringContaining('apps/server/src/plugins/index.ts: "index"'),
      expect.stringContaining('apps/web/src/helpers/form.tsx: "helpers"'),
      expect.stringContaining('packages/api/src/tasks/utils.ts: "utils"'),
      expect.stringContaining('tests/support/common.ts: "common"'),
    ])
  })

  test('allows index only for package entries and routes', () => {
    expect(
      problemsOf({
        'packages/db/package.json': '{ "exports": { ".": "./src/index.ts", "./schema": "./src/schema/index.ts" } }',
        'packages/db/src/index.ts': '',
        'packages/db/src/schema/index.ts': '',
        'apps/web/src/routes/index.tsx': '',
      }),
    ).toEqual([])
  })

  test('allows only domains as folders of the API and of the features', () => {
    expect(
      problemsOf({ 'packages/api/src/services/create.ts': '', 'apps/web/src/features/forms/field.tsx': '' }),
    ).toEqual([
      'apps/web/src/features/forms/field.tsx: "forms" is not a domain; apps/web/src/features is divided by domain.',
      'packages/api/src/services/create.ts: "services" is not a domain; packages/api/src is divided by domain.',
    ])
  })
})

test('refuses files of more than 300 lines, except tests', () => {
  const long = 'export const one = 1\n'.repeat(301)
  expect(
    problemsOf({
      'packages/api/src/tasks/create.ts': long,
      'packages/api/src/tasks/rules.test.ts': long,
      'packages/api/src/tasks/list.ts': long.slice(0, -'export const one = 1\n'.length),
    }),
  ).toEqual(['packages/api/src/tasks/create.ts: 301 lines; the limit is 300; split the file.'])
})

test('allows the web app to import only types of the API', () => {
  const typeOnly = [`import type { AppRouter } from '@questboard/api'`, `export type { X } from '@questboard/api'`]
  const values = [
    `import { appRouter } from '@questboard/api'`,
    `import { type AppRouter } from '@questboard/api'`,
    `import {\n  appRouter,\n} from '@questboard/api'`,
    `import '@questboard/api'`,
    `export * from '@questboard/api'`,
    `export type A = number\nexport { appRouter } from '@questboard/api'`,
    `const api = await import('@questboard/api')`,
  ]
  expect(problemsOf({ 'apps/web/src/app/client.ts': typeOnly.join('\n') })).toEqual([])
  for (const value of values) {
    expect(problemsOf({ 'apps/web/src/app/client.ts': value }), value).toEqual([
      'apps/web/src/app/client.ts: The web app imports only types from @questboard/api: use import type.',
    ])
  }
})

describe('the ledger', () => {
  const balance = 'Only ledger/ writes balances: call its functions.'
  const rows = 'Only ledger/ touches the ledger: call its functions.'
  const breaches: [string, string][] = [
    ['await tx.update(users).set({ gold: sql`gold + 5` }).where(own)', balance],
    ['await tx\n  .update(users)\n  .set({ name: trim(name), gems })\n  .where(own)', balance],
    ['await tx.update(schema.users).set({ exp: 3 })', balance],
    ['await tx.insert(users).values({ id, gems: 50 })', balance],
    ['await tx.execute(sql`UPDATE users SET gold = gold - 5`)', balance],
    [`import { ledger, users } from '@questboard/db/schema'`, rows],
    ['await tx.insert(schema.ledger).values(row)', rows],
    ['await tx.execute(sql`insert into ledger (amount) values (1)`)', rows],
  ]

  test.each(breaches)('refuses outside of ledger/: %s', (text, message) => {
    const path = 'packages/api/src/tasks/complete.ts'
    expect(problemsOf({ [path]: text })).toEqual([`${path}: ${message}`])
  })

  test('allows everything inside of ledger/, and other columns of a user everywhere', () => {
    expect(
      problemsOf({
        'packages/api/src/ledger/post.ts': breaches.map(([text]) => text).join('\n'),
        'packages/api/src/profile/update.ts': 'await tx.update(users).set({ name, lang })',
        'packages/api/src/board/award.ts': 'await tx.update(users).set({ squareGems: before + gems, squareGemsDay })',
        'packages/api/src/tasks/update.ts': 'await tx.update(tasks).set({ title, gold }).where(own)',
      }),
    ).toEqual([])
  })
})

describe('domains', () => {
  test('reports a cycle once', () => {
    expect(
      problemsOf({
        'packages/api/src/tasks/complete.ts': `import { walk } from '../board/walk.ts'`,
        'packages/api/src/board/walk.ts': `import { pay } from '../days/pay.ts'`,
        'packages/api/src/days/pay.ts': `import { createTask } from '../tasks/create.ts'`,
      }),
    ).toEqual(['packages/api/src/board/walk.ts: Domain cycle: board -> days -> tasks -> board.'])
  })

  test('must not import each other, not even types, in the API and in the web app', () => {
    expect(
      problemsOf({
        'packages/api/src/tasks/complete.ts': `import { walk } from '../board/walk.ts'`,
        'packages/api/src/board/walk.ts': `import type { Task } from '../tasks/schema.ts'`,
        'apps/web/src/features/tasks/complete.ts': `const load = () => import('../board/walk.ts')`,
        'apps/web/src/features/board/walk.ts': `import { complete } from '../tasks/complete.ts'`,
      }),
    ).toEqual([
      'apps/web/src/features/board/walk.ts: Domain cycle: board -> tasks -> board.',
      'packages/api/src/board/walk.ts: Domain cycle: board -> tasks -> board.',
    ])
  })
})
