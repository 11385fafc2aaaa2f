/** How long a code is valid, in seconds (RFC 6238). */
export const period = 30

/** The time step of an instant: how many periods have passed since 1970. */
export const stepOf = (at: Date): number => Math.floor(at.getTime() / 1000 / period)

/** How many steps the clock of an authenticator app may be wrong. */
export const toleratedSteps = 1

/** The most steps that a slow clock is behind and still recognised: two hours. */
const slowest = 240

/** The steps of an hour. */
const hour = 120

/**
 * The steps of codes which show that the clock of the authenticator app is wrong. Codes of the past open nothing, so
 * all of the last hours are compared. Of the future only those one hour ahead are, because the response says whether a
 * guess is the code of one of these moments.
 */
export const stepsOfWrongClocks = (now: number): number[] => [
  ...Array.from({ length: slowest }, (_, back) => now - toleratedSteps - 1 - back),
  now + hour - 1,
  now + hour,
  now + hour + 1,
]

/** The characters of Crockford's base 32, without those that look like others. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

const recoveryCodeLength = 16

/** How many recovery codes are made at once. */
export const recoveryCodeCount = 10

/** A recovery code of 80 bits in groups of four, from random bytes. */
export const recoveryCodeOf = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, recoveryCodeLength), (byte) => alphabet[byte % alphabet.length])
    .join('')
    .replace(/(.{4})(?!$)/g, '$1-')

export type TypedCode = { kind: 'app'; digits: string } | { kind: 'recovery'; text: string }

/** Reads a code as people type it: with spaces or hyphens, and with o and l for 0 and 1. Undefined: neither kind. */
export function readCode(typed: string): TypedCode | undefined {
  const text = typed.replace(/[\s\-‐-―]/g, '').toLowerCase()
  if (/^\d{6}$/.test(text)) return { kind: 'app', digits: text }
  const plain = text.replaceAll('o', '0').replace(/[il]/g, '1')
  const isRecovery = plain.length === recoveryCodeLength && [...plain].every((letter) => alphabet.includes(letter))
  return isRecovery ? { kind: 'recovery', text: plain } : undefined
}
