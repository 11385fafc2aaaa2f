CREATE TABLE "group_task_occurrences" (
	"task_id" uuid NOT NULL,
	"day" date NOT NULL,
	"due_on" date,
	"opens_on" date,
	"turns_on" date,
	"done_slot" date,
	"missed" boolean,
	"holder" uuid,
	"counts_for" uuid,
	"next" uuid,
	"taken_by" uuid,
	"paid_to" uuid,
	"ended" boolean DEFAULT false NOT NULL,
	CONSTRAINT "group_task_occurrences_task_id_day_pk" PRIMARY KEY("task_id","day"),
	CONSTRAINT "group_task_occurrences_one_pay" CHECK ("group_task_occurrences"."paid_to" = "group_task_occurrences"."taken_by" or "group_task_occurrences"."paid_to" is null or "group_task_occurrences"."taken_by" is null)
);
--> statement-breakpoint
CREATE TABLE "group_task_turns" (
	"task_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"away" boolean DEFAULT false NOT NULL,
	CONSTRAINT "group_task_turns_task_id_user_id_pk" PRIMARY KEY("task_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "turn_swaps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"task_id" uuid NOT NULL,
	"day" date NOT NULL,
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"owed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "group_tasks" ADD COLUMN "assignment" text DEFAULT 'each' NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "turns_day" date;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "turns_next_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "group_task_occurrences" ADD CONSTRAINT "group_task_occurrences_task_id_group_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."group_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_task_occurrences" ADD CONSTRAINT "group_task_occurrences_holder_users_id_fk" FOREIGN KEY ("holder") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_task_occurrences" ADD CONSTRAINT "group_task_occurrences_counts_for_users_id_fk" FOREIGN KEY ("counts_for") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_task_occurrences" ADD CONSTRAINT "group_task_occurrences_next_users_id_fk" FOREIGN KEY ("next") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_task_occurrences" ADD CONSTRAINT "group_task_occurrences_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_task_occurrences" ADD CONSTRAINT "group_task_occurrences_paid_to_users_id_fk" FOREIGN KEY ("paid_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_task_turns" ADD CONSTRAINT "group_task_turns_task_id_group_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."group_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_task_turns" ADD CONSTRAINT "group_task_turns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turn_swaps" ADD CONSTRAINT "turn_swaps_from_id_users_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turn_swaps" ADD CONSTRAINT "turn_swaps_to_id_users_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turn_swaps" ADD CONSTRAINT "turn_swaps_of_occurrence" FOREIGN KEY ("task_id","day") REFERENCES "public"."group_task_occurrences"("task_id","day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "group_task_occurrences_one_current" ON "group_task_occurrences" USING btree ("task_id") WHERE not "group_task_occurrences"."ended";--> statement-breakpoint
CREATE UNIQUE INDEX "turn_swaps_one_open" ON "turn_swaps" USING btree ("task_id") WHERE "turn_swaps"."status" = 'open';--> statement-breakpoint
CREATE INDEX "turn_swaps_of_task" ON "turn_swaps" USING btree ("task_id","day");--> statement-breakpoint
CREATE INDEX "groups_turns_due" ON "groups" USING btree ("turns_next_at") WHERE "groups"."turns_next_at" is not null;