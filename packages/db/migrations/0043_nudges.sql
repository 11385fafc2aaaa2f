ALTER TABLE "notification_preferences" ADD COLUMN "next_nudge_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "push_messages" ADD COLUMN "digest" jsonb;--> statement-breakpoint
CREATE INDEX "notification_preferences_nudge_due" ON "notification_preferences" USING btree ("next_nudge_at") WHERE "notification_preferences"."next_nudge_at" is not null;