ALTER TABLE "account_links" ADD COLUMN "email" text;--> statement-breakpoint
-- Open links about a sign-in went to the address of their account, unless it was proven later: then it may be another one.
UPDATE "account_links" SET "email" = "users"."email" FROM "users" WHERE "users"."id" = "account_links"."user_id" AND "account_links"."kind" = 'notMe' AND "account_links"."used_at" IS NULL AND ("users"."proven_at" IS NULL OR "users"."proven_at" <= "account_links"."created_at");
