-- All locks first: a transaction that uses several of these tables cannot hold one and wait for another while indexes are built.
LOCK TABLE "sessions", "invitations", "tasks", "group_tasks", "group_task_states", "group_missions", "group_task_occurrences", "group_task_turns", "turn_swaps", "promises", "pin_attempts", "gem_lots", "email_outbox" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
DROP INDEX "email_outbox_due";--> statement-breakpoint
DROP INDEX "gem_lots_received";--> statement-breakpoint
DROP INDEX "group_missions_archived";--> statement-breakpoint
DROP INDEX "group_tasks_archived";--> statement-breakpoint
DROP INDEX "promises_closed";--> statement-breakpoint
DROP INDEX "tasks_archived";--> statement-breakpoint
CREATE INDEX "email_outbox_to_send" ON "email_outbox" USING btree (("kind" in ('digest', 'weekly', 'notification')),"next_attempt_at") WHERE "email_outbox"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "gem_lots_by_age" ON "gem_lots" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "group_missions_by_group" ON "group_missions" USING btree ("group_id","sequence");--> statement-breakpoint
CREATE INDEX "group_tasks_by_group" ON "group_tasks" USING btree ("group_id",("archived_at" is not null),"sequence");--> statement-breakpoint
CREATE INDEX "group_task_occurrences_by_holder" ON "group_task_occurrences" USING btree ("holder") WHERE "group_task_occurrences"."holder" is not null;--> statement-breakpoint
CREATE INDEX "group_task_occurrences_by_counted" ON "group_task_occurrences" USING btree ("counts_for") WHERE "group_task_occurrences"."counts_for" is not null;--> statement-breakpoint
CREATE INDEX "group_task_occurrences_by_next" ON "group_task_occurrences" USING btree ("next") WHERE "group_task_occurrences"."next" is not null;--> statement-breakpoint
CREATE INDEX "group_task_occurrences_by_taker" ON "group_task_occurrences" USING btree ("taken_by") WHERE "group_task_occurrences"."taken_by" is not null;--> statement-breakpoint
CREATE INDEX "group_task_occurrences_by_paid" ON "group_task_occurrences" USING btree ("paid_to") WHERE "group_task_occurrences"."paid_to" is not null;--> statement-breakpoint
CREATE INDEX "group_task_turns_by_user" ON "group_task_turns" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "turn_swaps_by_asker" ON "turn_swaps" USING btree ("from_id");--> statement-breakpoint
CREATE INDEX "turn_swaps_by_asked" ON "turn_swaps" USING btree ("to_id");--> statement-breakpoint
CREATE INDEX "invitations_by_group" ON "invitations" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "pin_attempts_by_device" ON "pin_attempts" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "promises_by_group" ON "promises" USING btree ("group_id","closed_at");--> statement-breakpoint
CREATE INDEX "tasks_by_user" ON "tasks" USING btree ("user_id",("archived_at" is not null),"sequence");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
-- Of members who have left or are not assigned any more. Assigning a task sets it again.
UPDATE "group_task_states" SET "remind_at" = NULL WHERE "remind_at" IS NOT NULL AND NOT "assigned" AND NOT "hidden";
