import { and, desc, eq, gt, inArray, lte, or, sql } from '@questboard/db/drizzle'
import { imports, type MadeItem } from '@questboard/db/schema'
import { type Clock, dayMs } from '../kernel/clock.ts'
import type { Services } from '../kernel/context.ts'
import type { Transaction } from '../kernel/transaction.ts'

/** How long an import can be taken back. */
const lifetimeMs = dayMs

/** Imports of an account that are kept. An older one can no longer be taken back. */
const maxKept = 50

const since = (now: Date): Date => new Date(now.getTime() - lifetimeMs)

export type ImportRecord = typeof imports.$inferSelect

/** Remembers what an import of a locked player created. */
export async function recordImport(
  tx: Transaction,
  { clock, userId }: { clock: Clock; userId: string },
  made: MadeItem[],
): Promise<void> {
  const [first] = made
  if (!first) return
  await tx.insert(imports).values({ id: first.id, userId, made, createdAt: clock.now() })
  const beyond = tx
    .select({ id: imports.id })
    .from(imports)
    .where(eq(imports.userId, userId))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .offset(maxKept)
  await tx.delete(imports).where(and(eq(imports.userId, userId), inArray(imports.id, beyond)))
}

/** The import of a user that can be taken back, by its id or that of an item it created. */
export async function findImport(
  tx: Transaction,
  { clock, userId }: { clock: Clock; userId: string },
  id: string,
): Promise<ImportRecord | undefined> {
  const [found] = await tx
    .select()
    .from(imports)
    .where(
      and(
        eq(imports.userId, userId),
        gt(imports.createdAt, since(clock.now())),
        or(eq(imports.id, id), sql`${imports.made} @> ${JSON.stringify([{ id }])}::jsonb`),
      ),
    )
  return found
}

/** The imports of a user that can be taken back, the latest first. */
export const readImports = (
  db: Transaction,
  { clock, userId }: { clock: Clock; userId: string },
): Promise<ImportRecord[]> =>
  db
    .select()
    .from(imports)
    .where(and(eq(imports.userId, userId), gt(imports.createdAt, since(clock.now()))))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(maxKept)

/** Forgets imports that can no longer be taken back. */
export async function sweepImports({ database: { queries }, clock }: Services): Promise<void> {
  await queries.delete(imports).where(lte(imports.createdAt, since(clock.now())))
}
