CREATE TABLE "device_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "device_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"device_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "device_sessions_device_id_unique" UNIQUE("device_id")
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"lock_after" integer DEFAULT 5 NOT NULL,
	"wall_titles" boolean DEFAULT true NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "devices_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "devices_lock_after_minutes" CHECK ("devices"."lock_after" between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "guardianships" (
	"child_id" uuid NOT NULL,
	"guardian_id" uuid NOT NULL,
	"consent_at" timestamp (3) with time zone,
	"consent_version" integer,
	"deletion" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guardianships_child_id_guardian_id_pk" PRIMARY KEY("child_id","guardian_id"),
	CONSTRAINT "guardianships_consent_has_version" CHECK (("guardianships"."consent_at" is null) = ("guardianships"."consent_version" is null)),
	CONSTRAINT "guardianships_deletion_by_guardian" CHECK ("guardianships"."deletion" is null or "guardianships"."consent_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "hand_overs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"child_id" uuid NOT NULL,
	"guardian_id" uuid NOT NULL,
	"email" text NOT NULL,
	"token_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "hand_overs_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "hand_overs_one_of_child" UNIQUE("child_id")
);
--> statement-breakpoint
CREATE TABLE "pin_attempts" (
	"user_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone,
	CONSTRAINT "pin_attempts_user_id_device_id_pk" PRIMARY KEY("user_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "pins" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"hash" text,
	"wall" text,
	"wrong" integer DEFAULT 0 NOT NULL,
	"wrong_day" date,
	"locked_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "email_outbox" ADD COLUMN "hand_over_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "managed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "device_codes" ADD CONSTRAINT "device_codes_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_codes" ADD CONSTRAINT "device_codes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_sessions" ADD CONSTRAINT "device_sessions_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_sessions" ADD CONSTRAINT "device_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardianships" ADD CONSTRAINT "guardianships_child_id_users_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardianships" ADD CONSTRAINT "guardianships_guardian_id_users_id_fk" FOREIGN KEY ("guardian_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_child_id_users_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_guardian_id_users_id_fk" FOREIGN KEY ("guardian_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pin_attempts" ADD CONSTRAINT "pin_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pin_attempts" ADD CONSTRAINT "pin_attempts_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pins" ADD CONSTRAINT "pins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_codes_by_group" ON "device_codes" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "device_codes_by_creator" ON "device_codes" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "device_codes_by_end" ON "device_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "device_sessions_by_user" ON "device_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "devices_by_group" ON "devices" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "devices_by_creator" ON "devices" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "guardianships_by_guardian" ON "guardianships" USING btree ("guardian_id");--> statement-breakpoint
CREATE INDEX "hand_overs_by_guardian" ON "hand_overs" USING btree ("guardian_id");--> statement-breakpoint
CREATE INDEX "hand_overs_by_email" ON "hand_overs" USING btree ("email");--> statement-breakpoint
ALTER TABLE "email_outbox" ADD CONSTRAINT "email_outbox_hand_over_id_hand_overs_id_fk" FOREIGN KEY ("hand_over_id") REFERENCES "public"."hand_overs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_outbox_by_hand_over" ON "email_outbox" USING btree ("hand_over_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_email_or_managed" CHECK (("users"."email" is null) = "users"."managed");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_managed_have_no_password" CHECK (not "users"."managed" or "users"."password_hash" is null);