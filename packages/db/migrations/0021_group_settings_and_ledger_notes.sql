CREATE TABLE "ledger_notes" (
	"ledger_id" bigint PRIMARY KEY NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "deeds" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "load_visible_to" text DEFAULT 'leaders' NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "show_shares" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "by_user_id" uuid;--> statement-breakpoint
ALTER TABLE "ledger_notes" ADD CONSTRAINT "ledger_notes_ledger_id_ledger_id_fk" FOREIGN KEY ("ledger_id") REFERENCES "public"."ledger"("id") ON DELETE cascade ON UPDATE no action;