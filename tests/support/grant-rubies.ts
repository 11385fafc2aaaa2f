import { randomUUID } from 'node:crypto'
import type { Clock } from '@questboard/api'
import type { Database } from '@questboard/db'
import { postRubies } from '../../packages/api/src/ledger/post-rubies.ts'
import type { InGroup } from './group.ts'

/** Gives a member rubies through the ledger. */
export async function grantRubies(
  { database, clock }: { database: Database; clock: Clock },
  groupId: string,
  { id: userId, memberId }: Pick<InGroup, 'id' | 'memberId'>,
  amount: number,
): Promise<void> {
  const line = { amount, reason: 'groupTaskCompleted', reference: randomUUID() } as const
  await database.transaction((tx) => postRubies(tx, clock, { id: memberId, groupId, userId }, [line]))
}
