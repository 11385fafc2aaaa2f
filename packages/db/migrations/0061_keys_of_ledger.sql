-- The owner, a player or the group of a pool, becomes part of the keys of the ledger.
ALTER TABLE "ledger_notes" DROP CONSTRAINT "ledger_notes_ledger_id_ledger_id_fk", DROP CONSTRAINT "ledger_notes_pkey", ADD COLUMN "owner_id" uuid;--> statement-breakpoint
UPDATE "ledger_notes" SET "owner_id" = "ledger"."user_id" FROM "ledger" WHERE "ledger"."id" = "ledger_notes"."ledger_id";--> statement-breakpoint
ALTER TABLE "ledger" DROP CONSTRAINT "ledger_one_account", DROP CONSTRAINT "ledger_once", DROP CONSTRAINT "ledger_pkey";--> statement-breakpoint
ALTER TABLE "ledger" RENAME COLUMN "user_id" TO "owner_id";--> statement-breakpoint
ALTER INDEX "ledger_by_user" RENAME TO "ledger_by_owner";--> statement-breakpoint
UPDATE "ledger" SET "owner_id" = "group_id" WHERE "pool_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger" ALTER COLUMN "owner_id" SET NOT NULL, ADD CONSTRAINT "ledger_pkey" PRIMARY KEY("id","owner_id"), ADD CONSTRAINT "ledger_once" UNIQUE("reference","reason","currency","owner_id"), ADD CONSTRAINT "ledger_one_account" CHECK (num_nonnulls("ledger"."membership_id", "ledger"."pool_id") = (case "ledger"."currency" when 'ruby' then 1 else 0 end)
        and ("ledger"."pool_id" is null or "ledger"."owner_id" = "ledger"."group_id"));--> statement-breakpoint
ALTER TABLE "ledger_notes" ALTER COLUMN "owner_id" SET NOT NULL, ADD CONSTRAINT "ledger_notes_pkey" PRIMARY KEY("ledger_id","owner_id"), ADD CONSTRAINT "ledger_notes_of_row" FOREIGN KEY ("ledger_id","owner_id") REFERENCES "public"."ledger"("id","owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The triggers follow the renamed column.
CREATE OR REPLACE FUNCTION follow_gems() returns trigger language plpgsql as $$
begin
  if new.reason in ('gemsSent', 'gemsReceived', 'gemsTakenBack')
    and current_setting('questboard.gem_lots', true) = 'moved' then
    return null;
  end if;
  if new.amount < 0 then
    perform spend_gem_lots(new.owner_id, -new.amount);
  elsif new.reason = 'gemsBought' then
    insert into gem_lots (user_id, kind, payment_id, paid_at, amount, remaining, created_at)
    values (new.owner_id, 'bought', new.reference::uuid, new.created_at, new.amount, new.amount, new.created_at);
  elsif new.reason = 'gemsReceived' then
    insert into gem_lots (user_id, kind, amount, remaining, created_at)
    values (new.owner_id, 'gift', new.amount, new.amount, new.created_at);
  else
    -- Earned gems differ in nothing: the newest lot grows, so that years of play are few rows.
    update gem_lots set amount = amount + new.amount, remaining = remaining + new.amount
    where id = (select max(id) from gem_lots where user_id = new.owner_id and remaining > 0) and kind = 'earned';
    if not found then
      insert into gem_lots (user_id, kind, amount, remaining, created_at)
      values (new.owner_id, 'earned', new.amount, new.amount, new.created_at);
    end if;
  end if;
  return null;
end $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION check_gem_lots() returns trigger language plpgsql as $$
begin
  if exists (
    select from users where id = new.owner_id
      and gems <> (select coalesce(sum(remaining), 0) from gem_lots where user_id = new.owner_id)
  ) then
    raise exception 'the lots of % are not the gems of the balance', new.owner_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
