/** Reads parsed JSON of an unknown shape. A field of another type is empty, so it loses nothing else. */

export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The maximum number of tags and steps of a task that are read. */
const maxParts = 1000

const valueIn = (from: unknown, name: string): unknown =>
  isFields(from) && Object.hasOwn(from, name) ? from[name] : undefined

/** The first of these fields that is text. */
export function textIn(from: unknown, ...names: string[]): string {
  for (const name of names) {
    const value = valueIn(from, name)
    if (typeof value === 'string' && value !== '') return value
  }
  return ''
}

export const numberIn = (from: unknown, name: string): number | undefined => {
  const value = valueIn(from, name)
  return typeof value === 'number' ? value : undefined
}

export const isTrueIn = (from: unknown, name: string): boolean => valueIn(from, name) === true

export const fieldsIn = (from: unknown, name: string): Fields | undefined => {
  const value = valueIn(from, name)
  return isFields(value) ? value : undefined
}

export const hasList = (from: unknown, name: string): boolean => Array.isArray(valueIn(from, name))

/** The first items of a list. */
export function listIn(from: unknown, name: string, max = maxParts): unknown[] {
  const value = valueIn(from, name)
  return Array.isArray(value) ? value.slice(0, max) : []
}

export const lengthIn = (from: unknown, name: string): number => {
  const value = valueIn(from, name)
  return Array.isArray(value) ? value.length : 0
}
