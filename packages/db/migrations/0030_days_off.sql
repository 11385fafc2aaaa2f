CREATE TABLE "days_off" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "days_off_only_switch_is_open" CHECK ("days_off"."to_day" is not null or "days_off"."kind" = 'switch'),
	CONSTRAINT "days_off_from_before_to" CHECK ("days_off"."from_day" <= "days_off"."to_day"),
	CONSTRAINT "days_off_sick_is_one_day" CHECK ("days_off"."kind" <> 'sick' or "days_off"."from_day" = "days_off"."to_day")
);
--> statement-breakpoint
CREATE TABLE "group_week_counts" (
	"membership_id" uuid NOT NULL,
	"monday" date NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"missed" integer DEFAULT 0 NOT NULL,
	"on_behalf" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "group_week_counts_membership_id_monday_pk" PRIMARY KEY("membership_id","monday"),
	CONSTRAINT "group_week_counts_not_negative" CHECK (least("group_week_counts"."done", "group_week_counts"."missed", "group_week_counts"."on_behalf") >= 0)
);
--> statement-breakpoint
ALTER TABLE "group_task_states" ADD COLUMN "on_behalf" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "days_off" ADD CONSTRAINT "days_off_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_week_counts" ADD CONSTRAINT "group_week_counts_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "days_off_by_user" ON "days_off" USING btree ("user_id","from_day");--> statement-breakpoint
CREATE UNIQUE INDEX "days_off_one_sick" ON "days_off" USING btree ("user_id","from_day") WHERE "days_off"."kind" = 'sick';--> statement-breakpoint
CREATE UNIQUE INDEX "days_off_one_open" ON "days_off" USING btree ("user_id") WHERE "days_off"."to_day" is null;--> statement-breakpoint
CREATE INDEX "group_week_counts_by_week" ON "group_week_counts" USING btree ("monday");--> statement-breakpoint
INSERT INTO "days_off" ("id", "user_id", "kind", "from_day", "to_day", "created_at")
SELECT gen_random_uuid(), "id", 'switch', coalesce("holiday_since", "last_day_start"), null, now() FROM "users" WHERE "holiday_mode";
