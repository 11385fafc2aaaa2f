import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { ownerIn, ownerPart } from '../kernel/secrets/owned-token.ts'

/**
 * The secret of an API token: `qbp_`, the id of its user in 32 hexadecimal digits, 256 random bits, and a checksum of
 * all that, in base 62. So secret scanners recognise a published token, and a mistyped one needs no lookup. Those of
 * earlier versions name no user.
 */

const prefix = 'qbp_'
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const base = BigInt(digits.length)

/** Digits that the largest number of that many bytes takes. */
const lengths = { random: 43, checksum: 6 }

const shape = new RegExp(`^${prefix}(?:[0-9a-f]{32})?[0-9A-Za-z]{${lengths.random + lengths.checksum}}$`)

/** The length of a token that names no user. */
const unnamed = prefix.length + lengths.random + lengths.checksum

function inDigits(number: bigint, length: number): string {
  let text = ''
  for (let remaining = number; text.length < length; remaining /= base) text = digits[Number(remaining % base)] + text
  return text
}

const checksumOf = (text: string): string => inDigits(BigInt(crc32(text)), lengths.checksum)

/**
 * Returned once. Only its hash is stored.
 * @param userId undefined for the successor of a token that names no user
 * @param bytes 256 bits that no one can guess
 */
export function newAccessToken(userId: string | undefined, bytes: Buffer = randomBytes(32)): string {
  const owner = userId === undefined ? '' : ownerPart(userId)
  const named = prefix + owner + inDigits(BigInt(`0x${bytes.toString('hex')}`), lengths.random)
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

/** The user that a well-formed token names; undefined for one of an earlier version. */
export const ownerOfAccessToken = (token: string): string | undefined =>
  token.length === unnamed ? undefined : ownerIn(token.slice(prefix.length))
