import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database } from '../client.ts'
import { migrateFrom } from '../migrate.ts'

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))

interface Journal {
  entries: { tag: string }[]
}

/** Migrates an empty database to the schema of an earlier version: that after the migration `last`. */
export async function migrateTo(database: Database, last: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'questboard-earlier-'))
  try {
    const journal: Journal = JSON.parse(await readFile(join(migrations, 'meta', '_journal.json'), 'utf8'))
    const end = journal.entries.findIndex(({ tag }) => tag === last)
    if (end < 0) throw new Error(`There is no migration ${last}`)
    await mkdir(join(folder, 'meta'))
    const earlier = { ...journal, entries: journal.entries.slice(0, end + 1) }
    await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify(earlier))
    for (const name of (await readdir(migrations)).filter((file) => file.endsWith('.sql'))) {
      await copyFile(join(migrations, name), join(folder, name))
    }
    await migrateFrom(database, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
