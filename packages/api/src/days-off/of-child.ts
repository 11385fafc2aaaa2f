import { settlePlayers } from '../days/settle-players.ts'
import { changeGroup, type GroupWithMembers, readOwnGroup } from '../groups/change-group.ts'
import { findChildInGroup, lockChildInGroup } from '../groups/child-in-group.ts'
import { leadersOf } from '../groups/rules.ts'
import { makeTurnsDueOf } from '../groups/turns-due.ts'
import { type Day, todayOfPlayer } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { once } from '../kernel/retries/once.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { notify } from '../notifications/notify.ts'
import { lockPlayer, type Player } from '../players/lock-player.ts'
import { addFor } from './add.ts'
import { findDaysOff, showDayOff } from './read.ts'
import type { AddForChild, DayOff, DayOffAdded, ListOfChild, OfChildsDayOff } from './schema.ts'
import { takeBackFor } from './take-back.ts'

/**
 * The days off of a child in a group that the caller leads.
 * @throws DomainError groupNotFound, notPartOfTheGroup, notLeaderInThisGroup, childNotFound
 *
 * Rules: Days off.
 */
export async function listDaysOffOfChild(ctx: UserContext, named: ListOfChild): Promise<DayOff[]> {
  const { group } = await readOwnGroup(ctx, named.groupId, 'leader')
  const child = await findChildInGroup(ctx.db, group, named.userId)
  const today = todayOfPlayer(ctx.services.clock.now(), child)
  return (await findDaysOff(ctx.db, child.id, today)).map(showDayOff)
}

/**
 * Plans days off for a child, or reports a day of illness. The child and the other leaders of the group are notified,
 * without a reason.
 * @throws DomainError as listDaysOffOfChild and addDayOff do
 *
 * Rules: Days off.
 */
export async function addDayOffForChild(ctx: UserContext, input: AddForChild): Promise<DayOffAdded> {
  const { groupId, userId: childId, kind, from, to, id } = input
  const added = await changeGroup(ctx, groupId, 'leader', (tx, group) =>
    once(ctx, tx, input, async () => {
      const { player, today } = await lockSettledChild(tx, ctx, group, childId)
      const result = await addFor(tx, ctx, { player, today }, { kind, from, to, id })
      await tell(tx, ctx, group, { child: player, type: 'onBreak', days: { from, to } })
      return result
    }),
  )
  await passTurnsOn(ctx, childId)
  return added
}

/**
 * Takes back planned days off of a child that have not begun.
 * @throws DomainError as listDaysOffOfChild and takeBackDayOff do
 *
 * Rules: Days off.
 */
export function takeBackDayOffOfChild(
  ctx: UserContext,
  { groupId, userId: childId, dayOffId }: OfChildsDayOff,
): Promise<null> {
  return changeGroup(ctx, groupId, 'leader', async (tx, group) => {
    const { player, today } = await lockSettledChild(tx, ctx, group, childId)
    const { from, to } = await takeBackFor(tx, { userId: childId, today }, dayOffId)
    await tell(tx, ctx, group, { child: player, type: 'breakTakenBack', days: { from, to: to ?? from } })
    return null
  })
}

/** Locks a child of a locked group, and settles its days. */
async function lockSettledChild(
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

async function tell(
  tx: Transaction,
  { services, userId: senderId }: UserContext,
  group: GroupWithMembers,
  notice: { child: Player; type: 'onBreak' | 'breakTakenBack'; days: { from: Day; to: Day } },
): Promise<void> {
  const { child, type, days } = notice
  const recipients = [child.id, ...leadersOf(group).filter((leaderId) => leaderId !== senderId)]
  await notify(tx, services.clock, recipients, {
    type,
    senderId,
    group,
    about: { member: { id: child.id, name: child.name }, days },
  })
}

/** A child on holiday is passed over in all their groups. Groups are locked before players. */
const passTurnsOn = ({ transaction, services }: UserContext, childId: string): Promise<void> =>
  transaction((tx) => makeTurnsDueOf(tx, services.clock, childId))
