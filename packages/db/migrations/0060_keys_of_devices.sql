-- The group becomes part of the keys of shared devices and of what refers to them.
ALTER TABLE "device_sessions" DROP CONSTRAINT "device_sessions_device_id_devices_id_fk";--> statement-breakpoint
ALTER TABLE "pin_attempts" DROP CONSTRAINT "pin_attempts_device_id_devices_id_fk";--> statement-breakpoint
ALTER TABLE "wall_completions" DROP CONSTRAINT "wall_completions_device_id_devices_id_fk";--> statement-breakpoint
ALTER TABLE "devices" DROP CONSTRAINT "devices_token_hash_unique", DROP CONSTRAINT "devices_pkey", ADD CONSTRAINT "devices_pkey" PRIMARY KEY("id","group_id"), ADD CONSTRAINT "devices_by_token" UNIQUE("token_hash","group_id");--> statement-breakpoint
ALTER TABLE "device_codes" DROP CONSTRAINT "device_codes_pkey", ADD CONSTRAINT "device_codes_pkey" PRIMARY KEY("code_hash","group_id");--> statement-breakpoint
ALTER TABLE "device_sessions" ADD COLUMN "group_id" uuid;--> statement-breakpoint
UPDATE "device_sessions" SET "group_id" = "devices"."group_id" FROM "devices" WHERE "devices"."id" = "device_sessions"."device_id";--> statement-breakpoint
ALTER TABLE "device_sessions" ALTER COLUMN "group_id" SET NOT NULL, DROP CONSTRAINT "device_sessions_proof_hash_unique", DROP CONSTRAINT "device_sessions_pkey", ADD CONSTRAINT "device_sessions_pkey" PRIMARY KEY("token_hash","group_id"), ADD CONSTRAINT "device_sessions_by_proof" UNIQUE("proof_hash","group_id"), ADD CONSTRAINT "device_sessions_of_device" FOREIGN KEY ("device_id","group_id") REFERENCES "public"."devices"("id","group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
DROP INDEX "device_sessions_one_running";--> statement-breakpoint
CREATE UNIQUE INDEX "device_sessions_one_running" ON "device_sessions" USING btree ("device_id","group_id") WHERE "device_sessions"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "pin_attempts" ADD COLUMN "group_id" uuid;--> statement-breakpoint
UPDATE "pin_attempts" SET "group_id" = "devices"."group_id" FROM "devices" WHERE "devices"."id" = "pin_attempts"."device_id";--> statement-breakpoint
ALTER TABLE "pin_attempts" ALTER COLUMN "group_id" SET NOT NULL, ADD CONSTRAINT "pin_attempts_of_device" FOREIGN KEY ("device_id","group_id") REFERENCES "public"."devices"("id","group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wall_completions" ADD COLUMN "group_id" uuid;--> statement-breakpoint
UPDATE "wall_completions" SET "group_id" = "devices"."group_id" FROM "devices" WHERE "devices"."id" = "wall_completions"."device_id";--> statement-breakpoint
ALTER TABLE "wall_completions" ALTER COLUMN "group_id" SET NOT NULL, DROP CONSTRAINT "wall_completions_device_id_id_pk", ADD CONSTRAINT "wall_completions_pkey" PRIMARY KEY("device_id","id","group_id"), ADD CONSTRAINT "wall_completions_of_device" FOREIGN KEY ("device_id","group_id") REFERENCES "public"."devices"("id","group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The user becomes part of the keys of changes of addresses, and of their e-mails.
ALTER TABLE "email_outbox" DROP CONSTRAINT "email_outbox_email_change_id_email_changes_id_fk";--> statement-breakpoint
ALTER TABLE "email_changes" DROP CONSTRAINT "email_changes_token_hash_unique", DROP CONSTRAINT "email_changes_pkey", ADD CONSTRAINT "email_changes_pkey" PRIMARY KEY("id","user_id"), ADD CONSTRAINT "email_changes_by_link" UNIQUE("token_hash","user_id");--> statement-breakpoint
UPDATE "email_outbox" SET "user_id" = "email_changes"."user_id" FROM "email_changes" WHERE "email_changes"."id" = "email_outbox"."email_change_id";--> statement-breakpoint
ALTER TABLE "email_outbox" ADD CONSTRAINT "email_outbox_of_email_change" FOREIGN KEY ("email_change_id","user_id") REFERENCES "public"."email_changes"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_outbox" ADD CONSTRAINT "email_outbox_email_change_has_user" CHECK ("email_outbox"."email_change_id" is null or "email_outbox"."user_id" is not null);--> statement-breakpoint
-- The user becomes part of the keys of payments.
ALTER TABLE "payments" DROP CONSTRAINT "payments_session_id_unique", DROP CONSTRAINT "payments_payment_intent_id_unique", ADD CONSTRAINT "payments_by_session" UNIQUE("session_id","user_id"), ADD CONSTRAINT "payments_by_intent" UNIQUE("payment_intent_id","user_id");--> statement-breakpoint
-- The owner, a user or a group, becomes part of the key of tags.
ALTER TABLE "tags" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
UPDATE "tags" SET "owner_id" = coalesce("group_id", "user_id");--> statement-breakpoint
ALTER TABLE "tags" ALTER COLUMN "owner_id" SET NOT NULL, DROP CONSTRAINT "tags_pkey", ADD CONSTRAINT "tags_pkey" PRIMARY KEY("id","owner_id"), ADD CONSTRAINT "tags_owner" CHECK ("tags"."owner_id" = coalesce("tags"."group_id", "tags"."user_id"));
