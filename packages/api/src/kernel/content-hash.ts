import { hashOf } from './hash.ts'

/** A fingerprint of a call's input within `scope`, whatever the order of its fields. Fields that are undefined do not count. */
export function contentHash(scope: string, input: object): string {
  const ordered = (_key: string, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value
  return hashOf(`${scope}\n${JSON.stringify(input, ordered)}`)
}
