import { and, eq } from '@questboard/db/drizzle'
import { turnSwaps } from '@questboard/db/schema'
import type { Day } from '../../kernel/clock.ts'
import { DomainError } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/transaction.ts'
import type { GroupTaskRow } from '../read-tasks.ts'
import { rotationOf } from './rotation.ts'
import { nextHolder } from './rules.ts'
import { expireSwaps, readCurrentTurn, readTurns, saveTurn, swapsOf, type TurnRow } from './turn-rows.ts'

/**
 * The current turn of a task, which no one has completed.
 * @throws DomainError taskAlreadyCompleted (also an archived task)
 */
export async function findOpenTurn(tx: Transaction, task: GroupTaskRow): Promise<TurnRow> {
  const row = await readCurrentTurn(tx, task)
  if (task.archivedAt || !row || row.takenBy !== null || row.paidTo !== null) {
    throw new DomainError('taskAlreadyCompleted')
  }
  return row
}

/** Ends the open question about a turn, and what is owed for it: it goes to someone else. */
export async function endSwapsOf(tx: Transaction, { taskId, groupId, day }: TurnRow): Promise<void> {
  const task = { id: taskId, groupId }
  await expireSwaps(tx, task)
  await tx
    .update(turnSwaps)
    .set({ owed: false })
    .where(and(swapsOf(task), eq(turnSwaps.day, day)))
}

/** Saves who holds a turn and for whom it counts, and who is next then. */
export async function saveHolder(
  tx: Transaction,
  task: GroupTaskRow,
  row: TurnRow,
  { today, ...held }: { holder: string; countsFor: string | null; today: Day },
): Promise<TurnRow> {
  const rotation = rotationOf(await readTurns(tx, task, today))
  return saveTurn(tx, row, { ...held, next: nextHolder(rotation, held.countsFor) })
}
