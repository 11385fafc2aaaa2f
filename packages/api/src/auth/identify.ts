import { beginDay } from '../days/begin-day.ts'
import { readTimeZone } from '../kernel/clock.ts'
import type { Account, RequestContext, UserScope } from '../kernel/context.ts'
import { readAccessToken, tokenHolds } from '../tokens/read-token.ts'
import { isAccessToken } from '../tokens/secret.ts'
import { readSession, sessionHolds } from './sessions.ts'

/**
 * Finds the account of a request by its session or API token. Their formats differ, so one lookup is enough.
 * @throws DomainError authenticationFailed, expiredToken
 */
export async function findAccount({ services, head: { token } }: RequestContext): Promise<Account> {
  const { clock, database } = services
  const account = isAccessToken(token)
    ? await readAccessToken(database.queries, clock, token)
    : await readSession(database.queries, clock, token)
  services.queues.remember(account.tokenHash, account.id)
  return account
}

/**
 * Settles the day of the request's user if it is a new one.
 * @throws DomainError invalidTimezone
 */
export async function identify({ services, head }: RequestContext, account: Account): Promise<UserScope> {
  const named = readTimeZone(head.timeZoneName, head.timeZoneOffset)
  const { zone, today } = await beginDay(services, account, named)
  const { id: userId, tokenHash, lang: savedLanguage, dayStartsAt, scopes } = account
  const holds = scopes ? tokenHolds : sessionHolds
  const scope = { userId, tokenHash, zone, dayStartsAt, today, savedLanguage }
  return { ...scope, sessionHolds: (on) => holds(services, tokenHash, on) }
}
