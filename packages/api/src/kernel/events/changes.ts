import type { Clock, Day } from '../clock.ts'
import type { Transaction } from '../transaction.ts'
import type { GroupWideEventType, PersonalEventType } from './event-types.ts'

/** The items of the list of changes. */
const changedKinds = ['task', 'mission', 'reward', 'tag'] as const

export type ChangedKind = (typeof changedKinds)[number]

/** What a use case did to an item of a player, or to the player. */
export interface Change {
  userId: string
  /** Left out: there is no event, and only the list of changes has the item. */
  type?: PersonalEventType
  item?: { kind: ChangedKind; id: string }
  /** The fields of the response that changed, on a day of the player. Without any, nothing happened. */
  changed?: readonly string[] | ((today: Day) => readonly string[])
  /** What the event contains besides the item, such as what a completion paid. */
  data?: object
  /** Whether `data` is all that the event contains. */
  whole?: boolean
  /** Whether it is an event of its own, even if the same happens to the item several times. */
  separate?: boolean
}

/** What happened in a group, about one member and perhaps an item. */
export interface GroupChange {
  groupId: string
  /** The member. */
  userId: string
  type: GroupWideEventType
  /** The item, which the event contains as leaders see it afterwards. Left out: the event contains `data` alone. */
  itemId?: string
  data?: object
  /** Other users that `data` names. */
  people?: readonly string[]
}

export type WriteGroupChanges = (tx: Transaction, clock: Clock, changes: readonly GroupChange[]) => Promise<void>

/** Writes the events of a transaction. @param followed whether players are followed, if that is known */
export type WriteChanges = (
  tx: Transaction,
  clock: Clock,
  changes: readonly Change[],
  followed: ReadonlyMap<string, boolean>,
) => Promise<void>

interface TransactionChanges {
  clock: Clock
  /** The instant of its first change. */
  at: Date | undefined
  changes: Change[]
  ofGroups: GroupChange[]
  followed: Map<string, boolean>
}

const changesByTransaction = new WeakMap<Transaction, TransactionChanges>()

let write: { ofPersons: WriteChanges; ofGroups: WriteGroupChanges } | undefined

/** Sets what writes the events. It reads items of all domains, which this file cannot import. */
export function writeChangesBy(writing: NonNullable<typeof write>): void {
  write = writing
}

/** Runs the work of a transaction, and then writes the events of what it changed. */
export async function withChanges<T>(tx: Transaction, clock: Clock, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const own: TransactionChanges = { clock, at: undefined, changes: [], ofGroups: [], followed: new Map() }
  changesByTransaction.set(tx, own)
  const result = await work(tx)
  const { changes, ofGroups, followed } = own
  const toWrite = changes.filter(({ userId }) => followed.get(userId) !== false)
  if (toWrite.length > 0) await write?.ofPersons(tx, clock, toWrite, followed)
  if (ofGroups.length > 0) await write?.ofGroups(tx, clock, ofGroups)
  return result
}

function changesOf(tx: Transaction): TransactionChanges {
  const recorded = changesByTransaction.get(tx)
  if (!recorded) throw new Error('a change outside of a transaction that writes events')
  return recorded
}

/** When a transaction changes rows: one instant for all of them, so that a response shows what a later read does. */
export function transactionTime(tx: Transaction): Date {
  const recorded = changesOf(tx)
  recorded.at ??= recorded.clock.now()
  return recorded.at
}

/** Records changes. Their events are written at the end of the transaction, if a program follows the player. */
export function recordChange(tx: Transaction, ...changes: Change[]): void {
  changesOf(tx).changes.push(...changes)
}

/** Records what happened in a group. It is written if a webhook of the group subscribes to it. */
export function recordGroupChange(tx: Transaction, ...changes: GroupChange[]): void {
  changesOf(tx).ofGroups.push(...changes)
}

/** Records whether a player, who is locked until the end of the transaction, is followed. */
export function recordFollowed(tx: Transaction, userId: string, { isFollowed }: { isFollowed: boolean }): void {
  changesByTransaction.get(tx)?.followed.set(userId, isFollowed)
}
