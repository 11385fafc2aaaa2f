import type { Fields, Json } from './fields.ts'

/** Bounds that only repeat the type. */
const isEmptyValue = (name: string, value: Json): boolean =>
  (name === 'minimum' && value === Number.MIN_SAFE_INTEGER) ||
  (name === 'maximum' && value === Number.MAX_SAFE_INTEGER) ||
  (name === 'minLength' && value === 0)

/** Some generators do not know a negative constant, or write a type for each one. */
function withoutConstants(schema: Fields): Fields {
  if (schema.type === 'number' && Number.isInteger(schema.const)) {
    const { const: only, ...rest } = schema
    return { ...rest, type: 'integer', enum: [only] }
  }
  const options = schema.anyOf as readonly Fields[] | undefined
  const isNumbers = options?.every(({ type, enum: values }) => type === 'integer' && values !== undefined)
  if (!options || !isNumbers) return schema
  const { anyOf: _options, ...rest } = schema
  return { ...rest, type: 'integer', enum: options.flatMap((option) => option.enum as readonly number[]) }
}

/** Leaves out what says nothing. */
export const tidy = (part: Json): Json => {
  if (Array.isArray(part)) return part.map(tidy)
  if (typeof part !== 'object' || part === null) return part
  const fields = Object.entries(part as Fields)
    .filter(([name, value]) => !isEmptyValue(name, value))
    .map(([name, value]) => [name, name === 'example' ? value : tidy(value)])
  return withoutConstants(Object.fromEntries(fields) as Fields)
}
