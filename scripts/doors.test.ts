import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { inspect } from './doors.mjs'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'questboard-doors-'))
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

function faultsOf(files: Record<string, string>): string[] {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return inspect(root).map(({ path, message }) => `${path}: ${message}`)
}

describe('vocabulary', () => {
  test('a file or folder with a name that says nothing is a fault', () => {
    expect(
      faultsOf({
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

  test('an index is for the entry of a package and for an address of the router', () => {
    expect(
      faultsOf({
        'packages/db/package.json': '{ "exports": { ".": "./src/index.ts", "./schema": "./src/schema/index.ts" } }',
        'packages/db/src/index.ts': '',
        'packages/db/src/schema/index.ts': '',
        'apps/web/src/routes/index.tsx': '',
      }),
    ).toEqual([])
  })

  test('api and features divide by domain', () => {
    expect(
      faultsOf({ 'packages/api/src/services/create.ts': '', 'apps/web/src/features/forms/field.tsx': '' }),
    ).toEqual([
      'apps/web/src/features/forms/field.tsx: "forms" is no domain; apps/web/src/features divides by domain.',
      'packages/api/src/services/create.ts: "services" is no domain; packages/api/src divides by domain.',
    ])
  })
})

test('a file of more than 300 lines is a fault, a test of that length is not', () => {
  const long = 'export const one = 1\n'.repeat(301)
  expect(
    faultsOf({
      'packages/api/src/tasks/create.ts': long,
      'packages/api/src/tasks/rules.test.ts': long,
      'packages/api/src/tasks/list.ts': long.slice(0, -'export const one = 1\n'.length),
    }),
  ).toEqual(['packages/api/src/tasks/create.ts: 301 lines; more than 300 do more than one thing.'])
})

test('the web imports the api as types alone', () => {
  const typesAlone = [`import type { AppRouter } from '@questboard/api'`, `export type { X } from '@questboard/api'`]
  const values = [
    `import { appRouter } from '@questboard/api'`,
    `import { type AppRouter } from '@questboard/api'`,
    `import {\n  appRouter,\n} from '@questboard/api'`,
    `import '@questboard/api'`,
    `export * from '@questboard/api'`,
    `export type A = number\nexport { appRouter } from '@questboard/api'`,
    `const api = await import('@questboard/api')`,
  ]
  expect(faultsOf({ 'apps/web/src/app/client.ts': typesAlone.join('\n') })).toEqual([])
  for (const value of values) {
    expect(faultsOf({ 'apps/web/src/app/client.ts': value }), value).toEqual([
      'apps/web/src/app/client.ts: The web takes types alone from @questboard/api: import type.',
    ])
  }
})

describe('the ledger', () => {
  const balance = 'Only ledger/ writes balances: call its verbs.'
  const rows = 'Only ledger/ touches the ledger: call its verbs.'
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

  test.each(breaches)('%s is a fault outside of ledger/', (text, message) => {
    const path = 'packages/api/src/tasks/complete.ts'
    expect(faultsOf({ [path]: text })).toEqual([`${path}: ${message}`])
  })

  test('is free inside of ledger/, and other columns of a user are free everywhere', () => {
    expect(
      faultsOf({
        'packages/api/src/ledger/post.ts': breaches.map(([text]) => text).join('\n'),
        'packages/api/src/profile/update.ts': 'await tx.update(users).set({ name, lang })',
        'packages/api/src/board/award.ts': 'await tx.update(users).set({ squareGems: before + gems, squareGemsDay })',
        'packages/api/src/tasks/update.ts': 'await tx.update(tasks).set({ title, gold }).where(own)',
      }),
    ).toEqual([])
  })
})

describe('domains', () => {
  test('in a circle are a fault, told once', () => {
    expect(
      faultsOf({
        'packages/api/src/tasks/complete.ts': `import { walk } from '../board/walk.ts'`,
        'packages/api/src/board/walk.ts': `import { pay } from '../days/pay.ts'`,
        'packages/api/src/days/pay.ts': `import { createTask } from '../tasks/create.ts'`,
      }),
    ).toEqual(['packages/api/src/board/walk.ts: Domains in a circle: board -> days -> tasks -> board.'])
  })

  test('may know types of each other, and reach others one way', () => {
    expect(
      faultsOf({
        'packages/api/src/tasks/complete.ts': `import { walk } from '../board/walk.ts'`,
        'packages/api/src/board/walk.ts': `import type { Task } from '../tasks/schema.ts'`,
      }),
    ).toEqual([])
  })
})
