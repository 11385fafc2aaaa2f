import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

/**
 * The secret of an API token: `qbp_`, 256 random bits and a checksum of both, in base 62. So secret scanners recognise
 * a published token, and a mistyped one needs no lookup.
 */

const prefix = 'qbp_'
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const base = BigInt(digits.length)

/** Digits that the largest number of that many bytes takes. */
const lengths = { random: 43, checksum: 6 }

const shape = new RegExp(`^${prefix}[0-9A-Za-z]{${lengths.random + lengths.checksum}}$`)

function inDigits(number: bigint, length: number): string {
  let text = ''
  for (let left = number; text.length < length; left /= base) text = digits[Number(left % base)] + text
  return text
}

const checksumOf = (text: string): string => inDigits(BigInt(crc32(text)), lengths.checksum)

/** Returned once. Only its hash is stored. @param bytes 256 bits that no one can guess */
export function newAccessToken(bytes: Buffer = randomBytes(32)): string {
  const named = prefix + inDigits(BigInt(`0x${bytes.toString('hex')}`), lengths.random)
  return named + checksumOf(named)
}

/**
 * Whether a token is an API token: session tokens do not have this prefix. Those of players on shared devices have
 * another underscore.
 */
export const isAccessToken = (token: string | undefined): token is string =>
  (token?.startsWith(prefix) && !token.includes('_', prefix.length)) ?? false

/** Whether the checksum is correct. */
export const isWellFormed = (token: string): boolean =>
  shape.test(token) && checksumOf(token.slice(0, -lengths.checksum)) === token.slice(-lengths.checksum)
