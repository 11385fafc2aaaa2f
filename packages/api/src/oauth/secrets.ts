import { randomBytes } from 'node:crypto'

const secret = (bytes: number): string => randomBytes(bytes).toString('base64url')

/** An authorization code. */
export const newCode = (): string => `qbc_${secret(32)}`

/** A new family of refresh tokens. */
export const newFamily = (): string => secret(24)

/** A refresh token: the family, which stays, and a secret that works once. */
export const newRefreshToken = (family: string): string => `qbr_${family}.${secret(32)}`

const shape = /^qbr_([\w-]{32})\.[\w-]{43}$/

/** The family of a refresh token; undefined for another text. */
export const familyOf = (token: string): string | undefined => shape.exec(token)?.[1]
