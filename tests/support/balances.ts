import type { Currency } from '@questboard/api/ledger/schema'
import { onAppDatabase } from './app-database.ts'
import { grant } from './grant.ts'
import type { Person } from './test-server.ts'

/** Gives a user gold, gems or experience in the running app, through the ledger. */
export async function giveTo(person: Pick<Person, 'id'>, amounts: Partial<Record<Currency, number>>): Promise<void> {
  await onAppDatabase((database) => grant({ database, clock: { now: () => new Date() } }, person, amounts))
}
