ALTER TABLE "tasks" ADD COLUMN "schedule" jsonb;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "slot" date;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "opens_on" date;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "turns_on" date;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "done_slot" date;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "missed" boolean;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "last_completed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "skipped" jsonb;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "rank" text;