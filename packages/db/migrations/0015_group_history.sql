CREATE TABLE "ended_group_occurrences" (
	"task_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"slot" date NOT NULL,
	"due_on" date NOT NULL,
	"outcome" text NOT NULL,
	CONSTRAINT "ended_group_occurrences_task_id_user_id_slot_pk" PRIMARY KEY("task_id","user_id","slot")
);
--> statement-breakpoint
ALTER TABLE "ended_group_occurrences" ADD CONSTRAINT "ended_group_occurrences_of_state" FOREIGN KEY ("task_id","user_id") REFERENCES "public"."group_task_states"("task_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ended_group_occurrences_by_user" ON "ended_group_occurrences" USING btree ("user_id","due_on");--> statement-breakpoint
CREATE INDEX "ended_group_occurrences_by_day" ON "ended_group_occurrences" USING brin ("due_on");