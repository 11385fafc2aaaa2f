import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { is } from '@questboard/db/drizzle'
import { getTableConfig, PgTable } from '@questboard/db/pg-core'
import * as schema from '@questboard/db/schema'
import { expect, test } from 'vitest'

const owners = ['user_id', 'group_id', 'owner_id']

/** The tables of what players and groups have. */
const owned = new Set(
  Object.values(schema)
    .flatMap((one) => (is(one, PgTable) ? getTableConfig(one) : []))
    .filter(({ columns }) => columns.some(({ name }) => owners.includes(name)))
    .map(({ name }) => name),
)

const folder = join(import.meta.dirname, '..')

/** Sweeps delete old rows of all players at once. */
const files = globSync('**/*.ts', { cwd: folder }).filter((path) => basename(path) !== 'sweep.ts')

/** A statement, or its part inside of WITH, from its first word to its end. */
const statements = /\b(?:update|delete from) ([a-z_]+)\b.*?(?=`\)|`,|\n *\))/gs

const written = files.flatMap((path) => {
  const found = readFileSync(join(folder, path), 'utf8').matchAll(statements)
  return Array.from(found, ([text, table = '']) => ({ path, text, table })).filter(({ table }) => owned.has(table))
})

test('statements in SQL that change what players and groups have name the player or the group', () => {
  const ownerless = written.filter(({ text }) => {
    const [, ...conditions] = text.split(/\bwhere\b/)
    return !owners.some((name) => conditions.join(' ').includes(name))
  })
  expect(ownerless).toEqual([])
  expect(new Set(written.map(({ table }) => table))).toContain('tasks')
})
