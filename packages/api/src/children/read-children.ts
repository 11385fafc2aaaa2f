import type { Queries } from '@questboard/db'
import { and, asc, eq, gt, inArray, isNull } from '@questboard/db/drizzle'
import { groups, guardianships, handOvers, memberships, pins, users } from '@questboard/db/schema'
import { localDay, midnight } from '../kernel/clock.ts'
import type { UserContext } from '../kernel/context.ts'
import { firstOf } from '../kernel/errors.ts'
import { idsOf } from '../kernel/ids-of.ts'
import { pinSettings } from '../pins/rules.ts'
import { dayStartOfMinutes } from '../profile/rules.ts'
import { firstAvatar, showAvatar, showAvatarOf } from '../store/show-avatar.ts'
import type { Child } from './schema.ts'

/** The user who reads. */
export type ChildReader = Pick<UserContext, 'services' | 'userId' | 'language' | 'zone'>

/** The children with these ids, as a guardian or a leader sees them, in the order of their creation. */
export async function readChildren(
  queries: Queries,
  reader: ChildReader,
  childIds: readonly string[],
): Promise<Child[]> {
  if (childIds.length === 0) return []
  const [found, guardians, joined, offers] = await Promise.all([
    findChildren(queries, childIds),
    findGuardians(queries, childIds),
    findGroups(queries, reader, childIds),
    findOffers(queries, reader, childIds),
  ])
  return found.map(({ user, pin }) => {
    const ofChild = guardians.filter(({ childId }) => childId === user.id)
    const consents = ofChild.filter(({ consentAt }) => consentAt !== null)
    const callerConsent = consents.find(({ userId }) => userId === reader.userId)
    const avatar =
      showAvatarOf(user.avatarId, reader.language) ?? showAvatar(firstAvatar, { owned: true }, reader.language)
    return {
      userId: user.id,
      name: user.name,
      avatar,
      lang: user.lang,
      ...pinSettings(pin, { managed: true }),
      dayStartsAt: dayStartOfMinutes(user.dayStartsAt),
      groups: joined
        .filter(({ childId, shared }) => childId === user.id && (callerConsent !== undefined || shared))
        .map(({ id, name }) => ({ id, name })),
      guardians: namesOf(consents),
      asked: callerConsent ? namesOf(ofChild.filter(({ consentAt }) => consentAt === null)) : [],
      handOver: callerConsent ? showOffer(offers.find(({ childId }) => childId === user.id)) : null,
      // A child whose guardians were all erased is hidden until a leader consents.
      consentAt: (callerConsent?.consentAt ?? consents[0]?.consentAt ?? user.createdAt).toISOString(),
      erasesOn: user.erasesAt && localDay(user.erasesAt, reader.zone, midnight),
    }
  })
}

/** @throws DomainError childNotFound */
export async function readChild(queries: Queries, reader: ChildReader, childId: string): Promise<Child> {
  return firstOf(await readChildren(queries, reader, [childId]), 'childNotFound')
}

/** The people whose accounts are not waiting for deletion. */
const namesOf = (people: { userId: string; name: string; erasesAt: Date | null }[]) =>
  people.filter(({ erasesAt }) => erasesAt === null).map(({ userId, name }) => ({ userId, name }))

const showOffer = (offer: typeof handOvers.$inferSelect | undefined): Child['handOver'] =>
  offer ? { email: offer.email, expiresAt: offer.expiresAt.toISOString() } : null

const findOffers = (queries: Queries, { services }: ChildReader, childIds: readonly string[]) =>
  queries
    .select()
    .from(handOvers)
    .where(and(inArray(handOvers.childId, [...childIds]), gt(handOvers.expiresAt, services.clock.now())))

const findChildren = (queries: Queries, childIds: readonly string[]) =>
  queries
    .select({
      user: {
        id: users.id,
        name: users.name,
        lang: users.lang,
        avatarId: users.avatarId,
        dayStartsAt: users.dayStartsAt,
        erasesAt: users.erasesAt,
        createdAt: users.createdAt,
      },
      // The first column decides whether there is a row: it is never null in one.
      pin: { userId: pins.userId, hash: pins.hash, wall: pins.wall, lockedAt: pins.lockedAt },
    })
    .from(users)
    .leftJoin(pins, eq(pins.userId, users.id))
    .where(and(inArray(users.id, [...childIds]), users.managed))
    .orderBy(asc(users.createdAt), asc(users.id))

/** Guardians in the order of consent, then those who were asked. */
const findGuardians = async (queries: Queries, childIds: readonly string[]) => {
  const rows = await queries
    .select({
      childId: guardianships.childId,
      userId: users.id,
      name: users.name,
      consentAt: guardianships.consentAt,
      erasesAt: users.erasesAt,
    })
    .from(guardianships)
    .innerJoin(users, eq(users.id, guardianships.guardianId))
    .where(inArray(guardianships.childId, [...childIds]))
    .orderBy(asc(guardianships.consentAt), asc(guardianships.guardianId))
  return rows
}

/** The visible groups of the children, and whether the reader is in them. */
async function findGroups(queries: Queries, { userId }: ChildReader, childIds: readonly string[]) {
  const rows = await queries
    .select({ memberId: memberships.userId, id: groups.id, name: groups.name, sequence: groups.sequence })
    .from(memberships)
    .innerJoin(groups, eq(groups.id, memberships.groupId))
    .where(and(inArray(memberships.userId, [userId, ...childIds]), isNull(memberships.hiddenAt)))
    .orderBy(asc(groups.sequence))
  const own = new Set(idsOf(rows.filter(({ memberId }) => memberId === userId)))
  return rows.map(({ memberId, id, name }) => ({ childId: memberId, id, name, shared: own.has(id) }))
}
