import { randomUUIDv7 } from 'node:crypto'
import { eq } from '@questboard/db/drizzle'
import { users } from '@questboard/db/schema'
import { deliver } from '../email/deliver.ts'
import { readFault } from '../email/fault.ts'
import type { UserContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { assertOwner } from '../kernel/installation.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import { ownerLimits } from './rules.ts'
import type { TestEmailed } from './schema.ts'

/**
 * Sends an e-mail to the owner at once, and not through the outbox, to see whether the mail server takes it.
 * @throws DomainError notAuthorized, tooManyRequests
 */
export async function sendTestEmail(ctx: UserContext): Promise<TestEmailed> {
  await assertOwner(ctx)
  const { services, db, userId, language } = ctx
  await countAttempt(services, `test-email:${userId}`, ownerLimits.testEmail)
  const [owner] = await db.select({ email: users.email, name: users.name }).from(users).where(eq(users.id, userId))
  if (!owner?.email) throw new DomainError('notAuthorized')
  const { email, name } = owner
  const content = { kind: 'test' as const, name, link: services.publicUrl() }
  const message = { id: randomUUIDv7(), email, lang: language, createdAt: services.clock.now(), content }
  try {
    await ctx.waitOutside(() => deliver(services, message, services.closing))
  } catch (error) {
    const { fault, err } = readFault(error)
    if (err !== undefined) services.log.error({ err }, 'a test e-mail could not be sent')
    return { outcome: 'failed', email, fault }
  }
  return { outcome: services.hasMailServer ? 'sent' : 'written', email, fault: null }
}
