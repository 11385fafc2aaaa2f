import { randomUUIDv7 } from 'node:crypto'
import { allEqual, and, eq, inArray, type SQL, sql } from '@questboard/db/drizzle'
import type { AnyPgColumn } from '@questboard/db/pg-core'
import { createdItems, idempotencyKeys, tablesWithClientIds } from '@questboard/db/schema'
import type { Clock } from './clock.ts'
import type { UserContext } from './context.ts'
import { DomainError } from './errors.ts'
import { countRows } from './limits/count-rows.ts'
import { contentHash } from './secrets/content-hash.ts'
import { type Transaction, violates } from './transaction.ts'

/**
 * A create call that can be repeated. `scope` is where the item is created (`task`, `mission:<id>`): the same body in
 * another scope is another item.
 */
interface Create<Body extends object> {
  userId: string
  scope: string
  body: Body
}

/**
 * Claims the id of a new item. The client may choose the id and repeat the same call, which then finds the existing
 * item. Call this after checking the role and before checking limits or state.
 * @returns the id, and whether this user has made the same call before
 * @throws DomainError idAlreadyUsed: the id belongs to another user or another body, or its item was deleted
 *
 * Rules: Text, time and amounts.
 */
export async function claimId(
  tx: Transaction,
  clock: Clock,
  create: Create<{ id?: string | undefined }>,
): Promise<{ id: string; repeated: boolean }> {
  const { items, repeated } = await claimIds(tx, clock, create, [{ id: create.body.id }])
  return { id: repeated ?? (items[0]?.id as string), repeated: repeated !== undefined }
}

/**
 * Claims an id for each item of one call, in order; the client may have chosen some. All items belong to one body: in a
 * repeated call, none of them is new.
 * @returns the items; in a repeated call, `repeated` is one of their ids (see `createdBySameCall`)
 * @throws DomainError idAlreadyUsed: an id belongs to another user or another body, or its item was deleted
 *
 * Rules: Text, time and amounts.
 */
export async function claimIds<Item extends { id?: string | undefined }>(
  tx: Transaction,
  clock: Clock,
  { userId, scope, body }: Create<object>,
  items: Item[],
): Promise<{ items: (Item & { id: string })[]; repeated: string | undefined }> {
  const withIds = items.map((item) => ({ ...item, id: item.id ?? randomUUIDv7() }))
  const chosen = items.flatMap(({ id }) => id ?? [])
  if (chosen.length === 0) return { items: withIds, repeated: undefined }
  const bodyHash = contentHash(scope, body)
  const remember = (ids: string[]) =>
    tx
      .insert(createdItems)
      .values(ids.map((id) => ({ id, userId, bodyHash, createdAt: clock.now() })))
      .onConflictDoNothing()
      .returning({ id: createdItems.id })
  const fresh = await remember(chosen)
  if (fresh.length === chosen.length) {
    await Promise.all([assertUnused(tx, chosen), assertNoKeys(tx, userId, chosen)])
    const created = withIds.flatMap(({ id }, place) => (items[place]?.id === undefined ? id : []))
    if (created.length > 0) await remember(created)
    return { items: withIds, repeated: undefined }
  }
  const same = and(inArray(createdItems.id, chosen), allEqual(createdItems, { userId, bodyHash }))
  const earlier = await countRows(tx, createdItems, same)
  if (fresh.length > 0 || earlier !== chosen.length) throw new DomainError('idAlreadyUsed')
  return { items: withIds, repeated: chosen[0] }
}

/**
 * Claims the id of an item that a call creates besides its main effect: the key from the body, or a new id. `once()`
 * has already found repeated calls.
 * @throws DomainError idAlreadyUsed
 */
export async function claimNewId(
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
 * Checks that an id is free, before work that precedes `claimNewId`.
 * @throws DomainError idAlreadyUsed
 */
export async function assertNewId(tx: Transaction, id: string | undefined): Promise<void> {
  if (id === undefined) return
  const taken = await tx.select({ id: createdItems.id }).from(createdItems).where(eq(createdItems.id, id))
  if (taken.length > 0) throw new DomainError('idAlreadyUsed')
  await assertUnused(tx, [id])
}

/**
 * Waits for an insert of items with client-chosen ids. Ids that the server chose are taken, too.
 * @param primaryKey the name of the constraint that a used id violates
 * @throws DomainError idAlreadyUsed
 */
export async function refuseUsedIds<Result>(insert: PromiseLike<Result>, primaryKey: string): Promise<Result> {
  try {
    return await insert
  } catch (error) {
    if (violates(error, primaryKey)) throw new DomainError('idAlreadyUsed')
    throw error
  }
}

/** Ids that the server chose are taken, too. */
async function assertUnused(tx: Transaction, ids: string[]): Promise<void> {
  const [first, ...others] = tablesWithClientIds.map((table) =>
    tx.select({ id: table.id }).from(table).where(inArray(table.id, ids)),
  )
  if (!first) return
  const used = await others.reduce((all: typeof first, one) => all.unionAll(one) as unknown as typeof first, first)
  if (used.length > 0) throw new DomainError('idAlreadyUsed')
}

/** Keys of other calls of the same user are taken, too. */
async function assertNoKeys(tx: Transaction, userId: string, ids: string[]): Promise<void> {
  const { userId: owner, key } = idempotencyKeys
  const used = await tx
    .select({ key })
    .from(idempotencyKeys)
    .where(and(eq(owner, userId), inArray(key, ids)))
  if (used.length > 0) throw new DomainError('idAlreadyUsed')
}

/** A condition on the id of an item: it was created by the same call as the item `id`. */
export const createdBySameCall = (itemId: AnyPgColumn, id: string): SQL =>
  sql`exists (
    select from created_items item join created_items same on same.body_hash = item.body_hash
    where item.id = ${itemId} and same.id = ${id}::uuid)`

/**
 * Records that ids were deleted. They cannot be used again, and a create with them is not a repeated call.
 * @param mark stored instead of the body's hash, so that later calls can distinguish what the ids were
 */
export async function retireIds(
  tx: Transaction,
  clock: Clock,
  { userId, ids, mark = null }: { userId: string; ids: string[]; mark?: string | null },
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .insert(createdItems)
    .values(ids.map((id) => ({ id, userId, bodyHash: mark, createdAt: clock.now() })))
    .onConflictDoUpdate({ target: createdItems.id, set: { bodyHash: mark } })
}
