import { foreignKey, index, pgTable, primaryKey, text, unique, uuid } from '../pg-core.ts'
import { createdAt, instant } from './columns.ts'
import { users } from './users.ts'

/** An app of others, as it registered itself (RFC 7591). It has no secret: PKCE protects its codes. */
export const oauthClients = pgTable(
  'oauth_clients',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    website: text('website'),
    redirectUris: text('redirect_uris').array().notNull(),
    /** When it registered or last got tokens. Clients without a grant are deleted a while later. */
    lastUsedAt: instant('last_used_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('oauth_clients_by_use').on(table.lastUsedAt)],
)

/**
 * What a user has allowed an app: the family of its tokens. A refresh token consists of two secrets: one names the
 * family for ever, the other changes with each use. So a used one is recognised without keeping a row for it.
 */
export const oauthGrants = pgTable(
  'oauth_grants',
  {
    id: uuid('id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id')
      .notNull()
      .references(() => oauthClients.id, { onDelete: 'cascade' }),
    scopes: text('scopes').array().notNull(),
    familyHash: text('family_hash').notNull(),
    refreshHash: text('refresh_hash').notNull(),
    /** When the refresh token was last exchanged. Unused ones expire. */
    refreshedAt: instant('refreshed_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'oauth_grants_pkey', columns: [table.id, table.userId] }),
    unique('oauth_grants_by_family').on(table.familyHash, table.userId),
    unique('oauth_grants_of_user').on(table.userId, table.clientId),
    index('oauth_grants_by_client').on(table.clientId),
    index('oauth_grants_by_refresh').on(table.refreshedAt),
  ],
)

/**
 * An authorization code, which is exchanged once. Used ones are remembered for a while: a second use ends the grant.
 */
export const oauthCodes = pgTable(
  'oauth_codes',
  {
    codeHash: text('code_hash').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id')
      .notNull()
      .references(() => oauthClients.id, { onDelete: 'cascade' }),
    scopes: text('scopes').array().notNull(),
    redirectUri: text('redirect_uri').notNull(),
    /** SHA-256 of the verifier (RFC 7636). */
    challenge: text('challenge').notNull(),
    usedAt: instant('used_at'),
    /** The grant of its exchange. */
    grantId: uuid('grant_id'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'oauth_codes_pkey', columns: [table.codeHash, table.userId] }),
    foreignKey({
      name: 'oauth_codes_of_grant',
      columns: [table.grantId, table.userId],
      foreignColumns: [oauthGrants.id, oauthGrants.userId],
    }).onDelete('cascade'),
    unique('oauth_codes_of_user').on(table.userId, table.clientId),
    index('oauth_codes_by_client').on(table.clientId),
    index('oauth_codes_by_grant').on(table.grantId),
    index('oauth_codes_by_end').on(table.expiresAt),
  ],
)
