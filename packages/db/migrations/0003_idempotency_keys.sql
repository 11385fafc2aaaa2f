CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"content_hash" text NOT NULL,
	"answer" text,
	"running_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "call_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "call_id" uuid;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_answered" ON "idempotency_keys" USING btree ("created_at") WHERE "idempotency_keys"."answer" is not null;--> statement-breakpoint
CREATE INDEX "idempotency_keys_running" ON "idempotency_keys" USING btree ("running_until") WHERE "idempotency_keys"."running_until" is not null;