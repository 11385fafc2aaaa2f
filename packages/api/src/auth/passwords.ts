import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { PasswordCost } from '../kernel/settings.ts'
import { queueHash } from './hash-queue.ts'

const argon2id = promisify(argon2)

/** OWASP's first recommendation for argon2id: 19 MiB of memory, two passes, one lane. */
export const recommendedCost: PasswordCost = { memory: 19_456, passes: 2 }

type Parameters = PasswordCost & { parallelism: number; tagLength: number }

const derive = (password: string, salt: Buffer, parameters: Parameters) =>
  queueHash(() => argon2id('argon2id', { message: password, nonce: salt, ...parameters }))

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

/** Hashes a password with argon2id, in the PHC string format, so that the cost can be raised later. */
export async function hashPassword(password: string, { memory, passes }: PasswordCost): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, { memory, passes, parallelism: 1, tagLength: 32 })
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${base64(salt)}$${base64(hash)}`
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

const decoys = new Map<PasswordCost, Promise<string>>()

/**
 * Takes the time of verifying a password where there is none to verify (no such account, or one without a password), so
 * that timing does not reveal whether an address is used.
 */
export async function verifyDecoy(password: string, cost: PasswordCost): Promise<false> {
  const decoy = decoys.get(cost) ?? hashPassword(randomBytes(16).toString('base64'), cost)
  decoys.set(cost, decoy)
  // Without this, one failure would make the responses reveal which addresses are used.
  decoy.catch(() => decoys.delete(cost))
  await verifyPassword(await decoy, password)
  return false
}

/** Whether a password matches a hash, whatever that cost. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, expected] = phc.exec(hash) ?? []
  if (!salt || !expected) throw new Error('a password hash of an unknown format')
  const expectedTag = Buffer.from(expected, 'base64')
  const tag = await derive(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expectedTag.length,
  })
  return timingSafeEqual(tag, expectedTag)
}
