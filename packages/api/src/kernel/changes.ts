import type { Clock, Day } from './clock.ts'
import type { PersonalEventType } from './event-types.ts'
import type { Transaction } from './transaction.ts'

/** The items of the list of changes. */
export const changedKinds = ['task', 'mission', 'reward', 'tag'] as const

export type ChangedKind = (typeof changedKinds)[number]

/** What a use case did to an item of a player, or to the player. */
export interface Change {
  userId: string
  /** Left out: only the list of changes tells it. */
  type?: PersonalEventType
  item?: { kind: ChangedKind; id: string }
  /** The fields of the response that changed, on a day of the player. Without any, nothing happened. */
  changed?: readonly string[] | ((today: Day) => readonly string[])
  /** What the event contains besides the item, such as what a completion paid. */
  data?: object
  /** Whether `data` is all that the event contains. */
  whole?: boolean
}

/** Writes the events of a transaction. @param followed whether players are followed, if that is known */
export type WriteChanges = (
  tx: Transaction,
  clock: Clock,
  changes: readonly Change[],
  followed: ReadonlyMap<string, boolean>,
) => Promise<void>

interface Work {
  changes: Change[]
  followed: Map<string, boolean>
}

const works = new WeakMap<Transaction, Work>()

let write: WriteChanges | undefined

/** Sets what writes the events. It reads items of all domains, which this file cannot import. */
export function writeChangesBy(writing: WriteChanges): void {
  write = writing
}

/** Runs the work of a transaction, and then writes the events of what it changed. */
export async function withChanges<T>(tx: Transaction, clock: Clock, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const { changes, followed }: Work = { changes: [], followed: new Map() }
  works.set(tx, { changes, followed })
  const result = await work(tx)
  const told = changes.filter(({ userId }) => followed.get(userId) !== false)
  if (told.length > 0) await write?.(tx, clock, told, followed)
  return result
}

function workOf(tx: Transaction): Work {
  const work = works.get(tx)
  if (!work) throw new Error('a change outside of a transaction that writes events')
  return work
}

/** Notes changes. Their events are written at the end of the transaction, if a program follows the player. */
export function note(tx: Transaction, ...changes: Change[]): void {
  workOf(tx).changes.push(...changes)
}

/** Remembers whether a player, who is locked until the end of the transaction, is followed. */
export function noteFollowed(tx: Transaction, userId: string, followed: boolean): void {
  works.get(tx)?.followed.set(userId, followed)
}
