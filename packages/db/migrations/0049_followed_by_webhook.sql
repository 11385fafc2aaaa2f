ALTER TABLE "users" ADD COLUMN "followed_by_webhook" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "users_by_webhook" ON "users" USING btree ("id") WHERE "users"."followed_by_webhook";--> statement-breakpoint
UPDATE "users" SET "followed_by_webhook" = true
WHERE "followed_until" IS NOT NULL AND EXISTS (
  SELECT FROM "webhooks"
  WHERE "webhooks"."user_id" = "users"."id" AND "webhooks"."group_id" IS NULL AND "webhooks"."disabled_at" IS NULL
    AND "webhooks"."events" && array['*', 'task.created', 'task.updated', 'task.completed', 'task.reopened', 'task.archived', 'task.deleted',
      'task.missed', 'mission.created', 'mission.updated', 'mission.activated', 'mission.completed', 'mission.failed', 'mission.archived',
      'mission.deleted', 'missionTask.completed', 'missionTask.reopened', 'reward.created', 'reward.updated', 'reward.redeemed',
      'reward.deleted', 'player.levelUp', 'player.dayStarted', 'board.moved', 'board.cardDrawn', 'board.lapCompleted', 'notification.created']
);
