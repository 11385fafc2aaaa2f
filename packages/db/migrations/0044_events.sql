CREATE TABLE "events" (
	"user_id" uuid NOT NULL,
	"sequence" bigint NOT NULL,
	"id" uuid NOT NULL,
	"type" text,
	"group_id" uuid,
	"kind" text,
	"item_id" uuid,
	"data" jsonb,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "events_user_id_sequence_pk" PRIMARY KEY("user_id","sequence")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "followed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "event_sequence" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "events_since" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_by_age" ON "events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "events_with_content" ON "events" USING btree ("created_at") WHERE "events"."data" is not null;--> statement-breakpoint
CREATE INDEX "users_by_following" ON "users" USING btree ("followed_until") WHERE "users"."followed_until" is not null;