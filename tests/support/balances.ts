import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Currency } from '@questboard/api/ledger/schema'
import { openPostgres } from '@questboard/db'
import { grant } from './grant.ts'
import type { Person } from './test-server.ts'

/** Gives a user gold, gems or experience in the running app, through the ledger. */
export async function giveTo(person: Pick<Person, 'id'>, amounts: Partial<Record<Currency, number>>): Promise<void> {
  const url = readFileSync(join(process.env.E2E_FOLDER ?? '', 'database-url'), 'utf8')
  const database = await openPostgres({ url, poolSize: 1 })
  try {
    await grant({ database, clock: { now: () => new Date() } }, person, amounts)
  } finally {
    await database.close()
  }
}
