-- The user or the group becomes part of the keys of tokens and links, and of what refers to them.
ALTER TABLE "push_messages" DROP CONSTRAINT "push_messages_device_id_push_devices_id_fk";--> statement-breakpoint
ALTER TABLE "push_devices" DROP CONSTRAINT "push_devices_session_id_sessions_id_fk";--> statement-breakpoint
ALTER TABLE "email_outbox" DROP CONSTRAINT "email_outbox_invitation_id_invitations_id_fk";--> statement-breakpoint
ALTER TABLE "access_tokens" DROP CONSTRAINT "access_tokens_token_hash_unique", ADD CONSTRAINT "access_tokens_by_hash" UNIQUE("token_hash","user_id");--> statement-breakpoint
ALTER TABLE "calendar_feeds" DROP CONSTRAINT "calendar_feeds_secret_hash_unique", ADD CONSTRAINT "calendar_feeds_by_secret" UNIQUE("secret_hash","user_id");--> statement-breakpoint
ALTER TABLE "account_links" DROP CONSTRAINT "account_links_pkey", ADD CONSTRAINT "account_links_pkey" PRIMARY KEY("token_hash","user_id");--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_id_unique", DROP CONSTRAINT "sessions_pkey", ADD CONSTRAINT "sessions_pkey" PRIMARY KEY("token_hash","user_id"), ADD CONSTRAINT "sessions_by_id" UNIQUE("id","user_id");--> statement-breakpoint
ALTER TABLE "push_devices" DROP CONSTRAINT "push_devices_pkey", ADD CONSTRAINT "push_devices_pkey" PRIMARY KEY("id","user_id"), ADD CONSTRAINT "push_devices_of_session" FOREIGN KEY ("session_id","user_id") REFERENCES "public"."sessions"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_of_device" FOREIGN KEY ("device_id","user_id") REFERENCES "public"."push_devices"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" DROP CONSTRAINT "invitations_token_hash_unique", DROP CONSTRAINT "invitations_pkey", ADD CONSTRAINT "invitations_pkey" PRIMARY KEY("id","group_id"), ADD CONSTRAINT "invitations_by_link" UNIQUE("token_hash","group_id");--> statement-breakpoint
ALTER TABLE "email_outbox" ADD COLUMN "group_id" uuid;--> statement-breakpoint
UPDATE "email_outbox" SET "group_id" = "invitations"."group_id" FROM "invitations" WHERE "invitations"."id" = "email_outbox"."invitation_id";--> statement-breakpoint
ALTER TABLE "email_outbox" ADD CONSTRAINT "email_outbox_of_invitation" FOREIGN KEY ("invitation_id","group_id") REFERENCES "public"."invitations"("id","group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_outbox" ADD CONSTRAINT "email_outbox_invitation_has_group" CHECK (("email_outbox"."invitation_id" is null) = ("email_outbox"."group_id" is null));
