import { createHmac, randomBytes } from 'node:crypto'
import type { SQL } from '@questboard/db/drizzle'
import { oauthCodes, oauthGrants } from '@questboard/db/schema'
import { isTokenBy, isTokenOf, newOwnedToken, ownerIn, ownerPart } from '../kernel/secrets/owned-token.ts'
import { newAccessToken } from '../tokens/secret.ts'

const secret = (bytes: number): string => randomBytes(bytes).toString('base64url')

/** An authorization code. */
export const newCode = (userId: string): string => codePrefix + newOwnedToken(userId)

const codePrefix = 'qbc_'

/** A condition for the row of an authorization code. */
export const isCode = (code: string): SQL =>
  isTokenOf({ owner: oauthCodes.userId, hash: oauthCodes.codeHash }, code, codePrefix)

const familyLength = 32

/** A new family of refresh tokens, which begins with the id of the user in hexadecimal digits. */
export const newFamily = (userId: string): string => ownerPart(userId) + secret(24)

/** The user that a family names; undefined for one of an earlier version. */
const ownerOfFamily = (family: string): string | undefined =>
  family.length === familyLength ? undefined : ownerIn(family)

/** A condition for the grant of a family. */
export const isFamily = (family: string): SQL =>
  isTokenBy({ owner: oauthGrants.userId, hash: oauthGrants.familyHash }, ownerOfFamily(family), family)

/** A refresh token: the family, which stays, and a secret that works once. */
export const newRefreshToken = (family: string): string => `qbr_${family}.${secret(32)}`

/**
 * The tokens that replace a refresh token. They follow from it and from a secret of the server, so that a client that
 * lost the answer can be given the same ones, although nothing but hashes is kept. They name the user if their family
 * does.
 */
export function successorsOf(key: string, refreshToken: string, family: string) {
  const derive = (use: string) => createHmac('sha256', key).update(`${use}:${refreshToken}`).digest()
  return {
    accessToken: newAccessToken(ownerOfFamily(family), derive('access')),
    refreshToken: `qbr_${family}.${derive('refresh').toString('base64url')}`,
  }
}

const shape = /^qbr_((?:[0-9a-f]{32})?[\w-]{32})\.[\w-]{43}$/

/** The family of a refresh token; undefined for another text. */
export const familyOf = (token: string): string | undefined => shape.exec(token)?.[1]
