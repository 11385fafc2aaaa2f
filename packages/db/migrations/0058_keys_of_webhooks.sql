-- The owner of a webhook, its group or its user, becomes part of its key, and of those of its deliveries.
ALTER TABLE "webhook_deliveries" DROP CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk";--> statement-breakpoint
ALTER TABLE "webhook_deliveries" DROP CONSTRAINT "webhook_deliveries_pkey";--> statement-breakpoint
-- Without the largest index, rewriting the rows takes less time.
DROP INDEX "webhook_deliveries_by_people";--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
UPDATE "webhooks" SET "owner_id" = coalesce("group_id", "user_id");--> statement-breakpoint
ALTER TABLE "webhooks" ALTER COLUMN "owner_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "webhooks" DROP CONSTRAINT "webhooks_pkey", ADD CONSTRAINT "webhooks_pkey" PRIMARY KEY("id","owner_id");--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_owner" CHECK ("webhooks"."owner_id" = coalesce("webhooks"."group_id", "webhooks"."user_id"));--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
UPDATE "webhook_deliveries" SET "owner_id" = "webhooks"."owner_id" FROM "webhooks" WHERE "webhooks"."id" = "webhook_deliveries"."webhook_id";--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ALTER COLUMN "owner_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY("id","owner_id");--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_of_webhook" FOREIGN KEY ("webhook_id","owner_id") REFERENCES "public"."webhooks"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_people" ON "webhook_deliveries" USING gin ("people");
