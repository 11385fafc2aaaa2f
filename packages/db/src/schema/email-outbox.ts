import { isNull, type SQL, sql } from '../drizzle.ts'
import { type AnyPgColumn, check, foreignKey, index, integer, jsonb, pgTable, text, uuid } from '../pg-core.ts'
import { createdAt, instant } from './columns.ts'
import type { DigestContent } from './digest-content.ts'
import { emailChanges } from './email-changes.ts'
import { invitations } from './groups.ts'
import { handOvers } from './guardianships.ts'
import type { PushedReminder } from './push.ts'
import { users } from './users.ts'

/** What a weekly digest says: what each member of each group that the reader leads did, and what stayed open. */
export interface WeeklyContent {
  groups: { name: string; members: { name: string; done: number; open: number }[] }[]
}

/** What an e-mail about notifications is about. Their text is read when it is sent. */
export interface EmailedNotice {
  /** The type of all of them; null: several types. */
  type: string | null
  notificationIds: string[]
  reminders: PushedReminder[]
}

/** Whether an e-mail is sent after all others: people wait for a link, and not for these, of which there are many at once. */
export const isSentLast = ({ kind }: { kind: AnyPgColumn }): SQL =>
  sql`(${kind} in ('digest', 'weekly', 'notification'))`

/**
 * The outbox of e-mails. Each row is written in the transaction that causes it and contains no secret: the link is
 * created when the e-mail is sent. Whether the address has an account is also checked then, so that a request takes
 * equally long for unknown addresses.
 */
export const emailOutbox = pgTable(
  'email_outbox',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', {
      enum: [
        'activation',
        'recovery',
        'invitation',
        'handOver',
        'emailChange',
        'emailChangeNotice',
        'digest',
        'weekly',
        'notification',
        'secondFactorOn',
        'secondFactorOff',
        'recoveryCodeUsed',
        'passkeyAdded',
        'passkeyRemoved',
        'newDevice',
      ],
    }).notNull(),
    email: text('email').notNull(),
    /** The language of the request, for an address without an account. */
    lang: text('lang', { enum: ['bg', 'en'] }).notNull(),
    invitationId: uuid('invitation_id'),
    /** The group of the invitation. */
    groupId: uuid('group_id'),
    handOverId: uuid('hand_over_id').references(() => handOvers.id, { onDelete: 'cascade' }),
    emailChangeId: uuid('email_change_id'),
    /** The account of an e-mail that also goes to an address that it does not have, or no longer has. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    digest: jsonb('digest').$type<DigestContent>(),
    weekly: jsonb('weekly').$type<WeeklyContent>(),
    notice: jsonb('notice').$type<EmailedNotice>(),
    /** The browser and system of a new device, such as `Chrome, Windows`; empty if unknown. */
    device: text('device'),
    /** Where the account was before the sign-in on a new device. The sign-in moves the account to its own zone. */
    timeZone: text('time_zone'),
    attempts: integer('attempts').notNull().default(0),
    /** The next attempt. While it is being sent: when another server may take over. */
    nextAttemptAt: instant('next_attempt_at').notNull(),
    /** When sending was given up. The last error is kept. */
    failedAt: instant('failed_at'),
    fault: text('fault'),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'email_outbox_of_invitation',
      columns: [table.invitationId, table.groupId],
      foreignColumns: [invitations.id, invitations.groupId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'email_outbox_of_email_change',
      columns: [table.emailChangeId, table.userId],
      foreignColumns: [emailChanges.id, emailChanges.userId],
    }).onDelete('cascade'),
    // Without both columns, the foreign keys would not be checked.
    check('email_outbox_invitation_has_group', sql`(${table.invitationId} is null) = (${table.groupId} is null)`),
    check('email_outbox_email_change_has_user', sql`${table.emailChangeId} is null or ${table.userId} is not null`),
    index('email_outbox_to_send').on(isSentLast(table), table.nextAttemptAt).where(isNull(table.failedAt)),
    index('email_outbox_by_invitation').on(table.invitationId),
    index('email_outbox_by_hand_over').on(table.handOverId),
    index('email_outbox_by_email_change').on(table.emailChangeId),
    index('email_outbox_by_user').on(table.userId),
  ],
)
