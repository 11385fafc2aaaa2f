import { type Queries, statement } from '@questboard/db'
import { allEqual, and, asc, eq, isNull } from '@questboard/db/drizzle'
import { groupPawns, groups, memberships, users } from '@questboard/db/schema'
import { boardOf, firstBoard } from '../board/boards.ts'
import type { UserContext } from '../kernel/context.ts'
import { boughtItems } from '../store/own-items.ts'
import { imageUrlOf, showAvatarTo } from '../store/show-avatar.ts'
import { readOwnGroup } from './change-group.ts'
import { onBreakUntil } from './on-break.ts'
import type { Reader } from './read-groups.ts'
import { placeAfter } from './rules.ts'
import type { GroupBoard } from './schema.ts'

const findPawns = statement<{ groupId: string }>()((queries, param) =>
  queries
    .select({
      boardId: groups.boardId,
      userId: users.id,
      name: users.name,
      avatarId: users.avatarId,
      generatedAvatarId: users.generatedAvatarId,
      resting: users.holidayMode,
      onBreakUntil,
      steps: groupPawns.steps,
      plain: groupPawns.plain,
    })
    .from(groups)
    .innerJoin(memberships, and(eq(memberships.groupId, groups.id), isNull(memberships.hiddenAt)))
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(groupPawns, allEqual(groupPawns, { membershipId: memberships.id, groupId: memberships.groupId }))
    .where(and(eq(groups.id, param('groupId')), isNull(groups.hiddenAt)))
    .orderBy(asc(memberships.sequence)),
)

/**
 * The board of a group with the pawns of its members, in the order of joining.
 * @throws DomainError groupNotFound, notPartOfTheGroup
 *
 * Rules: Board of a group.
 */
export async function readBoardAsMember(ctx: UserContext, { id }: { id: string }): Promise<GroupBoard> {
  const board = await showGroupBoard(ctx.db, ctx, id)
  if (board) return board
  await readOwnGroup(ctx, id, 'member')
  throw new Error('a group without a pawn for its member')
}

/** `readBoardAsMember` inside a transaction; undefined if the reader is not in the group. */
export async function showGroupBoard(
  queries: Queries,
  { userId, language }: Reader,
  groupId: string,
): Promise<GroupBoard | undefined> {
  const [pawns, bought] = await Promise.all([findPawns(queries, { groupId }), boughtItems(queries, userId)])
  return pawns.some((pawn) => pawn.userId === userId) ? show(pawns, bought, language) : undefined
}

/** `readBoardAsMember` for a shared device of the group; undefined if there is no such group. */
export async function showBoardOnDevice(
  queries: Queries,
  { language }: Pick<Reader, 'language'>,
  groupId: string,
): Promise<GroupBoard | undefined> {
  const pawns = await findPawns(queries, { groupId })
  return pawns.length > 0 ? show(pawns, new Set(), language) : undefined
}

type Pawns = Awaited<ReturnType<typeof findPawns>>

function show(pawns: Pawns, bought: ReadonlySet<string>, language: Reader['language']): GroupBoard {
  const { id, name, squares } = boardOf(pawns[0]?.boardId ?? firstBoard.id)
  const size = squares.length
  return {
    board: { id, name: name[language], size, squares: squares.map((kind, position) => ({ position, kind })) },
    pawns: pawns.map(({ steps, plain, resting, onBreakUntil: until, ...user }) => ({
      userId: user.userId,
      name: user.name,
      ...(plain ? faceless : { avatar: showAvatarTo(bought, user.avatarId, language), imageUrl: imageUrlOf(user) }),
      ...placeAfter(steps ?? 0, size),
      resting,
      onBreakUntil: until,
      plain: plain ?? false,
    })),
  }
}

const faceless = { avatar: null, imageUrl: null }
