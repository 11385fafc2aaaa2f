CREATE TABLE "holidays" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "holidays_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"from_day" date NOT NULL,
	"to_day" date
);
--> statement-breakpoint
ALTER TABLE "group_task_states" ADD COLUMN "recorded_since" date;--> statement-breakpoint
ALTER TABLE "group_task_states" ADD COLUMN "done_on" date[];--> statement-breakpoint
ALTER TABLE "group_task_states" ADD COLUMN "gaps" jsonb;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "recorded_since" date;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "done_on" date[];--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "gaps" jsonb;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "late_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "holidays" ADD CONSTRAINT "holidays_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "holidays_by_user" ON "holidays" USING btree ("user_id","id");--> statement-breakpoint
-- Nothing is recorded of the periods before: a late completion reaches back to the day of this change.
UPDATE "tasks" SET "recorded_since" = "users"."last_day_start" FROM "users" WHERE "users"."id" = "tasks"."user_id" AND "tasks"."type" <> 'todo' AND "tasks"."archived_at" IS NULL;--> statement-breakpoint
UPDATE "group_task_states" SET "recorded_since" = "users"."last_day_start" FROM "users" WHERE "users"."id" = "group_task_states"."user_id";--> statement-breakpoint
INSERT INTO "holidays" ("user_id", "began_at", "from_day") SELECT "id", "holiday_since"::timestamp AT TIME ZONE 'UTC', "holiday_since" FROM "users" WHERE "holiday_mode" AND "holiday_since" IS NOT NULL;
