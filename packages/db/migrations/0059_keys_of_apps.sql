-- The user becomes part of the keys of what an app was allowed, and of its codes and tokens.
ALTER TABLE "access_tokens" DROP CONSTRAINT "access_tokens_grant_id_oauth_grants_id_fk";--> statement-breakpoint
ALTER TABLE "oauth_codes" DROP CONSTRAINT "oauth_codes_grant_id_oauth_grants_id_fk";--> statement-breakpoint
ALTER TABLE "oauth_grants" DROP CONSTRAINT "oauth_grants_family_hash_unique", DROP CONSTRAINT "oauth_grants_pkey", ADD CONSTRAINT "oauth_grants_pkey" PRIMARY KEY("id","user_id"), ADD CONSTRAINT "oauth_grants_by_family" UNIQUE("family_hash","user_id");--> statement-breakpoint
ALTER TABLE "oauth_codes" DROP CONSTRAINT "oauth_codes_pkey", ADD CONSTRAINT "oauth_codes_pkey" PRIMARY KEY("code_hash","user_id"), ADD CONSTRAINT "oauth_codes_of_grant" FOREIGN KEY ("grant_id","user_id") REFERENCES "public"."oauth_grants"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_of_grant" FOREIGN KEY ("grant_id","user_id") REFERENCES "public"."oauth_grants"("id","user_id") ON DELETE cascade ON UPDATE no action;
