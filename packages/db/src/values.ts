/** How values travel as text, the same for both engines; keys are the type's number in pg_type. */

const json = 114
const jsonb = 3802
const int8 = 20
const bytea = 17
const date = 1082
const timestamp = 1114
const timestamptz = 1184

export const dateTypes = [date, timestamp, timestamptz]
export const jsonTypes = [json, jsonb]
export const integerTypes = [int8]
export const binaryTypes = [bytea]

/** bigint, and therefore count(*): a number while it is exact, a BigInt beyond. */
export function parseInteger(text: string): number | bigint {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : BigInt(text)
}

/** Dates stay text: drizzle's columns read them by their own mode. */
export function parseDate(text: string): string {
  return text
}

export function serializeDate(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value)
}

export function parseJson(text: string): unknown {
  return JSON.parse(text)
}

/** Drizzle's columns hand over text that is JSON already. */
export function serializeJson(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

export function parseBinary(text: string): Buffer {
  return Buffer.from(text.slice(2), 'hex')
}

export function serializeBinary(value: Uint8Array): string {
  return `\\x${Buffer.from(value).toString('hex')}`
}
