CREATE TABLE "oidc_sign_ins" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"claimed_at" timestamp (3) with time zone,
	"person" jsonb,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identities" DROP CONSTRAINT "identities_provider_subject_pk";--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "issuer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_provider_issuer_subject_pk" PRIMARY KEY("provider","issuer","subject");--> statement-breakpoint
ALTER TABLE "oidc_sign_ins" ADD CONSTRAINT "oidc_sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "oidc_sign_ins_by_end" ON "oidc_sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "oidc_sign_ins_by_user" ON "oidc_sign_ins" USING btree ("user_id");