ALTER TABLE "turns" RENAME TO "daily_jobs";--> statement-breakpoint
ALTER TABLE "daily_jobs" RENAME CONSTRAINT "turns_pkey" TO "daily_jobs_pkey";--> statement-breakpoint
ALTER TABLE "users" RENAME COLUMN "next_turn_at" TO "next_rollover_at";--> statement-breakpoint
ALTER INDEX "users_by_turn" RENAME TO "users_by_rollover";
