import { is } from 'drizzle-orm'
import { getTableConfig, PgDialect, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as schema from './schema/index.ts'

const tables = Object.values(schema).flatMap((value) => (is(value, PgTable) ? getTableConfig(value) : []))

type Table = (typeof tables)[number]

const dialect = new PgDialect()

/** The first column of each index that has all rows, or all that name something in that column. */
const firstColumns = (table: Table): string[] => [
  ...table.columns.filter((column) => column.primary || column.isUnique).map(({ name }) => name),
  ...[...table.primaryKeys, ...table.uniqueConstraints].map(({ columns: [first] }) => first?.name ?? ''),
  ...table.indexes.flatMap(({ config: { columns, where, method } }) => {
    const first = columns[0] && 'name' in columns[0] ? String(columns[0].name) : ''
    const condition = where && dialect.sqlToQuery(where).sql
    const hasAll = !condition || condition === `"${table.name}"."${first}" is not null`
    return hasAll && method !== 'brin' ? first : []
  }),
]

/** Tables with so few rows that reading them all is faster than an index. */
const tiny = ['installation']

test('deleting a row finds those that refer to it by an index', () => {
  const unindexed = tables
    .filter(({ name }) => !tiny.includes(name))
    .flatMap((table) =>
      table.foreignKeys.flatMap((key) => {
        const names = key.reference().columns.map(({ name }) => name)
        return names.some((name) => firstColumns(table).includes(name)) ? [] : `${table.name} (${names.join(', ')})`
      }),
    )
  expect(unindexed.toSorted()).toEqual([])
})
