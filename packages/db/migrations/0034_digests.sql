ALTER TABLE "email_outbox" ADD COLUMN "digest" jsonb;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD COLUMN "next_digest_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "notification_preferences_digest_due" ON "notification_preferences" USING btree ("next_digest_at") WHERE "notification_preferences"."next_digest_at" is not null;