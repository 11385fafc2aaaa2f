/**
 * The server's statements, copied for the baselines: a bare route and pgbench. The server batches the statements of
 * parallel requests; here each is for one player. `:name` is a parameter in pgbench's syntax. Columns that a statement
 * returns are parameters of later ones.
 */
export interface Mirror {
  /** Sent before the transaction, or without one. */
  before: string[]
  /** Sent in one transaction. Those in one row are pipelined. */
  transaction: string[][]
}

/** Looks up the session of a token. */
const session = `
  select sessions.user_id, expires_at, lang, time_zone, last_day_start, last_seen_day, locked_at
  from sessions join users on users.id = sessions.user_id
  where token_hash = 'person-' || :person::text`

const columnsOfTask = `
  title, notes, tasks.gold as task_gold, type, tags, require_result, result, completed_at, archived_at,
  streak, repeating_since, charged_on, paid_gold, paid_exp, pawn_moved, postings, tasks.created_at`

export const listing: Mirror = {
  before: [
    session,
    `select id, title, notes, gold, type, tags, require_result, result, completed_at, archived_at, streak, created_at
    from tasks where user_id = (select :user_id::uuid) and archived_at is null order by sequence`,
  ],
  transaction: [],
}

/** Completing a task when the pawn reaches a plain square, two of three times. */
export const completing: Mirror = {
  before: [
    session,
    `select tasks.id as task_id, sequence, ${columnsOfTask}, tasks.xmin as version, users.xmin as player_version,
      holiday_mode, users.board_id, gems_owed, square_gems, square_gems_day, pawns.xmin as pawn_version, position, lap,
      used_squares, card
    from users join pawns on pawns.user_id = users.id and pawns.board_id = users.board_id
      join tasks on tasks.user_id = users.id and tasks.id = ('00000000-0000-7000-8000-' || :task::text)::uuid
    where users.id = :user_id`,
    `with moved as (
      update users set gold = gold + :task_gold::int, gems = gems + 0, exp = exp + 5, square_gems = :square_gems::int,
        square_gems_day = null
      where id = :user_id and xmin = :player_version::xid
      returning gold, gems, exp
    ), done as (
      update tasks set result = null, completed_at = now(), streak = :streak::int + 1, paid_gold = :task_gold::int,
        paid_exp = 5, pawn_moved = true, postings = :postings::int + 1
      from moved where id = :task_id and user_id = :user_id and xmin = :version::xid
      returning id
    ), walked as (
      update pawns set position = (:position::int + 1) % 40, lap = :lap::int + (:position::int + 1) / 40,
        used_squares = case when :position::int + 1 < 40 then used_squares else '{}' end, card = null
      from moved where user_id = :user_id and board_id = :board_id and xmin = :pawn_version::xid
      returning board_id
    ), written as (
      insert into ledger (owner_id, currency, amount, balance, reason, reference, item, created_at)
      select :user_id::uuid, currency, amount,
        case currency when 'gold' then moved.gold when 'gems' then moved.gems else moved.exp end - later,
        reason, reference, item, now()
      from moved, rows from (json_to_recordset((
          '[{"currency": "gold", "amount": 10, "later": 0, "reason": "taskCompleted", "reference": "' || :task_id::text
          || '.' || :postings::text || '", "item": "Tidy the desk"}, {"currency": "exp", "amount": 5, "later": 0, '
          || '"reason": "taskCompleted", "reference": "' || :task_id::text || '.' || :postings::text
          || '", "item": "Tidy the desk"}]')::json)
        as (currency text, amount int, later int, reason text, reference text, item text))
        with ordinality as line(currency, amount, later, reason, reference, item, place)
      order by place
    )
    select gold, gems, exp,
      (select coalesce(sum(ruby), 0)::int from memberships where user_id = :user_id::uuid and hidden_at is null) as ruby,
      1 / (select count(*) from done, walked) as whole
    from moved`,
  ],
  transaction: [],
}
