import { createCipheriv, createDecipheriv, hkdf, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { Services } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'

/*
 * A server must know the secrets of authenticator apps, so they cannot be hashed. They are encrypted with a key derived
 * from the server's key, which is not in the database. The user is authenticated too, so a row cannot be copied to
 * another account. The stored text is the nonce, the tag and the ciphertext.
 */

type SealingServices = Pick<Services, 'pinKey' | 'log'>

const derive = promisify(hkdf)
const sizes = { key: 32, nonce: 12, tag: 16 }

const keyOf = async ({ pinKey }: SealingServices): Promise<Buffer> =>
  Buffer.from(await derive('sha256', await pinKey(), '', 'second factor', sizes.key))

/** Encrypts a secret of an account. */
export async function seal(services: SealingServices, userId: string, secret: string): Promise<string> {
  const nonce = randomBytes(sizes.nonce)
  const cipher = createCipheriv('aes-256-gcm', await keyOf(services), nonce).setAAD(Buffer.from(userId))
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
}

/**
 * Decrypts a secret of an account.
 * @throws DomainError serviceUnavailable: it was encrypted with another key
 */
export async function open(services: SealingServices, userId: string, sealed: string): Promise<string> {
  const bytes = Buffer.from(sealed, 'base64url')
  const [nonce, rest] = [bytes.subarray(0, sizes.nonce), bytes.subarray(sizes.nonce)]
  const decipher = createDecipheriv('aes-256-gcm', await keyOf(services), nonce, { authTagLength: sizes.tag })
    .setAAD(Buffer.from(userId))
    .setAuthTag(rest.subarray(0, sizes.tag))
  try {
    return Buffer.concat([decipher.update(rest.subarray(sizes.tag)), decipher.final()]).toString('utf8')
  } catch {
    services.log.error({}, 'a second factor was set up with another PIN_KEY: all servers need the same key')
    throw new DomainError('serviceUnavailable')
  }
}
