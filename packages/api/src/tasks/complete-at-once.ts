import { databaseFault, type Queries, rawStatement, statement } from '@questboard/db'
import { pawns, tasks, users } from '@questboard/db/schema'
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { showAward, type Walk, type Walker, walkPawn } from '../board/award.ts'
import type { Award } from '../board/schema.ts'
import type { Day } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import type { Balances } from '../ledger/balances.ts'
import { linesOfMovement, type Movement, movementOf, rubiesOf, sumsOfMovement } from '../ledger/movement.ts'
import { type Completion, completionOf } from './completion.ts'
import type { CompleteTask } from './schema.ts'

/** Of a row, the transaction that wrote it: another one when anything in the row was changed since. */
const versionOf = (row: typeof users | typeof pawns | typeof tasks): SQL<string> => sql<string>`${row}.xmin`

const find = statement<{ userId: string; id: string }>()((queries, given) =>
  queries
    .select({
      ...getTableColumns(tasks),
      version: versionOf(tasks).as('version'),
      playerVersion: versionOf(users).as('player_version'),
      holidayMode: users.holidayMode,
      boardId: users.boardId,
      gemsOwed: users.gemsOwed,
      squareGems: users.squareGems,
      squareGemsDay: users.squareGemsDay,
      pawnVersion: versionOf(pawns).as('pawn_version'),
      position: pawns.position,
      lap: pawns.lap,
      usedSquares: pawns.usedSquares,
      card: pawns.card,
    })
    .from(users)
    .innerJoin(pawns, and(eq(pawns.userId, users.id), eq(pawns.boardId, users.boardId)))
    .innerJoin(tasks, and(eq(tasks.userId, users.id), eq(tasks.id, given('id'))))
    .where(eq(users.id, given('userId'))),
)

type Found = Awaited<ReturnType<typeof find>>[number]

type Changes = Movement &
  Omit<Completion['changes'], 'pawnMoved'> &
  Pick<Found, 'id' | 'boardId' | 'version' | 'playerVersion' | 'pawnVersion'> &
  Walk['pawn'] & { squareGems: number; squareGemsDay: Day | null }

const write = rawStatement<Changes, Balances>(
  (given) => sql`
    with moved as (
      update users
      set ${sumsOfMovement(given)},
        square_gems = ${given('squareGems')}, square_gems_day = ${given('squareGemsDay')}
      where id = ${given('userId')}::uuid and xmin = ${given('playerVersion')}::xid
      returning gold, gems, exp
    ), done as (
      update tasks
      set completed_at = ${given('completedAt')}, result = ${given('result')}, streak = ${given('streak')},
        paid_gold = ${given('paidGold')}, paid_exp = ${given('paidExp')}, pawn_moved = true,
        postings = ${given('postings')}
      from moved
      where id = ${given('id')}::uuid and user_id = ${given('userId')}::uuid and xmin = ${given('version')}::xid
      returning id
    ), walked as (
      update pawns
      set position = ${given('position')}, lap = ${given('lap')}, used_squares = ${given('usedSquares')},
        card = ${given('card')}
      from moved
      where user_id = ${given('userId')}::uuid and board_id = ${given('boardId')}::uuid
        and xmin = ${given('pawnVersion')}::xid
      returning board_id
    ), ${linesOfMovement(given)}
    select gold, gems, exp, ${rubiesOf(given)}, 1 / (select count(*) from done, walked) as whole
    from moved`,
  { grouped: true },
)

/** What the statement fails with, and nothing is written, when only the task or the pawn has changed. */
const divisionByZero = '22012'

/**
 * Completes a task in two statements and no lock: what is read decides, and what is written holds only where nothing of
 * it has changed since. The player's row comes first, as everywhere, so that it waits where everybody does.
 * @returns undefined, with nothing written, when something has changed, or the act needs more than this
 * @throws DomainError as completeTask does
 */
export async function completeAtOnce(ctx: UserContext, { id, result }: CompleteTask): Promise<Award | undefined> {
  const { db, userId, services, today } = ctx
  const [found] = await find(db, { userId, id })
  if (!found) return undefined
  const { changes, lines, steps } = completionOf(ctx, found, result, found)
  if (steps === 0 || found.gemsOwed > 0) return undefined
  const player: Walker = { ...found, id: userId, pawn: found }
  const walk = walkPawn(ctx, player, steps)
  const balances = await writeWhole(db, {
    ...found,
    ...changes,
    ...movementOf(services.clock, userId, [...lines, ...walk.lines]),
    ...walk.pawn,
    ...(walk.gems > 0 && { squareGems: walk.squareGems, squareGemsDay: today }),
  })
  return balances && showAward(ctx, player, walk.pawn, balances)
}

async function writeWhole(db: Queries, changes: Changes): Promise<Balances | undefined> {
  try {
    const [balances] = await write(db, changes)
    return balances
  } catch (error) {
    if (databaseFault(error)?.sqlState === divisionByZero) return undefined
    throw error
  }
}
