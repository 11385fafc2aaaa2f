import fc, { type Arbitrary } from 'fast-check'
import { type DescribedCall, resolve, type Schema } from './described-calls.ts'
import { oddBodies, oddHeaders, oddJson, oddMediaTypes, oddParts } from './odd-values.ts'

/** A raw HTTP request. */
export interface Case {
  method: string
  /** With its query. */
  path: string
  headers: [string, string][]
  body: string | undefined
}

/** Existing ids, by the name of the path segment or field. */
export type Known = Record<string, string[]>

const unknownId = '01990000-0000-7000-8000-00000000dead'

const some = <Value>(values: readonly Value[]): Arbitrary<Value> => fc.constantFrom(...values)

/** JSON that mostly matches a schema. Constraints in descriptions are left to chance. */
export function fitting(schema: Schema, name: string, known: Known): Arbitrary<string> {
  const { enum: values, anyOf, oneOf = anyOf, type, format, ...rest } = resolve(schema)
  if (values) return some(values.map((value) => JSON.stringify(value)))
  if (oneOf) return fc.oneof(...oneOf.map((alternative) => fitting(alternative, name, known)))
  const kind = Array.isArray(type) ? type[0] : type
  if (kind === 'object') return writtenObject(rest, known)
  if (kind === 'array') {
    const { minItems = 0, maxItems = 3 } = rest
    const item = fitting(rest.items ?? {}, name, known)
    return fc
      .array(item, { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 3)) })
      .map((items) => `[${(rest.uniqueItems ? [...new Set(items)] : items).join(',')}]`)
  }
  if (kind === 'integer') {
    const { minimum = 0, maximum = 100 } = rest
    return fc.integer({ min: minimum, max: Math.max(minimum, Math.min(maximum, 1_000_000)) }).map(String)
  }
  if (kind === 'boolean') return some(['true', 'false'])
  if (kind === 'null') return fc.constant('null')
  if (format === 'uuid')
    return some([...(known[name] ?? []), ...(known.any ?? []), unknownId]).map((id) => JSON.stringify(id))
  if (format === 'date') return some(['"2026-03-10"', '"2026-03-12"', '"2026-04-01"', '"2000-01-01"'])
  if (format === 'date-time') return fc.constant('"2026-03-10T10:00:00.000Z"')
  if (format === 'email') return some(['"somebody@example.org"', '"person-1@example.org"', '" A@Example.org "'])
  const { minLength = 0, maxLength = 40, pattern = '\\S' } = rest
  if (pattern !== '\\S') return fc.stringMatching(new RegExp(pattern)).map((text) => JSON.stringify(text))
  return fc
    .string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) })
    .map((text) => JSON.stringify(text))
}

const writtenObject = ({ properties = {}, required = [] }: Schema, known: Known): Arbitrary<string> =>
  fieldsOf({ properties, required }, known).map(write)

type Fields = Record<string, string>

const fieldsOf = ({ properties = {}, required = [] }: Schema, known: Known): Arbitrary<Fields> =>
  fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, fitting(schema, name, known)])),
    { requiredKeys: required },
  )

const write = (fields: Fields): string =>
  `{${Object.entries(fields)
    .map(([name, value]) => `${JSON.stringify(name)}:${value}`)
    .join(',')}}`

/** Values one beyond the limits of a schema. */
function beyond(schema: Schema): string[] {
  const { minimum, maximum, minLength, maxLength, maxItems, minItems, items } = resolve(schema)
  const item = items && resolve(items).type === 'object' ? '{}' : '"x"'
  return [
    ...(minimum === undefined ? [] : [String(minimum - 1), String(minimum)]),
    ...(maximum === undefined ? [] : [String(maximum + 1), String(maximum)]),
    ...(minLength === undefined ? [] : [JSON.stringify('x'.repeat(Math.max(0, minLength - 1)))]),
    ...(maxLength === undefined
      ? []
      : [JSON.stringify('x'.repeat(maxLength + 1)), JSON.stringify('😀'.repeat(maxLength))]),
    ...(maxItems === undefined
      ? []
      : [
          `[${Array(maxItems + 1)
            .fill(item)
            .join(',')}]`,
        ]),
    ...(minItems === undefined
      ? []
      : [
          `[${Array(Math.max(0, minItems - 1))
            .fill(item)
            .join(',')}]`,
        ]),
  ]
}

const extras = [
  '__proto__',
  'constructor',
  'toString',
  'id',
  'userId',
  'user_id',
  'gold',
  'isAdmin',
  '',
  '\u0000',
  'toJSON',
]

/** A body, mostly with one invalid part. */
function bodies(schema: Schema | undefined, known: Known): Arbitrary<string | undefined> {
  if (schema === undefined) return fc.oneof(fc.constant(undefined), some(oddBodies), some(oddJson))
  const { properties = {}, anyOf, oneOf = anyOf } = resolve(schema)
  if (oneOf) return fc.oneof(...oneOf.map((alternative) => bodies(alternative, known)))
  const fields = fieldsOf(resolve(schema), known)
  const names = Object.keys(properties)
  const name = names.length > 0 ? some(names) : fc.constant('nothing')
  return fc.oneof(
    { weight: 1, arbitrary: fields.map(write) },
    {
      weight: 6,
      arbitrary: fc
        .tuple(fields, name)
        .chain(([whole, at]) =>
          some([...oddJson, ...beyond(properties[at] ?? {}), ...beyond(properties[at] ?? {})]).map((odd) =>
            write({ ...whole, [at]: odd }),
          ),
        ),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(fields, name).map(([whole, left]) => {
        const { [left]: _left, ...others } = whole
        return write(others)
      }),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fields, some(extras), some(oddJson))
        .map(
          ([whole, extra, odd]) =>
            `${write(whole).slice(0, -1)}${Object.keys(whole).length > 0 ? ',' : ''}${JSON.stringify(extra)}:${odd}}`,
        ),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(fields, name, some(oddJson)).map(([whole, twice, odd]) => {
        const text = write(whole)
        return `{${JSON.stringify(twice)}:${odd}${text === '{}' ? '' : ','}${text.slice(1)}`
      }),
    },
    { weight: 1, arbitrary: some(oddBodies) },
    { weight: 1, arbitrary: fc.json({ maxDepth: 5 }) },
  )
}

const addressed = (value: string): string => {
  const read: unknown = JSON.parse(value)
  return encodeURIComponent(typeof read === 'string' ? read.toWellFormed() : String(read))
}

/** The query: valid, odd, repeated and unknown values. */
function queries(query: DescribedCall['query'], known: Known): Arbitrary<string> {
  const names = [...Object.keys(query), 'unknown', '__proto__', 'id', 'page[]', '']
  const pair = some(names).chain((name) =>
    fc
      .oneof(some(oddParts), query[name] ? fitting(query[name], name, known).map(addressedAll) : fc.constant('1'))
      .map((value) => `${encodeURIComponent(name)}=${value}`),
  )
  return fc.array(pair, { maxLength: 4 }).map((pairs) => (pairs.length > 0 ? `?${pairs.join('&')}` : ''))
}

const addressedAll = (value: string): string => {
  const read: unknown = JSON.parse(value)
  return Array.isArray(read) ? addressed(JSON.stringify(String(read[0] ?? ''))) : addressed(value)
}

function paths(path: string, known: Known): Arbitrary<string> {
  const parts = path.split('/').map((part, index, all) => {
    if (!part.startsWith('{')) return fc.constant(part)
    const there = known[all[index - 1] ?? ''] ?? []
    return fc.oneof(
      { weight: 5, arbitrary: some([...there, ...there, unknownId]) },
      { weight: 1, arbitrary: some(oddParts) },
    )
  })
  return fc.tuple(...parts).map((filled) => filled.join('/'))
}

/** Invalid, odd and huge requests of one call, with some valid ones. */
export function casesOf({ method, path, query, body }: DescribedCall, known: Known, tokens: string[]): Arbitrary<Case> {
  const takesBody = method !== 'GET'
  const odd = fc.oneof(
    { weight: 3, arbitrary: fc.constant([] as [string, string][]) },
    { weight: 1, arbitrary: fc.array(some(oddHeaders), { minLength: 1, maxLength: 3 }) },
  )
  const mediaType = fc.oneof(
    { weight: 9, arbitrary: fc.constant('application/json') },
    { weight: 1, arbitrary: some(oddMediaTypes) },
  )
  return fc
    .tuple(
      paths(path, known),
      queries(query, known),
      takesBody ? bodies(body, known) : fc.constant(undefined),
      mediaType,
      some(tokens),
      odd,
    )
    .map(([filled, asked, text, type, token, headers]) => ({
      method,
      path: `/api${filled}${method === 'GET' ? asked : ''}`,
      headers: [
        ...(text === undefined ? [] : [['content-type', type] as [string, string]]),
        ['authorization', `Bearer ${token}`],
        ...headers,
      ],
      body: text,
    }))
}
