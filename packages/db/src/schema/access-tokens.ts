import { foreignKey, index, pgTable, primaryKey, text, unique, uuid } from '../pg-core.ts'
import { withClientIds } from './client-ids.ts'
import { createdAt, instant } from './columns.ts'
import { oauthGrants } from './oauth.ts'
import { users } from './users.ts'

/**
 * An API token of a user, or the access token of an app that they connected, limited to scopes. It is returned once, on
 * creation. Only its hash is stored, so that a stolen database grants no access.
 */
export const accessTokens = withClientIds(
  pgTable(
    'access_tokens',
    {
      id: uuid('id').notNull(),
      userId: uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      /** The grant that the user gave an app. Null: the user created the token. */
      grantId: uuid('grant_id'),
      name: text('name').notNull(),
      tokenHash: text('token_hash').notNull(),
      /** The scopes, such as `tasks:write`. */
      scopes: text('scopes').array().notNull(),
      /** Null: until it is revoked. */
      expiresAt: instant('expires_at'),
      /** Rounded to the hour, to avoid a write per request. */
      lastUsedAt: instant('last_used_at'),
      createdAt: createdAt(),
    },
    (table) => [
      primaryKey({ name: 'access_tokens_pkey', columns: [table.id, table.userId] }),
      foreignKey({
        name: 'access_tokens_of_grant',
        columns: [table.grantId, table.userId],
        foreignColumns: [oauthGrants.id, oauthGrants.userId],
      }).onDelete('cascade'),
      unique('access_tokens_by_hash').on(table.tokenHash, table.userId),
      index('access_tokens_by_user').on(table.userId, table.createdAt),
      index('access_tokens_by_grant').on(table.grantId),
    ],
  ),
)
