CREATE TABLE "deeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "deeds_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"notes" text NOT NULL,
	"ruby" integer NOT NULL,
	"status" text NOT NULL,
	"granted" integer,
	"note" text,
	"day" date NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deeds_ruby_bounds" CHECK ("deeds"."ruby" between 0 and 100),
	CONSTRAINT "deeds_granted_bounds" CHECK ("deeds"."granted" between 0 and 100),
	CONSTRAINT "deeds_granted_when_approved" CHECK (("deeds"."granted" is not null) = ("deeds"."status" = 'approved')),
	CONSTRAINT "deeds_open_or_closed" CHECK (("deeds"."closed_at" is null) = ("deeds"."status" = 'open'))
);
--> statement-breakpoint
ALTER TABLE "deeds" ADD CONSTRAINT "deeds_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deeds" ADD CONSTRAINT "deeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deeds_by_group" ON "deeds" USING btree ("group_id","sequence");--> statement-breakpoint
CREATE INDEX "deeds_open" ON "deeds" USING btree ("group_id","user_id") WHERE "deeds"."status" = 'open';--> statement-breakpoint
CREATE INDEX "deeds_by_user" ON "deeds" USING btree ("user_id","group_id","day");--> statement-breakpoint
CREATE INDEX "deeds_by_closing" ON "deeds" USING btree ("closed_at");