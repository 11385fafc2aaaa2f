import { createHmac } from 'node:crypto'
import { hashPassword, verifyDecoy, verifyPassword } from '../auth/passwords.ts'
import type { Services } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'

/*
 * A PIN has at most a million values, so argon2id alone would not keep those of a stolen database. An HMAC with a key
 * outside the database comes first. The stored text is `KEY:HASH`; KEY names the key, so that a server with another one
 * logs an error, and counts no wrong PIN.
 */

type HashingServices = Pick<Services, 'pinKey' | 'passwordCost' | 'log'>

const hmac = (key: string, ...parts: string[]): string =>
  createHmac('sha256', key).update(parts.join(':')).digest('base64url')

const nameOf = (key: string): string => hmac(key, 'name').slice(0, 8)

const keyed = (key: string, pin: string): string => hmac(key, 'pin', pin)

/** The hash of a PIN, as it is stored. */
export async function hashPin({ pinKey, passwordCost }: HashingServices, pin: string): Promise<string> {
  const key = await pinKey()
  return `${nameOf(key)}:${await hashPassword(keyed(key, pin), passwordCost)}`
}

/**
 * Checks that this server can verify a stored hash, before a guess is counted.
 * @throws DomainError serviceUnavailable: it was made with another key
 */
export async function assertVerifiable({ pinKey, log }: HashingServices, stored: string): Promise<void> {
  if (stored.startsWith(`${nameOf(await pinKey())}:`)) return
  log.error(
    {},
    'a PIN was set with another PIN_KEY: all servers need the same key; if a key is lost, its PINs must be set again',
  )
  throw new DomainError('serviceUnavailable')
}

/** Whether a PIN matches the stored hash. */
export async function verifyPin({ pinKey }: HashingServices, stored: string, pin: string): Promise<boolean> {
  return verifyPassword(stored.slice(stored.indexOf(':') + 1), keyed(await pinKey(), pin))
}

/** Takes the time of verifying a PIN where there is none. */
export const verifyNoPin = ({ passwordCost }: HashingServices, pin: string): Promise<false> =>
  verifyDecoy(pin, passwordCost)
