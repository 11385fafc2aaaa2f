import { createHmac, randomBytes } from 'node:crypto'
import { newAccessToken } from '../tokens/secret.ts'

const secret = (bytes: number): string => randomBytes(bytes).toString('base64url')

/** An authorization code. */
export const newCode = (): string => `qbc_${secret(32)}`

/** A new family of refresh tokens. */
export const newFamily = (): string => secret(24)

/** A refresh token: the family, which stays, and a secret that works once. */
export const newRefreshToken = (family: string): string => `qbr_${family}.${secret(32)}`

/**
 * The tokens that replace a refresh token. They follow from it and from a secret of the server, so that a client that lost the
 * answer can be given the same ones, although nothing but hashes is kept.
 */
export function successorsOf(key: string, refreshToken: string, family: string) {
  const derive = (use: string) => createHmac('sha256', key).update(`${use}:${refreshToken}`).digest()
  return {
    accessToken: newAccessToken(derive('access')),
    refreshToken: `qbr_${family}.${derive('refresh').toString('base64url')}`,
  }
}

const shape = /^qbr_([\w-]{32})\.[\w-]{43}$/

/** The family of a refresh token; undefined for another text. */
export const familyOf = (token: string): string | undefined => shape.exec(token)?.[1]
