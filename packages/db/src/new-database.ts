import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')

/**
 * The path of the archive of a new database: one of the embedded engine with all migrations applied. Its name changes
 * with the migrations and with the engine, so an archive that exists always fits.
 */
export async function newDatabaseFile(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(join(root, 'package.json')))
  const migrations = join(root, 'migrations')
  for (const name of (await readdir(migrations)).filter((file) => file.endsWith('.sql')).sort()) {
    hash.update(await readFile(join(migrations, name)))
  }
  return join(root, 'dist', `new-database-${hash.digest('hex').slice(0, 16)}.tar.gz`)
}

/**
 * Writes that archive, in place of earlier ones. Creating a database takes seconds and 700 MiB, which a small machine
 * should not need when it starts.
 */
export async function writeNewDatabase(file: string): Promise<void> {
  const [{ openEmbedded }, { migrate }] = await Promise.all([import('./embedded.ts'), import('./migrate.ts')])
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
