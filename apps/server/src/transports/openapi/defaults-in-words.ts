import type { Fields, Json } from './fields.ts'

const isSchema = (value: Json): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A text with a full stop, unless it ends with another mark. */
const ended = (text: string): string => (/[.!?:]$/.test(text) ? text : `${text}.`)

/**
 * Says the defaults of a body in words. Generators of types take a field with a default for one that is always there,
 * so a client would have to send it.
 */
export function defaultsInWords(part: Json): Json {
  if (Array.isArray(part)) return part.map(defaultsInWords)
  if (typeof part !== 'object' || part === null) return part
  const { default: preset, ...fields } = part as Fields
  const rest = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, defaultsInWords(value)]))
  if (preset === undefined) return rest
  // A field that is named so.
  if (isSchema(preset)) return { ...rest, default: defaultsInWords(preset) }
  const without = `Without it: \`${JSON.stringify(preset)}\`.`
  const { description } = rest
  const isDescribed = typeof description === 'string' && description !== ''
  return { ...rest, description: isDescribed ? `${ended(description)} ${without}` : without }
}
