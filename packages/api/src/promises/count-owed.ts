import { type Queries, statement } from '@questboard/db'
import { allEqual, and, count, eq, isNull, ne } from '@questboard/db/drizzle'
import { alias } from '@questboard/db/pg-core'
import { memberships, promises } from '@questboard/db/schema'
import { leads } from '../players/leads.ts'
import { ofVisibleMember } from './read-promises.ts'

const leading = alias(memberships, 'leading')

const find = statement<{ userId: string }>()((queries, param) =>
  queries
    .select({ count: count() })
    .from(leading)
    .innerJoin(promises, allEqual(promises, { groupId: leading.groupId, status: 'owed' }))
    .innerJoin(memberships, ofVisibleMember)
    .where(
      and(
        eq(leading.userId, param('userId')),
        leads(leading),
        isNull(leading.hiddenAt),
        ne(promises.userId, param('userId')),
      ),
    ),
)

/** How many redeemed rewards a user can give to others, over all groups that the user leads. */
export async function countOwed(queries: Queries, userId: string): Promise<number> {
  const [owed] = await find(queries, { userId })
  return owed?.count ?? 0
}
