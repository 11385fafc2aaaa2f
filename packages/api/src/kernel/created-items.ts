import { createHash, randomUUIDv7 } from 'node:crypto'
import { createdItems } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import type { Clock } from './clock.ts'
import { DomainError } from './errors.ts'
import type { Transaction } from './transaction.ts'

/** A create's body as it counts for sending it again: what it says, after defaults, whatever the order of its fields. */
function hashOf(kind: string, body: object): string {
  const ordered = (_key: string, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value
  return createHash('sha256')
    .update(`${kind}\n${JSON.stringify(body, ordered)}`)
    .digest('base64url')
}

/**
 * Takes the id for a new item. A client may make it, and may send the same create again: then the item is there already.
 * Called after the role is known and before every rule on day, count or state.
 *
 * @param scope where the item is made (`task`, `mission:<id>`): the same body in another place is another body
 * @returns the id, and whether this very create was done before by this user
 * @throws DomainError idAlreadyUsed: the id is somebody else's, of another body, or was deleted since
 *
 * Specification: Identity, text, time, money.
 */
export async function takeId(
  tx: Transaction,
  clock: Clock,
  { userId, scope, body }: { userId: string; scope: string; body: { id?: string | undefined } & object },
): Promise<{ id: string; repeated: boolean }> {
  if (body.id === undefined) return { id: randomUUIDv7(), repeated: false }
  const bodyHash = hashOf(scope, body)
  const taken = await tx
    .insert(createdItems)
    .values({ id: body.id, userId, bodyHash, createdAt: clock.now() })
    .onConflictDoNothing()
    .returning({ id: createdItems.id })
  if (taken.length > 0) return { id: body.id, repeated: false }
  const [earlier] = await tx.select().from(createdItems).where(eq(createdItems.id, body.id))
  if (earlier?.userId !== userId || earlier.bodyHash !== bodyHash) throw new DomainError('idAlreadyUsed')
  return { id: body.id, repeated: true }
}

/** Remembers that ids were deleted: nobody can take them again, and no create with them is a repeated one. */
export async function retireIds(tx: Transaction, clock: Clock, userId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .insert(createdItems)
    .values(ids.map((id) => ({ id, userId, bodyHash: null, createdAt: clock.now() })))
    .onConflictDoUpdate({ target: createdItems.id, set: { bodyHash: null } })
}
