-- The player becomes part of the keys. A reference of the ledger belongs to one player; rows of pools have none.
ALTER TABLE "ledger" DROP CONSTRAINT "ledger_once";--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_once" UNIQUE NULLS NOT DISTINCT("reference","reason","currency","user_id");--> statement-breakpoint
ALTER TABLE "mission_tasks" DROP CONSTRAINT "mission_tasks_mission_id_missions_id_fk";--> statement-breakpoint
ALTER TABLE "mission_tasks" DROP CONSTRAINT "mission_tasks_pkey";--> statement-breakpoint
ALTER TABLE "mission_tasks" ADD COLUMN "user_id" uuid;--> statement-breakpoint
UPDATE "mission_tasks" SET "user_id" = "missions"."user_id" FROM "missions" WHERE "missions"."id" = "mission_tasks"."mission_id";--> statement-breakpoint
ALTER TABLE "mission_tasks" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "mission_tasks" ADD CONSTRAINT "mission_tasks_pkey" PRIMARY KEY("id","user_id");--> statement-breakpoint
ALTER TABLE "missions" DROP CONSTRAINT "missions_pkey";--> statement-breakpoint
ALTER TABLE "missions" ADD CONSTRAINT "missions_pkey" PRIMARY KEY("id","user_id");--> statement-breakpoint
ALTER TABLE "mission_tasks" ADD CONSTRAINT "mission_tasks_of_mission" FOREIGN KEY ("mission_id","user_id") REFERENCES "public"."missions"("id","user_id") ON DELETE cascade ON UPDATE no action;
