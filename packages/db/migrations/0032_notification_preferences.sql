CREATE TABLE "notification_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"quiet_from" text,
	"quiet_to" text,
	"digest_at" text,
	"weekly" boolean DEFAULT false NOT NULL,
	"nudge" boolean DEFAULT false NOT NULL,
	"hide_contents" boolean DEFAULT false NOT NULL,
	"types" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "notification_preferences_quiet_has_two_ends" CHECK (("notification_preferences"."quiet_from" is null) = ("notification_preferences"."quiet_to" is null) and "notification_preferences"."quiet_from" is distinct from
        coalesce("notification_preferences"."quiet_to", ''))
);
--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;