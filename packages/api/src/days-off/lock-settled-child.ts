import { settlePlayers } from '../days/settle-players.ts'
import type { GroupWithMembers } from '../groups/change-group.ts'
import { lockChildInGroup } from '../groups/child-in-group.ts'
import { type Day, todayOfPlayer } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { lockPlayer, type Player } from '../players/lock-player.ts'

/** Locks a child of a locked group, and settles its days. */
export async function lockSettledChild(
  tx: Transaction,
  { services: { clock } }: UserContext,
  group: GroupWithMembers,
  childId: string,
): Promise<{ player: Player; today: Day }> {
  const player = await lockChildInGroup(tx, group, childId)
  const today = todayOfPlayer(clock.now(), player)
  if (today === player.lastDayStart) return { player, today }
  await settlePlayers(tx, clock, [{ ...player, today, zone: player.timeZone }], { visited: false })
  return { player: await lockPlayer(tx, childId), today }
}
