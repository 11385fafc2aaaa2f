import { hashOf } from './hash.ts'

/** A hash of a call's input within `scope`. The order of fields and undefined fields do not matter. */
export function contentHash(scope: string, input: object): string {
  const ordered = (_key: string, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value
  return hashOf(`${scope}\n${JSON.stringify(input, ordered)}`)
}
