-- The group becomes part of the keys of its items, and of the states of their assignees.
ALTER TABLE "group_mission_states" DROP CONSTRAINT "group_mission_states_mission_id_group_missions_id_fk";--> statement-breakpoint
ALTER TABLE "group_mission_tasks" DROP CONSTRAINT "group_mission_tasks_mission_id_group_missions_id_fk";--> statement-breakpoint
ALTER TABLE "group_mission_tasks_done" DROP CONSTRAINT "group_mission_tasks_done_task_id_group_mission_tasks_id_fk";--> statement-breakpoint
ALTER TABLE "ended_group_occurrences" DROP CONSTRAINT "ended_group_occurrences_of_state";--> statement-breakpoint
ALTER TABLE "group_reward_assignees" DROP CONSTRAINT "group_reward_assignees_reward_id_group_rewards_id_fk";--> statement-breakpoint
ALTER TABLE "group_task_states" DROP CONSTRAINT "group_task_states_task_id_group_tasks_id_fk";--> statement-breakpoint
ALTER TABLE "group_task_occurrences" DROP CONSTRAINT "group_task_occurrences_task_id_group_tasks_id_fk";--> statement-breakpoint
ALTER TABLE "group_task_turns" DROP CONSTRAINT "group_task_turns_task_id_group_tasks_id_fk";--> statement-breakpoint
ALTER TABLE "turn_swaps" DROP CONSTRAINT "turn_swaps_of_occurrence";--> statement-breakpoint
DROP INDEX "group_task_occurrences_one_current";--> statement-breakpoint
DROP INDEX "turn_swaps_one_open";--> statement-breakpoint
-- Without the larger indexes, rewriting the rows takes half as long.
DROP INDEX "group_task_states_by_user";--> statement-breakpoint
ALTER TABLE "group_mission_states" DROP CONSTRAINT "group_mission_states_mission_id_user_id_pk";--> statement-breakpoint
ALTER TABLE "group_mission_tasks_done" DROP CONSTRAINT "group_mission_tasks_done_task_id_user_id_pk";--> statement-breakpoint
ALTER TABLE "ended_group_occurrences" DROP CONSTRAINT "ended_group_occurrences_task_id_user_id_slot_pk";--> statement-breakpoint
ALTER TABLE "group_reward_assignees" DROP CONSTRAINT "group_reward_assignees_reward_id_user_id_pk";--> statement-breakpoint
ALTER TABLE "group_task_states" DROP CONSTRAINT "group_task_states_task_id_user_id_pk";--> statement-breakpoint
ALTER TABLE "group_task_occurrences" DROP CONSTRAINT "group_task_occurrences_task_id_day_pk";--> statement-breakpoint
ALTER TABLE "group_task_turns" DROP CONSTRAINT "group_task_turns_task_id_user_id_pk";--> statement-breakpoint
ALTER TABLE "turn_swaps" DROP CONSTRAINT "turn_swaps_pkey";--> statement-breakpoint
ALTER TABLE "group_mission_states" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "group_mission_tasks" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "group_mission_tasks_done" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "ended_group_occurrences" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "group_reward_assignees" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "group_task_states" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "group_task_occurrences" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "group_task_turns" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "turn_swaps" ADD COLUMN "group_id" uuid;--> statement-breakpoint
UPDATE "group_mission_states" AS "one" SET "group_id" = "group_missions"."group_id" FROM "group_missions" WHERE "group_missions"."id" = "one"."mission_id";--> statement-breakpoint
UPDATE "group_mission_tasks" AS "one" SET "group_id" = "group_missions"."group_id" FROM "group_missions" WHERE "group_missions"."id" = "one"."mission_id";--> statement-breakpoint
UPDATE "group_mission_tasks_done" AS "one" SET "group_id" = "group_mission_tasks"."group_id" FROM "group_mission_tasks" WHERE "group_mission_tasks"."id" = "one"."task_id";--> statement-breakpoint
UPDATE "ended_group_occurrences" AS "one" SET "group_id" = "group_tasks"."group_id" FROM "group_tasks" WHERE "group_tasks"."id" = "one"."task_id";--> statement-breakpoint
UPDATE "group_reward_assignees" AS "one" SET "group_id" = "group_rewards"."group_id" FROM "group_rewards" WHERE "group_rewards"."id" = "one"."reward_id";--> statement-breakpoint
UPDATE "group_task_states" AS "one" SET "group_id" = "group_tasks"."group_id" FROM "group_tasks" WHERE "group_tasks"."id" = "one"."task_id";--> statement-breakpoint
UPDATE "group_task_occurrences" AS "one" SET "group_id" = "group_tasks"."group_id" FROM "group_tasks" WHERE "group_tasks"."id" = "one"."task_id";--> statement-breakpoint
UPDATE "group_task_turns" AS "one" SET "group_id" = "group_tasks"."group_id" FROM "group_tasks" WHERE "group_tasks"."id" = "one"."task_id";--> statement-breakpoint
UPDATE "turn_swaps" AS "one" SET "group_id" = "group_tasks"."group_id" FROM "group_tasks" WHERE "group_tasks"."id" = "one"."task_id";--> statement-breakpoint
ALTER TABLE "group_mission_states" ALTER COLUMN "group_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "group_mission_tasks" ALTER COLUMN "group_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "group_mission_tasks_done" ALTER COLUMN "group_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "ended_group_occurrences" ALTER COLUMN "group_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "group_reward_assignees" ALTER COLUMN "group_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "group_task_states" ALTER COLUMN "group_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "group_task_occurrences" ALTER COLUMN "group_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "group_task_turns" ALTER COLUMN "group_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "turn_swaps" ALTER COLUMN "group_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "group_missions" DROP CONSTRAINT "group_missions_pkey";--> statement-breakpoint
ALTER TABLE "group_missions" ADD CONSTRAINT "group_missions_pkey" PRIMARY KEY("id","group_id");--> statement-breakpoint
ALTER TABLE "group_mission_tasks" DROP CONSTRAINT "group_mission_tasks_pkey";--> statement-breakpoint
ALTER TABLE "group_mission_tasks" ADD CONSTRAINT "group_mission_tasks_pkey" PRIMARY KEY("id","group_id");--> statement-breakpoint
ALTER TABLE "group_rewards" DROP CONSTRAINT "group_rewards_pkey";--> statement-breakpoint
ALTER TABLE "group_rewards" ADD CONSTRAINT "group_rewards_pkey" PRIMARY KEY("id","group_id");--> statement-breakpoint
ALTER TABLE "group_tasks" DROP CONSTRAINT "group_tasks_pkey";--> statement-breakpoint
ALTER TABLE "group_tasks" ADD CONSTRAINT "group_tasks_pkey" PRIMARY KEY("id","group_id");--> statement-breakpoint
ALTER TABLE "group_mission_states" ADD CONSTRAINT "group_mission_states_pkey" PRIMARY KEY("mission_id","user_id","group_id");--> statement-breakpoint
ALTER TABLE "group_mission_tasks_done" ADD CONSTRAINT "group_mission_tasks_done_pkey" PRIMARY KEY("task_id","user_id","group_id");--> statement-breakpoint
ALTER TABLE "ended_group_occurrences" ADD CONSTRAINT "ended_group_occurrences_pkey" PRIMARY KEY("task_id","user_id","slot","group_id");--> statement-breakpoint
ALTER TABLE "group_reward_assignees" ADD CONSTRAINT "group_reward_assignees_pkey" PRIMARY KEY("reward_id","user_id","group_id");--> statement-breakpoint
ALTER TABLE "group_task_states" ADD CONSTRAINT "group_task_states_pkey" PRIMARY KEY("task_id","user_id","group_id");--> statement-breakpoint
ALTER TABLE "group_task_occurrences" ADD CONSTRAINT "group_task_occurrences_pkey" PRIMARY KEY("task_id","day","group_id");--> statement-breakpoint
ALTER TABLE "group_task_turns" ADD CONSTRAINT "group_task_turns_pkey" PRIMARY KEY("task_id","user_id","group_id");--> statement-breakpoint
ALTER TABLE "turn_swaps" ADD CONSTRAINT "turn_swaps_pkey" PRIMARY KEY("id","group_id");--> statement-breakpoint
ALTER TABLE "group_mission_states" ADD CONSTRAINT "group_mission_states_of_mission" FOREIGN KEY ("mission_id","group_id") REFERENCES "public"."group_missions"("id","group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_mission_tasks" ADD CONSTRAINT "group_mission_tasks_of_mission" FOREIGN KEY ("mission_id","group_id") REFERENCES "public"."group_missions"("id","group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_mission_tasks_done" ADD CONSTRAINT "group_mission_tasks_done_of_task" FOREIGN KEY ("task_id","group_id") REFERENCES "public"."group_mission_tasks"("id","group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ended_group_occurrences" ADD CONSTRAINT "ended_group_occurrences_of_state" FOREIGN KEY ("task_id","user_id","group_id") REFERENCES "public"."group_task_states"("task_id","user_id","group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_reward_assignees" ADD CONSTRAINT "group_reward_assignees_of_reward" FOREIGN KEY ("reward_id","group_id") REFERENCES "public"."group_rewards"("id","group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_task_states" ADD CONSTRAINT "group_task_states_of_task" FOREIGN KEY ("task_id","group_id") REFERENCES "public"."group_tasks"("id","group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_task_occurrences" ADD CONSTRAINT "group_task_occurrences_of_task" FOREIGN KEY ("task_id","group_id") REFERENCES "public"."group_tasks"("id","group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_task_turns" ADD CONSTRAINT "group_task_turns_of_task" FOREIGN KEY ("task_id","group_id") REFERENCES "public"."group_tasks"("id","group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turn_swaps" ADD CONSTRAINT "turn_swaps_of_occurrence" FOREIGN KEY ("task_id","day","group_id") REFERENCES "public"."group_task_occurrences"("task_id","day","group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_task_states_by_user" ON "group_task_states" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "group_task_occurrences_one_current" ON "group_task_occurrences" USING btree ("task_id","group_id") WHERE not "group_task_occurrences"."ended";--> statement-breakpoint
CREATE UNIQUE INDEX "turn_swaps_one_open" ON "turn_swaps" USING btree ("task_id","group_id") WHERE "turn_swaps"."status" = 'open';
