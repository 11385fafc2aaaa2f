-- The player or the group becomes part of the keys of the other items.
ALTER TABLE "group_pawns" DROP CONSTRAINT "group_pawns_membership_id_memberships_id_fk";--> statement-breakpoint
ALTER TABLE "group_week_counts" DROP CONSTRAINT "group_week_counts_membership_id_memberships_id_fk";--> statement-breakpoint
ALTER TABLE "occurrences" DROP CONSTRAINT "occurrences_task_id_tasks_id_fk";--> statement-breakpoint
ALTER TABLE "pool_shares" DROP CONSTRAINT "pool_shares_pool_id_pools_id_fk";--> statement-breakpoint
ALTER TABLE "pool_shares" DROP CONSTRAINT "pool_shares_membership_id_memberships_id_fk";--> statement-breakpoint
ALTER TABLE "group_pawns" DROP CONSTRAINT "group_pawns_pkey";--> statement-breakpoint
ALTER TABLE "group_week_counts" DROP CONSTRAINT "group_week_counts_membership_id_monday_pk";--> statement-breakpoint
ALTER TABLE "occurrences" DROP CONSTRAINT "occurrences_task_id_slot_pk";--> statement-breakpoint
ALTER TABLE "pool_shares" DROP CONSTRAINT "pool_shares_pool_id_membership_id_pk";--> statement-breakpoint
ALTER TABLE "group_pawns" ADD COLUMN "group_id" uuid;--> statement-breakpoint
UPDATE "group_pawns" AS "one" SET "group_id" = "memberships"."group_id" FROM "memberships" WHERE "memberships"."id" = "one"."membership_id";--> statement-breakpoint
ALTER TABLE "group_pawns" ALTER COLUMN "group_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "group_week_counts" ADD COLUMN "group_id" uuid;--> statement-breakpoint
UPDATE "group_week_counts" AS "one" SET "group_id" = "memberships"."group_id" FROM "memberships" WHERE "memberships"."id" = "one"."membership_id";--> statement-breakpoint
ALTER TABLE "group_week_counts" ALTER COLUMN "group_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "pool_shares" ADD COLUMN "group_id" uuid;--> statement-breakpoint
UPDATE "pool_shares" AS "one" SET "group_id" = "memberships"."group_id" FROM "memberships" WHERE "memberships"."id" = "one"."membership_id";--> statement-breakpoint
ALTER TABLE "pool_shares" ALTER COLUMN "group_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "access_tokens" DROP CONSTRAINT "access_tokens_pkey", ADD CONSTRAINT "access_tokens_pkey" PRIMARY KEY("id","user_id");--> statement-breakpoint
ALTER TABLE "days_off" DROP CONSTRAINT "days_off_pkey", ADD CONSTRAINT "days_off_pkey" PRIMARY KEY("id","user_id");--> statement-breakpoint
ALTER TABLE "deeds" DROP CONSTRAINT "deeds_pkey", ADD CONSTRAINT "deeds_pkey" PRIMARY KEY("id","group_id");--> statement-breakpoint
ALTER TABLE "generated_avatars" DROP CONSTRAINT "generated_avatars_pkey", ADD CONSTRAINT "generated_avatars_pkey" PRIMARY KEY("id","user_id");--> statement-breakpoint
ALTER TABLE "generations" DROP CONSTRAINT "generations_pkey", ADD CONSTRAINT "generations_pkey" PRIMARY KEY("id","user_id");--> statement-breakpoint
ALTER TABLE "memberships" DROP CONSTRAINT "memberships_pkey", ADD CONSTRAINT "memberships_pkey" PRIMARY KEY("id","group_id");--> statement-breakpoint
ALTER TABLE "notification_emails" DROP CONSTRAINT "notification_emails_pkey", ADD CONSTRAINT "notification_emails_pkey" PRIMARY KEY("id","user_id");--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_pkey", ADD CONSTRAINT "notifications_pkey" PRIMARY KEY("id","user_id");--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_pkey", ADD CONSTRAINT "payments_pkey" PRIMARY KEY("id","user_id");--> statement-breakpoint
ALTER TABLE "pools" DROP CONSTRAINT "pools_pkey", ADD CONSTRAINT "pools_pkey" PRIMARY KEY("id","group_id");--> statement-breakpoint
ALTER TABLE "promises" DROP CONSTRAINT "promises_pkey", ADD CONSTRAINT "promises_pkey" PRIMARY KEY("id","group_id");--> statement-breakpoint
ALTER TABLE "rewards" DROP CONSTRAINT "rewards_pkey", ADD CONSTRAINT "rewards_pkey" PRIMARY KEY("id","user_id");--> statement-breakpoint
ALTER TABLE "purchases" DROP CONSTRAINT "purchases_pkey", ADD CONSTRAINT "purchases_pkey" PRIMARY KEY("id","user_id");--> statement-breakpoint
ALTER TABLE "tasks" DROP CONSTRAINT "tasks_pkey", ADD CONSTRAINT "tasks_pkey" PRIMARY KEY("id","user_id");--> statement-breakpoint
ALTER TABLE "group_pawns" ADD CONSTRAINT "group_pawns_pkey" PRIMARY KEY("membership_id","group_id");--> statement-breakpoint
ALTER TABLE "group_week_counts" ADD CONSTRAINT "group_week_counts_pkey" PRIMARY KEY("membership_id","monday","group_id");--> statement-breakpoint
ALTER TABLE "occurrences" ADD CONSTRAINT "occurrences_pkey" PRIMARY KEY("task_id","slot","user_id");--> statement-breakpoint
ALTER TABLE "pool_shares" ADD CONSTRAINT "pool_shares_pkey" PRIMARY KEY("pool_id","membership_id","group_id");--> statement-breakpoint
ALTER TABLE "group_pawns" ADD CONSTRAINT "group_pawns_of_membership" FOREIGN KEY ("membership_id","group_id") REFERENCES "public"."memberships"("id","group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_week_counts" ADD CONSTRAINT "group_week_counts_of_membership" FOREIGN KEY ("membership_id","group_id") REFERENCES "public"."memberships"("id","group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occurrences" ADD CONSTRAINT "occurrences_of_task" FOREIGN KEY ("task_id","user_id") REFERENCES "public"."tasks"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_shares" ADD CONSTRAINT "pool_shares_of_pool" FOREIGN KEY ("pool_id","group_id") REFERENCES "public"."pools"("id","group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_shares" ADD CONSTRAINT "pool_shares_of_membership" FOREIGN KEY ("membership_id","group_id") REFERENCES "public"."memberships"("id","group_id") ON DELETE cascade ON UPDATE no action;
