import type { Queries } from '@questboard/db'
import { allEqual, and, asc, eq, isNull } from '@questboard/db/drizzle'
import { memberships, pinAttempts, pins, users } from '@questboard/db/schema'
import { onBreakUntil } from '../groups/on-break.ts'
import type { Device, DeviceContext } from '../kernel/context.ts'
import { pinSettings } from '../pins/rules.ts'
import { imageUrlOf, showAvatarTo } from '../store/show-avatar.ts'
import type { DevicePerson } from './schema.ts'

/** The members of the group of a device, in the order of joining, with their PINs. */
export async function findMembers(queries: Queries, { id: deviceId, groupId }: Device) {
  const rows = await queries
    .select({
      userId: users.id,
      name: users.name,
      managed: users.managed,
      holidayMode: users.holidayMode,
      avatarId: users.avatarId,
      generatedAvatarId: users.generatedAvatarId,
      timeZone: users.timeZone,
      dayStartsAt: users.dayStartsAt,
      lastDayStart: users.lastDayStart,
      onBreakUntil,
      hash: pins.hash,
      wall: pins.wall,
      lockedAt: pins.lockedAt,
      nextAt: pinAttempts.nextAt,
    })
    .from(memberships)
    .innerJoin(users, and(eq(users.id, memberships.userId), isNull(users.erasesAt), isNull(users.lockedAt)))
    .leftJoin(pins, eq(pins.userId, users.id))
    .leftJoin(pinAttempts, allEqual(pinAttempts, { userId: users.id, deviceId }))
    .where(and(eq(memberships.groupId, groupId), isNull(memberships.hiddenAt)))
    .orderBy(asc(memberships.sequence))
  return rows.map(({ hash, wall, lockedAt, ...row }) => ({ ...row, ...pinSettings({ hash, wall, lockedAt }, row) }))
}

export type DeviceMember = Awaited<ReturnType<typeof findMembers>>[number]

/** A device owns no avatars, so those with a price are shown as not owned. */
const nothingBought = new Set<string>()

export const faceOf = (member: DeviceMember, language: DeviceContext['language']) => ({
  userId: member.userId,
  name: member.name,
  avatar: showAvatarTo(nothingBought, member.avatarId, language),
  imageUrl: imageUrlOf(member),
})

/** Who may enter on a device: children, and account holders who have set a PIN. */
export const mayEnter = ({ managed, pin }: DeviceMember): boolean => managed || pin

/**
 * The players who may enter on the device.
 *
 * Rules: Tablets.
 */
export async function listPeople({ services, db, device, language }: DeviceContext): Promise<DevicePerson[]> {
  const now = services.clock.now()
  const members = await findMembers(db, device)
  return members.filter(mayEnter).map((member) => {
    const waits = member.pin && !member.locked && member.nextAt !== null && member.nextAt > now
    return {
      ...faceOf(member, language),
      pin: member.pin,
      locked: member.locked || waits,
      lockedUntil: waits ? (member.nextAt?.toISOString() ?? null) : null,
    }
  })
}
