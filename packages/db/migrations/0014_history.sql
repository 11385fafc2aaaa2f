CREATE TABLE "occurrences" (
	"task_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"slot" date NOT NULL,
	"due_on" date NOT NULL,
	"outcome" text NOT NULL,
	CONSTRAINT "occurrences_task_id_slot_pk" PRIMARY KEY("task_id","slot")
);
--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "done_on" date;--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "slot" date;--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "done_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "completed_on" date;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "spans" jsonb;--> statement-breakpoint
-- Accounts that exist already get the day after tomorrow: it has begun nowhere yet, so all of it will be known.
ALTER TABLE "users" ADD COLUMN "history_since" date DEFAULT (current_date + 2);--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "history_since" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "occurrences" ADD CONSTRAINT "occurrences_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "occurrences_by_user" ON "occurrences" USING btree ("user_id","due_on");--> statement-breakpoint
CREATE INDEX "occurrences_by_day" ON "occurrences" USING brin ("due_on");