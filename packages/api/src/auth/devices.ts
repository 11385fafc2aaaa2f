import type { Queries } from '@questboard/db'
import { allEqual, and, eq, gt, isNull, type SQL } from '@questboard/db/drizzle'
import { deviceSessions, devices, groups, memberships, users } from '@questboard/db/schema'
import { accountColumns } from '../kernel/account-columns.ts'
import { type Clock, dayMs, minuteMs } from '../kernel/clock.ts'
import type { Account, Device, Services } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { isUseToRecord } from '../kernel/last-use.ts'
import { hashOf } from '../kernel/secrets/hash.ts'
import { newLinkToken } from '../kernel/secrets/link-token.ts'
import { newOwnedToken, ownerOf, tokenStatement } from '../kernel/secrets/owned-token.ts'

/*
 * The two credentials of shared devices: that of the device, and that of the player who entered on it. Both name the
 * group of the device. Only their hashes are stored. The second begins like an API token, which has no further
 * underscore.
 */

const prefixes = { device: 'qbd_', person: 'qbp_d_' } as const

export const newDeviceToken = (groupId: string): string => prefixes.device + newOwnedToken(groupId)

export const newPersonToken = (groupId: string): string => prefixes.person + newOwnedToken(groupId)

/** Proves that something was ticked in the session of a player. It is not a credential, and no call takes it as one. */
export const newProof = newLinkToken

export const isDeviceToken = (token: string | undefined): token is string => token?.startsWith(prefixes.device) ?? false

export const isPersonToken = (token: string | undefined): token is string => token?.startsWith(prefixes.person) ?? false

/** Days without use after which the credential of a device ends. */
const lifetimeDays = 90

export const endOfDevice = (clock: Clock): Date => new Date(clock.now().getTime() + lifetimeDays * dayMs)

const findDevice = tokenStatement({ owner: devices.groupId, hash: devices.tokenHash }, (queries, isToken) =>
  queries
    .select({
      id: devices.id,
      groupId: devices.groupId,
      tokenHash: devices.tokenHash,
      name: devices.name,
      lockAfter: devices.lockAfter,
      wallTitles: devices.wallTitles,
      lastSeenAt: devices.lastSeenAt,
      expiresAt: devices.expiresAt,
    })
    .from(devices)
    .innerJoin(groups, and(eq(groups.id, devices.groupId), isNull(groups.hiddenAt)))
    .where(isToken),
)

/**
 * The device of a token. It also extends the token.
 * @throws DomainError authenticationFailed: unknown, revoked or not used for too long, or its group ended or is hidden
 */
export async function readDevice(queries: Queries, clock: Clock, token: string): Promise<Device> {
  const [row] = await findDevice(queries, { owner: ownerOf(token.slice(prefixes.device.length)), hash: hashOf(token) })
  if (!row || row.expiresAt <= clock.now()) throw new DomainError('authenticationFailed')
  const { lastSeenAt, expiresAt: _, ...device } = row
  if (isUseToRecord(lastSeenAt, clock.now())) {
    const use = { lastSeenAt: clock.now(), expiresAt: endOfDevice(clock) }
    await queries
      .update(devices)
      .set(use)
      .where(allEqual(devices, { id: device.id, groupId: device.groupId }))
  }
  return device
}

/** The device as it is now; undefined if it was revoked since. */
export async function deviceNow(
  { database, clock }: Services,
  { groupId, tokenHash }: Device,
  queries = database.queries,
) {
  const [row] = await findDevice(queries, { owner: groupId, hash: tokenHash })
  return row && row.expiresAt > clock.now() ? row : undefined
}

const findPerson = tokenStatement(
  { owner: deviceSessions.groupId, hash: deviceSessions.tokenHash },
  (queries, isToken) =>
    queries
      .select({
        id: users.id,
        ...accountColumns,
        managed: users.managed,
        deviceId: devices.id,
        groupId: devices.groupId,
        lockAfter: devices.lockAfter,
        deviceExpiresAt: devices.expiresAt,
        lastUsedAt: deviceSessions.lastUsedAt,
        expiresAt: deviceSessions.expiresAt,
      })
      .from(deviceSessions)
      .innerJoin(devices, and(eq(devices.id, deviceSessions.deviceId), eq(devices.groupId, deviceSessions.groupId)))
      .innerJoin(groups, and(eq(groups.id, devices.groupId), isNull(groups.hiddenAt)))
      // The session ends with the membership.
      .innerJoin(
        memberships,
        and(
          allEqual(memberships, { groupId: devices.groupId, userId: deviceSessions.userId }),
          isNull(memberships.hiddenAt),
        ),
      )
      .innerJoin(users, and(eq(users.id, deviceSessions.userId), isNull(users.erasesAt)))
      .where(and(isToken, isNull(deviceSessions.endedAt))),
)

/** A condition for a session of a player on a device of a group. */
export const isDeviceSession = (groupId: string, tokenHash: string): SQL =>
  allEqual(deviceSessions, { groupId, tokenHash })

type PersonRow = Awaited<ReturnType<typeof findPerson>>[number]

/** Whether the device has locked itself: after minutes without use, or after twelve hours. */
const hasSessionExpired = ({ lastUsedAt, lockAfter, expiresAt, deviceExpiresAt }: PersonRow, now: Date): boolean =>
  now.getTime() - lastUsedAt.getTime() >= lockAfter * minuteMs || expiresAt <= now || deviceExpiresAt <= now

/** The time between recorded uses. Less than the shortest lock, and more than between the calls of one screen. */
const recordedEveryMs = 5_000

/**
 * The player who entered on a shared device.
 * @throws DomainError authenticationFailed (unknown, left, or the device, the PIN or the membership changed),
 * expiredToken
 */
export async function readEnteredPlayer(queries: Queries, clock: Clock, token: string): Promise<Account> {
  const tokenHash = hashOf(token)
  const [row] = await findPerson(queries, { owner: ownerOf(token.slice(prefixes.person.length)), hash: tokenHash })
  if (!row) throw new DomainError('authenticationFailed')
  const now = clock.now()
  if (hasSessionExpired(row, now)) throw new DomainError('expiredToken')
  if (now.getTime() - row.lastUsedAt.getTime() >= recordedEveryMs) {
    await queries
      .update(deviceSessions)
      .set({ lastUsedAt: now })
      .where(and(isDeviceSession(row.groupId, tokenHash), gt(deviceSessions.expiresAt, now)))
  }
  const { id, lang, timeZone, dayStartsAt, lastDayStart, lastSeenDay, managed, deviceId, groupId } = row
  const account = { id, tokenHash, lang, timeZone, dayStartsAt, lastDayStart, lastSeenDay }
  return { ...account, locked: row.lockedAt !== null, device: { id: deviceId, groupId, managed } }
}

/** Whether the session of a player on a device is still valid. */
export async function isPersonSessionValid(
  { database, clock }: Services,
  { tokenHash, device }: Pick<Account, 'tokenHash' | 'device'>,
  queries = database.queries,
): Promise<boolean> {
  const [row] = await findPerson(queries, { owner: device?.groupId, hash: tokenHash })
  return row !== undefined && row.lockedAt === null && !hasSessionExpired(row, clock.now())
}
