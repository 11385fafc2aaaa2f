import type { GroupWithMembers } from '../../groups/change-group.ts'
import { leadersOf } from '../../groups/rules.ts'
import type { Services } from '../../kernel/context.ts'
import type { Transaction } from '../../kernel/transaction.ts'
import { notify } from '../../notifications/notify.ts'
import type { GroupTaskRow } from '../read-tasks.ts'
import { sendTurnEvent } from './events.ts'
import { rotationOf } from './rotation.ts'
import { giveTurn, nextHolder } from './rules.ts'
import { expireSwaps, type Swapped, saveCounts, saveTurn, settleOwed, type TurnRow, type TurnsOfTask } from './store.ts'

/** The notification sources of a task of turns. A new one replaces the last one. */
export const turnSource = (taskId: string): string => `turn:${taskId}`
export const takenSource = (taskId: string): string => `taken:${taskId}`

/**
 * Gives the current occurrence to someone, if its turn is no one's, or its holder is not there and has not completed it. Also
 * drops a completion that no longer stands, and saves who is next.
 */
export async function giveCurrentTurn(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  group: GroupWithMembers,
  task: GroupTaskRow,
  known: TurnsOfTask & { current: TurnRow; begins: boolean },
): Promise<void> {
  const { states, owed, begins } = known
  const stands = states.some(({ userId, completedAt }) => userId === known.current.takenBy && completedAt !== null)
  const current = stands ? known.current : { ...known.current, takenBy: null }
  if (task.assignment !== 'rotation') {
    await saveTurn(tx, current, { takenBy: current.takenBy, holder: null, countsFor: null, next: null })
    return
  }
  const rotation = rotationOf(known)
  const isOpen = current.takenBy === null && current.paidTo === null
  const isLost = current.holder === null || !rotation.there.has(current.holder)
  const done = current.paidTo ?? current.takenBy
  const given = isOpen && isLost ? giveTurn(rotation) : null
  const turn = holding(current, { given, done, passes: isOpen && isLost })
  const changes = await settleSwaps(tx, task, known, {
    givenOwedId: given?.owedId ?? null,
    passes: begins || (isOpen && isLost),
  })
  const left = owed.filter(({ id }) => !changes.includes(id))
  const next = nextHolder({ ...rotation, owed: left }, turn.countsFor)
  await saveTurn(tx, current, { takenBy: current.takenBy, ...turn, next })
  await saveCounts(tx, task, rotation.turns)
  if (begins || turn.holder !== known.current.holder) {
    await sendTurnEvent(tx, { clock }, group, 'group.turnChanged', { task, row: { ...current, ...turn } })
  }
  if (!isOpen || !(begins || isLost)) return
  const about = { task: { title: task.title } }
  if (turn.holder === null && (begins || known.current.holder !== null)) {
    await notify(tx, clock, leadersOf(group), { type: 'turnSkipped', group, about, source: turnSource(task.id) })
  }
  if (turn.holder !== null) {
    await notify(tx, clock, [turn.holder], { type: 'yourTurn', group, about, source: turnSource(task.id) })
  }
}

/** Who holds the occurrence. The user who has completed it before there were turns holds it. */
function holding(
  current: TurnRow,
  {
    given,
    done,
    passes,
  }: { given: { holder: string; countsFor: string } | null; done: string | null; passes: boolean },
): Pick<TurnRow, 'holder' | 'countsFor'> {
  if (given) return { holder: given.holder, countsFor: given.countsFor }
  if (passes) return { holder: null, countsFor: null }
  const holder = current.holder ?? done
  return { holder, countsFor: current.countsFor ?? holder }
}

/**
 * Ends the open question about a turn that has passed on or ended, or to a member who is gone or on holiday. Ends what is owed
 * for a turn that its accepter has not held to the end, and among members of whom one is gone.
 * @returns the swaps that are no longer owed
 */
async function settleSwaps(
  tx: Transaction,
  task: GroupTaskRow,
  { current, owed, asked, states, begins }: TurnsOfTask & { current: TurnRow; begins: boolean },
  { givenOwedId, passes }: { givenOwedId: string | null; passes: boolean },
): Promise<string[]> {
  const stateOf = (id: string) => states.find(({ userId }) => userId === id)
  const isBroken = ({ day, fromId, toId }: Swapped) =>
    !stateOf(fromId) || !stateOf(toId) || (passes && !begins && day === current.day && toId === current.holder)
  const ended = owed.filter((swap) => swap.id === givenOwedId || isBroken(swap)).map(({ id }) => id)
  const to = asked && stateOf(asked.toId)
  await settleOwed(tx, task, ended)
  if (asked && (passes || !to?.assigned || to.isOff)) await expireSwaps(tx, task)
  return ended
}
