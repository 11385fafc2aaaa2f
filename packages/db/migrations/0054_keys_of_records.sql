ALTER TABLE "imports" DROP CONSTRAINT "imports_pkey", ADD CONSTRAINT "imports_pkey" PRIMARY KEY("id","user_id");--> statement-breakpoint
ALTER TABLE "push_messages" DROP CONSTRAINT "push_messages_pkey", ADD CONSTRAINT "push_messages_pkey" PRIMARY KEY("id","user_id");--> statement-breakpoint
ALTER TABLE "missed_reminders" DROP CONSTRAINT "missed_reminders_pkey", ADD CONSTRAINT "missed_reminders_pkey" PRIMARY KEY("id","user_id");--> statement-breakpoint
ALTER TABLE "passkeys" DROP CONSTRAINT "passkeys_pkey", ADD CONSTRAINT "passkeys_pkey" PRIMARY KEY("id","user_id");--> statement-breakpoint
ALTER TABLE "holidays" DROP CONSTRAINT "holidays_pkey", ADD CONSTRAINT "holidays_pkey" PRIMARY KEY("id","user_id");--> statement-breakpoint
ALTER TABLE "gem_lots" DROP CONSTRAINT "gem_lots_pkey", ADD CONSTRAINT "gem_lots_pkey" PRIMARY KEY("id","user_id");
