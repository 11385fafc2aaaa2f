CREATE TABLE "pool_shares" (
	"pool_id" uuid NOT NULL,
	"membership_id" uuid NOT NULL,
	"ruby" integer NOT NULL,
	CONSTRAINT "pool_shares_pool_id_membership_id_pk" PRIMARY KEY("pool_id","membership_id"),
	CONSTRAINT "pool_shares_ruby_not_negative" CHECK ("pool_shares"."ruby" >= 0)
);
--> statement-breakpoint
CREATE TABLE "pools" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "pools_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"notes" text NOT NULL,
	"ruby" integer NOT NULL,
	"saved" integer DEFAULT 0 NOT NULL,
	"member_ids" uuid[],
	"redeemed_at" timestamp (3) with time zone,
	"redeemed_by" uuid,
	"cancelled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pools_ruby_bounds" CHECK ("pools"."ruby" between 1 and 100000),
	CONSTRAINT "pools_saved_within_price" CHECK ("pools"."saved" between 0 and "pools"."ruby"),
	CONSTRAINT "pools_end_once" CHECK ("pools"."redeemed_at" is null or "pools"."cancelled_at" is null),
	CONSTRAINT "pools_redeemed_full" CHECK ("pools"."redeemed_at" is null or "pools"."saved" in (0, "pools"."ruby")),
	CONSTRAINT "pools_cancelled_empty" CHECK ("pools"."cancelled_at" is null or "pools"."saved" = 0)
);
--> statement-breakpoint
ALTER TABLE "ledger" DROP CONSTRAINT "ledger_rubies_of_membership";--> statement-breakpoint
ALTER TABLE "ledger" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "pool_id" uuid;--> statement-breakpoint
ALTER TABLE "pool_shares" ADD CONSTRAINT "pool_shares_pool_id_pools_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."pools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_shares" ADD CONSTRAINT "pool_shares_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pools" ADD CONSTRAINT "pools_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pools" ADD CONSTRAINT "pools_redeemed_by_users_id_fk" FOREIGN KEY ("redeemed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pool_shares_by_membership" ON "pool_shares" USING btree ("membership_id");--> statement-breakpoint
CREATE INDEX "pools_by_group" ON "pools" USING btree ("group_id","sequence");--> statement-breakpoint
CREATE INDEX "pools_by_redeemer" ON "pools" USING btree ("redeemed_by");--> statement-breakpoint
-- NOT VALID checks new rows only, so the whole ledger is not read under this lock. Older rows obeyed the former check.
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_one_account" CHECK (num_nonnulls("ledger"."membership_id", "ledger"."pool_id") = (case "ledger"."currency" when 'ruby' then 1 else 0 end)
        and ("ledger"."user_id" is null) = ("ledger"."pool_id" is not null)) NOT VALID;