/**
 * The statements that the server sends, written once more by hand, for those who send the same without it: a bare route
 * and pgbench. `:name` is a parameter, as pgbench writes it; what a statement reads is a parameter of the later ones.
 */
export interface Mirror {
  /** Sent before the transaction, or without any. */
  before: string[]
  /** Sent in one transaction, those of a line without waiting for one another. */
  transaction: string[][]
}

/** Stands for the session of a token. */
const session = `
  select sessions.user_id, expires_at, lang, time_zone, last_day_start, last_seen_day, locked_at
  from sessions join users on users.id = sessions.user_id
  where token_hash = 'person-' || :person::text`

const columnsOfTask = `
  title, notes, tasks.gold as task_gold, type, tags, require_result, result, completed_at, archived_at,
  streak, repeating_since, charged_on, paid_gold, paid_exp, pawn_moved, postings, created_at`

export const listing: Mirror = {
  before: [
    session,
    `select id, sequence, ${columnsOfTask} from tasks where user_id = :user_id and archived_at is null order by sequence`,
  ],
  transaction: [],
}

/** Completing where the pawn comes to a plain square, as it does two times of three. */
export const completing: Mirror = {
  before: [session],
  transaction: [
    [
      `select id, name, lang, time_zone, gold, gems, exp, holiday_mode, holiday_since, last_day_start, last_seen_day,
        board_id, square_gems, square_gems_day
      from users where id = :user_id for no key update`,
      `select position, lap, used_squares, card from pawns
      where user_id = :user_id and board_id = (select board_id from users where id = :user_id)`,
      `select id as task_id, sequence, ${columnsOfTask} from tasks
      where id = ('00000000-0000-7000-8000-' || :task::text)::uuid and user_id = :user_id`,
    ],
    [
      `update tasks set result = null, completed_at = now(), streak = :streak::int + 1, paid_gold = :task_gold::int,
        paid_exp = 5, pawn_moved = true, postings = :postings::int + 1
      where id = :task_id and user_id = :user_id`,
      `with moved as (
        update users set gold = gold + :task_gold::int, gems = gems + 0, exp = exp + 5
        where id = :user_id and gold + :task_gold::int >= 0 and gems + 0 >= 0 and exp + 5 >= 0
        returning gold, gems, exp
      ), lines as (
        select line.*, row_number() over () as place
        from json_to_recordset((
            '[{"currency": "gold", "amount": 10, "reason": "taskCompleted", "reference": "' || :task_id::text || '.'
            || :postings::text || '", "item": "Tidy the desk"}, {"currency": "exp", "amount": 5, "reason": "taskCompleted", '
            || '"reference": "' || :task_id::text || '.' || :postings::text || '", "item": "Tidy the desk"}]')::json)
          as line(currency text, amount int, reason text, reference text, item text)
      ), written as (
        insert into ledger (user_id, currency, amount, balance, reason, reference, item, created_at)
        select :user_id::uuid, lines.currency, lines.amount,
          case lines.currency when 'gold' then moved.gold when 'gems' then moved.gems else moved.exp end
            - coalesce(sum(lines.amount) over (
                partition by lines.currency order by lines.place rows between 1 following and unbounded following), 0),
          lines.reason, lines.reference, lines.item, now()
        from lines, moved
        order by lines.place
      )
      select gold, gems, exp,
        (select coalesce(sum(ruby), 0)::int from memberships where user_id = :user_id::uuid) as ruby
      from moved`,
      `update pawns set position = (:position::int + 1) % 40, lap = :lap::int + (:position::int + 1) / 40,
        used_squares = case when :position::int + 1 < 40 then used_squares else '{}' end, card = null
      where user_id = :user_id and board_id = :board_id`,
    ],
  ],
}
