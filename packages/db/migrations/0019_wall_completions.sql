CREATE TABLE "wall_completions" (
	"device_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"queued" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "wall_completions_device_id_id_pk" PRIMARY KEY("device_id","id")
);
--> statement-breakpoint
ALTER TABLE "wall_completions" ADD CONSTRAINT "wall_completions_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wall_completions" ADD CONSTRAINT "wall_completions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wall_completions_by_user" ON "wall_completions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "wall_completions_by_age" ON "wall_completions" USING btree ("created_at");