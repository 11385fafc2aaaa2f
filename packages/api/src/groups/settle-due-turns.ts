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
