import { accountLinks, letters, nonces } from '@questboard/db/schema'
import { lte } from 'drizzle-orm'
import type { Services } from '../kernel/context.ts'

const day = 86_400_000

/** How long a link that ran out can still tell what became of it. */
const rememberedDays = 90

/** How long a letter that was given up is kept for the operator: it names an address. */
const deadLetterDays = 30

/** Forgets links and dead letters of long ago, and the nonces that ran out. */
export async function sweepLinks({ database, clock }: Services): Promise<void> {
  const now = clock.now().getTime()
  const ago = (days: number) => new Date(now - days * day)
  const { queries } = database
  await queries.delete(accountLinks).where(lte(accountLinks.expiresAt, ago(rememberedDays)))
  await queries.delete(letters).where(lte(letters.failedAt, ago(deadLetterDays)))
  await queries.delete(nonces).where(lte(nonces.expiresAt, ago(1)))
}
