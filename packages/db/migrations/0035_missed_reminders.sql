CREATE TABLE "missed_reminders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"group_id" uuid,
	"task_id" uuid NOT NULL,
	"title" text NOT NULL,
	"due_on" date NOT NULL,
	"time" text,
	"at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "missed_reminders" ADD CONSTRAINT "missed_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "missed_reminders" ADD CONSTRAINT "missed_reminders_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "missed_reminders_by_user" ON "missed_reminders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "missed_reminders_by_group" ON "missed_reminders" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "missed_reminders_by_age" ON "missed_reminders" USING btree ("created_at");