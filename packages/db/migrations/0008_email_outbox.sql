ALTER TABLE "letters" RENAME TO "email_outbox";--> statement-breakpoint
ALTER TABLE "email_outbox" RENAME CONSTRAINT "letters_pkey" TO "email_outbox_pkey";--> statement-breakpoint
ALTER TABLE "email_outbox" RENAME CONSTRAINT "letters_invitation_id_invitations_id_fk" TO "email_outbox_invitation_id_invitations_id_fk";--> statement-breakpoint
ALTER INDEX "letters_due" RENAME TO "email_outbox_due";--> statement-breakpoint
ALTER INDEX "letters_by_invitation" RENAME TO "email_outbox_by_invitation";
