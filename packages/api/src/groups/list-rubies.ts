import type { UserContext } from '../kernel/context.ts'
import { readRubyEntries } from '../ledger/read-ruby-entries.ts'
import { readOwnGroup } from './change-group.ts'
import { assertRole, findMember } from './rules.ts'
import type { ListRubies, RubyRows } from './schema.ts'

/**
 * Where the rubies of a member come from, newest first. Members see their own rows, leaders those of each member. All
 * rows add up to the balance.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, memberNotFound
 *
 * Rules: Rubies and workload.
 */
export async function listRubies(
  ctx: UserContext,
  { groupId, memberId, before, limit }: ListRubies,
): Promise<RubyRows> {
  const { group, me } = await readOwnGroup(ctx, groupId, 'member')
  if (memberId !== me.id) assertRole(me.role, 'leader')
  const { ruby: balance } = findMember(group, { memberId })
  const rows = await readRubyEntries(ctx.db, memberId, { before, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  return { rows: shown, balance, next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
}
