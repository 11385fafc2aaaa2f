CREATE TABLE "generated_avatars" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"picture" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "generations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"gems" integer NOT NULL,
	"status" text NOT NULL,
	"holds_until" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "nonces" (
	"hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"lang" text NOT NULL,
	"invitation_id" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"failed_at" timestamp (3) with time zone,
	"fault" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"gems" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"session_id" text,
	"payment_intent_id" text,
	"status" text DEFAULT 'open' NOT NULL,
	"gems_reversed" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_check_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "payments_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "payments_payment_intent_id_unique" UNIQUE("payment_intent_id"),
	CONSTRAINT "payments_reversed_within" CHECK ("payments"."gems_reversed" between 0 and "payments"."gems")
);
--> statement-breakpoint
CREATE TABLE "reversals" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_intent_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "group_mission_states" DROP CONSTRAINT "group_mission_states_waiting_is_assigned";--> statement-breakpoint
ALTER TABLE "group_reward_assignees" DROP CONSTRAINT "group_reward_assignees_asks_assigned";--> statement-breakpoint
ALTER TABLE "group_task_states" DROP CONSTRAINT "group_task_states_waiting_is_assigned";--> statement-breakpoint
ALTER TABLE "ledger" DROP CONSTRAINT "ledger_user_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "invitations_open_by_email";--> statement-breakpoint
DROP INDEX "users_by_turn";--> statement-breakpoint
ALTER TABLE "group_mission_states" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "group_reward_assignees" ADD COLUMN "hidden_place" smallint;--> statement-breakpoint
ALTER TABLE "group_task_states" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "gems_held" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "gems_owed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erases_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "generated_avatars" ADD CONSTRAINT "generated_avatars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "generated_avatars_by_user" ON "generated_avatars" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "generations_by_user" ON "generations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "generations_held" ON "generations" USING btree ("holds_until") WHERE "generations"."status" = 'held';--> statement-breakpoint
CREATE INDEX "identities_by_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "nonces_by_end" ON "nonces" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "letters_due" ON "letters" USING btree ("next_attempt_at") WHERE "letters"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "letters_by_invitation" ON "letters" USING btree ("invitation_id");--> statement-breakpoint
CREATE INDEX "account_links_by_user" ON "account_links" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "account_links_by_end" ON "account_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "payments_by_user" ON "payments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payments_to_check" ON "payments" USING btree ("next_check_at") WHERE "payments"."status" = 'open';--> statement-breakpoint
CREATE INDEX "reversals_by_payment" ON "reversals" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE INDEX "created_items_by_user" ON "created_items" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "invitations_by_email" ON "invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "invitations_by_inviter" ON "invitations" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "users_by_erasure" ON "users" USING btree ("erases_at") WHERE "users"."erases_at" is not null;--> statement-breakpoint
CREATE INDEX "users_by_turn" ON "users" USING btree ("next_turn_at") WHERE "users"."erases_at" is null;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "group_mission_states" ADD CONSTRAINT "group_mission_states_hidden_or_assigned" CHECK (not ("group_mission_states"."assigned" and "group_mission_states"."hidden"));--> statement-breakpoint
ALTER TABLE "group_mission_states" ADD CONSTRAINT "group_mission_states_waiting_is_assigned" CHECK ("group_mission_states"."status" <> 'waitingApproval' or "group_mission_states"."assigned" or "group_mission_states"."hidden");--> statement-breakpoint
ALTER TABLE "group_reward_assignees" ADD CONSTRAINT "group_reward_assignees_hidden_or_assigned" CHECK ("group_reward_assignees"."place" is null or "group_reward_assignees"."hidden_place" is null);--> statement-breakpoint
ALTER TABLE "group_reward_assignees" ADD CONSTRAINT "group_reward_assignees_asks_assigned" CHECK ("group_reward_assignees"."requested_at" is null or "group_reward_assignees"."place" is not null or "group_reward_assignees"."hidden_place" is not null);--> statement-breakpoint
ALTER TABLE "group_task_states" ADD CONSTRAINT "group_task_states_hidden_or_assigned" CHECK (not ("group_task_states"."assigned" and "group_task_states"."hidden"));--> statement-breakpoint
ALTER TABLE "group_task_states" ADD CONSTRAINT "group_task_states_waiting_is_assigned" CHECK (not "group_task_states"."approve_requested" or "group_task_states"."assigned" or "group_task_states"."hidden");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_gems_held_are_there" CHECK ("users"."gems_held" between 0 and "users"."gems");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_gems_owed_not_negative" CHECK ("users"."gems_owed" >= 0);