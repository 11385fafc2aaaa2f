CREATE TABLE "successions" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"passes_at" timestamp (3) with time zone,
	"declined" uuid[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "successions" ADD CONSTRAINT "successions_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "successions" ADD CONSTRAINT "successions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "successions_by_user" ON "successions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "successions_due" ON "successions" USING btree ("passes_at") WHERE "successions"."passes_at" is not null;