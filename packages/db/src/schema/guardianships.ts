import { sql } from '../drizzle.ts'
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from '../pg-core.ts'
import { createdAt, instant } from './columns.ts'
import { users } from './users.ts'

/**
 * A guardian of a managed member, or a leader who was asked to become one. It exists independently of memberships: a
 * guardian who leaves a group stays guardian.
 */
export const guardianships = pgTable(
  'guardianships',
  {
    childId: uuid('child_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    guardianId: uuid('guardian_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** When the guardian consented. Null: asked, not answered. */
    consentAt: instant('consent_at'),
    /** When a leader declined to become guardian of a child without one. The row stays, so that no one is asked twice. */
    declinedAt: instant('declined_at'),
    /** The version of the sentence that the guardian consented to. */
    consentVersion: integer('consent_version'),
    /** Why the deletion of the child is pending: this guardian asked for it, or was the last one and is leaving. */
    deletion: text('deletion', { enum: ['asked', 'orphaned'] }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.childId, table.guardianId] }),
    index('guardianships_by_guardian').on(table.guardianId),
    check('guardianships_consent_has_version', sql`(${table.consentAt} is null) = (${table.consentVersion} is null)`),
    check('guardianships_deletion_by_guardian', sql`${table.deletion} is null or ${table.consentAt} is not null`),
  ],
)

/**
 * An offer to turn a managed member into an account with this address. Only the hash of its link's token is stored; the
 * link is created when the e-mail is sent. A used offer is deleted.
 */
export const handOvers = pgTable(
  'hand_overs',
  {
    id: uuid('id').primaryKey(),
    childId: uuid('child_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    guardianId: uuid('guardian_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** Null until the e-mail is sent. */
    tokenHash: text('token_hash').unique(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    unique('hand_overs_one_of_child').on(table.childId),
    index('hand_overs_by_guardian').on(table.guardianId),
    index('hand_overs_by_email').on(table.email),
  ],
)
