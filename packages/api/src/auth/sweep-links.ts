import { accountLinks, emailOutbox, nonces } from '@questboard/db/schema'
import { lte } from 'drizzle-orm'
import type { Services } from '../kernel/context.ts'

const day = 86_400_000

/** How long a link that ran out can still tell what became of it. */
const rememberedDays = 90

/** How long an e-mail that was given up is kept for the operator: it names an address. */
const failedEmailDays = 30

/** Forgets links and failed e-mails of long ago, and the nonces that ran out. */
export async function sweepLinks({ database, clock }: Services): Promise<void> {
  const now = clock.now().getTime()
  const ago = (days: number) => new Date(now - days * day)
  const { queries } = database
  await queries.delete(accountLinks).where(lte(accountLinks.expiresAt, ago(rememberedDays)))
  await queries.delete(emailOutbox).where(lte(emailOutbox.failedAt, ago(failedEmailDays)))
  await queries.delete(nonces).where(lte(nonces.expiresAt, ago(1)))
}
