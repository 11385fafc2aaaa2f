import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageFolder } from './package-folder.ts'

/**
 * The path of the archive of a new database: one of the embedded engine with all migrations applied. Its name changes
 * with the migrations and with the engine, so an archive that exists always fits.
 */
export async function newDatabaseFile(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(join(packageFolder, 'package.json')))
  const migrations = join(packageFolder, 'migrations')
  for (const name of (await readdir(migrations)).filter((file) => file.endsWith('.sql')).sort()) {
    hash.update(await readFile(join(migrations, name)))
  }
  return join(packageFolder, 'dist', `new-database-${hash.digest('hex').slice(0, 16)}.tar.gz`)
}
