import { randomBytes } from 'node:crypto'
import { eq } from '@questboard/db/drizzle'
import { recoveryCodes } from '@questboard/db/schema'
import { hashOf } from '../../kernel/secrets/hash.ts'
import type { Transaction } from '../../kernel/transaction.ts'
import { recoveryCodeCount, recoveryCodeOf } from './rules.ts'

/** The hash of a recovery code without hyphens. 80 random bits need no slow hash. */
export const hashOfRecoveryCode = (userId: string, code: string): string => hashOf(`${userId}:${code}`)

/** Makes ten recovery codes, which replace earlier ones. They are returned once; only their hashes are stored. */
export async function replaceRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCodeOf(randomBytes(16)))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const rows = codes.map((code) => ({ userId, codeHash: hashOfRecoveryCode(userId, code.replaceAll('-', '')) }))
  await tx.insert(recoveryCodes).values(rows)
  return codes
}
