import { expect } from '@playwright/test'
import { accountLinks, handOvers, users } from '@questboard/db/schema'
import { and, eq, isNotNull } from 'drizzle-orm'
import { hashOf } from '../../packages/api/src/kernel/secrets/hash.ts'
import { onAppDatabase } from './app-database.ts'

/** Links with a known token, in the database of the running app: it has only hashes of those that it sends. */

/** Gives the open offer of an account to a child a link. Returns its token. */
export async function handOverLink(childId: string): Promise<string> {
  const token = 'a'.repeat(43) + childId
  // The worker makes its own link with the e-mail, and would replace an earlier one.
  const isSent = and(eq(handOvers.childId, childId), isNotNull(handOvers.tokenHash))
  await onAppDatabase(({ queries }) => {
    const replace = () =>
      queries
        .update(handOvers)
        .set({ tokenHash: hashOf(token) })
        .where(isSent)
        .returning()
    return expect.poll(async () => (await replace()).length).toBe(1)
  })
  return token
}

/** Adds the link of an e-mail to an account. One to be activated becomes inactive. Returns its token. */
export async function accountLink(userId: string, kind: 'activation' | 'recovery' | 'notMe'): Promise<string> {
  const token = `${kind}${userId}`
  const [createdAt, expiresAt] = [new Date(), new Date(Date.now() + 3_600_000)]
  await onAppDatabase(async ({ queries }) => {
    if (kind === 'activation') await queries.update(users).set({ activatedAt: null }).where(eq(users.id, userId))
    await queries.insert(accountLinks).values({ tokenHash: hashOf(token), userId, kind, createdAt, expiresAt })
  })
  return token
}
