import { allEqual, and, isNull, lte } from '@questboard/db/drizzle'
import { groups, memberships } from '@questboard/db/schema'
import { settleTurnsOfGroup } from '../group-turns.ts'
import type { Services } from '../kernel/context.ts'
import { areTurnsDue } from './turns-due.ts'

/** Settles the turns of a group if they are due, in a transaction of its own. */
export async function settleDueTurns(
  services: Services,
  group: { id: string; turnsNextAt: Date | null },
): Promise<void> {
  if (areTurnsDue(group, services.clock)) await settleTurnsOfGroup(services, group.id)
}

/** `settleDueTurns` for all groups of a user. */
export async function settleDueTurnsOf(services: Services, userId: string): Promise<void> {
  const { database, clock } = services
  const due = await database.queries
    .select({ id: groups.id })
    .from(groups)
    .innerJoin(memberships, allEqual(memberships, { groupId: groups.id, userId }))
    .where(and(isNull(groups.hiddenAt), lte(groups.turnsNextAt, clock.now())))
  for (const { id } of due) await settleTurnsOfGroup(services, id)
}
