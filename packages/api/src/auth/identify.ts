import { beginDay } from '../days/begin-day.ts'
import { zoneOfGroup } from '../groups/zone.ts'
import { readTimeZone } from '../kernel/clock.ts'
import type { Account, IdentifiedUser, RequestContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { isTokenValid, readAccessToken } from '../tokens/read-token.ts'
import { isAccessToken } from '../tokens/secret.ts'
import { isDeviceToken, isPersonSessionValid, isPersonToken, readDevice, readEnteredPlayer } from './devices.ts'
import { isSessionValid, readSession } from './sessions.ts'

/** Whether a token has the format of a session token. */
export const isSessionToken = (token: string | undefined): boolean =>
  !isAccessToken(token) && !isDeviceToken(token) && !isPersonToken(token)

/**
 * Finds the account of a request by its session or API token, or by the session of a player on a shared device. Their
 * formats differ, so one lookup is enough.
 * @throws DomainError authenticationFailed, expiredToken, notAuthorized: the token of a shared device without a player
 */
export async function findAccount({ services, head: { token } }: RequestContext): Promise<Account> {
  const { clock, database } = services
  if (isDeviceToken(token)) {
    await readDevice(database.queries, clock, token)
    throw new DomainError('notAuthorized')
  }
  const account = isPersonToken(token)
    ? await readEnteredPlayer(database.queries, clock, token)
    : isAccessToken(token)
      ? await readAccessToken(database.queries, clock, token)
      : await readSession(database.queries, clock, token)
  services.queues.remember(account.tokenHash, account.id)
  return account
}

/**
 * Settles the day of the request's user if it is a new one.
 * @throws DomainError invalidTimezone
 */
export async function identify({ services, head }: RequestContext, account: Account): Promise<IdentifiedUser> {
  const sentZone = readTimeZone(head.timeZoneName, head.timeZoneOffset)
  const { zone, today } = await beginDay(
    services,
    account,
    account.device ? await zoneOnDevice(services, account) : sentZone,
  )
  const { id: userId, tokenHash, lang: savedLanguage, dayStartsAt, scopes, device: onDevice } = account
  const isValid = onDevice ? isPersonSessionValid : scopes ? isTokenValid : isSessionValid
  const user = { userId, tokenHash, zone, dayStartsAt, today, savedLanguage, scopes, onDevice }
  return { ...user, isAccessStillValid: (queries) => isValid(services, account, queries) }
}

/**
 * A shared device does not move the day of a player: that of a child follows the zone of the group, and that of an
 * account holder stays in the last zone of their own requests.
 */
const zoneOnDevice = async ({ database }: RequestContext['services'], { device }: Account) =>
  device?.managed ? zoneOfGroup(database.queries, device.groupId) : undefined
