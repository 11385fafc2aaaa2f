import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { queueHash } from './hash-queue.ts'

const argon2id = promisify(argon2)

/** OWASP's first recommendation for argon2id: 19 MiB of memory, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const

const derive = (password: string, salt: Buffer, { memory, passes, parallelism, tagLength } = cost as Cost) =>
  queueHash(() => argon2id('argon2id', { message: password, nonce: salt, memory, passes, parallelism, tagLength }))

type Cost = { [key in keyof typeof cost]: number }

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

/** Hashes a password with argon2id, in the PHC string format, so that the cost can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(hash)}`
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

let decoy: Promise<string> | undefined

/**
 * Whether a password matches a hash. Without a hash (no such account, or one without a password) it takes the same
 * time, so that timing does not reveal whether an address is used.
 */
export async function verifyPassword(hash: string | null | undefined, password: string): Promise<boolean> {
  if (!hash) {
    decoy ??= hashPassword(randomBytes(16).toString('base64'))
    await verifyPassword(await decoy, password)
    return false
  }
  const [, memory, passes, parallelism, salt, expected] = phc.exec(hash) ?? []
  if (!salt || !expected) throw new Error('a password hash of an unknown format')
  const known = Buffer.from(expected, 'base64')
  const found = await derive(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: known.length,
  })
  return timingSafeEqual(found, known)
}
