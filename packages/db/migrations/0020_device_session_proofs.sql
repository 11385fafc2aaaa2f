ALTER TABLE "device_sessions" DROP CONSTRAINT "device_sessions_device_id_unique";--> statement-breakpoint
ALTER TABLE "device_sessions" ADD COLUMN "proof_hash" text;--> statement-breakpoint
ALTER TABLE "device_sessions" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "device_sessions_one_running" ON "device_sessions" USING btree ("device_id") WHERE "device_sessions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "device_sessions_by_device" ON "device_sessions" USING btree ("device_id","created_at");--> statement-breakpoint
ALTER TABLE "device_sessions" ADD CONSTRAINT "device_sessions_proof_hash_unique" UNIQUE("proof_hash");