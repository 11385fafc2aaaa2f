CREATE TABLE "tags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"group_id" uuid,
	"name" text NOT NULL,
	"folded" text NOT NULL,
	"color" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tags_one_owner" CHECK (("tags"."user_id" is null) <> ("tags"."group_id" is null))
);
--> statement-breakpoint
ALTER TABLE "group_task_states" ADD COLUMN "slot" date;--> statement-breakpoint
ALTER TABLE "group_task_states" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "group_task_states" ADD COLUMN "opens_on" date;--> statement-breakpoint
ALTER TABLE "group_task_states" ADD COLUMN "turns_on" date;--> statement-breakpoint
ALTER TABLE "group_task_states" ADD COLUMN "done_slot" date;--> statement-breakpoint
ALTER TABLE "group_task_states" ADD COLUMN "missed" boolean;--> statement-breakpoint
ALTER TABLE "group_task_states" ADD COLUMN "skipped" jsonb;--> statement-breakpoint
ALTER TABLE "group_task_states" ADD COLUMN "checked" uuid[];--> statement-breakpoint
ALTER TABLE "group_task_states" ADD COLUMN "reminders" jsonb;--> statement-breakpoint
ALTER TABLE "group_task_states" ADD COLUMN "remind_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "group_tasks" ADD COLUMN "schedule" jsonb;--> statement-breakpoint
ALTER TABLE "group_tasks" ADD COLUMN "checklist" jsonb;--> statement-breakpoint
ALTER TABLE "group_tasks" ADD COLUMN "reminders" jsonb;--> statement-breakpoint
ALTER TABLE "group_tasks" ADD COLUMN "rank" text;--> statement-breakpoint
ALTER TABLE "group_tasks" ADD COLUMN "search" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "reminders" jsonb;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "remind_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "search" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "day_starts_at" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "task_order" text DEFAULT 'created' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "quick_add_dates" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tags_by_user" ON "tags" USING btree ("user_id","folded") WHERE "tags"."user_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "tags_by_group" ON "tags" USING btree ("group_id","folded") WHERE "tags"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "group_task_states_to_remind" ON "group_task_states" USING btree ("remind_at") WHERE "group_task_states"."remind_at" is not null;--> statement-breakpoint
CREATE INDEX "tasks_to_remind" ON "tasks" USING btree ("remind_at") WHERE "tasks"."remind_at" is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_day_starts_in_the_night" CHECK ("users"."day_starts_at" between 0 and 360);