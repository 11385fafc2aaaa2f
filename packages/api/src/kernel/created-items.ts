import { randomUUIDv7 } from 'node:crypto'
import {
  accessTokens,
  createdItems,
  generatedAvatars,
  groupMissions,
  groupMissionTasks,
  groupRewards,
  groups,
  groupTasks,
  idempotencyKeys,
  invitations,
  missions,
  missionTasks,
  rewards,
  tasks,
  webhooks,
} from '@questboard/db/schema'
import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Clock } from './clock.ts'
import { contentHash } from './content-hash.ts'
import type { UserContext } from './context.ts'
import { DomainError } from './errors.ts'
import type { Transaction } from './transaction.ts'

/** A create that may be sent again. `scope` is where it is made (`task`, `mission:<id>`): there the same body is another one. */
interface Create<Body extends object> {
  userId: string
  scope: string
  body: Body
}

/**
 * Takes the id for a new item. A client may make it, and may send the same create again: then the item is there already.
 * Called after the role is known and before every rule on day, count or state.
 *
 * @returns the id, and whether this very create was done before by this user
 * @throws DomainError idAlreadyUsed: the id is somebody else's, of another body, or was deleted since
 *
 * Specification: Identity, text, time, money.
 */
export async function takeId(
  tx: Transaction,
  clock: Clock,
  create: Create<{ id?: string | undefined }>,
): Promise<{ id: string; repeated: boolean }> {
  const { items, repeated } = await takeIds(tx, clock, create, [{ id: create.body.id }])
  return { id: repeated ?? (items[0]?.id as string), repeated: repeated !== undefined }
}

/**
 * Gives each item of one create its id, in their order; the client may have made some. All belong to the one body: when
 * it is sent again, none of them is new.
 *
 * @returns the items; when this very create was done before by this user, `repeated` is one of its ids (see `takenWith`)
 * @throws DomainError idAlreadyUsed: a given id is somebody else's, of another body, or was deleted since
 *
 * Specification: Identity, text, time, money.
 */
export async function takeIds<Item extends { id?: string | undefined }>(
  tx: Transaction,
  clock: Clock,
  { userId, scope, body }: Create<object>,
  items: Item[],
): Promise<{ items: (Item & { id: string })[]; repeated: string | undefined }> {
  const named = items.map((item) => ({ ...item, id: item.id ?? randomUUIDv7() }))
  const given = items.flatMap(({ id }) => id ?? [])
  if (given.length === 0) return { items: named, repeated: undefined }
  const bodyHash = contentHash(scope, body)
  const remember = (ids: string[]) =>
    tx
      .insert(createdItems)
      .values(ids.map((id) => ({ id, userId, bodyHash, createdAt: clock.now() })))
      .onConflictDoNothing()
      .returning({ id: createdItems.id })
  const fresh = await remember(given)
  if (fresh.length === given.length) {
    await Promise.all([assertUnused(tx, given), assertNoKeys(tx, userId, given)])
    const made = named.flatMap(({ id }, place) => (items[place]?.id === undefined ? id : []))
    if (made.length > 0) await remember(made)
    return { items: named, repeated: undefined }
  }
  const [earlier] = await tx
    .select({ count: count() })
    .from(createdItems)
    .where(and(inArray(createdItems.id, given), eq(createdItems.userId, userId), eq(createdItems.bodyHash, bodyHash)))
  if (fresh.length > 0 || earlier?.count !== given.length) throw new DomainError('idAlreadyUsed')
  return { items: named, repeated: given[0] }
}

/**
 * Takes the id for the one new thing that a call makes which is no create: the client's key when it came in the body, else
 * one of the server. Repeated calls are found before, by `once()`.
 * @throws DomainError idAlreadyUsed
 */
export async function takeNewId(
  tx: Transaction,
  { services, userId }: Pick<UserContext, 'services' | 'userId'>,
  id: string | undefined,
): Promise<string> {
  if (id === undefined) return randomUUIDv7()
  const taken = await tx
    .insert(createdItems)
    .values({ id, userId, bodyHash: null, createdAt: services.clock.now() })
    .onConflictDoNothing()
    .returning({ id: createdItems.id })
  if (taken.length === 0) throw new DomainError('idAlreadyUsed')
  await assertUnused(tx, [id])
  return id
}

/**
 * Looks whether an id could be taken, for work that is done before `takeNewId`.
 * @throws DomainError idAlreadyUsed
 */
export async function assertNewId(tx: Transaction, id: string | undefined): Promise<void> {
  if (id === undefined) return
  const taken = await tx.select({ id: createdItems.id }).from(createdItems).where(eq(createdItems.id, id))
  if (taken.length > 0) throw new DomainError('idAlreadyUsed')
  await assertUnused(tx, [id])
}

/** What clients can give an id to, each table by its id. An id is given once over all of them. */
const itemTables = [
  tasks,
  rewards,
  missions,
  missionTasks,
  groups,
  groupTasks,
  groupRewards,
  groupMissions,
  groupMissionTasks,
  accessTokens,
  webhooks,
  invitations,
  generatedAvatars,
]

/** An id that the server made for something else is as taken as one that a client made. */
async function assertUnused(tx: Transaction, ids: string[]): Promise<void> {
  const [first, ...others] = itemTables.map((table) =>
    tx.select({ id: table.id }).from(table).where(inArray(table.id, ids)),
  )
  if (!first) return
  const used = await others.reduce((all: typeof first, one) => all.unionAll(one) as unknown as typeof first, first)
  if (used.length > 0) throw new DomainError('idAlreadyUsed')
}

/** The key of another call of the same user is taken, too. */
async function assertNoKeys(tx: Transaction, userId: string, ids: string[]): Promise<void> {
  const { userId: owner, key } = idempotencyKeys
  const used = await tx
    .select({ key })
    .from(idempotencyKeys)
    .where(and(eq(owner, userId), inArray(key, ids)))
  if (used.length > 0) throw new DomainError('idAlreadyUsed')
}

/** True of the items that the same create made as the one whose id is `id`: a condition on the id of a queried item. */
export const takenWith = (itemId: AnyPgColumn, id: string): SQL =>
  sql`exists (
    select from created_items item join created_items same on same.body_hash = item.body_hash
    where item.id = ${itemId} and same.id = ${id}::uuid)`

/** Remembers that ids were deleted: nobody can take them again, and no create with them is a repeated one. */
export async function retireIds(tx: Transaction, clock: Clock, userId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .insert(createdItems)
    .values(ids.map((id) => ({ id, userId, bodyHash: null, createdAt: clock.now() })))
    .onConflictDoUpdate({ target: createdItems.id, set: { bodyHash: null } })
}
