ALTER TABLE "group_mission_states" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "group_reward_assignees" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "group_task_states" ADD COLUMN "note" text;