import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { openEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { newDatabaseFile } from './new-database.ts'

/**
 * Writes the archive of a new database, in place of earlier ones. Creating a database takes seconds and 700 MiB, which
 * a small machine should not need when it starts.
 */
export async function writeNewDatabase(file: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'questboard-new-'))
  try {
    const database = await openEmbedded({ folder })
    await migrate(database)
    const archive = await database.backup?.()
    await database.close()
    if (!archive) throw new Error('The embedded engine made no archive')
    await mkdir(dirname(file), { recursive: true })
    const part = `${file}.part`
    await writeFile(part, new Uint8Array(await archive.arrayBuffer()))
    await rename(part, file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  for (const name of await readdir(dirname(file))) {
    if (name.startsWith('new-database-') && name !== basename(file)) await rm(join(dirname(file), name))
  }
}

if (import.meta.main) await writeNewDatabase(await newDatabaseFile())
