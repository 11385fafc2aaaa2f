import { Column, is, Param, Placeholder, SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { type Queries, queriesThrough, runOf } from './client.ts'
import { DatabaseMisuse } from './faults.ts'
import { asParameter } from './values.ts'

/** Stands for a value in a statement: in a condition, for a column that is set, as a limit. */
export type Given<Values> = (name: keyof Values & string) => SQL<never> & Placeholder

/** What all of drizzle's builders have. */
interface Buildable {
  prepare(name: string): { execute(): Promise<unknown> }
}

type RowsOf<Query extends Buildable> = Awaited<ReturnType<ReturnType<Query['prepare']>['execute']>>

/** The inner parts of what drizzle prepares: not in its types, so its version is pinned and the tests cover each. */
interface Prepared {
  queryString: string
  params: unknown[]
  fields?: { path: string[]; field: unknown }[]
}

/**
 * A statement that is built once, when it is first sent. Drizzle builds one anew each time, which costs more than sending
 * it, and looks up for each value of each row how it is read. `build` writes it with drizzle, with `given('name')` where
 * a value comes; it answers with rows of one level.
 */
export function statement<Values extends object>() {
  return <Query extends Buildable>(build: (queries: Queries, given: Given<Values>) => Query) => {
    const made = once(() => {
      const { queryString, params, fields = [] } = prepared(build(unsent, given))
      if (fields.some(({ path }) => path.length !== 1)) {
        throw new DatabaseMisuse('A statement answers with rows of one level')
      }
      return { text: queryString, fill: fillerOf<Values>(params), read: readerOf(fields) }
    })
    return async (on: Queries, values: Values): Promise<RowsOf<Query>> => {
      const { text, fill, read } = made()
      const rows = (await runOf(on)(text, fill(values), 'arrays')) as unknown[][]
      return rows.map(read) as RowsOf<Query>
    }
  }
}

/** The same for a statement in SQL, which answers with rows as `Row` tells. */
export function rawStatement<Values extends object, Row>(build: (given: Given<Values>) => SQL) {
  const made = once(() => {
    const { sql: text, params } = new PgDialect().sqlToQuery(build(given))
    return { text, fill: fillerOf<Values>(params) }
  })
  return async (on: Queries, values: Values): Promise<Row[]> => {
    const { text, fill } = made()
    return (await runOf(on)(text, fill(values), 'objects')) as Row[]
  }
}

const given = (name: string) => sql.placeholder(name) as unknown as SQL<never> & Placeholder

const unsent = queriesThrough(() => {
  throw new DatabaseMisuse('A statement is sent with the queries that it is given, not with those that build it')
})

const prepared = (query: Buildable) => query.prepare('') as unknown as Prepared

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

function fillerOf<Values extends object>(params: unknown[]): (values: Values) => unknown[] {
  const fillers = params.map((param): ((values: Values) => unknown) => {
    if (is(param, Placeholder)) return (values) => values[param.name as keyof Values]
    if (!is(param, Param) || !is(param.value, Placeholder)) return () => param
    const { encoder } = param
    const name = param.value.name as keyof Values
    return (values) => (values[name] === null ? null : encoder.mapToDriverValue(values[name]))
  })
  return (values) => fillers.map((fill) => asParameter(fill(values)))
}

function readerOf(fields: { path: string[]; field: unknown }[]): (row: unknown[]) => Record<string, unknown> {
  const readers = fields.map(({ path, field }) => ({ name: String(path[0]), decode: decoderOf(field) }))
  return (row) => {
    const read: Record<string, unknown> = {}
    readers.forEach(({ name, decode }, place) => {
      const value = row[place]
      read[name] = value === null || !decode ? value : decode(value)
    })
    return read
  }
}

/** Undefined where a value is what it is, as that of most columns. */
function decoderOf(field: unknown): ((value: unknown) => unknown) | undefined {
  const source = is(field, SQL.Aliased) ? field.sql : field
  if (is(source, SQL)) {
    const { decoder } = source as unknown as { decoder: { mapFromDriverValue(value: unknown): unknown } }
    return (value) => decoder.mapFromDriverValue(value)
  }
  if (!is(source, Column)) throw new DatabaseMisuse('A statement selects columns and SQL')
  if (source.mapFromDriverValue === Column.prototype.mapFromDriverValue) return undefined
  return (value) => source.mapFromDriverValue(value)
}
