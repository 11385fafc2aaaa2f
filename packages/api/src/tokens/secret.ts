import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

/**
 * The secret of a token for programs: `qbp_`, 256 random bits, and a checksum of both, in letters and digits alone. So
 * scanners of source code know one that was published by mistake, and one that was mistyped costs no lookup.
 */

const prefix = 'qbp_'
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const base = BigInt(digits.length)

/** As many digits as the largest number of so many bytes takes. */
const lengths = { random: 43, checksum: 6 }

const shape = new RegExp(`^${prefix}[0-9A-Za-z]{${lengths.random + lengths.checksum}}$`)

function inDigits(number: bigint, length: number): string {
  let text = ''
  for (let left = number; text.length < length; left /= base) text = digits[Number(left % base)] + text
  return text
}

const checksumOf = (text: string): string => inDigits(BigInt(crc32(text)), lengths.checksum)

/** Told once; only its hash is kept. */
export function newAccessToken(): string {
  const named = prefix + inDigits(BigInt(`0x${randomBytes(32).toString('hex')}`), lengths.random)
  return named + checksumOf(named)
}

/** Whether it is meant as a token for programs: sessions have none of this prefix. */
export const isAccessToken = (token: string | undefined): token is string => token?.startsWith(prefix) ?? false

/** Whether it can have been made by `newAccessToken`. */
export const isWellMade = (token: string): boolean =>
  shape.test(token) && checksumOf(token.slice(0, -lengths.checksum)) === token.slice(-lengths.checksum)
