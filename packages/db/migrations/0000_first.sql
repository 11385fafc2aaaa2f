CREATE TABLE "pawns" (
	"user_id" uuid NOT NULL,
	"board_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"lap" integer DEFAULT 1 NOT NULL,
	"used_squares" integer[] DEFAULT '{}' NOT NULL,
	"card" jsonb,
	CONSTRAINT "pawns_user_id_board_id_pk" PRIMARY KEY("user_id","board_id")
);
--> statement-breakpoint
CREATE TABLE "created_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"body_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "day_stories" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"story" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_mission_states" (
	"mission_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"assigned" boolean NOT NULL,
	"place" integer NOT NULL,
	"status" text NOT NULL,
	"to_day" date NOT NULL,
	"approved" boolean DEFAULT false NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"paid_ruby" integer,
	CONSTRAINT "group_mission_states_mission_id_user_id_pk" PRIMARY KEY("mission_id","user_id"),
	CONSTRAINT "group_mission_states_waiting_is_assigned" CHECK ("group_mission_states"."status" <> 'waitingApproval' or "group_mission_states"."assigned"),
	CONSTRAINT "group_mission_states_approved_is_completed" CHECK (not "group_mission_states"."approved" or "group_mission_states"."status" = 'completed'),
	CONSTRAINT "group_mission_states_completed_at" CHECK (("group_mission_states"."status" in ('waitingApproval', 'completed')) = ("group_mission_states"."completed_at" is not null)),
	CONSTRAINT "group_mission_states_completed_is_paid" CHECK (("group_mission_states"."status" = 'completed') = ("group_mission_states"."paid_ruby" is not null))
);
--> statement-breakpoint
CREATE TABLE "group_mission_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mission_id" uuid NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "group_mission_tasks_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"notes" text NOT NULL,
	"ruby" integer NOT NULL,
	"type" text NOT NULL,
	"tags" uuid[] NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "group_mission_tasks_ruby_bounds" CHECK ("group_mission_tasks"."ruby" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "group_mission_tasks_done" (
	"task_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"done_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "group_mission_tasks_done_task_id_user_id_pk" PRIMARY KEY("task_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "group_missions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "group_missions_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"notes" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"require_approve" boolean NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "group_missions_from_before_to" CHECK ("group_missions"."from_day" < "group_missions"."to_day")
);
--> statement-breakpoint
CREATE TABLE "group_reward_assignees" (
	"reward_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"place" smallint,
	"used" integer DEFAULT 0 NOT NULL,
	"requested_at" timestamp (3) with time zone,
	CONSTRAINT "group_reward_assignees_reward_id_user_id_pk" PRIMARY KEY("reward_id","user_id"),
	CONSTRAINT "group_reward_assignees_used_not_negative" CHECK ("group_reward_assignees"."used" >= 0),
	CONSTRAINT "group_reward_assignees_asks_assigned" CHECK ("group_reward_assignees"."requested_at" is null or "group_reward_assignees"."place" is not null)
);
--> statement-breakpoint
CREATE TABLE "group_rewards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "group_rewards_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"ruby" integer NOT NULL,
	"type" text NOT NULL,
	"times_to_use" integer,
	"require_approve" boolean NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "group_rewards_ruby_bounds" CHECK ("group_rewards"."ruby" between 1 and 100000),
	CONSTRAINT "group_rewards_times_to_use" CHECK (("group_rewards"."type" = 'times') = ("group_rewards"."times_to_use" is not null and "group_rewards"."times_to_use" between 2 and 1000))
);
--> statement-breakpoint
CREATE TABLE "group_task_states" (
	"task_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"assigned" boolean NOT NULL,
	"place" integer NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"completed_on" date,
	"approve_requested" boolean DEFAULT false NOT NULL,
	"approved" boolean DEFAULT false NOT NULL,
	"result" text,
	"streak" integer DEFAULT 0 NOT NULL,
	"covered_on" date,
	"paid_ruby" integer DEFAULT 0 NOT NULL,
	"paid_exp" integer DEFAULT 0 NOT NULL,
	"pawn_moved" boolean DEFAULT false NOT NULL,
	"paid_earlier" boolean DEFAULT false NOT NULL,
	"postings" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "group_task_states_task_id_user_id_pk" PRIMARY KEY("task_id","user_id"),
	CONSTRAINT "group_task_states_waiting_is_completed" CHECK (not "group_task_states"."approve_requested" or "group_task_states"."completed_at" is not null),
	CONSTRAINT "group_task_states_waiting_is_assigned" CHECK (not "group_task_states"."approve_requested" or "group_task_states"."assigned"),
	CONSTRAINT "group_task_states_one_answer" CHECK (not ("group_task_states"."approve_requested" and "group_task_states"."approved")),
	CONSTRAINT "group_task_states_completed_on_a_day" CHECK (("group_task_states"."completed_at" is null) = ("group_task_states"."completed_on" is null))
);
--> statement-breakpoint
CREATE TABLE "group_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "group_tasks_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"notes" text NOT NULL,
	"ruby" integer NOT NULL,
	"type" text NOT NULL,
	"tags" uuid[] NOT NULL,
	"require_approve" boolean NOT NULL,
	"require_result" boolean NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "group_tasks_ruby_bounds" CHECK ("group_tasks"."ruby" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "groups_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"leader_label" text,
	"member_label" text,
	"creator_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "invitations_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_id" uuid NOT NULL,
	"email" text NOT NULL,
	"inviter_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"link_token" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "memberships_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"ruby" integer DEFAULT 0 NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "memberships_once" UNIQUE("group_id","user_id"),
	CONSTRAINT "memberships_ruby_not_negative" CHECK ("memberships"."ruby" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"membership_id" uuid,
	"group_id" uuid,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"balance" integer NOT NULL,
	"reason" text NOT NULL,
	"reference" text NOT NULL,
	"item" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_once" UNIQUE("reference","reason","currency"),
	CONSTRAINT "ledger_rubies_of_membership" CHECK (("ledger"."currency" = 'ruby') = ("ledger"."membership_id" is not null)),
	CONSTRAINT "ledger_amount_moves" CHECK ("ledger"."amount" <> 0),
	CONSTRAINT "ledger_balance_not_negative" CHECK ("ledger"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "mission_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mission_id" uuid NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "mission_tasks_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"notes" text NOT NULL,
	"gold" integer NOT NULL,
	"type" text NOT NULL,
	"tags" uuid[] NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mission_tasks_gold_bounds" CHECK ("mission_tasks"."gold" between 0 and 100),
	CONSTRAINT "mission_tasks_archived_is_completed" CHECK ("mission_tasks"."archived_at" is null or "mission_tasks"."completed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "missions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "missions_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"notes" text NOT NULL,
	"status" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"is_main" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "missions_from_before_to" CHECK ("missions"."from_day" < "missions"."to_day"),
	CONSTRAINT "missions_main_is_open" CHECK (not "missions"."is_main" or "missions"."status" in ('pending', 'active'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "notifications_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"sender_id" uuid,
	"group_id" uuid,
	"data" jsonb NOT NULL,
	"source" text NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notifications_one_of_source" UNIQUE("user_id","source")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rewards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "rewards_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"gold" integer NOT NULL,
	"type" text NOT NULL,
	"times_to_use" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rewards_gold_bounds" CHECK ("rewards"."gold" between 1 and 100000),
	CONSTRAINT "rewards_times_left" CHECK (("rewards"."type" = 'times') = ("rewards"."times_to_use" is not null and "rewards"."times_to_use" > 0))
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "purchases_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"item_id" uuid,
	"gold" integer,
	"gems" integer,
	"amount" integer,
	"currency" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "purchases_item_once" UNIQUE("user_id","item_id"),
	CONSTRAINT "purchases_item_named" CHECK (("purchases"."kind" = 'gems') = ("purchases"."item_id" is null))
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "tasks_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"notes" text NOT NULL,
	"gold" integer NOT NULL,
	"type" text NOT NULL,
	"tags" uuid[] NOT NULL,
	"require_result" boolean NOT NULL,
	"result" text,
	"completed_at" timestamp (3) with time zone,
	"archived_at" timestamp (3) with time zone,
	"streak" integer DEFAULT 0 NOT NULL,
	"repeating_since" date,
	"charged_on" date,
	"paid_gold" integer DEFAULT 0 NOT NULL,
	"paid_exp" integer DEFAULT 0 NOT NULL,
	"pawn_moved" boolean DEFAULT false NOT NULL,
	"postings" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tasks_gold_bounds" CHECK ("tasks"."gold" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text,
	"lang" text NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"last_day_start" date NOT NULL,
	"last_seen_day" date NOT NULL,
	"next_turn_at" timestamp (3) with time zone NOT NULL,
	"holiday_mode" boolean DEFAULT false NOT NULL,
	"holiday_since" date,
	"gold" integer DEFAULT 0 NOT NULL,
	"gems" integer DEFAULT 0 NOT NULL,
	"exp" integer DEFAULT 0 NOT NULL,
	"avatar_id" uuid,
	"generated_avatar_id" uuid,
	"board_id" uuid NOT NULL,
	"square_gems" integer DEFAULT 0 NOT NULL,
	"square_gems_day" date,
	"activated_at" timestamp (3) with time zone,
	"proven_at" timestamp (3) with time zone,
	"locked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_gold_not_negative" CHECK ("users"."gold" >= 0),
	CONSTRAINT "users_gems_not_negative" CHECK ("users"."gems" >= 0),
	CONSTRAINT "users_exp_not_negative" CHECK ("users"."exp" >= 0)
);
--> statement-breakpoint
ALTER TABLE "pawns" ADD CONSTRAINT "pawns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_stories" ADD CONSTRAINT "day_stories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_mission_states" ADD CONSTRAINT "group_mission_states_mission_id_group_missions_id_fk" FOREIGN KEY ("mission_id") REFERENCES "public"."group_missions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_mission_states" ADD CONSTRAINT "group_mission_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_mission_tasks" ADD CONSTRAINT "group_mission_tasks_mission_id_group_missions_id_fk" FOREIGN KEY ("mission_id") REFERENCES "public"."group_missions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_mission_tasks_done" ADD CONSTRAINT "group_mission_tasks_done_task_id_group_mission_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."group_mission_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_mission_tasks_done" ADD CONSTRAINT "group_mission_tasks_done_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_missions" ADD CONSTRAINT "group_missions_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_reward_assignees" ADD CONSTRAINT "group_reward_assignees_reward_id_group_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."group_rewards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_reward_assignees" ADD CONSTRAINT "group_reward_assignees_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_rewards" ADD CONSTRAINT "group_rewards_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_task_states" ADD CONSTRAINT "group_task_states_task_id_group_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."group_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_task_states" ADD CONSTRAINT "group_task_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_tasks" ADD CONSTRAINT "group_tasks_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_tasks" ADD CONSTRAINT "mission_tasks_mission_id_missions_id_fk" FOREIGN KEY ("mission_id") REFERENCES "public"."missions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "missions" ADD CONSTRAINT "missions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_mission_states_by_user" ON "group_mission_states" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "group_mission_states_waiting" ON "group_mission_states" USING btree ("mission_id") WHERE "group_mission_states"."status" = 'waitingApproval';--> statement-breakpoint
CREATE INDEX "group_mission_tasks_by_mission" ON "group_mission_tasks" USING btree ("mission_id","sequence");--> statement-breakpoint
CREATE INDEX "group_mission_tasks_done_by_user" ON "group_mission_tasks_done" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "group_missions_current" ON "group_missions" USING btree ("group_id","sequence") WHERE "group_missions"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "group_missions_archived" ON "group_missions" USING btree ("group_id","sequence") WHERE "group_missions"."archived_at" is not null;--> statement-breakpoint
CREATE INDEX "group_reward_assignees_by_user" ON "group_reward_assignees" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "group_reward_assignees_waiting" ON "group_reward_assignees" USING btree ("reward_id") WHERE "group_reward_assignees"."requested_at" is not null;--> statement-breakpoint
CREATE INDEX "group_rewards_by_group" ON "group_rewards" USING btree ("group_id","sequence");--> statement-breakpoint
CREATE INDEX "group_task_states_by_user" ON "group_task_states" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "group_task_states_waiting" ON "group_task_states" USING btree ("task_id") WHERE "group_task_states"."approve_requested";--> statement-breakpoint
CREATE INDEX "group_tasks_current" ON "group_tasks" USING btree ("group_id","sequence") WHERE "group_tasks"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "group_tasks_archived" ON "group_tasks" USING btree ("group_id","sequence") WHERE "group_tasks"."archived_at" is not null;--> statement-breakpoint
CREATE INDEX "groups_by_creator" ON "groups" USING btree ("creator_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_one_open" ON "invitations" USING btree ("group_id","email") WHERE "invitations"."accepted_at" is null;--> statement-breakpoint
CREATE INDEX "invitations_open_by_email" ON "invitations" USING btree ("email") WHERE "invitations"."accepted_at" is null;--> statement-breakpoint
CREATE INDEX "memberships_by_user" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_one_creator" ON "memberships" USING btree ("group_id") WHERE "memberships"."role" = 'creator';--> statement-breakpoint
CREATE INDEX "ledger_by_user" ON "ledger" USING btree ("user_id","currency","created_at","id");--> statement-breakpoint
CREATE INDEX "mission_tasks_by_mission" ON "mission_tasks" USING btree ("mission_id","sequence");--> statement-breakpoint
CREATE INDEX "missions_by_user" ON "missions" USING btree ("user_id","status","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "missions_one_main" ON "missions" USING btree ("user_id") WHERE "missions"."is_main";--> statement-breakpoint
CREATE INDEX "notifications_unseen" ON "notifications" USING btree ("user_id","created_at","sequence") WHERE "notifications"."seen_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_by_user" ON "notifications" USING btree ("user_id","created_at","sequence");--> statement-breakpoint
CREATE INDEX "notifications_by_source" ON "notifications" USING btree ("source");--> statement-breakpoint
CREATE INDEX "notifications_by_group" ON "notifications" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "notifications_by_sender" ON "notifications" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "rate_limits_by_end" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "rewards_by_user" ON "rewards" USING btree ("user_id","sequence");--> statement-breakpoint
CREATE INDEX "purchases_by_user" ON "purchases" USING btree ("user_id","sequence");--> statement-breakpoint
CREATE INDEX "tasks_current" ON "tasks" USING btree ("user_id","sequence") WHERE "tasks"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_archived" ON "tasks" USING btree ("user_id","sequence") WHERE "tasks"."archived_at" is not null;--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_by_turn" ON "users" USING btree ("next_turn_at");