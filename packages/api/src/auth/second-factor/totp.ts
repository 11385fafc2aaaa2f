import { timingSafeEqual } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { period, stepOf, stepsOfWrongClocks, toleratedSteps } from './rules.ts'

/** The values that every authenticator app understands. Several ignore others. */
const settings = { issuer: 'Questboard', algorithm: 'SHA1', digits: 6, period } as const

/** Bytes of a secret, as RFC 4226 recommends. */
const secretSize = 20

/** A new secret as base 32. */
export const newSecret = (): string => new Secret({ size: secretSize }).base32

/** The address that an authenticator app reads from a QR code. */
export const addressOf = (secret: string, email: string): string =>
  new TOTP({ ...settings, label: email, secret: Secret.fromBase32(secret) }).toString()

/** The step of a right code; or that it is a code of another time, so the clock of the app is wrong; or neither. */
export type Compared = { step: number } | 'wrongClock' | 'wrong'

/**
 * Compares a code of an authenticator app.
 *
 * Rules: Signing in. The codes follow RFC 6238.
 */
export function compareCode(secret: string, digits: string, at: Date): Compared {
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(secret) })
  const typed = Buffer.from(digits)
  const isOf = (step: number) => timingSafeEqual(Buffer.from(totp.generate({ timestamp: step * period * 1000 })), typed)
  const now = stepOf(at)
  for (let step = now - toleratedSteps; step <= now + toleratedSteps; step++) if (isOf(step)) return { step }
  return stepsOfWrongClocks(now).some(isOf) ? 'wrongClock' : 'wrong'
}
