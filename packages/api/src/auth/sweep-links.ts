import { lte } from '@questboard/db/drizzle'
import {
  accountLinks,
  emailChanges,
  emailOutbox,
  handOvers,
  nonces,
  oidcSignIns,
  passkeyChallenges,
  secondFactorSetups,
  signInTickets,
} from '@questboard/db/schema'
import { dayMs } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'

/** Days for which an expired link still has its own error. */
const rememberedDays = 90

/** Days for which a failed e-mail is kept for the operator. It contains an address. */
const failedEmailDays = 30

/** Deletes old links, offers of accounts, failed e-mails, and expired nonces, sign-ins, set-ups and challenges. */
export async function sweepLinks({ database, clock }: Services): Promise<void> {
  const now = clock.now().getTime()
  const ago = (days: number) => new Date(now - days * dayMs)
  const { queries } = database
  await queries.delete(accountLinks).where(lte(accountLinks.expiresAt, ago(rememberedDays)))
  await queries.delete(handOvers).where(lte(handOvers.expiresAt, ago(rememberedDays)))
  await queries.delete(emailChanges).where(lte(emailChanges.expiresAt, clock.now()))
  await queries.delete(emailOutbox).where(lte(emailOutbox.failedAt, ago(failedEmailDays)))
  for (const table of [nonces, signInTickets, secondFactorSetups, oidcSignIns, passkeyChallenges]) {
    await queries.delete(table).where(lte(table.expiresAt, clock.now()))
  }
}
