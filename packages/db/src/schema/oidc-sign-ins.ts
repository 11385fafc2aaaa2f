import { index, jsonb, pgTable, text, uuid } from '../pg-core.ts'
import { instant } from './columns.ts'
import { users } from './users.ts'

/** What an identity provider says about a person. */
export interface ProviderPerson {
  subject: string
  email: string | undefined
  emailVerified: boolean
  name: string | undefined
  locale: string | undefined
  /** Whether the provider says that it asked for a second factor itself. */
  mfa: boolean
}

/**
 * Sign-ins with OpenID Connect that have begun, for ten minutes. The browser has the secret, from which state, nonce
 * and PKCE verifier are derived, so that this table alone completes no sign-in.
 */
export const oidcSignIns = pgTable(
  'oidc_sign_ins',
  {
    secretHash: text('secret_hash').primaryKey(),
    /** The account that the identity will be connected to. Null: someone signs in. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** When the answer of the provider arrived. It is exchanged once. */
    claimedAt: instant('claimed_at'),
    /** The person, while a date of birth is asked for or a deletion could be cancelled. */
    person: jsonb('person').$type<ProviderPerson>(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('oidc_sign_ins_by_end').on(table.expiresAt), index('oidc_sign_ins_by_user').on(table.userId)],
)
