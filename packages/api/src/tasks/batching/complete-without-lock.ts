import { batched, loader, rawStatement, statement } from '@questboard/db'
import { and, eq, getTableColumns, type SQL, sql } from '@questboard/db/drizzle'
import { pawns, tasks, users } from '@questboard/db/schema'
import { showAward, type Walk, type Walker, walkPawn } from '../../board/award.ts'
import type { Award } from '../../board/schema.ts'
import { laterDay } from '../../kernel/clock.ts'
import type { UserContext } from '../../kernel/context.ts'
import { isFollowed } from '../../kernel/events/is-followed.ts'
import { idsOf, userIdsOf } from '../../kernel/ids-of.ts'
import { pick } from '../../kernel/pick.ts'
import { type Balances, rubiesOf } from '../../ledger/balances.ts'
import {
  columnsOfMovement,
  entriesOfMovement,
  type Movement,
  movementOf,
  sumsOfMovement,
} from '../../ledger/movement.ts'
import { type Completion, completionOf } from '../completion.ts'
import { completionNames } from '../own-task.ts'
import { currentSlot } from '../rules.ts'
import type { CompleteTask } from '../schema.ts'

/** The id of the transaction that last wrote a row. It differs after any change. */
const versionOf = (row: typeof users | typeof pawns | typeof tasks): SQL<string> => sql<string>`${row}.xmin`

const findAll = statement<{ userIds: string[]; ids: string[] }>()((queries, param) =>
  queries
    .select({
      ...pick(getTableColumns(tasks), completionNames),
      version: versionOf(tasks).as('version'),
      playerVersion: versionOf(users).as('player_version'),
      holidayMode: users.holidayMode,
      lastDayStart: users.lastDayStart,
      boardId: users.boardId,
      gemsOwed: users.gemsOwed,
      squareGems: users.squareGems,
      squareGemsDay: users.squareGemsDay,
      cardBags: users.cardBags,
      managed: users.managed,
      isFollowed: isFollowed.as('is_followed'),
      pawnVersion: versionOf(pawns).as('pawn_version'),
      position: pawns.position,
      lap: pawns.lap,
      usedSquares: pawns.usedSquares,
      card: pawns.card,
    })
    // Selected, since the statement would otherwise be planned again for each list.
    .from(sql`unnest((select ${param('userIds')}::uuid[]), (select ${param('ids')}::uuid[])) asked (user_id, id)`)
    .innerJoin(tasks, sql`${tasks.userId} = asked.user_id and ${tasks.id} = asked.id`)
    .innerJoin(users, eq(users.id, tasks.userId))
    .innerJoin(pawns, and(eq(pawns.userId, users.id), eq(pawns.boardId, users.boardId))),
)

type TaskToComplete = Awaited<ReturnType<typeof findAll>>[number]

const find = loader(
  (queries, requests: readonly Pick<TaskToComplete, 'userId' | 'id'>[]) =>
    findAll(queries, { userIds: userIdsOf(requests), ids: idsOf(requests) }),
  ({ userId, id }) => `${userId} ${id}`,
)

/** The changes of one player, as JSON. */
type Changes = Movement &
  Omit<Completion['changes'], 'pawnMoved'> &
  Pick<TaskToComplete, 'id' | 'boardId' | 'version' | 'playerVersion' | 'pawnVersion'> &
  Walk['pawn'] &
  Walk['landings']

/** The most completions of one statement. More would keep the rows of the first locked for as long as all of them take. */
const batchSize = 16

const writeAll = rawStatement<{ changes: string }, Balances & { userId: string }>(
  (param) => sql`
    with given as (
      select * from json_to_recordset(${param('changes')}::text::json) as given (${columnsOfMovement},
        id uuid, "boardId" uuid, version xid, "playerVersion" xid, "pawnVersion" xid, "squareGems" int, "squareGemsDay" date,
        "cardBags" jsonb,
        "completedAt" timestamptz, result text, streak int, "paidGold" int, "paidExp" int, postings int,
        position int, lap int, "usedSquares" int[], card jsonb)
      -- As many as there are at most: otherwise a hundred are planned for.
      limit ${sql.raw(String(batchSize))}
    ), asked as (
      select given.*
      from given
        join users on users.id = "userId" and users.xmin = "playerVersion"
        join tasks on tasks.id = given.id and tasks.user_id = users.id and tasks.xmin = version
        join pawns on pawns.user_id = users.id and pawns.board_id = "boardId" and pawns.xmin = "pawnVersion"
      for no key update of users, tasks, pawns skip locked
    ), moved as (
      update users
      set ${sumsOfMovement}, square_gems = "squareGems", square_gems_day = "squareGemsDay", card_bags = "cardBags"
      from asked
      where users.id = "userId"
      returning users.id, users.gold, users.gems, users.exp
    ), done as (
      update tasks
      set completed_at = "completedAt", updated_at = "completedAt", result = asked.result, streak = asked.streak, paid_gold = "paidGold",
        paid_exp = "paidExp", pawn_moved = true, postings = asked.postings
      from asked
      where tasks.id = asked.id and tasks.user_id = "userId"
    ), walked as (
      update pawns
      set position = asked.position, lap = asked.lap, used_squares = "usedSquares", card = asked.card
      from asked
      where user_id = "userId" and board_id = "boardId"
    ), ${entriesOfMovement}
    select id as "userId", gold, gems, exp, ${rubiesOf(sql`moved.id`)} as ruby from moved`,
)

/** The new balances; undefined, with nothing written for the player, if a row has changed or is locked. */
const write = batched(
  async (queries, requests: readonly Changes[]): Promise<(Balances | undefined)[]> => {
    // Two completions of a player at the same moment are based on the same rows, so only the first one is written.
    const firsts = new Map(requests.toReversed().map((changes) => [changes.userId, changes]))
    const rows = await writeAll(queries, { changes: JSON.stringify([...firsts.values()]) })
    const written = new Map(rows.map(({ userId, ...balances }) => [userId, balances]))
    return requests.map((changes) => (firsts.get(changes.userId) === changes ? written.get(changes.userId) : undefined))
  },
  { max: batchSize, oneAtATime: true },
)

/**
 * Completes a task without a new result, in two statements, each shared by all completions of the same moment. The
 * write succeeds only if the rows have not changed since the read. It never waits for locks: a locked row is left to
 * the locking transaction.
 * @returns undefined, with nothing written, when something has changed, or the completion needs more than this
 * @throws DomainError as completeTask does
 */
export async function completeWithoutLock(
  ctx: UserContext,
  { id, occurrence }: Pick<CompleteTask, 'id' | 'occurrence'>,
): Promise<Award | undefined> {
  const { db, userId, services } = ctx
  const found = await find(db, { userId, id })
  // An event is written by the locking transaction.
  if (!found || found.isFollowed) return undefined
  // Another request may have begun the next day since this one was received.
  const today = laterDay(ctx.today, found.lastDayStart)
  if (occurrence !== undefined && occurrence !== currentSlot(found, today)) return undefined
  const { changes, entries, steps } = completionOf(ctx, found, { occurrence, today, holidayMode: found.holidayMode })
  if (steps === 0 || found.gemsOwed > 0) return undefined
  const player: Walker = { ...found, id: userId, pawn: found }
  const walk = walkPawn({ ...ctx, today }, player, steps)
  const { boardId, version, playerVersion, pawnVersion } = found
  const balances = await write(db, {
    id: found.id,
    boardId,
    version,
    playerVersion,
    pawnVersion,
    ...changes,
    ...movementOf(services.clock, userId, [...entries, ...walk.entries]),
    ...walk.pawn,
    ...walk.landings,
  })
  return balances && showAward(ctx, player, walk.pawn, balances)
}
