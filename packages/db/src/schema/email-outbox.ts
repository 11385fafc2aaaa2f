import { isNull } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'
import { invitations } from './groups.ts'

/**
 * The outbox: e-mails to send, each written in the transaction that causes it. It names what the e-mail is about and holds
 * no secret: the link is made when the e-mail is sent. Whether the address has an account is looked up then, too, so that
 * asking takes as long for one that has none.
 */
export const emailOutbox = pgTable(
  'email_outbox',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ['activation', 'recovery', 'invitation'] }).notNull(),
    email: text('email').notNull(),
    /** The language of the request, for an address that nobody has yet. */
    lang: text('lang', { enum: ['bg', 'en'] }).notNull(),
    invitationId: uuid('invitation_id').references(() => invitations.id, { onDelete: 'cascade' }),
    attempts: integer('attempts').notNull().default(0),
    /** When it is tried next; while it is being sent, when another server may take it over. */
    nextAttemptAt: instant('next_attempt_at').notNull(),
    /** When it was given up: a failed e-mail, with the last fault. */
    failedAt: instant('failed_at'),
    fault: text('fault'),
    createdAt: createdAt(),
  },
  (table) => [
    index('email_outbox_due').on(table.nextAttemptAt).where(isNull(table.failedAt)),
    index('email_outbox_by_invitation').on(table.invitationId),
  ],
)
