CREATE TABLE "group_pawns" (
	"membership_id" uuid PRIMARY KEY NOT NULL,
	"steps" integer DEFAULT 0 NOT NULL,
	"former_steps" integer DEFAULT 0 NOT NULL,
	"plain" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "board_id" uuid;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "former_board_id" uuid;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "board_chosen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "group_pawns" ADD CONSTRAINT "group_pawns_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;