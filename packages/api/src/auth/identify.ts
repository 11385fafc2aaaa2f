import { beginDay } from '../days/begin-day.ts'
import { readTimeZone } from '../kernel/clock.ts'
import type { RequestContext, UserScope } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { readSession, sessionHolds } from './sessions.ts'

/**
 * Finds who sends a request, and begins the user's day where it is a new one.
 * @throws DomainError authenticationFailed, expiredToken, tooManyRequests, yourAccountIsLocked, invalidTimezone: in this order
 */
export async function identify({ services, head }: RequestContext): Promise<UserScope> {
  const account = await readSession(services.database.queries, services.clock, head.token)
  services.countRequest('user', account.id)
  if (account.locked) throw new DomainError('yourAccountIsLocked')
  const named = readTimeZone(head.timeZoneName, head.timeZoneOffset)
  const { zone, today } = await beginDay(services, account, named)
  const { id: userId, tokenHash, lang: savedLanguage } = account
  return { userId, tokenHash, zone, today, savedLanguage, sessionHolds: () => sessionHolds(services, tokenHash) }
}
