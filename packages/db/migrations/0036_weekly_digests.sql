ALTER TABLE "email_outbox" ADD COLUMN "weekly" jsonb;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD COLUMN "next_weekly_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "notification_preferences_weekly_due" ON "notification_preferences" USING btree ("next_weekly_at") WHERE "notification_preferences"."next_weekly_at" is not null;