import { type Queries, queriesThrough, runsOf } from './client.ts'
import { Column, is, Param, Placeholder, SQL, sql } from './drizzle.ts'
import { DatabaseMisuse } from './faults.ts'
import { type PgColumn, PgDialect, PgTimestamp } from './pg-core.ts'
import { asParameter } from './values.ts'

/** A placeholder for a value in a statement: in a condition, for a column, as a limit. */
export type Params<Values> = (name: keyof Values & string) => SQL<never> & Placeholder

/** The common part of drizzle's builders. */
export interface Buildable {
  prepare(name: string): { execute(): Promise<unknown> }
}

type RowsOf<Query extends Buildable> = Awaited<ReturnType<ReturnType<Query['prepare']>['execute']>>

/**
 * Internal parts of drizzle's prepared queries. They are not in its types, so the version is pinned and tests cover
 * them.
 */
interface Prepared {
  queryString: string
  params: unknown[]
  fields?: { path: string[]; field: unknown }[]
}

/**
 * A statement that is built once, on first use. Drizzle builds a query each time, which costs more than sending it, and
 * looks up a decoder for each value of each row. `build` creates it with drizzle, with `param('name')` for values. Rows
 * have one level.
 */
export function statement<Values extends object>() {
  return <Query extends Buildable>(build: (queries: Queries, param: Params<Values>) => Query) => {
    const plan = once(() => {
      const { queryString, params, fields = [] } = prepared(build(unsent, placeholder))
      if (fields.some(({ path }) => path.length !== 1)) {
        throw new DatabaseMisuse('A statement answers with rows of one level')
      }
      return {
        text: queryString,
        method: senderOf(queryString),
        fill: fillerOf<Values>(params),
        read: readerOf(fields),
      }
    })
    return async (queries: Queries, values: Values): Promise<RowsOf<Query>> => {
      const { text, method, fill, read } = plan()
      const rows = (await runsOf(queries)[method](text, fill(values), 'arrays')) as unknown[][]
      return rows.map(read) as RowsOf<Query>
    }
  }
}

/** A `statement` in SQL, with rows of the type `Row`. */
export function rawStatement<Values extends object, Row>(build: (param: Params<Values>) => SQL) {
  const plan = once(() => {
    const { sql: text, params } = new PgDialect().sqlToQuery(build(placeholder))
    return { text, method: senderOf(text), fill: fillerOf<Values>(params) }
  })
  return async (queries: Queries, values: Values): Promise<Row[]> => {
    const { text, method, fill } = plan()
    return (await runsOf(queries)[method](text, fill(values), 'objects')) as Row[]
  }
}

/** The way to send a statement. They are short, so reads without a lock may be grouped. */
const senderOf = (text: string): 'read' | 'run' =>
  /^\s*select\b/i.test(text) && !/\bfor (no key update|update|share)\b/i.test(text) ? 'read' : 'run'

const placeholder = (name: string) => sql.placeholder(name) as unknown as SQL<never> & Placeholder

const unsent = queriesThrough(() => {
  throw new DatabaseMisuse('A statement is sent with the queries that it is given, not with those that build it')
})

const prepared = (query: Buildable) => query.prepare('') as unknown as Prepared

function once<T>(make: () => T): () => T {
  let value: T | undefined
  return () => {
    value ??= make()
    return value
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

/** Decodes rows with a function that is generated for the columns. A loop over names takes twice the time. */
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
 * An instant as the server writes it, `2024-02-29 12:34:56.789+00`: the session's time zone is UTC. ISO 8601 is parsed
 * much faster; other forms, such as years of five digits or BC, are left to `Date`.
 */
const instantOf = (text: string): Date =>
  new Date(text[10] === ' ' && text.endsWith('+00') ? `${text.slice(0, 10)}T${text.slice(11, -3)}Z` : text)

/**
 * An instant for output, as ISO 8601 with milliseconds. It is the result of `toISOString`, without the cost of a
 * `Date`.
 */
export const shownInstant = <Column extends PgColumn>(column: Column) =>
  sql<Column['_']['notNull'] extends true ? string : string | null>`${column}`.mapWith(isoOf)

/** A `shownInstant` for an expression that is never null. */
export const shownMoment = (moment: SQL): SQL<string> => sql`${moment}`.mapWith(isoOf) as SQL<string>

function isoOf(text: string): string {
  if (text[10] !== ' ' || !text.endsWith('+00')) return instantOf(text).toISOString()
  return `${text.slice(0, 10)}T${text.slice(11, 19)}${(text.slice(19, -3) || '.').padEnd(4, '0')}Z`
}

const isInstant = (column: Column): boolean => is(column, PgTimestamp) && column.withTimezone

/** Undefined for columns without a decoder, as most are. */
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
