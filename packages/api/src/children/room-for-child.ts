import { and, eq, isNotNull } from '@questboard/db/drizzle'
import { guardianships } from '@questboard/db/schema'
import { maxChildren } from '../game/rules.ts'
import { assertRoomIn } from '../kernel/limits/count-rows.ts'
import type { Transaction } from '../kernel/transaction.ts'

/** @throws DomainError tooManyItems: the guardian, who is locked, has the most children already */
export function assertRoomForChild(tx: Transaction, guardianId: string): Promise<void> {
  const isOwn = and(eq(guardianships.guardianId, guardianId), isNotNull(guardianships.consentAt))
  return assertRoomIn(tx, guardianships, isOwn, { max: maxChildren })
}
