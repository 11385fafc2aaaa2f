import type { GroupWithMembers } from '../../groups/change-group.ts'
import { leadersOf } from '../../groups/rules.ts'
import type { Services } from '../../kernel/context.ts'
import { idsOf } from '../../kernel/ids-of.ts'
import type { Transaction } from '../../kernel/transaction.ts'
import { notify, withdrawNotificationOf, withdrawNotifications } from '../../notifications/notify.ts'
import type { GroupTaskRow } from '../read-tasks.ts'
import { sendTurnEvent } from './events.ts'
import { rotationOf } from './rotation.ts'
import { type GivenTurn, giveTurn, nextHolder } from './rules.ts'
import {
  type CurrentTurns,
  endSwaps,
  expireSwaps,
  type SwapRow,
  saveCounts,
  saveTurn,
  settleOwed,
  type TurnRow,
  takenSource,
  turnSource,
} from './turn-rows.ts'

/**
 * Gives the current occurrence to someone, if its turn is no one's, or its holder is not available and has not completed
 * it. Also drops a completion that no longer counts, and saves who is next.
 */
export async function giveCurrentTurn(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  { group, task }: { group: GroupWithMembers; task: GroupTaskRow },
  turns: CurrentTurns,
): Promise<void> {
  const { states, owed, begins } = turns
  const saved = turns.current
  const isStillCompleted = states.some(({ userId, completedAt }) => userId === saved.takenBy && completedAt !== null)
  const current = isStillCompleted ? saved : { ...saved, takenBy: null }
  if (task.assignment !== 'rotation') {
    if (turns.openSwap || owed.length > 0) await endSwaps(tx, task)
    // The member who took it is gone, so it is open for all again.
    if (saved.takenBy !== current.takenBy && saved.paidTo === null) {
      await withdrawNotifications(tx, takenSource(task.id))
    }
    await saveTurn(tx, current, { takenBy: current.takenBy, holder: null, countsFor: null, next: null })
    return
  }
  const rotation = rotationOf(turns)
  const isOpen = current.takenBy === null && current.paidTo === null
  const isLost = current.holder === null || !rotation.available.has(current.holder)
  const passes = isOpen && isLost
  const given = passes ? giveTurn(rotation) : null
  const holding = holdingOf(current, { given, passes })
  const settled = await settleSwaps(tx, task, turns, { givenOwedId: given?.owedId ?? null, passes: begins || passes })
  const stillOwed = owed.filter(({ id }) => !settled.includes(id))
  const next = nextHolder({ ...rotation, owed: stillOwed }, holding.countsFor)
  await saveTurn(tx, current, { takenBy: current.takenBy, ...holding, next })
  await saveCounts(tx, task, rotation.counts)
  if (begins || holding.holder !== saved.holder) {
    const before = saved.holder ?? turns.lastHeld?.holder
    // Until now it was no one's, and leaders were notified of that.
    if (saved.holder === null && !begins) await withdrawNotifications(tx, turnSource(task.id))
    else if (before && before !== holding.holder) await withdrawNotificationOf(tx, before, turnSource(task.id))
    await sendTurnEvent(tx, { clock }, { type: 'group.turnChanged', group, task, turn: { ...current, ...holding } })
  }
  if (!isOpen || !(begins || isLost)) return
  const notice = { group, data: { task: { title: task.title } }, source: turnSource(task.id) }
  if (holding.holder === null && (begins || saved.holder !== null)) {
    await notify(tx, clock, leadersOf(group), { type: 'turnSkipped', ...notice })
  }
  if (holding.holder !== null) {
    await notify(tx, clock, [holding.holder], { type: 'yourTurn', ...notice })
  }
}

/** Who holds the occurrence. The user who has completed it before there were turns holds it. */
function holdingOf(
  current: TurnRow,
  { given, passes }: { given: GivenTurn | null; passes: boolean },
): Pick<TurnRow, 'holder' | 'countsFor'> {
  if (given) return { holder: given.holder, countsFor: given.countsFor }
  if (passes) return { holder: null, countsFor: null }
  const holder = current.holder ?? current.paidTo ?? current.takenBy
  return { holder, countsFor: current.countsFor ?? holder }
}

/**
 * Ends the open question about a turn that has passed on or ended, or to a member who is gone or on holiday. Ends what
 * is owed for a turn that its accepter has not held to the end, and among members of whom one is gone.
 * @returns the swaps that are no longer owed
 */
async function settleSwaps(
  tx: Transaction,
  task: GroupTaskRow,
  { current, owed, openSwap, states, begins }: CurrentTurns,
  { givenOwedId, passes }: { givenOwedId: string | null; passes: boolean },
): Promise<string[]> {
  const stateOf = (id: string) => states.find(({ userId }) => userId === id)
  const isBroken = ({ day, fromId, toId }: SwapRow) =>
    !stateOf(fromId) || !stateOf(toId) || (passes && !begins && day === current.day && toId === current.holder)
  const settled = idsOf(owed.filter((swap) => swap.id === givenOwedId || isBroken(swap)))
  const askedOf = openSwap && stateOf(openSwap.toId)
  await settleOwed(tx, task, settled)
  if (openSwap && (passes || !askedOf?.assigned || askedOf.isOnHoliday)) await expireSwaps(tx, task)
  return settled
}
