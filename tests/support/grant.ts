import { randomUUID } from 'node:crypto'
import type { Clock } from '@questboard/api'
import type { Database } from '@questboard/db'
import { createTransactionRunner } from '../../packages/api/src/kernel/transaction.ts'
import { post } from '../../packages/api/src/ledger/post.ts'
import type { Currency } from '../../packages/api/src/ledger/schema.ts'
import type { Person, TestServer } from './test-server.ts'

/** Gives a user gold, gems or experience through the ledger. */
export async function grant(
  server: { database: Database; clock: Clock },
  person: Pick<Person, 'id'>,
  amounts: Partial<Record<Currency, number>>,
): Promise<void> {
  const about = { reason: 'welcome', reference: randomUUID() } as const
  const lines = Object.entries(amounts).map(([currency, amount]) => ({
    ...about,
    currency: currency as Currency,
    amount,
  }))
  await createTransactionRunner(server)((tx) => post(tx, server.clock, person.id, lines))
}

/** A new person with gold, gems or experience besides what each person begins with. */
export async function newPersonWith(server: TestServer, amounts: Partial<Record<Currency, number>>): Promise<Person> {
  const person = await server.person()
  await grant(server, person, amounts)
  return person
}
