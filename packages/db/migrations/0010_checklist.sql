ALTER TABLE "tasks" ADD COLUMN "checklist" jsonb;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "checked" uuid[];