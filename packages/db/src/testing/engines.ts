import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openEmbedded, openPostgres } from '../index.ts'
import { testDatabase } from './index.ts'

/** An empty database, and a function that removes it. */
export interface Opened {
  database: Database
  close(): Promise<void>
}

async function postgres(): Promise<Opened> {
  const { url, drop } = await testDatabase({ empty: true })
  const database = await openPostgres({ url, poolSize: 3 })
  return { database, close: () => database.close().then(drop) }
}

async function embedded(): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'questboard-embedded-'))
  const database = await openEmbedded({ folder })
  return { database, close: () => database.close().then(() => rm(folder, { recursive: true })) }
}

/** The engines for tests that must pass on both. */
export const engines = [
  { engine: 'postgres', open: postgres },
  { engine: 'embedded', open: embedded },
]
