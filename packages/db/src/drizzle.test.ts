import { expect, test } from 'vitest'
import { allEqual, and, eq, sql } from './drizzle.ts'
import { PgDialect } from './pg-core.ts'
import { memberships, users } from './schema/index.ts'

test('allEqual is eq of each column, in order, with values and with other columns', () => {
  const condition = allEqual(memberships, { userId: users.id, role: 'leader' })
  const written = and(eq(memberships.userId, users.id), eq(memberships.role, 'leader'))
  const dialect = new PgDialect()
  expect(dialect.sqlToQuery(sql`${condition}`)).toEqual(dialect.sqlToQuery(sql`${written}`))
})

test('allEqual refuses to name no column, which would be true of all rows', () => {
  expect(() => allEqual(memberships, {})).toThrow('names no column')
})
