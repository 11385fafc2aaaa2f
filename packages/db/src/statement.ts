import { Column, is, Param, Placeholder, SQL, sql } from 'drizzle-orm'
import { type PgColumn, PgDialect, PgTimestamp } from 'drizzle-orm/pg-core'
import { type Queries, queriesThrough, runsOf } from './client.ts'
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
      return { text: queryString, by: senderOf(queryString), fill: fillerOf<Values>(params), read: readerOf(fields) }
    })
    return async (on: Queries, values: Values): Promise<RowsOf<Query>> => {
      const { text, by, fill, read } = made()
      const rows = (await runsOf(on)[by](text, fill(values), 'arrays')) as unknown[][]
      return rows.map(read) as RowsOf<Query>
    }
  }
}

/** The same for a statement in SQL, which answers with rows as `Row` tells. */
export function rawStatement<Values extends object, Row>(build: (given: Given<Values>) => SQL) {
  const made = once(() => {
    const { sql: text, params } = new PgDialect().sqlToQuery(build(given))
    return { text, by: senderOf(text), fill: fillerOf<Values>(params) }
  })
  return async (on: Queries, values: Values): Promise<Row[]> => {
    const { text, by, fill } = made()
    return (await runsOf(on)[by](text, fill(values), 'objects')) as Row[]
  }
}

/** What is built once is short, so all that reads without a lock may travel with others. */
const senderOf = (text: string): 'read' | 'run' =>
  /^\s*select\b/i.test(text) && !/\bfor (no key update|update|share)\b/i.test(text) ? 'read' : 'run'

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

/**
 * Reads a row by a function that is written for its columns, as one would by hand: an object that a loop fills name by name
 * takes twice the time.
 */
function readerOf(fields: { path: string[]; field: unknown }[]): (row: unknown[]) => Record<string, unknown> {
  const decoders = fields.map(({ field }) => decoderOf(field))
  const entries = fields.map(({ path }, place) => {
    const value = `row[${place}]`
    const read = decoders[place] ? `${value} === null ? null : decoders[${place}](${value})` : value
    return `${JSON.stringify(path[0])}: ${read}`
  })
  return new Function('decoders', `return (row) => ({ ${entries.join(', ')} })`)(decoders)
}

/**
 * An instant as the server writes it, `2024-02-29 12:34:56.789+00`: the session's time zone is UTC. As ISO 8601 has it, which
 * is read in a fraction of the time; what does not look so, as years of five digits or before Christ, is left to `Date`.
 */
const instantOf = (text: string): Date =>
  new Date(text[10] === ' ' && text.endsWith('+00') ? `${text.slice(0, 10)}T${text.slice(11, -3)}Z` : text)

/**
 * An instant that is only shown: as ISO 8601 has it, to the millisecond, without a `Date` between, whose text is as slow to write
 * as to read. As `toISOString` of what the column itself is read as.
 */
export const shownInstant = <Column extends PgColumn>(column: Column) =>
  sql<Column['_']['notNull'] extends true ? string : string | null>`${column}`.mapWith(isoOf)

function isoOf(text: string): string {
  if (text[10] !== ' ' || !text.endsWith('+00')) return instantOf(text).toISOString()
  return `${text.slice(0, 10)}T${text.slice(11, 19)}${(text.slice(19, -3) || '.').padEnd(4, '0')}Z`
}

const isInstant = (column: Column): boolean => is(column, PgTimestamp) && column.withTimezone

/** Undefined where a value is what it is, as that of most columns. */
function decoderOf(field: unknown): ((value: unknown) => unknown) | undefined {
  const source = is(field, SQL.Aliased) ? field.sql : field
  if (is(source, SQL)) {
    const { decoder } = source as unknown as { decoder: { mapFromDriverValue(value: unknown): unknown } }
    return (value) => decoder.mapFromDriverValue(value)
  }
  if (!is(source, Column)) throw new DatabaseMisuse('A statement selects columns and SQL')
  if (source.mapFromDriverValue === Column.prototype.mapFromDriverValue) return undefined
  if (isInstant(source)) return (value) => instantOf(String(value))
  return (value) => source.mapFromDriverValue(value)
}
