/*
 * How values travel, the same for both engines. Everything goes as text, and the server decides by its place in the
 * statement what it is; columns of drizzle read and write their own, so this is mostly about raw SQL.
 */

const oid = {
  boolean: 16,
  bytea: 17,
  bigint: 20,
  smallint: 21,
  integer: 23,
  json: 114,
  real: 700,
  double: 701,
  date: 1082,
  timestamp: 1114,
  timestamptz: 1184,
  jsonb: 3802,
} as const

type Parse = (text: string) => unknown

/** The parsers by the type's oid. Other types are text. */
export const parsers: Readonly<Record<number, Parse>> = {
  [oid.boolean]: (text) => text === 't',
  [oid.bytea]: (text) => Buffer.from(text.slice(2), 'hex'),
  [oid.bigint]: integer,
  [oid.smallint]: Number,
  [oid.integer]: Number,
  [oid.real]: Number,
  [oid.double]: Number,
  [oid.json]: (text) => JSON.parse(text),
  [oid.jsonb]: (text) => JSON.parse(text),
  // Dates stay text: the columns read them by their own mode.
  [oid.date]: String,
  [oid.timestamp]: String,
  [oid.timestamptz]: String,
}

/** The arrays of those, and of text, varchar, uuid and numeric. */
export const arrayParsers: Readonly<Record<number, Parse>> = {
  1000: arrayOf(oid.boolean),
  1001: arrayOf(oid.bytea),
  1005: arrayOf(oid.smallint),
  1007: arrayOf(oid.integer),
  1016: arrayOf(oid.bigint),
  1021: arrayOf(oid.real),
  1022: arrayOf(oid.double),
  199: arrayOf(oid.json),
  3807: arrayOf(oid.jsonb),
  ...Object.fromEntries([1009, 1015, 1115, 1182, 1185, 1231, 2951].map((type) => [type, arrayOf()])),
}

/** A parameter as either driver takes it: Date, BigInt, binary, array and object as the text the server reads. */
export function asParameter(value: unknown): unknown {
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  if (Array.isArray(value)) return arrayLiteral(value)
  return JSON.stringify(value)
}

/** A quoted identifier, such as the name of a channel. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

function arrayLiteral(values: unknown[]): string {
  const elements = values.map((value) => {
    if (typeof value === 'number') return value
    if (value === null || value === undefined) return 'NULL'
    if (Array.isArray(value)) return arrayLiteral(value)
    return `"${String(asParameter(value)).replace(/["\\]/g, '\\$&')}"`
  })
  return `{${elements.join(',')}}`
}

/** bigint, and therefore count(*): a number while it is exact, a BigInt beyond. */
function integer(text: string): number | bigint {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : BigInt(text)
}

function arrayOf(elementType?: number): Parse {
  const parse = (elementType !== undefined && parsers[elementType]) || String
  return (text) => readArray(text, parse)
}

/** An element: quoted with escapes, or bare up to the next separator; or a brace that opens or closes an array. */
const elements = /"((?:[^"\\]|\\.)*)"|([^{},"]+)|[{}]/gs

/** Whole numbers alone, as most arrays have. */
const plain = /^\{[\d,]+\}$/

function readArray(text: string, parse: Parse): unknown[] {
  if (text === '{}') return []
  if (plain.test(text)) return text.slice(1, -1).split(',').map(parse)
  const open: unknown[][] = [[]]
  // Bounds that do not start at 1 come before the braces.
  for (const [token, quoted, bare] of text.slice(text.indexOf('{')).matchAll(elements)) {
    const current = open.at(-1) as unknown[]
    if (token === '{') open.push([])
    else if (token === '}') (open[open.length - 2] as unknown[]).push(open.pop())
    else if (bare !== undefined) current.push(bare === 'NULL' ? null : parse(bare))
    else current.push(parse((quoted as string).replace(/\\(.)/gs, '$1')))
  }
  return open[0]?.[0] as unknown[]
}
