CREATE TABLE "gem_lots" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gem_lots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"payment_id" uuid,
	"paid_at" timestamp (3) with time zone,
	"amount" integer NOT NULL,
	"remaining" integer NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"spent" integer DEFAULT 0 NOT NULL,
	"reversed" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gem_lots_parts" CHECK (least("gem_lots"."remaining", "gem_lots"."sent", "gem_lots"."spent", "gem_lots"."reversed") >= 0
        and "gem_lots"."amount" = "gem_lots"."remaining" + "gem_lots"."sent" + "gem_lots"."spent" + "gem_lots"."reversed"),
	CONSTRAINT "gem_lots_not_empty" CHECK ("gem_lots"."amount" > 0),
	CONSTRAINT "gem_lots_payment" CHECK (("gem_lots"."payment_id" is null) = ("gem_lots"."paid_at" is null)
        and case "gem_lots"."kind" when 'bought' then "gem_lots"."payment_id" is not null when 'earned' then "gem_lots"."payment_id" is null else true end)
);
--> statement-breakpoint
ALTER TABLE "gem_lots" ADD CONSTRAINT "gem_lots_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gem_lots_by_user" ON "gem_lots" USING btree ("user_id","id") WHERE "gem_lots"."remaining" > 0;--> statement-breakpoint
CREATE INDEX "gem_lots_received" ON "gem_lots" USING btree ("user_id","created_at") WHERE "gem_lots"."kind" = 'gift';--> statement-breakpoint
CREATE INDEX "gem_lots_by_payment" ON "gem_lots" USING btree ("payment_id") WHERE "gem_lots"."payment_id" is not null;--> statement-breakpoint
-- Spends gems of the oldest lots first. The caller holds the row of the user.
create function spend_gem_lots(spender uuid, gems integer) returns void language plpgsql as $$
declare
  missing integer;
begin
  with lots as (
    select id, remaining, sum(remaining) over (order by id) - remaining as before
    from gem_lots where user_id = spender and remaining > 0
  ), used as (
    update gem_lots set remaining = gem_lots.remaining - part, spent = gem_lots.spent + part
    from (select id, least(remaining, gems - before) as part from lots where before < gems) parts
    where gem_lots.id = parts.id
    returning part
  )
  select gems - coalesce(sum(part), 0) into missing from used;
  if missing > 0 then
    raise exception 'lots of % have % gems too few', spender, missing using errcode = 'check_violation';
  end if;
end $$;
--> statement-breakpoint
-- Follows the ledger, except where the code moves certain lots and says so for its transaction: sends, refunds and disputes.
-- A server of the version before this one says nothing, and its movements are followed as well as they can be.
create function follow_gems() returns trigger language plpgsql as $$
begin
  if new.reason in ('gemsSent', 'gemsReceived', 'gemsTakenBack')
    and current_setting('questboard.gem_lots', true) = 'moved' then
    return null;
  end if;
  if new.amount < 0 then
    perform spend_gem_lots(new.user_id, -new.amount);
  elsif new.reason = 'gemsBought' then
    insert into gem_lots (user_id, kind, payment_id, paid_at, amount, remaining, created_at)
    values (new.user_id, 'bought', new.reference::uuid, new.created_at, new.amount, new.amount, new.created_at);
  elsif new.reason = 'gemsReceived' then
    insert into gem_lots (user_id, kind, amount, remaining, created_at)
    values (new.user_id, 'gift', new.amount, new.amount, new.created_at);
  else
    -- Earned gems differ in nothing: the newest lot grows, so that years of play are few rows.
    update gem_lots set amount = amount + new.amount, remaining = remaining + new.amount
    where id = (select max(id) from gem_lots where user_id = new.user_id and remaining > 0) and kind = 'earned';
    if not found then
      insert into gem_lots (user_id, kind, amount, remaining, created_at)
      values (new.user_id, 'earned', new.amount, new.amount, new.created_at);
    end if;
  end if;
  return null;
end $$;
--> statement-breakpoint
create function check_gem_lots() returns trigger language plpgsql as $$
begin
  if exists (
    select from users where id = new.user_id
      and gems <> (select coalesce(sum(remaining), 0) from gem_lots where user_id = new.user_id)
  ) then
    raise exception 'the lots of % are not the gems of the balance', new.user_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger ledger_follow_gems after insert on ledger for each row when (new.currency = 'gems')
  execute function follow_gems();
--> statement-breakpoint
create constraint trigger ledger_check_gem_lots after insert on ledger deferrable initially deferred for each row
  when (new.currency = 'gems') execute function check_gem_lots();
--> statement-breakpoint
-- What was had before: the newest gems are those that are left, and of what was sent nobody knows any more what it was.
insert into gem_lots (user_id, kind, payment_id, paid_at, amount, remaining, spent, reversed, created_at)
with gained as (
  select ledger.id, ledger.user_id, ledger.created_at, ledger.amount, ledger.reason, payments.id as payment_id,
    payments.paid_at, coalesce(payments.gems_reversed, 0) as reversed
  from ledger
    left join payments on ledger.reason = 'gemsBought' and payments.id::text = ledger.reference and payments.status = 'paid'
  where ledger.currency = 'gems' and ledger.amount > 0 and ledger.reason <> 'gemsTakenBack'
), kept as (
  select gained.*, least(amount - reversed, greatest(0, users.gems - coalesce(sum(amount - reversed) over (
      partition by user_id order by gained.id desc rows between unbounded preceding and 1 preceding), 0))) as remaining
  from gained join users on users.id = user_id
)
select user_id,
  case when payment_id is not null then 'bought' when reason = 'gemsReceived' then 'gift' else 'earned' end,
  payment_id, case when payment_id is not null then coalesce(paid_at, created_at) end,
  amount, remaining, amount - remaining - reversed, reversed, created_at
from kept
where remaining > 0 or payment_id is not null or reason = 'gemsReceived'
order by id;
--> statement-breakpoint
insert into gem_lots (user_id, kind, amount, remaining, created_at)
select id, 'earned', gems - known, gems - known, created_at
from users, lateral (select coalesce(sum(remaining), 0) as known from gem_lots where user_id = users.id) lots
where gems > known;
--> statement-breakpoint
-- Names from before names were cleaned of characters that cannot be seen.
do $$
declare
  place record;
  unseen constant text := '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]';
begin
  for place in
    select * from (values
      ('users', 'name'), ('access_tokens', 'name'), ('groups', 'name'), ('groups', 'leader_label'),
      ('groups', 'member_label'), ('tasks', 'title'), ('rewards', 'name'), ('missions', 'name'),
      ('mission_tasks', 'title'), ('group_tasks', 'title'), ('group_rewards', 'name'), ('group_missions', 'name'),
      ('group_mission_tasks', 'title')) as places (of, named)
  loop
    execute format('update %1$I set %2$I = coalesce(nullif(btrim(regexp_replace(%2$I, $1, '''', ''g'')), ''''), ''?'')
      where %2$I ~ $1', place.of, place.named) using unseen;
  end loop;
end $$;
