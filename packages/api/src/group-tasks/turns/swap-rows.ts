import { allEqual, and, eq } from '@questboard/db/drizzle'
import { turnSwaps } from '@questboard/db/schema'
import { DomainError } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/transaction.ts'
import type { Swap } from '../schema.ts'
import type { OfSwap } from '../turns-schema.ts'
import type { SwapRow } from './turn-rows.ts'

export const showSwap = ({ id, taskId, day, fromId: from, toId: to, status }: SwapRow): Swap => ({
  id,
  taskId,
  day,
  from,
  to,
  status,
})

/** @throws DomainError swapNotFound */
export async function findSwap(tx: Transaction, { groupId, taskId, swapId }: OfSwap): Promise<SwapRow> {
  const [found] = await tx
    .select()
    .from(turnSwaps)
    .where(and(isSwap({ id: swapId, groupId }), eq(turnSwaps.taskId, taskId)))
  if (!found) throw new DomainError('swapNotFound')
  return found
}

export const isSwap = ({ id, groupId }: Pick<SwapRow, 'id' | 'groupId'>) => allEqual(turnSwaps, { id, groupId })
