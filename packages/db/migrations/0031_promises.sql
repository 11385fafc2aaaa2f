CREATE TABLE "promises" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "promises_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reward_id" uuid NOT NULL,
	"name" text NOT NULL,
	"ruby" integer NOT NULL,
	"takes_use" boolean NOT NULL,
	"status" text NOT NULL,
	"due_on" date,
	"given_by" uuid,
	"given_at" timestamp (3) with time zone,
	"note" text,
	"closed_at" timestamp (3) with time zone,
	"reminds_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "promises_ruby_bounds" CHECK ("promises"."ruby" between 1 and 100000),
	CONSTRAINT "promises_owed_or_closed" CHECK (("promises"."closed_at" is null) = ("promises"."status" = 'owed')),
	CONSTRAINT "promises_given_at" CHECK (("promises"."given_at" is not null) = ("promises"."status" = 'given')),
	CONSTRAINT "promises_given_by" CHECK ("promises"."given_by" is null or "promises"."status" = 'given'),
	CONSTRAINT "promises_reminds_owed" CHECK ("promises"."reminds_at" is null or "promises"."status" = 'owed')
);
--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promises_owed" ON "promises" USING btree ("group_id","sequence") WHERE status = 'owed';--> statement-breakpoint
CREATE INDEX "promises_closed" ON "promises" USING btree ("group_id","closed_at") WHERE "promises"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "promises_by_user" ON "promises" USING btree ("user_id","group_id");--> statement-breakpoint
CREATE INDEX "promises_by_giver" ON "promises" USING btree ("given_by");--> statement-breakpoint
CREATE INDEX "promises_by_closing" ON "promises" USING btree ("closed_at");--> statement-breakpoint
CREATE INDEX "promises_by_reminder" ON "promises" USING btree ("reminds_at") WHERE "promises"."reminds_at" is not null;