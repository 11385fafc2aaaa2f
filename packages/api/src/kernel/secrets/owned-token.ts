import { type Buildable, type Queries, statement } from '@questboard/db'
import { and, eq, type SQL } from '@questboard/db/drizzle'
import type { AnyPgColumn } from '@questboard/db/pg-core'
import { hashOf } from './hash.ts'
import { newLinkToken } from './link-token.ts'

/*
 * Secrets that begin with the id of their owner, a user or a group, in 32 hexadecimal digits. So the statement that
 * looks one up names the owner, which divided tables need. The hash is of the whole: with the id of another owner, a
 * secret is unknown. Those of earlier versions name no owner, and are found by their hash alone until they end.
 */

/** The digits of an id before a secret. */
export const ownerPart = (ownerId: string): string => ownerId.replaceAll('-', '')

/** The secret of a link or a session. It is returned once; only its hash is stored. */
export const newOwnedToken = (ownerId: string, secret: string = newLinkToken()): string => ownerPart(ownerId) + secret

/** The secret of a session is in hexadecimal digits, others are in base64url. */
const form = /^[0-9a-f]{32}(?:[\w-]{43}|[0-9a-f]{64})$/

/** The id that a secret names; undefined for one of an earlier version, and for any other text. */
export const ownerOf = (token: string): string | undefined => (form.test(token) ? ownerIn(token) : undefined)

/** The id in the first 32 digits of a text. */
export const ownerIn = (text: string): string =>
  `${text.slice(0, 8)}-${text.slice(8, 12)}-${text.slice(12, 16)}-${text.slice(16, 20)}-${text.slice(20, 32)}`

/** Where the owner and the hash of a kind of token are. */
interface TokenColumns {
  owner: AnyPgColumn
  hash: AnyPgColumn
}

/**
 * A condition for the row of a token.
 * @param ownerId that the token names; undefined if it names none
 */
export const isTokenBy = ({ owner, hash }: TokenColumns, ownerId: string | undefined, token: string): SQL =>
  and(ownerId === undefined ? undefined : eq(owner, ownerId), eq(hash, hashOf(token))) as SQL

/**
 * `isTokenBy` for a token that begins with the id of its owner.
 * @param prefix of the kind of token, before the id
 */
export const isTokenOf = (columns: TokenColumns, token: string, prefix = ''): SQL =>
  isTokenBy(columns, ownerOf(token.slice(prefix.length)), token)

interface TokenKey {
  /** Undefined if the token names none. */
  owner: string | undefined
  hash: string
}

/**
 * Two statements that are built once, for tokens that name their owner and for those that do not.
 * @param build creates the statement with a condition for the row of the token
 */
export function tokenStatement<Query extends Buildable>(
  { owner, hash }: TokenColumns,
  build: (queries: Queries, isToken: SQL) => Query,
) {
  const created = (isNamed: boolean) =>
    statement<TokenKey>()((queries, param) =>
      build(queries, and(isNamed ? eq(owner, param('owner')) : undefined, eq(hash, param('hash'))) as SQL),
    )
  const [named, unnamed] = [created(true), created(false)]
  return (queries: Queries, key: TokenKey) => (key.owner === undefined ? unnamed : named)(queries, key)
}
