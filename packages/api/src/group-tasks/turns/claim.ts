import { and, eq, isNull, or } from '@questboard/db/drizzle'
import { groupTaskOccurrences, users } from '@questboard/db/schema'
import { DomainError } from '../../kernel/errors.ts'
import { transactionTime } from '../../kernel/events/changes.ts'
import type { Transaction } from '../../kernel/transaction.ts'
import { withdrawNotifications } from '../../notifications/notify.ts'
import { ofTurn, type TurnRow, takenSource } from './turn-rows.ts'

/** An error that says in its details who it is instead. */
export async function refusalWithName(
  tx: Transaction,
  code: 'notYourTurn' | 'taskTakenByAnother',
  userId: string | null,
): Promise<DomainError> {
  const [instead] = userId === null ? [] : await tx.select({ name: users.name }).from(users).where(eq(users.id, userId))
  const path = code === 'notYourTurn' ? 'holder' : 'takenBy'
  return new DomainError(code, instead && { details: [{ path, message: instead.name }] })
}

/**
 * Takes an occurrence for a member who has completed it, or pays one who has taken it. The WHERE alone prevents that it
 * is taken or paid twice.
 * @throws DomainError taskTakenByAnother
 */
export async function claimTurn(
  tx: Transaction,
  row: Pick<TurnRow, 'taskId' | 'groupId' | 'day'>,
  userId: string,
  { pays }: { pays: boolean },
): Promise<void> {
  const { takenBy, paidTo } = groupTaskOccurrences
  const claimed = await tx
    .update(groupTaskOccurrences)
    .set({ takenBy: userId, updatedAt: transactionTime(tx), ...(pays && { paidTo: userId }) })
    .where(and(ofTurn(row), or(isNull(takenBy), eq(takenBy, userId)), or(isNull(paidTo), eq(paidTo, userId))))
    .returning({ day: groupTaskOccurrences.day })
  if (claimed.length === 0) throw await refusalWithName(tx, 'taskTakenByAnother', null)
}

/**
 * The occurrence after its completion was reopened, withdrawn or refused. It stays with a member who was paid for it;
 * otherwise the others no longer read that it is taken.
 */
export async function releaseTurn(tx: Transaction, row: TurnRow): Promise<void> {
  await tx
    .update(groupTaskOccurrences)
    .set({ takenBy: null, updatedAt: transactionTime(tx) })
    .where(ofTurn(row))
  // What they read can be about the current occurrence alone.
  if (!row.ended && row.paidTo === null) await withdrawNotifications(tx, takenSource(row.taskId))
}
