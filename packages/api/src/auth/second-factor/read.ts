import { eq } from '@questboard/db/drizzle'
import { recoveryCodes, secondFactors } from '@questboard/db/schema'
import type { UserContext } from '../../kernel/context.ts'
import { countRows } from '../../kernel/limits/count-rows.ts'
import type { SecondFactorState } from './schema.ts'

/** Whether the caller has a second factor, and how many recovery codes are left. */
export async function readSecondFactor({ db, userId }: Pick<UserContext, 'db' | 'userId'>): Promise<SecondFactorState> {
  const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  const remaining = await countRows(db, recoveryCodes, eq(recoveryCodes.userId, userId))
  return {
    on: factor !== undefined,
    since: factor?.createdAt.toISOString() ?? null,
    recoveryCodesLeft: remaining,
  }
}
